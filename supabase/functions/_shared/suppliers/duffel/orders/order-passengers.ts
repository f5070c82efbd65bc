import type { NewOrder, OrderPassenger } from '../../../contracts/orders.ts';
import { toDuffelName } from '../offer-request.ts';
import { typeOf } from '../to-traveler-pricings.ts';
import type { OfferOnSale } from './order-answer.ts';

const titles = { MR: 'mr', MSTR: 'mr', MRS: 'mrs', MS: 'ms', MISS: 'miss' } as const;
const kinds = { adult: 'ADULT', child: 'CHILD', infant: 'HELD_INFANT' } as const;

/**
 * In Duffel's format, each with the id from the offer; null when somebody, or required data, is missing. A passport is sent only where it is
 * required.
 */
export function toOrderPassengers(
  { passengers: places, passenger_identity_documents_required: needsPassport }: OfferOnSale,
  { passengers, contact }: NewOrder,
): object[] | null {
  const idsOf = (kind: OrderPassenger['type']) => places.filter((each) => typeOf(each) === kinds[kind]).map(({ id }) => id);
  const free = { adult: idsOf('adult'), child: idsOf('child'), infant: idsOf('infant') };
  const laps = lapsOf(passengers, free.infant);
  if (passengers.length !== places.length) return null;
  const written = passengers.map((passenger, index) => {
    const id = free[passenger.type].shift();
    if (!id || !passenger.gender || (needsPassport && !hasPassport(passenger))) return null;
    const lap = laps.get(index);
    return {
      id,
      title: passenger.title ? titles[passenger.title] : passenger.gender === 'male' ? 'mr' : 'ms',
      gender: passenger.gender === 'male' ? 'm' : 'f',
      given_name: toDuffelName(passenger.givenNames),
      family_name: toDuffelName(passenger.surname),
      born_on: passenger.dateOfBirth,
      email: contact.email,
      phone_number: contact.phone,
      ...(lap && { infant_passenger_id: lap }),
      ...(needsPassport && { identity_documents: [passportOf(passenger)] }),
    };
  });
  return written.every((each) => each !== null) ? written : null;
}

/** The infants, by the places of the oldest adults: a young adult may be twelve. */
function lapsOf(passengers: readonly OrderPassenger[], infants: readonly string[]): Map<number, string> {
  const adults = passengers.flatMap(({ type, dateOfBirth }, index) => (type === 'adult' ? [{ index, dateOfBirth }] : []));
  const oldest = adults.toSorted((one, other) => one.dateOfBirth.localeCompare(other.dateOfBirth));
  return new Map(infants.flatMap((infant, place) => (oldest[place] ? [[oldest[place].index, infant]] : [])));
}

function hasPassport({ document, documentNumber, documentExpiry }: OrderPassenger): boolean {
  return document === 'passport' && documentNumber !== null && documentExpiry !== null;
}

function passportOf({ documentNumber, documentExpiry, nationality }: OrderPassenger) {
  return {
    type: 'passport',
    unique_identifier: documentNumber,
    expires_on: documentExpiry,
    issuing_country_code: nationality,
  };
}
