import * as z from 'zod/mini';
import { offersAnswer } from './duffel-answer.ts';
import type { ReadOffer } from './to-offer.ts';

interface Page {
  limit: number;
  filters?: Readonly<Record<string, string>>;
  after?: string;
}

interface Listing {
  ask: (page: Page) => Promise<unknown>;
  read: (entry: unknown) => ReadOffer;
}

/**
 * Two hundred in all, like the sandbox. A search may find tens of thousands: the same flights in every fare family. Non-stop flights have their
 * own share, so that cheap connections do not displace them.
 */
const lists: readonly Page[] = [{ limit: 150 }, { limit: 50, filters: { max_connections: '0' } }];

/** Duffel reads the codes of some airports as cities. When other airports fill a list, more and larger pages are read, at most this many. */
const mostPages = 6;
const largestPage = 200;

/** In milliseconds: how long to wait for the second answer after the first. */
const otherListTimeoutMs = 4_000;

/**
 * The offers of both lists, page by page as they arrive. Failed or late pages are left out while the rest has offers for the requested trip.
 * When it has none and a list is incomplete, throws: it is then unknown whether anything flies.
 */
export async function listedOffers(listing: Listing): Promise<ReadOffer[]> {
  const entries: ReadOffer[] = [];
  const failures: unknown[] = [];
  const asked = lists.map((list) => readPages(list, listing, entries).catch((error: unknown) => void failures.push(error)));
  const all = Promise.all(asked);
  await Promise.race(asked);
  await undefinedAfterTimeout(all);
  if (readableIn(entries) === 0) await all;
  if (readableIn(entries) === 0 && failures.length > 0) throw failures[0];
  return [...entries];
}

/** Adds pages to `entries` until the list has given its limit of offers for the requested trip. Throws when it ends before that, unread. */
async function readPages(list: Page, { ask, read }: Listing, entries: ReadOffer[]): Promise<void> {
  let [page, readable]: [Page, number] = [list, 0];
  for (let count = 0; count < mostPages; count += 1) {
    const { data, meta } = z.parse(offersAnswer, await ask(page));
    const come = data.map(read);
    entries.push(...come);
    readable += readableIn(come);
    if (!meta?.after || readable >= list.limit) return;
    page = { ...list, limit: largestPage, after: meta.after };
  }
  if (readable === 0) throw new Error('Duffel has more offers than are read, and none of those that are read can be shown.');
}

function readableIn(entries: readonly ReadOffer[]): number {
  return entries.filter((entry) => 'offer' in entry).length;
}

/** Resolves with undefined when `all` takes longer than `otherListTimeoutMs`. */
export async function undefinedAfterTimeout<Value>(all: Promise<Value>): Promise<Value | undefined> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<undefined>((resolve) => (timer = setTimeout(() => resolve(undefined), otherListTimeoutMs)));
  try {
    return await Promise.race([all, late]);
  } finally {
    clearTimeout(timer);
  }
}
