import 'server-only';
import { paymentProvider } from '@/lib/env';
import { kickWorker, passOf, startWorker, type Work } from '@/lib/worker';
import { checkProviders } from './check-providers';
import { claimUnsettled, settle, type Unsettled } from './settle';

const work: Work<Unsettled> = {
  name: 'payments',
  everyMs: 15_000,
  claim: claimUnsettled,
  perform: settle,
  failure: 'payment-not-settled',
  factsOf: ({ type, id, provider }) => ({ type, id, provider }),
};

/** Polls providers for unfinished payments, in case a webhook is lost. Does nothing on a site that takes no payments. */
export function watchPayments(): void {
  const provider = paymentProvider();
  if (!provider) return;
  void checkProviders(provider);
  startWorker(work, passOf(work));
}

/** Polls now instead of at the next interval, for a refund that was just decided. Never throws. */
export const kickPayments = (): void => kickWorker('payments');
