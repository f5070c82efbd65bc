import { type BulkheadPolicy, bulkhead, isBulkheadRejectedError, TaskCancelledError } from 'cockatiel';
import { isStreamedPage } from '../routes/streamed-pages.ts';
import { UseCounts } from '../state/use-counts.ts';

/** What a request costs: a page is rendered, a picture is scaled, a call and a streamed page wait for others, `supabase` is passed on. */
export type Cost = 'page' | 'picture' | 'call' | 'supabase';

export type Limits = Record<Cost, QueueLimits>;

/** Whole offices and mobile networks share an address: docs/operations/security.md explains these values. */
export const usualQueueLimits: Limits = {
  page: { underWay: 16, underWayPerAddress: 1, waitingPerAddress: 100, perTenSeconds: 60, placeForMs: 10_000 },
  picture: { underWay: 8, underWayPerAddress: 4, waitingPerAddress: 200, perTenSeconds: 500, placeForMs: 10_000 },
  call: { underWay: 256, underWayPerAddress: 32, waitingPerAddress: 200, placeForMs: 10_000 },
  supabase: {
    underWay: 128,
    underWayPerAddress: 8,
    waitingPerAddress: 100,
    perTenSeconds: 500,
    startEveryMs: 5,
    placeForMs: 10_000,
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

interface QueueLimits {
  underWay: number;
  /** The same, of one address. */
  underWayPerAddress: number;
  /** Requests of one address that wait for its turn. Further ones are refused. */
  waitingPerAddress: number;
  /** Requests of one address in ten seconds; without it any number. */
  perTenSeconds?: number;
  /** In milliseconds, from the start of one request to that of the next; without it a turn of the event loop. */
  startEveryMs?: number;
  /** A request keeps its place no longer than this, in milliseconds: a client that reads slowly must not hold it. */
  placeForMs: number;
}

type Turn = 'done' | 'gone' | { retryAfterSeconds: number };

/** Every address waits in a queue of its own, and the first of each in one for all, so that none makes the others wait for more than a few. */
export class FairQueue {
  readonly #limits: QueueLimits;
  readonly #all: BulkheadPolicy;
  readonly #own = new Map<string, BulkheadPolicy>();
  readonly #rate = new UseCounts();
  #start: Promise<void> = Promise.resolve();

  constructor(limits: QueueLimits) {
    this.#limits = limits;
    this.#all = bulkhead(limits.underWay, 10_000);
  }

  get addresses(): number {
    return this.#own.size;
  }

  /** Runs `work` when it is its turn; not at all when the client has left by then, or its address has too many. Rejects as `work` does. */
  async run(address: string, left: AbortSignal, work: () => Promise<void>): Promise<Turn> {
    const { perTenSeconds = Number.POSITIVE_INFINITY } = this.#limits;
    const wait = this.#rate.count(address, perTenSeconds, 10_000);
    if (wait > 0) return { retryAfterSeconds: Math.ceil(wait / 1000) };
    const own = this.#own.get(address) ?? bulkhead(this.#limits.underWayPerAddress, this.#limits.waitingPerAddress);
    this.#own.set(address, own);
    try {
      await own.execute(() => this.#all.execute(() => this.#startInTurn(work), left), left);
      return 'done';
    } catch (error) {
      if (error instanceof TaskCancelledError) return 'gone';
      if (isBulkheadRejectedError(error)) return { retryAfterSeconds: 5 };
      throw error;
    } finally {
      const isIdle = own.executionSlots === this.#limits.underWayPerAddress && own.queueSlots === this.#limits.waitingPerAddress;
      if (isIdle && this.#own.get(address) === own) this.#own.delete(address);
    }
  }

  /** One after the other with a pause: when many arrive together, a page from the store is answered between them. */
  async #startInTurn(work: () => Promise<void>): Promise<void> {
    const { startEveryMs, placeForMs } = this.#limits;
    const before = this.#start;
    const pause = () =>
      new Promise<void>((resolve) => void (startEveryMs ? setTimeout(resolve, startEveryMs) : setImmediate(resolve)));
    this.#start = before.then(pause);
    await before;
    await withinMs(placeForMs, work());
  }
}

/** Settles as `work` does, or when the time is over. */
async function withinMs(milliseconds: number, work: Promise<void>): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const isOver = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, milliseconds);
  });
  await Promise.race([work, isOver]).finally(() => clearTimeout(timer));
}
