import type { PackageRates } from '@/content/package';
import type { FieldError } from '@/lib/network/http';
import { todayInQatar } from '@/supabase/functions/_shared/contracts/calendar-day';
import type { PackagePrice } from './price';
import type { ChangedPrice, PackageRequest } from './request-schema';
import { checkTrip } from './trip-rules';

export type PackageObjection =
  | { code: 'invalidBooking'; problems: FieldError[] }
  | { code: 'priceChanged'; changed: ChangedPrice };

/** What speaks against storing a well-formed request at `now`, or null. `price` is what its trip costs by `rates`. */
export function checkPackageRequest(
  request: PackageRequest,
  rates: PackageRates,
  price: PackagePrice,
  now: Date = new Date(),
): PackageObjection | null {
  const problems = checkTrip(request, rates.nights, todayInQatar(now));
  if (problems.length > 0) return { code: 'invalidBooking', problems };
  return request.total === price.total ? null : { code: 'priceChanged', changed: { rates, price } };
}
