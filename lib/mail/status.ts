import 'server-only';
import * as z from 'zod/mini';
import { intlTag } from '@/lib/i18n/locales';
import { regionNames } from '@/lib/i18n/region-name';
import { formatQarExactly } from '@/lib/money';
import { createAdminClient } from '@/lib/supabase/admin';
import { isolated } from '@/lib/text/isolate';
import { calledName } from '@/lib/text/machine-letters';
import { formatDay } from '@/lib/time/dates';
import { typed, wordsIn } from '../i18n/server-words';
import type { Composed, Fact } from './layout';
import { linkTo, type QueuedMail } from './queued-mail';
import { readBooking, stateBelow } from './trip';

const bellText = z.object({ title: z.string(), message: z.string() });

/** The pages where each subject of a notification can be followed. */
const pages = {
  enquiry_status: { path: () => '/contact', label: 'status.contact', why: 'why.enquiry' },
  change_status: {
    path: (reference: string) => `/support/manage-booking?reference=${reference}`,
    label: 'booking.manage',
    why: 'why.booking',
  },
  refund_status: {
    path: (reference: string) => `/support/track-refund?reference=${reference}`,
    label: 'status.refund',
    why: 'why.booking',
  },
  visa_status: {
    path: (reference: string) => `/support/track-visa?reference=${reference}`,
    label: 'status.visa',
    why: 'why.visa',
  },
  club_notice: { path: () => '/dashboard/club', label: 'status.club', why: 'why.club' },
} as const;

/** One step of an enquiry, a change, a refund or a visa, or news of the club, with the text of the notification. */
export async function composeStatusMail(mail: QueuedMail): Promise<Composed> {
  const { language, data } = mail;
  const { title, message } = bellText.parse(data);
  const t = (await wordsIn(language, ['mail']))('mail');
  const page = pages[mail.kind as keyof typeof pages];
  const booking = mail.kind === 'change_status' || mail.kind === 'refund_status' ? await readBooking(mail) : null;
  return {
    content: {
      language,
      subject: title,
      preview: message,
      title,
      blocks: [
        ...(data.reference ? [{ type: 'code', label: t('reference'), code: data.reference } as const] : []),
        ...(booking ? await stateBelow(message, booking, language) : [{ type: 'text', text: message } as const]),
        { type: 'facts', rows: await factsOf(mail) },
        { type: 'button', label: t(page.label), href: linkTo(mail, page.path(data.reference ?? ''), language) },
      ],
      footer: [t(page.why, { kind: 'other', group: 'other' })],
    },
  };
}

const refund = z.object({
  amount: z.coerce.number(),
  deducted: z.coerce.number(),
  booking: z.object({ reference: z.string() }),
});
const visaCase = z.object({
  given_names: z.string(),
  surname: z.string(),
  destination: z.string(),
  travel_date: z.nullable(z.string()),
});

/** For a refund its amount and booking, for a visa its applicant and country; empty for other kinds. */
async function factsOf({ kind, language, data }: QueuedMail): Promise<Fact[]> {
  const words = await wordsIn(language, ['mail', 'selfService']);
  const t = words('selfService');
  if (kind === 'refund_status') {
    const { data: row, error } = await createAdminClient()
      .from('refunds')
      .select('amount, deducted, booking:bookings(reference)')
      .eq('id', String(data.refund))
      .maybeSingle();
    if (error) throw error;
    if (!row) return [];
    const { amount, deducted, booking } = refund.parse(row);
    const inWords = (sum: number) => isolated(formatQarExactly(sum, intlTag(language)));
    return [
      { term: t('refund.amount'), text: inWords(amount), isStrong: true },
      ...(deducted > 0 ? [{ term: t('refund.deducted'), text: inWords(deducted) }] : []),
      { term: t('refund.booking'), text: isolated(booking.reference) },
    ];
  }
  if (kind === 'visa_status') {
    const { data: row, error } = await createAdminClient()
      .from('visa_cases')
      .select('given_names, surname, destination, travel_date')
      .eq('id', String(data.id))
      .maybeSingle();
    if (error) throw error;
    if (!row) return [];
    const { given_names, surname, destination, travel_date } = visaCase.parse(row);
    const country = regionNames(language)(destination);
    return [
      { term: t('visa.applicant'), text: typed(calledName(`${given_names} ${surname}`)), isStrong: true },
      ...(country ? [{ term: words('mail')('status.country'), text: country }] : []),
      ...(travel_date ? [{ term: t('visa.travel'), text: isolated(formatDay(travel_date)) }] : []),
    ];
  }
  return [];
}
