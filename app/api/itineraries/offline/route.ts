import type { Locale } from '@/lib/i18n/locales';
import { locales } from '@/lib/i18n/locales';
import { momentInQatar } from '@/lib/i18n/opening-hours';
import { wordsIn } from '@/lib/i18n/server-words';
import { describeError, logError } from '@/lib/log';
import { type Block, type Fact, mailHtml } from '@/lib/mail/layout';
import { bookingSheet, hasSheet } from '@/lib/mail/pdf/booking-sheet';
import type { SheetPart } from '@/lib/mail/pdf/sheet';
import type { MailBooking } from '@/lib/mail/trip';
import { readBookingsAhead } from '@/lib/mail/trip';
import { errorResponse } from '@/lib/network/http';
import { refuseTooMany } from '@/lib/security/rate-limit';
import { requestIdOf } from '@/lib/security/request-id';
import { refuseOtherSites } from '@/lib/security/same-origin';
import { createSessionClient, readUserId } from '@/lib/supabase/server';
import { isolated } from '@/lib/text/isolate';
import { todayInQatar } from '@/supabase/functions/_shared/contracts/calendar-day';

const pagesPerMinute = { name: 'offline-trips', uses: 20, seconds: 60 };

/**
 * The confirmed trips of the signed-in visitor as a page that loads nothing, in the language `locale`. The dashboard saves it on the device
 * (docs/product/itineraries.md). 204 when there are none.
 */
export async function GET(request: Request): Promise<Response> {
  const refusal = refuseOtherSites(request) ?? (await refuseTooMany(request, pagesPerMinute));
  if (refusal) return refusal;
  const user = await readUserId();
  if (!user.ok) return user.reason;
  const asked = new URL(request.url).searchParams.get('locale');
  const locale = locales.find((one) => one === asked) ?? 'en';
  try {
    const bookings = await readBookingsAhead(await createSessionClient(), user.value, todayInQatar());
    const page = await sheetsPage(bookings, locale, new Date());
    const headers = { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'private, no-store' };
    return page ? new Response(page, { headers }) : new Response(null, { status: 204 });
  } catch (error) {
    logError('offline-trips-failed', { requestId: requestIdOf(request), cause: describeError(error) });
    return errorResponse(502, { error: 'The trips could not be read.', code: 'unavailable' });
  }
}

/**
 * Bookings as one HTML page that loads nothing, for a device without a network; null when none of them is confirmed. It has the layout of mail,
 * whose styles are inline too.
 */
async function sheetsPage(bookings: readonly MailBooking[], language: Locale, now: Date): Promise<string | null> {
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
      { type: 'text', text: seen, isSoft: true },
      ...sheets.flatMap(({ subject, state, codes, parts, notes }): Block[] => [
        { type: 'heading', text: `${subject} · ${state}` },
        { type: 'facts', rows: codes.map(({ label, code }) => ({ term: label, text: code, isStrong: true })) },
        ...parts.flatMap(blocksOf),
        ...notes.map((text): Block => ({ type: 'text', text, isSoft: true })),
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
    { type: 'text', text: heading, isStrong: true },
    { type: 'facts', rows },
  ];
}
