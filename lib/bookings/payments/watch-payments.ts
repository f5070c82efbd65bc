import 'server-only';
import { paymentProvider } from '@/lib/env';
import { describeError, logError } from '@/lib/log';
import { checkProviders } from './check-providers';
import { settleNext } from './settle';

const pollIntervalMs = 15_000;
/** Per poll; the rest waits for the next poll. */
const mostAtOnce = 200;
/** A failed one is due again later, and must not delay the others. */
const mostFailures = 5;

/** Settles everything due. Never rejects. */
async function settleDue(): Promise<void> {
  let failures = 0;
  for (let done = 0; done < mostAtOnce && failures < mostFailures; done++) {
    try {
      if (!(await settleNext())) return;
    } catch (error) {
      failures += 1;
      logError('payment-not-settled', { cause: describeError(error) });
    }
  }
}

const kickName = Symbol.for('karam.kick-payments');
type Kicked = { [kickName]?: () => void };

/** Polls providers for unfinished payments, in case a webhook is lost. Does nothing on a site that takes no payments. */
export function watchPayments(): void {
  const provider = paymentProvider();
  if (!provider) return;
  void checkProviders(provider);
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
