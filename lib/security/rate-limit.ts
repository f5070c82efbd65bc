import 'server-only';
import { searchesPerDay, searchesPerMinute, trustedProxyCount } from '@/lib/env';
import { errorResponse } from '@/lib/network/http';
import { sharedState } from '@/lib/state/shared-state';
import type { RateRule } from '@/lib/state/state-driver';
import { clientAddress } from './client-address';

/** Counts this request against `rule`, for its sender unless `who` is given. Returns the seconds to wait: 0 below the limit. */
export async function secondsToWait(request: Request, rule: RateRule, who = addressOf(request)): Promise<number> {
  return Math.ceil((await sharedState().countUse(rule, who)) / 1000);
}

function addressOf({ headers }: Request): string {
  return clientAddress(headers, trustedProxyCount());
}

/** The same as an answer. Returns the refusal when its sender has reached the limit, else null. */
export async function refuseTooMany(request: Request, rule: RateRule): Promise<Response | null> {
  const wait = await secondsToWait(request, rule);
  if (wait === 0) return null;
  return errorResponse(
    429,
    { error: 'Too many requests. Please wait a moment.', code: 'tooManyRequests' },
    { 'Retry-After': String(wait) },
  );
}

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
