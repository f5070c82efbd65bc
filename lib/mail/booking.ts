import 'server-only';
import * as z from 'zod/mini';
import { company } from '@/content/company';
import { whatsAppShareLink } from '@/lib/browser/whatsapp-link';
import type { Locale } from '@/lib/i18n/locales';
import { openingPeriod } from '@/lib/i18n/opening-hours';
import { createAdminClient } from '@/lib/supabase/admin';
import { isolated } from '@/lib/text/isolate';
import type { Composed } from './layout';
import { type Block, withoutIsolates } from './layout';
import { linkTo, type QueuedMail } from './queued-mail';
import { calendarOf, describeTrip, type MailBooking, readBooking, type TripWords } from './trip';
import { answerMoment, momentInQatar, typed, wordsIn } from './words';

/** To the traveller: what was asked for, what it costs and what happens next. */
export async function bookingReceived(mail: QueuedMail): Promise<Composed | null> {
  const booking = await readBooking(mail);
  if (!booking) return null;
  const { language } = mail;
  const { reference, kind, created_at } = booking;
  const t = await wordsIn(language, ['mail', 'bookings']);
  const [words, next] = [t('mail'), t('bookings.confirmation.next')];
  const trip = await describeTrip(booking, language);
  const { saturdayToThursday, friday } = company.openingHours;
  const hours = { week: openingPeriod(saturdayToThursday, language), friday: openingPeriod(friday, language) };
  const text = words('booking.text', { kind, moment: answerMoment(created_at, language) });
  return {
    content: {
      language,
      subject: words('booking.subject', { reference, trip: trip.title }),
      preview: text,
      title: words('booking.title'),
      blocks: [
        { is: 'code', label: words('reference'), code: reference },
        { is: 'text', text },
        { is: 'heading', text: words('asked') },
        { is: 'facts', rows: trip.rows },
        { is: 'text', text: await priceText(booking, language), isSoft: true },
        { is: 'heading', text: words('next.title') },
        { is: 'steps', items: [next('confirm', { kind, ...hours }), next('pay'), next('ticket', { kind })] },
        ...(await waysOn(mail, booking, trip)),
      ],
      footer: [words('why.booking')],
    },
    attachments: await filesOf(booking, language),
  };
}

/** To the traveller, when the agency has moved the booking on: in the words of the bell, but a stay or a holiday has no tickets. */
export async function bookingStatus(mail: QueuedMail): Promise<Composed | null> {
  const booking = await readBooking(mail);
  if (!booking) return null;
  const { language } = mail;
  const { status, ...bell } = told.parse(mail.data);
  const words = await wordsIn(language, ['mail', 'account']);
  const t = words('mail');
  const { kind, reference } = booking;
  const hasNoTickets = status === 'ticketed' && (kind === 'hotel' || kind === 'package');
  const title = hasNoTickets ? t('booking.issued', { kind, reference }) : bell.title;
  const message = hasNoTickets ? words('account.dashboard.trips')(`meaning.${kind}.ticketed`) : bell.message;
  const trip = await describeTrip(booking, language);
  const goesOn = status === 'confirmed' || status === 'ticketed';
  return {
    content: {
      language,
      subject: title,
      preview: message,
      title,
      blocks: [
        { is: 'code', label: t('reference'), code: reference },
        { is: 'text', text: message },
        ...(status === 'cancelled' ? [{ is: 'text', text: t('booking.refund') } as const] : []),
        { is: 'facts', rows: trip.rows },
        ...(goesOn ? await waysOn(mail, booking, trip) : [manageButton(mail, booking, t('booking.manage'))]),
      ],
      footer: [t('why.booking')],
    },
    // One that is off takes its events out of the calendar.
    ...(status !== 'requested' && { attachments: await filesOf({ ...booking, status }, language) }),
  };
}

const told = z.object({
  status: z.enum(['requested', 'confirmed', 'ticketed', 'declined', 'cancelled']),
  title: z.string(),
  message: z.string(),
});

/** To the agency: who wants what, and how to reach them. No passport goes by mail. */
export async function bookingForAgency(mail: QueuedMail): Promise<Composed | null> {
  const booking = await readBooking(mail);
  if (!booking) return null;
  const { language } = mail;
  const t = await wordsIn(language, ['mail', 'desk']);
  const [words, desk] = [t('mail'), t('desk')];
  const { reference, contact_phone, contact_email } = booking;
  const trip = await describeTrip(booking, language);
  const kind = desk(`kind.booking.${booking.kind}`);
  const answer = words('agency.answerBy', { moment: answerMoment(booking.created_at, language) });
  return {
    content: {
      language,
      subject: words('agency.bookingSubject', { reference, kind, trip: trip.title, dates: trip.dates }),
      preview: answer,
      title: words('agency.bookingTitle', { kind }),
      blocks: [
        { is: 'code', label: words('reference'), code: reference },
        { is: 'text', text: answer },
        ...(booking.marks.priceUnconfirmed ? [{ is: 'text', text: desk('detail.priceUnconfirmed') } as const] : []),
        { is: 'facts', rows: [...trip.rows, ...contactRows(booking, words)] },
        { is: 'button', label: words('agency.open'), href: linkTo(mail, `/desk?item=${booking.id}`, language) },
        { is: 'link', label: words('agency.whatsapp'), href: `https://wa.me/${contact_phone.slice(1)}` },
      ],
      footer: [words('why.agency')],
    },
    replyTo: contact_email,
  };
}

const change = z.object({
  kind: z.enum(['date', 'name', 'cancellation', 'other']),
  message: z.string(),
  wished_day: z.nullable(z.string()),
  created_at: z.string(),
});

/** What was asked to be changed; null when it is gone. */
async function readChange(mail: QueuedMail): Promise<z.infer<typeof change> | null> {
  const { change: id } = z.object({ change: z.uuid() }).parse(mail.data);
  const { data, error } = await createAdminClient()
    .from('booking_change_requests')
    .select('kind, message, wished_day, created_at')
    .eq('id', id)
    .maybeSingle();
  if (error) throw error;
  return data === null ? null : change.parse(data);
}

/** To the traveller: that a change or a cancellation was asked for, and that nothing is changed yet. */
export async function changeReceived(mail: QueuedMail): Promise<Composed | null> {
  const [booking, asked] = [await readBooking(mail), await readChange(mail)];
  if (!booking || !asked) return null;
  const { language } = mail;
  const t = await wordsIn(language, ['mail', 'desk']);
  const words = t('mail');
  const trip = await describeTrip(booking, language);
  const text = words('change.text', { moment: answerMoment(asked.created_at, language) });
  return {
    content: {
      language,
      subject: words('change.subject', { reference: booking.reference }),
      preview: text,
      title: words('change.title'),
      blocks: [
        { is: 'code', label: words('reference'), code: booking.reference },
        { is: 'text', text },
        {
          is: 'facts',
          rows: [
            { term: words('asked'), text: words(`change.kinds.${asked.kind}`), isStrong: true },
            ...(asked.wished_day
              ? [{ term: words('change.day'), text: isolated(asked.wished_day.split('-').reverse().join('/')) }]
              : []),
            ...trip.rows,
          ],
        },
        ...(await waysOn(mail, booking, trip)),
      ],
      footer: [words('why.change')],
    },
  };
}

export async function changeForAgency(mail: QueuedMail): Promise<Composed | null> {
  const [booking, asked] = [await readBooking(mail), await readChange(mail)];
  if (!booking || !asked) return null;
  const { language } = mail;
  const { change: id } = z.object({ change: z.uuid() }).parse(mail.data);
  const words = (await wordsIn(language, ['mail']))('mail');
  const trip = await describeTrip(booking, language);
  const kind = words(`change.kinds.${asked.kind}`);
  const answer = words('agency.answerBy', { moment: answerMoment(asked.created_at, language) });
  return {
    content: {
      language,
      subject: words('agency.changeSubject', { reference: booking.reference, kind }),
      preview: answer,
      title: words('agency.changeTitle', { kind }),
      blocks: [
        { is: 'code', label: words('reference'), code: booking.reference },
        { is: 'text', text: answer },
        {
          is: 'facts',
          rows: [
            ...(asked.wished_day
              ? [{ term: words('change.day'), text: isolated(asked.wished_day.split('-').reverse().join('/')) }]
              : []),
            ...(asked.message ? [{ term: words('agency.notes'), text: typed(asked.message) }] : []),
            ...trip.rows,
            ...contactRows({ ...booking, notes: '' }, words),
          ],
        },
        { is: 'button', label: words('agency.open'), href: linkTo(mail, `/desk?list=change&item=${id}`, language) },
      ],
      footer: [words('why.agency')],
    },
    replyTo: booking.contact_email,
  };
}

type MailWords = ReturnType<Awaited<ReturnType<typeof wordsIn<'mail'>>>>;

function contactRows({ contact_email, contact_phone, locale, notes }: MailBooking, words: MailWords) {
  return [
    { term: words('agency.email'), text: typed(contact_email) },
    { term: words('agency.phone'), text: typed(contact_phone) },
    { term: words('agency.language'), text: words(`agency.languages.${locale}`) },
    ...(notes ? [{ term: words('agency.notes'), text: typed(notes) }] : []),
  ];
}

/** Where the booking is found again, and the summary a traveller sends to themselves. */
async function waysOn(mail: QueuedMail, booking: MailBooking, { title, dates, price }: TripWords): Promise<Block[]> {
  const t = await wordsIn(mail.language, ['mail', 'bookings']);
  const manage = manageButton(mail, booking, t('mail')('booking.manage'));
  const { reference } = booking;
  const summary = t('bookings')('confirmation.share.text', { reference, trip: title, dates, price, link: manage.href });
  return [
    manage,
    { is: 'link', label: t('bookings')('confirmation.share.button'), href: whatsAppShareLink(withoutIsolates(summary)) },
  ];
}

function manageButton(mail: QueuedMail, { reference }: MailBooking, label: string): Block & { is: 'button' } {
  return { is: 'button', label, href: linkTo(mail, `/support/manage-booking?reference=${reference}`, mail.language) };
}

async function filesOf(booking: MailBooking, language: Locale) {
  const calendar = await calendarOf(booking, language, new Date());
  return calendar ? [calendar] : [];
}

/** What the price is worth: who holds it and until when, or that nobody does yet. */
async function priceText({ kind, marks, created_at }: MailBooking, language: Locale): Promise<string> {
  const t = await wordsIn(language, ['mail', 'bookings']);
  if (marks.priceUnconfirmed) return t('bookings')('confirmation.priceUnconfirmed');
  const asked = new Date(created_at);
  const held = marks.expiresAt ? new Date(marks.expiresAt) : null;
  if (held && held > asked) return t('mail')('price.held', { moment: momentInQatar(held, language) });
  return t('mail')('price.open', { kind, moment: momentInQatar(asked, language) });
}
