/**
 * A process of the site for killed.test.ts, which starts and kills it. It takes a customer's steps with the code of the site, and does what
 * its workers do. Node.js loads the sources as they are.
 */
import { existsSync, readFileSync } from 'node:fs';
import { flushCompileCache, registerHooks } from 'node:module';

/** What a customer does next, or one of the workers. Done again, it goes on from where it was. */
export type Act =
  /** Opens the page of the provider, pays there once, and returns. `difference`: for that of this payment, once it is asked for. */
  | { type: 'pay' | 'payDifference' | 'takeBack'; key: string }
  | { type: 'cancel' | 'cancelHold'; reference: string }
  | { type: 'addBag'; reference: string; id: string }
  | { type: 'addGiftCard'; key: string; number: string; pin: string }
  /** The workers of orders, payments and mail do all that is due. */
  | { type: 'order' | 'settle' | 'mail' };

/** These acts, in a process that is killed at some point or runs to its end. */
export interface Life {
  acts: readonly Act[];
  death: Death | null;
  settings: Record<string, string>;
}

export interface Death {
  /** At which call to the database or to a function, from 0. */
  at: number;
  /** The call is never sent, its answer is lost, or it is in progress. */
  call: 'lost' | 'unheard' | 'under way';
}

/** The process asks to be killed, or has ended after this many calls, or with an error. */
export type Word = { type: 'dying' } | { type: 'over'; calls: number } | { type: 'failed'; error: string };

const root = new URL('../../../', import.meta.url);
/** Modules that a site without Redis and mail server loads but never calls, which takes half of its startup time. */
const unused = 'export const createClient = 0, createTransport = 0, ErrorReply = 0, RESP_TYPES = {};';

/** What draws an attachment, which Node.js does not load as it is. */
function undrawn(file: URL): string {
  const names = readFileSync(file, 'utf8').matchAll(/^export (?:async )?(?:function|const) (\w+)/gm);
  return `data:text/javascript,${[...names].map(([, name]) => `export const ${name} = () => new Uint8Array();`).join('')}`;
}

registerHooks({
  resolve(name, context, next) {
    if (['server-only', 'redis', 'nodemailer'].includes(name))
      return { url: `data:text/javascript,${unused}`, shortCircuit: true };
    // Next.js has no map of its modules, which Node.js asks for.
    if (name === 'next/headers') return next('next/headers.js', context);
    const isOurs = name.startsWith('@/') || (name.startsWith('.') && !context.parentURL?.includes('/node_modules/'));
    if (!isOurs) return next(name, context);
    const { href } = name.startsWith('@/') ? new URL(name.slice(2), root) : new URL(name, context.parentURL);
    if (href.endsWith('.json')) return { ...next(href, context), importAttributes: { type: 'json' } };
    if (existsSync(new URL(`${href}.tsx`))) return { url: undrawn(new URL(`${href}.tsx`)), shortCircuit: true };
    return next(existsSync(new URL(`${href}.ts`)) ? `${href}.ts` : href, context);
  },
});

const [
  { POST: pay },
  { POST: press },
  { POST: open },
  { POST: takeBack },
  { askStep, claimStep, recordStep },
  { addExtras, findExtras },
  { cancelBooking, findCancellationCost },
  { addGiftCard },
  { settleNext },
] = await Promise.all([
  import('@/app/api/payments/pay/route'),
  import('@/app/api/payments/sandbox/route'),
  import('@/app/api/payments/open/route'),
  import('@/app/api/payments/difference/route'),
  import('@/lib/bookings/orders/advance-orders'),
  import('@/lib/bookings/orders/add-extras'),
  import('@/lib/bookings/orders/cancellation-cost'),
  import('@/lib/bookings/payments/parts/change-parts'),
  import('@/lib/bookings/payments/settle'),
]);
// Normally written at exit, which this process never reaches.
flushCompileCache();

const post = (body: object) =>
  new Request('http://localhost/', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });

async function payFor(key: string): Promise<void> {
  const answer = await pay(post({ key, locale: 'en' }));
  const charge = answer.ok && new URL((await answer.json()).url).searchParams.get('charge');
  if (charge) {
    const body = new URLSearchParams({ charge, press: 'pay' });
    await press(new Request('http://localhost/', { method: 'POST', body }));
  }
  await open(post({ key }));
}

async function perform(act: Act): Promise<void> {
  switch (act.type) {
    case 'pay':
      return payFor(act.key);
    case 'payDifference': {
      const { payment } = await (await open(post({ key: act.key }))).json();
      if (payment.difference) await payFor(payment.difference.key);
      return;
    }
    case 'takeBack':
      await takeBack(post({ key: act.key }));
      return;
    case 'cancel': {
      const owner = { reference: act.reference, lastName: 'Example' };
      const cost = await findCancellationCost(owner);
      if (cost?.type === 'quoted' && cost.quote) await cancelBooking({ ...owner, quote: cost.quote, amount: cost.back });
      return;
    }
    case 'cancelHold':
      await cancelBooking({ reference: act.reference, lastName: 'Example', quote: 'hold', amount: 0 });
      return;
    case 'addBag': {
      const owner = { reference: act.reference, lastName: 'Example' };
      const sold = await findExtras(owner);
      const [bag] = (sold?.type === 'onSale' && sold.bags) || [];
      if (!bag) throw new Error('A bag is sold');
      const selected = [{ id: bag.id, passenger: bag.passengers[0] ?? 1, quantity: 1 }];
      const amount = Math.round(Number(bag.price.total) * 100);
      const begun = await addExtras({ ...owner, id: act.id, selected, amount });
      if (begun?.type === 'pay') await payFor(begun.key);
      return;
    }
    case 'addGiftCard':
      await addGiftCard(act);
      return;
    case 'order':
      for (let due = await claimStep(0); due; due = await claimStep(0)) {
        const said = await askStep(due).catch(() => null);
        if (said) await recordStep(due, said);
      }
      return;
    case 'settle':
      while (await settleNext());
      return;
    case 'mail':
      // Loads the texts of the site.
      await (await import('@/lib/mail/outbox')).sendDueMail();
  }
}

const say = (word: Word) => process.send?.(word);
const realFetch = globalThis.fetch;

process.on('message', async ({ acts, death, settings }: Life) => {
  Object.assign(process.env, settings);
  let calls = 0;
  globalThis.fetch = async (...asked) => {
    if (calls++ !== death?.at) return realFetch(...asked);
    const answered = death.call === 'lost' ? null : realFetch(...asked).catch(() => null);
    if (death.call === 'unheard') await answered;
    say({ type: 'dying' });
    return new Promise(() => undefined);
  };
  try {
    for (const act of acts) await perform(act);
    say({ type: 'over', calls });
  } catch (error) {
    say({ type: 'failed', error: String(error) });
  }
});
