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
 * Two hundred in all, like the sandbox. A search may find tens of thousands: the same flights in every fare family. Non-stop flights have their own
 * share, so that cheap connections do not push them out.
 */
const lists: readonly Page[] = [{ limit: 150 }, { limit: 50, filters: { max_connections: '0' } }];

/** Duffel reads the codes of some airports as cities. Where other airports fill a list, it is read on in larger pages, this many at most. */
const mostPages = 6;
const largestPage = 200;

/** How long a list is still waited for once the other one is there. */
const otherListTimeoutMs = 4_000;

/** The offers of both lists. One that fails or is late is done without; throws when neither has come. */
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
  if (come.length > 0) await unlessLate(all);
  else await all;
  if (come.length === 0) throw failures[0];
  return come.flat();
}

/** As many offers of the trip that was asked for as the list has room for, if there are as many; without what a page that fails would have held. */
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

async function unlessLate(all: Promise<unknown>): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  await Promise.race([all, new Promise((resolve) => (timer = setTimeout(resolve, otherListTimeoutMs)))]);
  clearTimeout(timer);
}
