/**
 * SIGKILL between each pair of steps from "Pay now" or a hold to the ticket: no money without an order or a refund, and no order twice.
 *
 * Everything that the site does is a call to the database or to a function, and it stores nothing between two of them. So its process is killed at a
 * call: the call is never sent, or it arrives and its answer is lost. The first death of a round is at another call each time, so that every pair
 * of steps has its turn; later ones are random. In every `KILL_EVERY`th round the processes of database and functions get SIGKILL at that moment
 * too, and start again on the same data.
 *
 * `ROUNDS=200 KILL_EVERY=1 vitest run --project "integration*" tests/integration/orders/killed.test.ts` runs more; `SEED` is the first.
 */
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { randomFrom } from '../../fixtures/random-from.ts';
import { signedInUser, startTestBackend, type TestBackend, temporaryFolder } from '../backend/test-backend.ts';
import { signingSecretOf } from '../bookings/site-on-backend.ts';
import type { Death, Life, Word } from './killable-site.ts';
import { newFlightBooking, newStayBooking } from './ordered-booking.ts';

/** One for each call of a process, so that every pair of steps has its turn. */
const rounds = Number(process.env['ROUNDS'] ?? (process.env['DEEP_TESTS'] ? 200 : 15));
const killEvery = Number(process.env['KILL_EVERY'] ?? 7);
const firstSeed = Number(process.env['SEED'] ?? 1);
/** Calls of a process that is not killed: the page of the provider, the return from it, price and purchase. */
const callsOfLife = 15;
/** To claim, ask and record the step of a seat, or of a hold beside its payment. */
const callsOfStep = 3;

const aSeat = {
  items: [{ kind: 'seat', passenger: 1, flights: [], quantity: 1, designator: '22A', dirhams: 6_000 }],
  asks: {
    services: [{ id: 's1', quantity: 1, passenger: 1, segmentIds: ['1'], designator: '22A' }],
    price: { amount: '60.00', currency: 'QAR', dirhams: 6_000 },
    booked: 0,
  },
  amount: 6_000,
};

const data = temporaryFolder();
let backend: TestBackend;
/** The next process of the site. */
let site: ChildProcess;

afterAll(async () => {
  site?.kill('SIGKILL');
  await backend?.stop();
  data.remove();
});

/** Starts again with the same data, as after SIGKILL, on another port. */
async function start() {
  backend = await startTestBackend(data.folder, {
    ORDER_SUPPLIER: 'sandbox',
    PAYMENT_PROVIDER: 'sandbox',
    SANDBOX_MISHAPS: '0.4',
  });
}

function startSite(): ChildProcess {
  // Caches compiled code for the next processes.
  const env = { ...process.env, NODE_COMPILE_CACHE: join(data.folder, 'compiled') };
  return fork(join(import.meta.dirname, 'killable-site.ts'), { env, execArgv: ['--no-warnings'] });
}

/** Runs one process of the site, for the customer with this link. Returns whether it was killed. */
async function live(key: string, death: Death | null, takesAll = false): Promise<boolean> {
  const settings = {
    ...{ SUPABASE_URL: backend.url, SUPABASE_PUBLISHABLE_KEY: backend.publishableKey, SUPABASE_SECRET_KEY: backend.secretKey },
    ...{ OFFER_SIGNING_SECRET: signingSecretOf(backend.dataDir), PAYMENT_PROVIDER: 'sandbox' },
  };
  site.send({ key, death, settings } satisfies Life);
  const exited = once(site, 'exit').then(([code, signal]) => ({ is: 'failed', error: `It ended with ${code ?? signal}` }));
  const word = (await Promise.race([once(site, 'message').then(([said]) => said), exited])) as Word;
  if (word.is === 'failed') throw new Error(word.error);
  if (word.is === 'over') return false;
  if (takesAll) await backend.kill();
  site.kill('SIGKILL');
  await exited;
  site = startSite();
  if (takesAll) await start();
  return true;
}

/** The stored data of a booking, read with the secret key. */
async function endOf({ id }: { id: string }) {
  const admin = backend.admin();
  const [booking, payments, orders, ledger] = await Promise.all([
    admin.from('bookings').select('status').eq('id', id).single(),
    admin.from('payments').select('id, status, payment_charges (status), payment_refunds (amount, status)').eq('booking_id', id),
    admin
      .from('orders')
      .select('status, pnr, order_terms (refused), order_steps (id, kind), order_choices (status, amount)')
      .eq('booking_id', id),
    admin.from('ledger_entries').select('kind, amount').eq('booking_id', id),
  ]);
  const error = booking.error ?? payments.error ?? orders.error ?? ledger.error;
  if (error) throw error;
  const [order] = orders.data ?? [];
  const buys = (order?.order_steps ?? []).filter(({ kind }) => kind === 'buy' || kind === 'hold');
  const books = await Promise.all(buys.map((step) => admin.rpc('sandbox_order', { question: { do: 'find', key: step.id } })));
  return {
    ...{ status: booking.data?.status, payments: payments.data ?? [], orders: orders.data ?? [], order },
    captured: (ledger.data ?? []).filter(({ kind }) => kind === 'captured').map(({ amount }) => Number(amount)),
    made: books.flatMap(({ data: found }) => (found ? [found] : [])),
  };
}

it(`${rounds} rounds of SIGKILL from payment or hold to ticket leave no money without an order or a refund, and no order twice`, async () => {
  // A second try finds what the first has left running.
  site?.kill('SIGKILL');
  await backend?.stop();
  site = startSite();
  await start();
  const customer = await signedInUser(backend, 'amina');
  let deaths = 0;
  for (let seed = firstSeed; seed < firstSeed + rounds; seed++) {
    const random = randomFrom(seed);
    const newBooking = random(3) === 0 ? newStayBooking : newFlightBooking;
    const booking = await newBooking(backend, { user: customer, status: 'requested' });
    const pay_by = new Date(Date.now() + 3_600_000).toISOString();
    const asked = { wanted_reference: booking.reference, order_suppliers: ['sandbox'] };
    // Every other flight is held first: it is paid while the airline is being asked. Every other one has a seat that the customer has chosen.
    const [isHeld, hasSeat] = [random(2) === 0, random(2) === 0].map((each) => each && newBooking === newFlightBooking);
    const begun = isHeld ? backend.admin().rpc('begin_hold', asked) : backend.admin().rpc('begin_pay_now', { ...asked, pay_by });
    const { data: key } = await begun.throwOnError();
    const seat = hasSeat ? { ...aSeat, id: crypto.randomUUID() } : null;
    if (seat) await backend.admin().rpc('choose_extras', { wanted_key: key, choice: seat }).throwOnError();
    const paid = booking.total + (seat?.amount ?? 0);
    for (let life = 0; life < 2; life++) {
      const calls = callsOfLife + (seat ? callsOfStep : 0) + (isHeld ? callsOfStep : 0);
      const at = life === 0 ? (seed - 1 + calls - callsOfLife) % calls : random(calls);
      const takesAll = life === 0 && seed % killEvery === 0;
      const call = takesAll ? 'under way' : random(2) === 0 ? 'unheard' : 'lost';
      if (await live(key, { at, call }, takesAll)) deaths += 1;
    }
    await live(key, null);

    const end = await endOf(booking);
    const where = `seed ${seed}`;
    expect(end.captured, where).toEqual([paid]);
    expect(end.payments, where).toHaveLength(1);
    expect(end.orders, where).toHaveLength(1);
    expect(end.made.length, where).toBe(end.order?.status === 'failed' ? 0 : 1);
    // What is held and cannot be bought is let go.
    if (end.made[0] && end.order?.status !== 'cancelled') {
      expect(end.order, where).toMatchObject({ status: end.made[0].status, pnr: end.made[0].pnr });
      // The seat is there once, or its money goes back.
      const [choice] = end.order?.order_choices ?? [];
      expect(end.order?.order_choices ?? [], where).toHaveLength(seat ? 1 : 0);
      expect(end.made[0].services?.length ?? 0, where).toBe(choice?.status === 'done' ? 1 : 0);
      const refunds = choice?.status === 'refused' ? [{ amount: choice.amount }] : [];
      expect(end.payments, where).toMatchObject([{ status: 'paid', payment_refunds: refunds }]);
      // Without tickets it still waits.
      const ends = end.order?.status === 'ticketed' ? ['done', 'refused'] : ['due'];
      if (choice) expect(ends, where).toContain(choice.status);
    } else {
      expect(end, where).toMatchObject({ status: 'declined', payments: [{ payment_refunds: [{ amount: paid }] }] });
    }
  }
  // A process with less to do ends before it would be killed.
  expect(deaths).toBeGreaterThanOrEqual(rounds);
}, 3_600_000);
