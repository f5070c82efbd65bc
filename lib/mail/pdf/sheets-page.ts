import 'server-only';
import type { Locale } from '@/lib/i18n/locales';
import { momentInQatar } from '@/lib/i18n/opening-hours';
import { wordsIn } from '@/lib/i18n/server-words';
import { type Block, type Fact, mailHtml } from '@/lib/mail/layout';
import type { MailBooking } from '@/lib/mail/trip';
import { isolated } from '@/lib/text/isolate';
import { bookingSheet, hasSheet } from './booking-sheet';
import type { SheetPart } from './sheet';

/**
 * Bookings as one HTML page that loads nothing, for a device without a network; null when none of them is confirmed. It has the layout of mail,
 * whose styles are inline too.
 */
export async function sheetsPage(bookings: readonly MailBooking[], language: Locale, now: Date): Promise<string | null> {
  const sheets = await Promise.all(bookings.filter(hasSheet).map((booking) => bookingSheet(booking, language, now)));
  if (sheets.length === 0) return null;
  const words = (await wordsIn(language, ['pdf']))('pdf');
  const seen = words('offline.seen', { moment: isolated(momentInQatar(now, language)) });
  return mailHtml({
    language,
    subject: words('offline.title'),
    title: words('offline.title'),
    preview: '',
    blocks: [
      { is: 'text', text: seen, isSoft: true },
      ...sheets.flatMap(({ subject, state, codes, parts, notes }): Block[] => [
        { is: 'heading', text: `${subject} · ${state}` },
        { is: 'facts', rows: codes.map(({ label, code }) => ({ term: label, text: code, isStrong: true })) },
        ...parts.flatMap(blocksOf),
        ...notes.map((text): Block => ({ is: 'text', text, isSoft: true })),
      ]),
    ],
    footer: [words('offline.kept')],
  });
}

function blocksOf({ heading, people = [], flights = [], facts = [] }: SheetPart): Block[] {
  const rows: Fact[] = [
    ...people.map(({ name, ticket }) => ({ term: name, text: ticket })),
    ...flights.flatMap(({ about, stops }) => [
      ...stops.map(({ meaning, time, day, city, place }) => ({
        term: meaning,
        text: [`${isolated(time)} · ${isolated(day)}`, [city, ...place].join('\n')].join('\n'),
      })),
      { term: '', text: about.join('\n') },
    ]),
    ...facts,
  ];
  return [
    { is: 'text', text: heading, isStrong: true },
    { is: 'facts', rows },
  ];
}
