import 'server-only';
import { intlTag } from '@/lib/i18n/locales';
import { wordsIn } from '@/lib/i18n/server-words';
import { formatQarExactly } from '@/lib/money';
import { isolated } from '@/lib/text/isolate';
import type { Block, Composed, Fact } from './layout';
import type { QueuedMail } from './queued-mail';

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
  const end = content.blocks.findLastIndex(({ is }) => is !== 'button' && is !== 'link') + 1;
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
  const kinds: readonly Block['is'][] = isOutdated ? ['text'] : ['text', 'heading', 'code', 'facts', 'steps', 'button'];
  const parts = content.blocks.flatMap((block): Block[] => {
    if (!kinds.includes(block.is) || (block.is === 'text' && block.isSoft)) return [];
    if (block.is !== 'facts') return keysOf(block).every(isNew) ? [block] : [];
    const rows = block.rows.filter((row) => isNew(keyOfFact(row)));
    return rows.length > 0 ? [{ ...block, rows }] : [];
  });
  const heading: Block[] = isNew(`heading ${content.title}`) ? [{ is: 'heading', text: content.title }] : [];
  return parts.length > 0 ? [...heading, ...parts] : heading;
}

const keyOfFact = ({ term, text }: Fact) => `${term} ${text}`;

function keysOf(block: Block): string[] {
  switch (block.is) {
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
  return [{ is: 'facts', rows: [{ term, text, isStrong: true }] }];
}
