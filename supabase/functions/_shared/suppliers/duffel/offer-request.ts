import type { FlightSearchRequest } from '../../contracts/flights/flight-request.ts';

/** Duffel wants ages under 18, on the last day of travel. A search has kinds only; these ages belong to those kinds with every airline. */
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
  const { origin, destination, departureDate, returnDate, adults, children, infants } = search;
  const slice = (from: string, to: string, day: string) => ({ origin: from, destination: to, departure_date: day });
  return {
    slices: [slice(origin, destination, departureDate), ...(returnDate ? [slice(destination, origin, returnDate)] : [])],
    passengers: [
      ...Array.from({ length: adults }, () => ({ type: 'adult' })),
      ...Array.from({ length: children }, () => ({ age: childAge })),
      ...Array.from({ length: infants }, () => ({ age: infantAge })),
    ],
    cabin_class: search.cabinClass.toLowerCase(),
    max_connections: mostConnections,
  };
}
