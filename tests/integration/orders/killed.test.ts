/**
 * SIGKILL between each pair of steps from "Pay now" to the ticket: no money without an order or a refund, and no order twice.
 *
 * All that the site does leaves it as a call to the database or to a function, and it keeps nothing between two of them. So it is killed at a call: the
 * call never leaves, or it arrives and nobody hears the answer, and nothing else leaves afterwards. The first death of a round is at another call each
 * time, so that every pair of steps has its turn; later ones are drawn. In every `KILL_EVERY`th round the processes of database and functions
 * get SIGKILL at that moment too, and start again on the same data.
 *
 * `ROUNDS=200 KILL_EVERY=1 vitest run --project "integration*" tests/integration/orders/killed.test.ts` plays more; `SEED` is the first.
 */
import { afterAll, expect, it, vi } from 'vitest';
import { askStep, claimStep, recordStep } from '@/lib/bookings/orders/advance-orders';
import { beginPayment, openPayment } from '@/lib/bookings/payments/pay';
import { sandboxChargeOf } from '@/lib/bookings/payments/sandbox-page';
import { signedInUser, startTestBackend, type TestBackend, temporaryFolder } from '../backend/test-backend.ts';
import { pointSiteAt } from '../bookings/site-on-backend.ts';
import { newFlightBooking, newStayBooking } from './ordered-booking.ts';

vi.mock('server-only', () => ({}));

const rounds = Number(process.env['ROUNDS'] ?? 20);
const killEvery = Number(process.env['KILL_EVERY'] ?? 7);
const firstSeed = Number(process.env['SEED'] ?? 1);
/** Calls of a life that nothing interrupts: the page of the provider, the return from it, price and purchase. */
const callsOfLife = 17;

const data = temporaryFolder();
let backend: TestBackend;

afterAll(async () => {
  await backend?.stop();
  data.remove();
});

/** On the same data, as after SIGKILL: at another port. */
async function start() {
  backend = await startTestBackend(data.folder, {
    ORDER_SUPPLIER: 'sandbox',
    PAYMENT_PROVIDER: 'sandbox',
    SANDBOX_MISHAPS: '0.4',
  });
  pointSiteAt(backend);
}

/** The same numbers for the same seed (mulberry32). */
function randomFrom(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below;
  };
}

interface Death {
  /** At which call, from 0. */
  at: number;
  /** The call arrives before. */
  isLate: boolean;
  /** Database and functions die too. */
  takesAll: boolean;
}

const realFetch = globalThis.fetch;
const dead = () => new TypeError('The process was killed');

/** Does `work` as a process of the site that dies so. Answers whether it died. */
async function asProcess(death: Death | null, work: () => Promise<void>): Promise<boolean> {
  let calls = 0;
  let isDead = false;
  const mortal: typeof fetch = async (...asked) => {
    if (isDead) throw dead();
    isDead = death !== null && calls++ === death.at;
    if (!isDead) return realFetch(...asked);
    const answer = death?.isLate || death?.takesAll ? realFetch(...asked).catch(() => null) : null;
    if (death?.takesAll) await backend.kill();
    await answer;
    throw dead();
  };
  vi.stubGlobal('fetch', mortal);
  try {
    await work();
  } catch (error) {
    if (!isDead) throw error;
  } finally {
    vi.stubGlobal('fetch', realFetch);
  }
  if (isDead && death?.takesAll) await start();
  return isDead;
}

/** The customer opens the page of the provider, pays there once, and comes back; then the worker does what is due. */
async function live(key: string): Promise<void> {
  const page = await beginPayment(key, 'en', 'a request');
  const charge = page && new URL(page).searchParams.get('charge');
  if (charge) await sandboxChargeOf(charge, 'pay');
  await openPayment(key, 'a request');
  for (let due = await claimStep(0); due; due = await claimStep(0)) {
    const answer = await askStep(due).catch(() => null);
    if (answer) await recordStep(due, answer);
  }
}

/** What is stored of a booking, with the secret key. */
async function endOf({ id }: { id: string }) {
  const admin = backend.admin();
  const [booking, payments, orders, ledger] = await Promise.all([
    admin.from('bookings').select('status').eq('id', id).single(),
    admin.from('payments').select('id, status, payment_charges (status), payment_refunds (amount, status)').eq('booking_id', id),
    admin.from('orders').select('status, pnr, order_terms (refused), order_steps (id, kind)').eq('booking_id', id),
    admin.from('ledger_entries').select('kind, amount').eq('booking_id', id),
  ]);
  const error = booking.error ?? payments.error ?? orders.error ?? ledger.error;
  if (error) throw error;
  const [order] = orders.data ?? [];
  const buys = (order?.order_steps ?? []).filter(({ kind }) => kind === 'buy');
  const books = await Promise.all(buys.map((step) => admin.rpc('sandbox_order', { question: { do: 'find', key: step.id } })));
  return {
    ...{ status: booking.data?.status, payments: payments.data ?? [], orders: orders.data ?? [], order },
    captured: (ledger.data ?? []).filter(({ kind }) => kind === 'captured').map(({ amount }) => Number(amount)),
    made: books.flatMap(({ data: found }) => (found ? [found] : [])),
  };
}

it(`${rounds} rounds of SIGKILL from payment to ticket leave no money without an order or a refund, and no order twice`, async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  vi.stubEnv('PAYMENT_PROVIDER', 'sandbox');
  await start();
  const customer = await signedInUser(backend, 'amina');
  let deaths = 0;
  for (let seed = firstSeed; seed < firstSeed + rounds; seed++) {
    const random = randomFrom(seed);
    const newBooking = random(3) === 0 ? newStayBooking : newFlightBooking;
    const booking = await newBooking(backend, { user: customer, status: 'requested' });
    const pay_by = new Date(Date.now() + 3_600_000).toISOString();
    const asked = { wanted_reference: booking.reference, pay_by, order_suppliers: ['sandbox'] };
    const { data: key, error } = await backend.admin().rpc('begin_pay_now', asked);
    if (error) throw error;
    for (let life = 0; life < 3; life++) {
      const at = life === 0 ? (seed - 1) % callsOfLife : random(callsOfLife);
      const takesAll = life === 0 && seed % killEvery === 0;
      if (await asProcess({ at, isLate: random(2) === 0, takesAll }, () => live(key))) deaths += 1;
    }
    await asProcess(null, () => live(key));

    const end = await endOf(booking);
    const where = `seed ${seed}`;
    expect(end.captured, where).toEqual([booking.total]);
    expect(end.payments, where).toHaveLength(1);
    expect(end.orders, where).toHaveLength(1);
    expect(end.made.length, where).toBe(end.order?.status === 'failed' ? 0 : 1);
    if (end.made[0]) {
      expect(end.order, where).toMatchObject({ status: end.made[0].status, pnr: end.made[0].pnr });
      expect(end.payments, where).toMatchObject([{ status: 'paid', payment_refunds: [] }]);
    } else {
      expect(end, where).toMatchObject({ status: 'declined', payments: [{ payment_refunds: [{ amount: booking.total }] }] });
    }
  }
  // A life that has less left to do is over before its turn to die.
  expect(deaths).toBeGreaterThanOrEqual(rounds);
}, 600_000);
