import 'server-only';
import { searchesPerDay } from '@/lib/env';
import type { RateRule } from '@/lib/shared-state';
import { refuseTooMany } from './rate-limit';

/** Counts a search that a supplier will be asked for; the answer that refuses it once its sender has had a day's worth, else null. */
export function refuseBeyondQuota(request: Request): Promise<Response | null> {
  return refuseTooMany(request, aDayOf('searches'));
}

/** The same for keywords of places, which a supplier may charge for; apart, so that typing takes no search away. */
export function refuseBeyondKeywords(request: Request): Promise<Response | null> {
  return refuseTooMany(request, aDayOf('keywords'));
}

function aDayOf(what: string): RateRule {
  return { name: `${what}-a-day`, uses: searchesPerDay(), seconds: 24 * 60 * 60 };
}
