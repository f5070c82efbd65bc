import 'server-only';
import { pricesAsOf } from '@/content/packages/prices';
import { findPackage } from '@/lib/packages/find-package';
import { placesOf } from '@/lib/packages/party';
import { priceOf } from '@/lib/packages/price';
import { ratesOf } from '@/lib/packages/rates';
import { failure, success } from '@/lib/result';
import { todayInQatar } from '@/supabase/functions/_shared/contracts/calendar-day';
import type { BookingProduct } from '../../product';
import { describePackage } from './mail';
import { type ChangedPrice, type PackageRequest, packageContent, packageRequest } from './schema';
import { checkTrip, lastDayOf } from './trip-rules';

export const holiday: BookingProduct<PackageRequest> = {
  kind: 'package',
  maxBodyBytes: 64_000,
  rateLimit: 'package-request',
  schema: packageRequest,
  contentOf: packageContent,
  check(request, { now }) {
    const found = findPackage(request.packageId);
    const unknown = [{ path: 'packageId', message: 'packageUnknown' }];
    const errors = found ? checkTrip(request, found.holiday.nights, todayInQatar(now)) : unknown;
    return errors.length > 0 ? { code: 'invalidBooking', errors } : null;
  },
  priceAgain(request) {
    const { rates, price } = pricedToday(request);
    const details: ChangedPrice = { rates, price };
    if (request.total !== price.total) return failure({ code: 'priceChanged', details });
    return success({ request, priceUnconfirmed: false });
  },
  /** At today's list price, with texts for the agent and the customer's account. */
  record(request) {
    const { found, price } = pricedToday(request);
    const { holiday, country } = found;
    const { season, lines, total } = price;
    const { trip, travellers } = request;
    const { departureDate, extraNights, rooms, extras, wishes } = trip;
    const lastDay = lastDayOf(trip, holiday.nights);
    const nights = holiday.nights + extraNights;
    const title = { en: holiday.name.en, ar: holiday.name.ar };
    return {
      search: { packageId: holiday.id, departureDate, returnDate: lastDay, rooms },
      offer: { title, packageId: holiday.id, country: country.slug, nights, season, rooms, extras, wishes, lines, total },
      total: total.toFixed(2),
      currency: 'QAR',
      departureDate,
      lastDay,
      passengers: placesOf(rooms).flatMap(({ age }, index) => {
        const { title, gender, givenNames, surname, dateOfBirth, passportNumber, passportExpiry } = travellers[index] ?? {};
        if (!title || !gender || !givenNames || !surname || !dateOfBirth) return [];
        const passport = { ...(passportNumber && { passportNumber }), ...(passportExpiry && { passportExpiry }) };
        return { type: typeOf(age), title, gender, givenNames, surname, dateOfBirth, ...passport };
      }),
    };
  },
  describe: describePackage,
  pricesAsOf,
};

/** The price of the trip by today's list. Throws for an unknown package. */
function pricedToday({ packageId, trip }: PackageRequest) {
  const found = findPackage(packageId);
  if (!found) throw new Error(`No holiday ${packageId}`);
  const rates = ratesOf(found);
  return { found, rates, price: priceOf(rates, trip) };
}

function typeOf(age: number | null): 'adult' | 'child' | 'infant' {
  if (age === null) return 'adult';
  return age < 2 ? 'infant' : 'child';
}
