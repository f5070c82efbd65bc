import 'server-only';
import { paymentProvider } from '@/lib/env';
import { describeError, logError } from '@/lib/log';
import { settleNext } from './settle';

const pollIntervalMs = 15_000;
/** Per poll. The rest waits for the next one. */
const mostAtOnce = 200;

/** Settles what is due. Never rejects. */
async function settleDue(): Promise<void> {
  for (let done = 0; done < mostAtOnce; done++) {
    try {
      if (!(await settleNext())) return;
    } catch (problem) {
      logError('payment-not-settled', { cause: describeError(problem) });
      return;
    }
  }
}

const kickName = Symbol.for('karam.kick-payments');
type Kicked = { [kickName]?: () => void };

/** Polls providers for unfinished payments, in case a webhook is lost. Does nothing on a site that takes no payments. */
export function watchPayments(): void {
  if (!paymentProvider()) return;
  let isRunning = false;
  const run = async () => {
    if (isRunning) return;
    isRunning = true;
    await settleDue();
    isRunning = false;
  };
  setInterval(() => void run(), pollIntervalMs).unref();
  // Next.js bundles instrumentation and routes separately; they share state through `globalThis`.
  (globalThis as Kicked)[kickName] = () => void run();
  void run();
}

/** Polls now instead of at the next interval, for a refund that was just decided. Never throws. */
export function kickPayments(): void {
  (globalThis as Kicked)[kickName]?.();
}
