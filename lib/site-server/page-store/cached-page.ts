/** What the page store keeps for an address. */
import { todayInQatar } from '../../../supabase/functions/_shared/contracts/calendar-day.ts';
import type { Sent } from './compressed.ts';

interface CachedPage {
  page: Sent;
  flight: Sent;
  flightAddress: string;
  /** See `DatedPage`. */
  day: string | null;
  /** The ETag of the page from Next.js. */
  madeFrom: string | undefined;
}

interface CachedFile {
  file: Sent;
}

/** Requests that Next.js answers. */
export const leftToNext = { isLeftToNext: true } as const;
export type Cached = CachedPage | CachedFile | typeof leftToNext;

/** In bytes, about. */
export function sizeOf(entry: Cached): number {
  if ('isLeftToNext' in entry) return 100;
  const parts = 'file' in entry ? [entry.file] : [entry.page, entry.flight];
  return parts.reduce((sum, part) => sum + sizeOfText(part), 2_000);
}

export function sizeOfText({ br, gzip }: Sent): number {
  return br.length + gzip.length;
}

/** A page that shows something else each day is of no use on the next. */
export function isOfToday(cached: Cached): boolean {
  return !('day' in cached) || cached.day === null || cached.day === todayInQatar();
}
