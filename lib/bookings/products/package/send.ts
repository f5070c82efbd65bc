import type { ErrorResponse } from '@/lib/network/http';
import { errorsAtFields, type Refusal } from '../../send';
import type { ChangedPrice } from './schema';

export type ChangedPackagePrice =
  | { kind: 'priceChanged'; changed: ChangedPrice }
  /** `isLost`: the flights are no longer sold; otherwise their offer is over, and is found by another search. */
  | { kind: 'flightGone'; isLost: boolean };

/** Errors of package requests only. */
export function readPackageResponse({ code, details }: Partial<ErrorResponse>): ChangedPackagePrice | Refusal | null {
  if (code === 'offerGone' || code === 'offerExpired' || code === 'offerAltered')
    return { kind: 'flightGone', isLost: code === 'offerGone' };
  if (code === 'priceChanged') return { kind: 'priceChanged', changed: details as ChangedPrice };
  if (code === 'invalidBooking' && isOffSale(details)) return { kind: 'offSale', retryAfterSeconds: null };
  return code === 'invalidBooking' && !errorsAtFields(details) ? { kind: 'gone', retryAfterSeconds: null } : null;
}

const isOffSale = (details: unknown) => Array.isArray(details) && details.some(({ message }) => message === 'packageUnknown');
