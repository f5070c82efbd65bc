import { isStreamedPage } from '../routes/streamed-pages.ts';
import { FairQueue, type QueueLimits } from './fair-queue.ts';

/** What a request costs: a page is rendered, a picture is scaled, a call and a streamed page wait for others, `supabase` is passed on. */
export type Cost = 'page' | 'picture' | 'call' | 'supabase';

export type Limits = Record<Cost, QueueLimits>;

/** Whole offices and mobile networks share an address: docs/operations/security.md explains these values. */
export const usualQueueLimits: Limits = {
  page: { underWay: 16, underWayPerAddress: 1, waitingPerAddress: 100, perTenSeconds: 60, placeForMs: 10_000 },
  picture: { underWay: 8, underWayPerAddress: 4, waitingPerAddress: 200, perTenSeconds: 500, placeForMs: 10_000 },
  call: { underWay: 256, underWayPerAddress: 32, waitingPerAddress: 200, placeForMs: 10_000 },
  supabase: {
    ...{ underWay: 128, underWayPerAddress: 8, waitingPerAddress: 100, perTenSeconds: 500 },
    ...{ startEveryMs: 5, placeForMs: 10_000 },
  },
};

/** The cost of an address that is not a prerendered page; null for a file. */
export function costOf(url: string): Cost | null {
  if (/^\/(?:_next\/static|art|fonts|maps|passport-reader)\//.test(url)) return null;
  if (url.startsWith('/_next/image')) return 'picture';
  if (url.startsWith('/supabase/')) return 'supabase';
  return /^\/(?:api|auth)\//.test(url) || isStreamedPage(url) ? 'call' : 'page';
}

export function createQueues(limits: Limits): Record<Cost, FairQueue> {
  return {
    page: new FairQueue(limits.page),
    picture: new FairQueue(limits.picture),
    call: new FairQueue(limits.call),
    supabase: new FairQueue(limits.supabase),
  };
}
