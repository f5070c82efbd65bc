import 'server-only';
import * as z from 'zod/mini';
import { mailGatherSeconds } from '@/lib/env';
import { intlTag } from '@/lib/i18n/locales';
import { wordsIn } from '@/lib/i18n/server-words';
import { describeError } from '@/lib/log';
import { mailSender } from '@/lib/mail-transport/mail-sender';
import { formatQarExactly } from '@/lib/money';
import { createAdminClient } from '@/lib/supabase/admin';
import { isolated } from '@/lib/text/isolate';
import { passOf, startWorker, type Work } from '@/lib/worker';
import { composeMail, toSend } from './compose';
import type { Block, Composed, Fact } from './layout';
import { type QueuedMail, queuedMail } from './queued-mail';

/**
 * One mail at a time: the lease of a claimed mail is as long as sending one may take. After that, another instance may send it. Several rows are
 * one mail: news of one booking.
 */
const claimed = z.array(z.looseObject({ id: z.coerce.number(), kind: z.string(), attempts: z.number() }));
type Claimed = z.infer<typeof claimed>[number];
type Send = NonNullable<ReturnType<typeof mailSender>>;
export interface ClaimedMail {
  rows: Claimed[];
  send: Send;
}

/** The rows of a claim, for one mail; null for none. */
export function claimedMail(data: unknown, send: Send): ClaimedMail | null {
  const rows = claimed.parse(data).toSorted((one, other) => one.id - other.id);
  return rows.length > 0 ? { rows, send } : null;
}

export const factsOfMail = ({ rows: [row] }: ClaimedMail) => ({
  kind: row?.kind ?? '',
  mail: row?.id ?? 0,
  attempts: row?.attempts ?? 0,
});

const work: Work<ClaimedMail> = {
  name: 'mail',
  everyMs: 15_000,
  async claim() {
    const send = mailSender();
    if (!send) return null;
    const { data, error } = await createAdminClient().rpc('claim_mail', { most: 1, gather: mailGatherSeconds() });
    if (error) throw error;
    return claimedMail(data, send);
  },
  perform: ({ rows, send }) => sendOne(rows, send),
  failure: 'mail-not-sent',
  factsOf: factsOfMail,
};

/** Sends all due mail. Never rejects: failed mail is retried later, or shown at the desk. */
export const sendDueMail = passOf(work);

/** Sends due mail now, at intervals, and whenever this process enqueues some. */
export const watchOutbox = (): void => startWorker(work, sendDueMail);

type Outcome = { row: Claimed; problem: string | null; isFinal: boolean };

/** Rejects when something is to be tried again. A row that cannot be composed does not stop the others. */
export async function sendOne(rows: readonly Claimed[], send: Send): Promise<void> {
  const ready: { row: Claimed; mail: QueuedMail; composed: Composed }[] = [];
  const outcomes: Outcome[] = [];
  let failure: unknown = null;
  for (const row of rows) {
    try {
      const mail = queuedMail.parse(row);
      const composed = await composeMail(mail);
      if (composed && composed !== 'moot') ready.push({ row, mail, composed });
      else outcomes.push({ row, problem: composed === 'moot' ? 'moot' : 'gone', isFinal: true });
    } catch (error) {
      failure = error;
      outcomes.push({ row, problem: nameOf(error), isFinal: isFinal(error) });
    }
  }
  try {
    const [first] = ready;
    if (first) await send(toSend(first.mail, await joinMail(ready)));
    outcomes.push(...ready.map(({ row }) => ({ row, problem: null, isFinal: true })));
  } catch (error) {
    failure = error;
    outcomes.push(...ready.map(({ row }) => ({ row, problem: nameOf(error), isFinal: isFinal(error) })));
  }
  await finish(outcomes);
  if (failure) throw failure;
}

/** All at once, so that a process that dies here leaves no part of a sent mail to be sent again alone. */
async function finish(outcomes: readonly Outcome[]): Promise<void> {
  const finished = outcomes.map(({ row, problem, isFinal: is }) => ({
    mail: row.id,
    attempt: row.attempts,
    problem,
    isFinal: is,
  }));
  const { error } = await createAdminClient().rpc('finish_mails', { finished });
  if (error) throw error;
}

/** The failure as the desk shows it. Without the mail server's text, which may contain an address. */
function nameOf(error: unknown): string {
  const { responseCode } = error as { responseCode?: unknown };
  return typeof responseCode === 'number' ? `${describeError(error)} ${responseCode}` : describeError(error);
}

/** The server will never accept it, for instance because there is no such mailbox. Wrong credentials do not count: we can correct them. */
export function isFinal(error: unknown): boolean {
  const { code, responseCode, cause } = error as { code?: unknown; responseCode?: unknown; cause?: { code?: unknown } };
  const isOfEnvelope = code === 'EENVELOPE' || cause?.code === 'EENVELOPE';
  return isOfEnvelope && (typeof responseCode !== 'number' || responseCode >= 500);
}

interface Reported {
  mail: QueuedMail;
  composed: Composed;
}

const refundEvents: readonly unknown[] = ['refunded', 'repaid', 'toGiftCard', 'toPoints'];
const isDue = ({ mail }: Reported) =>
  mail.kind === 'payment_news' && (mail.data.event === 'asked' || mail.data.event === 'reminder');

/** What the customer has to do comes first, then what became of the booking; of equals the latest. */
const ranks: readonly ((reported: Reported) => boolean)[] = [
  isDue,
  ({ mail }) => mail.kind === 'booking_status',
  ({ mail }) => mail.kind === 'order_news',
  ({ mail }) => mail.kind === 'payment_news',
];

/**
 * One mail of all that happened to a booking, in the order it happened: the most important event is the mail, and the others are sections of it.
 * Nothing is left out but what a section would repeat.
 */
export async function joinMail(reported: readonly Reported[]): Promise<Composed> {
  const lead = ranks.map((isFirst) => reported.findLast(isFirst)).find(Boolean) ?? reported.at(-1);
  if (!lead) throw new Error('A mail needs something to tell');
  if (reported.length === 1) return lead.composed;
  const others = reported.filter((each) => each !== lead);
  const { content } = lead.composed;
  const seen = new Set(content.blocks.flatMap(keysOf).concat(`heading ${content.title}`));
  const sections = others.flatMap((each) => sectionOf(each, isOutdated(each, reported), seen));
  const end = content.blocks.findLastIndex(({ type }) => type !== 'button' && type !== 'link') + 1;
  // Of two files of one name the later counts.
  const current = [...others.filter((each) => !isOutdated(each, reported)), lead];
  const files = new Map(current.flatMap(({ composed }) => composed.attachments ?? []).map((file) => [file.filename, file]));
  return {
    ...lead.composed,
    content: {
      ...content,
      preview: [lead, ...others].map(({ composed }) => composed.content.preview).join(' '),
      blocks: [...content.blocks.slice(0, end), ...sections, ...(await sumOf(reported, lead)), ...content.blocks.slice(end)],
      footer: [...new Set(reported.flatMap(({ composed }) => composed.content.footer))],
    },
    ...(files.size > 0 && { attachments: [...files.values()] }),
  };
}

/** A status that a later one has replaced: its next steps and its files are no longer true. */
const isOutdated = (each: Reported, reported: readonly Reported[]) =>
  each.mail.kind === 'booking_status' && each !== reported.findLast(({ mail }) => mail.kind === 'booking_status');

/** The parts of an event that the mail does not have yet; `seen` learns them. */
function sectionOf({ mail, composed: { content } }: Reported, isOutdated: boolean, seen: Set<string>): Block[] {
  // Two refunds may have the same words, and each is told.
  const own = [`text ${mail.data.message}`, `heading ${content.title}`];
  const mayRepeat = (key: string) => refundEvents.includes(mail.data.event) && own.includes(key);
  const isNew = (key: string) => mayRepeat(key) || (!seen.has(key) && Boolean(seen.add(key)));
  const kinds: readonly Block['type'][] = isOutdated ? ['text'] : ['text', 'heading', 'code', 'facts', 'steps', 'button'];
  const parts = content.blocks.flatMap((block): Block[] => {
    if (!kinds.includes(block.type) || (block.type === 'text' && block.isSoft)) return [];
    if (block.type !== 'facts') return keysOf(block).every(isNew) ? [block] : [];
    const rows = block.rows.filter((row) => isNew(keyOfFact(row)));
    return rows.length > 0 ? [{ ...block, rows }] : [];
  });
  const heading: Block[] = isNew(`heading ${content.title}`) ? [{ type: 'heading', text: content.title }] : [];
  return parts.length > 0 ? [...heading, ...parts] : heading;
}

const keyOfFact = ({ term, text }: Fact) => `${term} ${text}`;

function keysOf(block: Block): string[] {
  switch (block.type) {
    case 'text':
    case 'quote':
    case 'heading':
      return [`text ${block.text}`];
    case 'code':
      return [`code ${block.code}`];
    case 'facts':
      return block.rows.map(keyOfFact);
    case 'button':
    case 'link':
    case 'offer':
      return [`link ${block.href}`];
    case 'giftCard':
      return [`card ${block.amount} ${block.to}`];
    case 'steps':
      return block.items.map((item) => `step ${item}`);
  }
}

/** The whole sum of several refunds; the mail of an ended booking has it already. */
async function sumOf(reported: readonly Reported[], lead: Reported): Promise<Block[]> {
  if (lead.mail.kind === 'booking_status') return [];
  const sums = reported.flatMap(({ mail: { data } }) =>
    refundEvents.includes(data.event) && typeof data.amount === 'number' ? data.amount : [],
  );
  if (sums.length < 2) return [];
  const { language } = lead.mail;
  const term = (await wordsIn(language, ['mail']))('mail')('refund.total');
  const text = isolated(formatQarExactly(sums.reduce((sum, each) => sum + each, 0) / 100, intlTag(language)));
  return [{ type: 'facts', rows: [{ term, text, isStrong: true }] }];
}
