import type { ErrorAnswer } from '@/lib/network/http';
import { errorsAtFields, type Refusal } from '../../send';
import type { ChangedPrice } from './schema';

type PackageAnswer = { kind: 'priceChanged'; changed: ChangedPrice };

/** What only a request for a holiday is told. */
export function readPackageAnswer({ code, details }: Partial<ErrorAnswer>): PackageAnswer | Refusal | null {
  if (code === 'priceChanged') return { kind: 'priceChanged', changed: details as ChangedPrice };
  return code === 'invalidBooking' && !errorsAtFields(details) ? { kind: 'gone', retryAfterSeconds: null } : null;
}
