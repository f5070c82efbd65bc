import type { FoundPackage } from './find-package';
import { placesOf } from './party';
import type { PackagePrice } from './price';
import type { PackageRequest } from './request-schema';
import { lastDayOf } from './trip-rules';

/** A checked request as it is kept, at the price of today's list: what an agent reads, and the account of whoever asked. */
export function recordOf({ holiday, country }: FoundPackage, request: PackageRequest, { season, lines, total }: PackagePrice) {
  const { trip, travellers } = request;
  const { departureDate, extraNights, rooms, extras, wishes } = trip;
  const lastDay = lastDayOf(trip, holiday.nights);
  const nights = holiday.nights + extraNights;
  const title = { en: holiday.name.en, ar: holiday.name.ar };
  return {
    kind: 'package' as const,
    idempotencyKey: request.idempotencyKey,
    locale: request.locale,
    contact: request.contact,
    search: { packageId: holiday.id, departureDate, returnDate: lastDay, rooms },
    offer: { title, packageId: holiday.id, country: country.slug, nights, season, rooms, extras, wishes, lines, total },
    total: total.toFixed(2),
    currency: 'QAR' as const,
    departureDate,
    lastDay,
    passengers: placesOf(rooms).flatMap(({ age }, index) => {
      const { title, gender, givenNames, surname, dateOfBirth, passportNumber, passportExpiry } = travellers[index] ?? {};
      if (!title || !gender || !givenNames || !surname || !dateOfBirth) return [];
      const papers = { ...(passportNumber && { passportNumber }), ...(passportExpiry && { passportExpiry }) };
      return { type: typeOf(age), title, gender, givenNames, surname, dateOfBirth, ...papers };
    }),
  };
}

function typeOf(age: number | null): 'adult' | 'child' | 'infant' {
  if (age === null) return 'adult';
  return age < 2 ? 'infant' : 'child';
}
