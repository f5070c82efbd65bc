import 'server-only';
import { searchesPerDay } from '@/lib/env';
import type { RateRule } from '@/lib/state/state-driver';
import { refuseTooMany } from './rate-limit';

/** Counts a search that reaches a supplier. Returns the refusal once the sender's daily quota is used up, else null. */
export function refuseBeyondQuota(request: Request): Promise<Response | null> {
  return refuseTooMany(request, aDayOf('searches'));
}

/** The same for keywords of places, which a supplier may charge for. A quota of its own, so that typing uses up no searches. */
export function refuseBeyondKeywords(request: Request): Promise<Response | null> {
  return refuseTooMany(request, aDayOf('keywords'));
}

/** The same for lowest fares, of which each search asks for a week by itself. */
export function refuseBeyondFares(request: Request): Promise<Response | null> {
  return refuseTooMany(request, aDayOf('fares'));
}

/** The same for the status of flights, where each request is paid for. */
export function refuseBeyondStatuses(request: Request): Promise<Response | null> {
  return refuseTooMany(request, aDayOf('flight-statuses'));
}

function aDayOf(what: string): RateRule {
  return { name: `${what}-a-day`, uses: searchesPerDay(), seconds: 24 * 60 * 60 };
}
