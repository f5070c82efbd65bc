import 'server-only';
import { searchesPerDay, searchesPerMinute } from '@/lib/env';
import type { RateRule } from '@/lib/state/state-driver';
import { refuseTooMany } from './rate-limit';

/** The limit of an address for all ways to search for flights, or for hotels. */
export function searchesInAMinute(product: 'flight' | 'hotel'): RateRule {
  return { name: `${product}-search`, uses: searchesPerMinute(), seconds: 60 };
}

/** Counts a search that reaches a supplier. Returns the refusal once the sender's daily quota is used up, else null. */
export function refuseBeyondQuota(request: Request): Promise<Response | null> {
  return refuseTooMany(request, aDayOf('searches'));
}

/** The same for place keywords, which a supplier may charge for. A separate quota, so that typing uses up no searches. */
export function refuseBeyondKeywords(request: Request): Promise<Response | null> {
  return refuseTooMany(request, aDayOf('keywords'));
}

/** The same for lowest fares: each search requests a week of them. */
export function refuseBeyondFares(request: Request): Promise<Response | null> {
  return refuseTooMany(request, aDayOf('fares'));
}

/** The same for flight status, where each request is paid for. */
export function refuseBeyondStatuses(request: Request): Promise<Response | null> {
  return refuseTooMany(request, aDayOf('flight-statuses'));
}

function aDayOf(what: string): RateRule {
  return { name: `${what}-a-day`, uses: searchesPerDay(), seconds: 24 * 60 * 60 };
}
