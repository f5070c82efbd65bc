import type { ErrorAnswer } from '@/lib/network/http';
import { errorsAtFields, type Refusal } from '../../send';
import type { ChangedPrice } from './schema';

export type ChangedPackagePrice = { kind: 'priceChanged'; changed: ChangedPrice };

/** Errors of package requests only. */
export function readPackageAnswer({ code, details }: Partial<ErrorAnswer>): ChangedPackagePrice | Refusal | null {
  if (code === 'priceChanged') return { kind: 'priceChanged', changed: details as ChangedPrice };
  return code === 'invalidBooking' && !errorsAtFields(details) ? { kind: 'gone', retryAfterSeconds: null } : null;
}
