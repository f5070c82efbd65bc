/**
 * SIGKILL between each pair of steps from "Pay now" or a hold to the ticket, and of what may follow: a cancellation, a hold that ends, bags, another
 * price, a gift card. No money without an order or a refund, no order twice, no mail twice.
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
import { todayInQatar } from '@/supabase/functions/_shared/contracts/calendar-day';
import { randomFrom } from '../../fixtures/random-from.ts';
import { storeBooking } from '../../fixtures/stored-booking.ts';
import { newAddress, signedInUser, startTestBackend, type TestBackend, temporaryFolder } from '../backend/test-backend.ts';
import { signingSecretOf } from '../bookings/site-on-backend.ts';
import type { Act, Death, Life, Word } from './killable-site.ts';
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
async function start(mishaps: string) {
  backend = await startTestBackend(data.folder, {
    ORDER_SUPPLIER: 'sandbox',
    PAYMENT_PROVIDER: 'sandbox',
    SANDBOX_MISHAPS: mishaps,
  });
}

/** A second try, or another test, finds what was left running. */
async function startAnew(mishaps: string) {
  site?.kill('SIGKILL');
  await backend?.stop();
  site = startSite();
  await start(mishaps);
}

function startSite(): ChildProcess {
  // Caches compiled code for the next processes.
  const env = { ...process.env, NODE_COMPILE_CACHE: join(data.folder, 'compiled') };
  return fork(join(import.meta.dirname, 'killable-site.ts'), { env, execArgv: ['--no-warnings'] });
}

/** Runs one process of the site. Returns whether it was killed. */
async function live(acts: readonly Act[], death: Death | null = null, takesAll = false): Promise<boolean> {
  const settings = {
    ...{ SUPABASE_URL: backend.url, SUPABASE_PUBLISHABLE_KEY: backend.publishableKey, SUPABASE_SECRET_KEY: backend.secretKey },
    ...{ OFFER_SIGNING_SECRET: signingSecretOf(backend.dataDir), PAYMENT_PROVIDER: 'sandbox', ORDER_SUPPLIER: 'sandbox' },
    ...{ KARAM_OUTBOX_URL: `${backend.url}/_local/mail`, MAIL_GATHER_SECONDS: '0' },
    SITE_URL: 'https://www.karam.example',
  };
  site.send({ acts, death, settings } satisfies Life);
  const exited = once(site, 'exit').then(([code, signal]) => ({ type: 'failed', error: `It ended with ${code ?? signal}` }));
  const word = (await Promise.race([once(site, 'message').then(([said]) => said), exited])) as Word;
  if (word.type === 'failed') throw new Error(word.error);
  if (word.type === 'over') return false;
  if (takesAll) await backend.kill();
  site.kill('SIGKILL');
  await exited;
  site = startSite();
  if (takesAll) await start('0.4');
  return true;
}

/** The stored data of a booking, read with the secret key. */
async function endOf({ id, reference }: { id: string; reference: string }) {
  const admin = backend.admin();
  const [booking, payments, orders, ledger, outbox] = await Promise.all([
    admin.from('bookings').select('status').eq('id', id).single(),
    admin.from('payments').select('id, status, payment_charges (status), payment_refunds (amount, status)').eq('booking_id', id),
    admin
      .from('orders')
      .select('status, pnr, order_terms (refused), order_steps (id, kind, asks), order_choices (status, amount)')
      .eq('booking_id', id),
    admin.from('ledger_entries').select('kind, debit, credit, amount').eq('booking_id', id).order('at'),
    admin.from('mail_outbox').select('kind, dedupe_key').eq('reference', reference),
  ]);
  const error = booking.error ?? payments.error ?? orders.error ?? ledger.error ?? outbox.error;
  if (error) throw error;
  const [order] = orders.data ?? [];
  const buys = (order?.order_steps ?? []).filter(({ kind }) => kind === 'buy' || kind === 'hold');
  const books = await Promise.all(buys.map((step) => admin.rpc('sandbox_order', { question: { type: 'find', key: step.id } })));
  const made = books.flatMap(({ data: found }) => (found ? [found] : []));
  // An event has one mail: without the instant of a state, each is another one.
  const mails = (outbox.data ?? []).map(({ kind, dedupe_key }) => `${kind} ${dedupe_key.replace(/ \d+\.\d+$/, '')}`);
  expect(mails.toSorted()).toEqual([...new Set(mails)].toSorted());
  return {
    ...{ status: booking.data?.status, payments: payments.data ?? [], orders: orders.data ?? [], order, made, mails },
    live: made.filter(({ status }) => status !== 'cancelled'),
    /** What goes back, and the sum for which the customer has cancelled. */
    back: (payments.data ?? []).flatMap((paid) => paid.payment_refunds).reduce((sum, { amount }) => sum + Number(amount), 0),
    agreed: (order?.order_steps ?? []).flatMap(({ kind, asks }) => (kind === 'cancel' ? [asks?.back] : [])),
    captured: (ledger.data ?? []).filter(({ kind }) => kind === 'captured').map(({ amount }) => Number(amount)),
  };
}

it(`${rounds} rounds of SIGKILL from payment or hold to ticket leave no money without an order or a refund, and no order twice`, async () => {
  await startAnew('0.4');
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
    const acts: Act[] = [{ type: 'pay', key }, { type: 'order' }];
    for (let life = 0; life < 2; life++) {
      const calls = callsOfLife + (seat ? callsOfStep : 0) + (isHeld ? callsOfStep : 0);
      const at = life === 0 ? (seed - 1 + calls - callsOfLife) % calls : random(calls);
      const takesAll = life === 0 && seed % killEvery === 0;
      const call = takesAll ? 'under way' : random(2) === 0 ? 'unheard' : 'lost';
      if (await live(acts, { at, call }, takesAll)) deaths += 1;
    }
    await live(acts);

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

interface Errand {
  acts: Act[];
  /** About as many calls as its process makes when it is not killed. */
  calls: number;
  /** What is there in the end, once it was done however often. */
  ends: () => Promise<void>;
}

const day = todayInQatar();

/** What customers do besides paying for what they get. */
const errands: Record<string, (user: Customer) => Promise<Errand>> = {
  // First, while there is little other mail.
  'buys a gift card': async (user) => {
    const { booking, key } = await gift(user);
    return {
      // Mail of a process that has died waits for two minutes (tests/integration/mail).
      acts: [{ type: 'pay', key }],
      calls: 8,
      async ends() {
        expect(await endOf(booking)).toMatchObject({ status: 'ticketed', captured: [booking.total], back: 0 });
        await live([{ type: 'mail' }]);
        await cardOf(booking);
      },
    };
  },
  'pays in part with a gift card': async (user) => {
    const card = { number: String(500_000_000_000 + Math.floor(Math.random() * 1e9)), pin: '123456' };
    const issued = { card_number: card.number, pin: card.pin, face: 500, last_day: '2040-01-01' };
    await backend.admin().rpc('issue_gift_card', issued).throwOnError();
    const { booking, key } = await requested(user);
    return {
      acts: [{ type: 'addGiftCard', key, ...card }, { type: 'pay', key }, { type: 'order' }],
      calls: 16,
      async ends() {
        // The card is added once, or the customer has paid all of it before.
        const { data: left } = await backend
          .admin()
          .rpc('find_gift_card', { wanted_number: card.number, wanted_pin: card.pin })
          .throwOnError();
        const used = 50_000 - Math.round(left.balance * 100);
        expect([0, 50_000]).toContain(used);
        expect(await endOf(booking)).toMatchObject({ status: 'ticketed', captured: [booking.total - used], back: 0, live: [{}] });
      },
    };
  },
  'cancels what was bought': async (user) => {
    const { booking, key } = await requested(user);
    await live([{ type: 'pay', key }, { type: 'order' }]);
    return {
      acts: [{ type: 'cancel', reference: booking.reference }, { type: 'order' }, { type: 'settle' }],
      calls: 16,
      async ends() {
        const { agreed, ...end } = await endOf(booking);
        expect(agreed).toEqual([expect.any(Number)]);
        expect(end).toMatchObject({ status: 'cancelled', captured: [booking.total], back: agreed[0], live: [] });
      },
    };
  },
  'adds a bag to what was bought': async (user) => {
    const { booking, key } = await requested(user);
    await live([{ type: 'pay', key }, { type: 'order' }]);
    return {
      acts: [{ type: 'addBag', reference: booking.reference, id: crypto.randomUUID() }, { type: 'order' }],
      calls: 17,
      async ends() {
        const end = await endOf(booking);
        const bag = end.captured.find((amount) => amount !== booking.total);
        expect(end).toMatchObject({ status: 'ticketed', back: 0, live: [{ status: 'ticketed', services: [{}] }] });
        expect(end.captured.toSorted((one, other) => other - one)).toEqual([booking.total, bag]);
        expect(end.order?.order_choices).toEqual([{ status: 'done', amount: bag }]);
      },
    };
  },
  'cancels a hold': async (user) => {
    const { booking } = await requested(user, 'begin_hold');
    await live([{ type: 'order' }]);
    return {
      acts: [{ type: 'cancelHold', reference: booking.reference }, { type: 'order' }, { type: 'settle' }],
      calls: 8,
      ends: () => expectNothing(booking),
    };
  },
  'does not pay for a hold in time': async (user) => {
    const { booking } = await requested(user, 'begin_hold');
    // The airline lets them go sooner than it said.
    const admin = backend.admin();
    const { data: row } = await admin.from('bookings').select('offer').eq('id', booking.id).single().throwOnError();
    const paymentRequiredBy = new Date(Date.now() + 29 * 60_000).toISOString();
    const offer = { ...row.offer, paymentRequirements: { ...row.offer.paymentRequirements, paymentRequiredBy } };
    await admin.from('bookings').update({ offer }).eq('id', booking.id).throwOnError();
    return {
      acts: [{ type: 'order' }, { type: 'settle' }, { type: 'order' }],
      calls: 13,
      ends: () => expectNothing(booking),
    };
  },
  'pays the difference of a risen price': async (user) => {
    const { booking, key, paid } = await requested(user, 'begin_pay_now', -5_000);
    return {
      acts: [{ type: 'pay', key }, { type: 'order' }, { type: 'payDifference', key }, { type: 'order' }],
      calls: 25,
      async ends() {
        expect(await endOf(booking)).toMatchObject({ status: 'ticketed', back: 0, captured: [paid, 5_000], live: [{}] });
      },
    };
  },
  'takes the money back when the price has risen': async (user) => {
    const { booking, key, paid } = await requested(user, 'begin_pay_now', -5_000);
    return {
      acts: [{ type: 'pay', key }, { type: 'order' }, { type: 'takeBack', key }, { type: 'order' }, { type: 'settle' }],
      calls: 18,
      async ends() {
        expect(await endOf(booking)).toMatchObject({ status: 'declined', back: paid, captured: [paid], live: [], made: [] });
      },
    };
  },
  'gets back by how much a price has fallen': async (user) => {
    const { booking, key, paid } = await requested(user, 'begin_pay_now', 7_050);
    return {
      acts: [{ type: 'pay', key }, { type: 'order' }, { type: 'settle' }],
      calls: 18,
      async ends() {
        expect(await endOf(booking)).toMatchObject({ status: 'ticketed', back: 7_000, captured: [paid], live: [{}] });
      },
    };
  },
};
const kinds = Object.entries(errands);
/** Of each kind one; the deaths of the deep run are at each call in turn. */
const turns = Number(process.env['TURNS'] ?? (process.env['DEEP_TESTS'] ? 25 : 1));

type Customer = Awaited<ReturnType<typeof signedInUser>>;

/** A flight whose price is this much lower than what the customer pays at once, or holds. */
async function requested(user: Customer, how: 'begin_pay_now' | 'begin_hold' = 'begin_pay_now', more = 0) {
  const booking = await newFlightBooking(backend, { user, status: 'requested', holds: how === 'begin_hold' });
  const paid = booking.total + more;
  const admin = backend.admin();
  await admin
    .from('bookings')
    .update({ total_amount: paid / 100 })
    .eq('id', booking.id)
    .throwOnError();
  return { booking, paid, key: await linkOf(booking.reference, how) };
}

async function linkOf(wanted_reference: string, how: 'begin_pay_now' | 'begin_hold'): Promise<string> {
  const pay_by = new Date(Date.now() + 3_600_000).toISOString();
  const asked = { wanted_reference, order_suppliers: ['sandbox'], ...(how === 'begin_pay_now' && { pay_by }) };
  const { data } = await backend.admin().rpc(how, asked).throwOnError();
  return String(data);
}

/** A card for 500 riyals. */
async function gift({ email }: Customer) {
  const recipient = newAddress('noor');
  const words = { recipient_name: 'Noor', recipient_email: recipient, sender_name: 'Amina', message: '' };
  const stored = await storeBooking(backend.admin(), {
    ...{ kind: 'gift', departure_date: day, last_travel_date: day, total_amount: '500.00', contact_email: email },
    gift: { ...words, language: 'en', send_on: day },
  });
  const booking = { ...stored, total: 50_000, recipient };
  return { booking, key: await linkOf(booking.reference, 'begin_pay_now') };
}

/** The card as its mail says it: sent again by a process that had died, it is the same one. */
async function cardOf({ recipient }: { recipient: string }) {
  const cards = (await backend.mailTo(recipient)).map(({ text }) => ({
    number: /\d{4} \d{4} \d{4}/.exec(text)?.[0].replaceAll(' ', '') ?? '',
    pin: /\b\d{6}\b/.exec(text)?.[0] ?? '',
  }));
  const [card] = cards;
  if (!card) throw new Error('It was sent');
  for (const again of cards) expect(again).toEqual(card);
  return card;
}

/** Nothing was paid, the seats are let go, and the customer was told once. */
async function expectNothing(booking: { id: string; reference: string }) {
  const end = await endOf(booking);
  expect(end).toMatchObject({ status: 'cancelled', captured: [], back: 0, live: [], made: [{ status: 'cancelled' }] });
  expect(end.mails.filter((mail) => mail.startsWith('booking_status'))).toHaveLength(1);
}

it(`${turns * kinds.length} errands with SIGKILL in between are done once`, async () => {
  await startAnew('0');
  const customer = await signedInUser(backend, 'amina');
  let deaths = 0;
  for (let turn = 0; turn < turns; turn++)
    for (const [place, [name, begin]] of kinds.entries()) {
      const { acts, calls, ends } = await begin(customer);
      // In the middle first, where most is under way.
      const at = ((calls >> 1) + turn) % calls;
      const where = `${name}, killed at call ${at}`;
      if (await live(acts, { at, call: (turn + place) % 2 ? 'lost' : 'unheard' })) deaths += 1;
      await live(acts);
      await ends().catch((cause) => {
        throw new Error(where, { cause });
      });
    }
  // Some end before they would be killed.
  expect(deaths).toBeGreaterThanOrEqual(turns * kinds.length * 0.8);
}, 3_600_000);
