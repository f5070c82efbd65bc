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

/** The offers of both lists. Leaves out a list that fails or is late; throws when both fail. */
export async function listedOffers(listing: Listing): Promise<ReadOffer[]> {
  const come: ReadOffer[][] = [];
  const failures: unknown[] = [];
  const asked = lists.map((list) =>
    pagesOf(list, listing).then(
      (entries) => void come.push(entries),
      (error: unknown) => void failures.push(error),
    ),
  );
  const all = Promise.all(asked);
  await Promise.race(asked);
  if (come.length > 0) await undefinedAfterTimeout(all);
  else await all;
  if (come.length === 0) throw failures[0];
  return come.flat();
}

/** Reads pages until the list holds its limit of offers for the requested trip. Stops at the first page that fails. */
async function pagesOf(list: Page, { ask, read }: Listing): Promise<ReadOffer[]> {
  let { data, meta } = z.parse(offersAnswer, await ask(list));
  const entries = data.map(read);
  for (let page = 1; page < mostPages && meta?.after && wantedIn(entries) < list.limit; page += 1) {
    const next = await ask({ ...list, limit: largestPage, after: meta.after }).catch(() => null);
    const answer = z.safeParse(offersAnswer, next);
    if (!answer.success) break;
    ({ data, meta } = answer.data);
    entries.push(...data.map(read));
  }
  return entries;
}

function wantedIn(entries: readonly ReadOffer[]): number {
  return entries.filter((entry) => !('leftOut' in entry && entry.leftOut === 'otherTrip')).length;
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
