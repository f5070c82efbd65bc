import { isPartial, partialAnswerCacheMs } from '@/supabase/functions/_shared/contracts/partial-answer';
import type { SupplierReport } from '@/supabase/functions/_shared/contracts/supplier-report';

const maxCacheMs = 3 * 60_000;
/** What is found in the cache has this left, offers aside that end sooner by themselves: time to choose and to write who is coming. */
const timeToBookMs = 10 * 60_000;

/** How long the offers of a search may be given again, milliseconds; not above 0 when they may not. */
export function offerCacheMs(meta: { expiresAt: string; suppliers: readonly SupplierReport[] }): number {
  const longest = isPartial(meta) ? partialAnswerCacheMs : maxCacheMs;
  return Math.min(longest, Date.parse(meta.expiresAt) - Date.now() - timeToBookMs);
}
