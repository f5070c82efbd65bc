/**
 * A process of the site for killed.test.ts, which starts and kills it. It takes a customer's steps with the site's own route handlers, and does what
 * its worker does. Node.js loads the sources as they are.
 */
import { existsSync } from 'node:fs';
import { flushCompileCache, registerHooks } from 'node:module';

/** A customer who pays by this link, in a process that is killed at some point or runs to its end. */
export interface Life {
  key: string;
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
export type Word = { is: 'dying' } | { is: 'over'; calls: number } | { is: 'failed'; error: string };

const root = new URL('../../../', import.meta.url);
/** Modules that a site without Redis and mail server loads but never calls, which takes half of its startup time. */
const unused = 'export const createClient = 0, createTransport = 0, ErrorReply = 0, RESP_TYPES = {};';

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
    return next(existsSync(new URL(`${href}.ts`)) ? `${href}.ts` : href, context);
  },
});

const [{ POST: pay }, { POST: press }, { POST: open }, { askStep, claimStep, recordStep }] = await Promise.all([
  import('@/app/api/payments/pay/route'),
  import('@/app/api/payments/sandbox/route'),
  import('@/app/api/payments/open/route'),
  import('@/lib/bookings/orders/advance-orders'),
]);
// Normally written at exit, which this process never reaches.
flushCompileCache();

const post = (body: object) =>
  new Request('http://localhost/', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });

/** The customer opens the page of the provider, pays there once, and returns; then the worker runs the due steps. */
async function live(key: string): Promise<void> {
  const answer = await pay(post({ key, locale: 'en' }));
  const charge = answer.ok && new URL((await answer.json()).url).searchParams.get('charge');
  if (charge) {
    const body = new URLSearchParams({ charge, press: 'pay' });
    await press(new Request('http://localhost/', { method: 'POST', body }));
  }
  await open(post({ key }));
  for (let due = await claimStep(0); due; due = await claimStep(0)) {
    const said = await askStep(due).catch(() => null);
    if (said) await recordStep(due, said);
  }
}

const say = (word: Word) => process.send?.(word);
const realFetch = globalThis.fetch;

process.on('message', async ({ key, death, settings }: Life) => {
  Object.assign(process.env, settings);
  let calls = 0;
  globalThis.fetch = async (...asked) => {
    if (calls++ !== death?.at) return realFetch(...asked);
    const answered = death.call === 'lost' ? null : realFetch(...asked).catch(() => null);
    if (death.call === 'unheard') await answered;
    say({ is: 'dying' });
    return new Promise(() => undefined);
  };
  try {
    await live(key);
    say({ is: 'over', calls });
  } catch (error) {
    say({ is: 'failed', error: String(error) });
  }
});
