import 'server-only';
import { takesOrders } from '@/lib/env';
import { describeError, logError } from '@/lib/log';
import { advanceNext } from './advance-orders';

const pollIntervalMs = 10_000;
/** Steps per poll. The rest waits for the next one. */
const mostAtOnce = 100;

/** Advances every order that is due. Never rejects. */
async function advanceDue(): Promise<void> {
  for (let done = 0; done < mostAtOnce; done++) {
    try {
      if (!(await advanceNext())) return;
    } catch (problem) {
      // The next one may be of another supplier.
      logError('order-not-advanced', { cause: describeError(problem) });
    }
  }
}

const kickName = Symbol.for('karam.kick-orders');
type Kicked = { [kickName]?: () => void };

/** Brings every order to its end, also those a process that died has left behind. Does nothing on a site that takes no orders. */
export function watchOrders(): void {
  if (!takesOrders()) return;
  let isRunning = false;
  let isKicked = false;
  const run = async () => {
    isKicked = true;
    if (isRunning) return;
    isRunning = true;
    while (isKicked) {
      isKicked = false;
      await advanceDue();
    }
    isRunning = false;
  };
  setInterval(() => void run(), pollIntervalMs).unref();
  // Next.js bundles instrumentation and routes separately; they share state through `globalThis`.
  (globalThis as Kicked)[kickName] = () => void run();
  void run();
}

/** Polls at once instead of at the next interval, after an agent's action. Never throws. */
export function kickOrders(): void {
  (globalThis as Kicked)[kickName]?.();
}
