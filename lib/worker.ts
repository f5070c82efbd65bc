import 'server-only';
import { describeError, logError } from './log';

/** Work of the site itself, kept in the database: a piece that failed, or whose process died, is due again later. */
export interface Work<Due> {
  name: 'campaigns' | 'content' | 'mail' | 'orders' | 'payments';
  everyMs: number;
  /** The next piece that is due, for this process alone; null when none is. */
  claim: () => Promise<Due | null>;
  perform: (due: Due) => Promise<void>;
  /** The event that the log calls a failure, and what it says of the piece. */
  failure: string;
  factsOf?: (due: Due) => Record<string, string | number>;
}

/** Per pass; the rest waits for the next one. */
const mostAtOnce = 200;
/** In a row: then what performs the work is away, rather than a piece at fault. */
const mostFailures = 5;
const longestPauseMs = 300_000;

/** Does what is due, piece by piece. A pass never rejects; false when it gave up. The log has one line for an outage, however many passes it lasts. */
export function passOf<Due>({ claim, perform, failure, factsOf }: Work<Due>): () => Promise<boolean> {
  const outage = { claim: '', perform: '' };
  const note = (step: keyof typeof outage, error: unknown, facts?: Record<string, string | number>) => {
    const cause = describeError(error);
    if (outage[step] !== cause) logError(failure, { ...facts, cause });
    outage[step] = cause;
  };
  return async () => {
    let failures = 0;
    for (let done = 0; done < mostAtOnce; done++) {
      let due: Due | null;
      try {
        due = await claim();
        outage.claim = '';
      } catch (error) {
        note('claim', error);
        return false;
      }
      if (due === null) return true;
      try {
        await perform(due);
        outage.perform = '';
        failures = 0;
      } catch (error) {
        note('perform', error, factsOf?.(due));
        if (++failures === mostFailures) return false;
      }
    }
    return true;
  };
}

// Next.js bundles instrumentation and routes separately; they share state through `globalThis`.
const kicksName = Symbol.for('karam.kicks');
type Kicks = Map<string, () => void>;
const kicks = (): Kicks => {
  const shared = globalThis as { [kicksName]?: Kicks };
  shared[kicksName] ??= new Map();
  return shared[kicksName];
};

/** Makes a pass now, at intervals, and when kicked; one at a time, and each later than the last while they give up. */
export function startWorker({ name, everyMs }: Pick<Work<unknown>, 'name' | 'everyMs'>, pass: () => Promise<boolean>): void {
  let isRunning = false;
  let isKicked = false;
  let givenUp = 0;
  let timer: NodeJS.Timeout | undefined;
  const run = async () => {
    isKicked = true;
    if (isRunning) return;
    isRunning = true;
    clearTimeout(timer);
    while (isKicked) {
      isKicked = false;
      givenUp = (await pass()) ? 0 : givenUp + 1;
    }
    isRunning = false;
    timer = setTimeout(() => void run(), Math.min(everyMs * 2 ** givenUp, longestPauseMs));
    timer.unref();
  };
  kicks().set(name, () => void run());
  void run();
}

/** Makes a pass now instead of at the next interval, for what was just stored. Never throws. */
export function kickWorker(name: Work<unknown>['name']): void {
  kicks().get(name)?.();
}
