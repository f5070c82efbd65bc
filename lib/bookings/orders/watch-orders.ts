import 'server-only';
import { takesOrders } from '@/lib/env';
import { kickWorker, passOf, startWorker, type Work } from '@/lib/worker';
import { advance, claimStep, type Step } from './advance-orders';

const work: Work<Step> = {
  name: 'orders',
  everyMs: 10_000,
  claim: () => claimStep(),
  perform: advance,
  failure: 'order-not-advanced',
  factsOf: ({ kind, supplier, reference }) => ({ kind, supplier, reference }),
};

/** Brings every order to its end, also those a process that died has left behind. Does nothing on a site that takes no orders. */
export function watchOrders(): void {
  if (takesOrders()) startWorker(work, passOf(work));
}

/** Polls at once instead of at the next interval, after an agent's action. Never throws. */
export const kickOrders = (): void => kickWorker('orders');
