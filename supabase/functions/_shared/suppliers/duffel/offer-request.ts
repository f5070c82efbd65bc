import type { FlightSearchRequest } from '../../contracts/flights/flight-request.ts';
import { legsOf } from '../../contracts/flights/legs-of-search.ts';

/** Duffel requires ages under 18 on the last day of travel. For unknown ages, these count as child and infant with every airline. */
export const childAge = 10;
export const infantAge = 1;

/** Infants on laps are passengers too. */
export const mostPassengers = 9;

/** Duffel accepts 0 to 2 and defaults to one change of planes each way. */
const mostConnections = 2;

type Party = Pick<FlightSearchRequest, 'adults' | 'children' | 'infants'>;

export function passengersOf({ adults, children, infants }: Party): number {
  return adults + children + infants;
}

export function toOfferRequest(search: FlightSearchRequest) {
  const corporateFares = search.corporateFares ?? [];
  return {
    slices: legsOf(search).map(({ origin, destination, departureDate }) => ({
      origin,
      destination,
      departure_date: departureDate,
    })),
    passengers: toPassengers(search),
    cabin_class: search.cabinClass.toLowerCase(),
    max_connections: mostConnections,
    ...(corporateFares.length > 0 && { private_fares: toPrivateFares(corporateFares) }),
  };
}

/** Adults, children, infants; names are sent only with a loyalty number. */
function toPassengers({ adults, children, infants, ages = [], loyaltyAccounts = [] }: FlightSearchRequest) {
  const usual = [
    ...Array.from({ length: adults }, () => ({ type: 'adult' })),
    ...Array.from({ length: children }, () => ({ age: childAge })),
    ...Array.from({ length: infants }, () => ({ age: infantAge })),
  ];
  const party = usual.map((passenger, index) => {
    const age = ages[index] ?? null;
    return age === null ? passenger : { age };
  });
  return party.map((passenger, index) => {
    const own = loyaltyAccounts.filter(({ passenger: place }) => place === index + 1);
    const [first] = own;
    if (!first) return passenger;
    return {
      ...passenger,
      given_name: toDuffelName(first.givenNames),
      family_name: toDuffelName(first.surname),
      loyalty_programme_accounts: own.map(({ airline, number }) => ({ airline_iata_code: airline, account_number: number })),
    };
  });
}

/** Passports abbreviate with a full stop, which Duffel rejects: of signs it accepts spaces, hyphens and apostrophes alone. */
export function toDuffelName(name: string): string {
  return name.replaceAll('.', '');
}

/** By airline. */
function toPrivateFares(fares: NonNullable<FlightSearchRequest['corporateFares']>) {
  return Object.fromEntries(
    fares.map(({ airline, corporateCode, trackingReference, tourCode }) => [
      airline,
      [
        {
          ...(corporateCode && { corporate_code: corporateCode }),
          ...(trackingReference && { tracking_reference: trackingReference }),
          ...(tourCode && { tour_code: tourCode }),
        },
      ],
    ]),
  );
}
