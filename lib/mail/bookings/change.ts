import 'server-only';
import * as z from 'zod/mini';
import { typed, wordsIn } from '@/lib/i18n/server-words';
import { askedKinds } from '@/lib/self-service/requests';
import { createAdminClient } from '@/lib/supabase/admin';
import { isolated } from '@/lib/text/isolate';
import { formatDay } from '@/lib/time/dates';
import type { Composed, Fact } from '../layout';
import { answerMoment, linkTo, type QueuedMail } from '../queued-mail';
import { describeTrip, readBooking, stateBelow } from '../trip';
import { contactRows, type MailWords, waysOn, writeToCustomer } from './booking-parts';

const change = z.object({
  kind: z.enum(askedKinds),
  message: z.string(),
  wished_day: z.nullable(z.string()),
  created_at: z.string(),
});

/** The requested change; null when it no longer exists. */
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

/** To the traveller: a change or a cancellation was requested, and nothing is changed yet. */
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
        { type: 'code', label: words('reference'), code: booking.reference },
        ...(await stateBelow(text, booking, language)),
        {
          type: 'facts',
          rows: [
            { term: words('asked'), text: words(`change.kinds.${asked.kind}`), isStrong: true },
            ...dayRow(asked.wished_day, words),
            ...trip.rows,
          ],
        },
        ...(await waysOn(mail, booking, trip)),
      ],
      footer: [words('why.change')],
    },
  };
}

/** To the agency: the requested change, its booking, and the customer's contact. */
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
        { type: 'code', label: words('reference'), code: booking.reference },
        { type: 'text', text: answer },
        {
          type: 'facts',
          rows: [
            ...dayRow(asked.wished_day, words),
            ...(asked.message ? [{ term: words('agency.notes'), text: typed(asked.message) }] : []),
            ...trip.rows,
            ...contactRows({ ...booking, notes: '' }, words),
          ],
        },
        { type: 'button', label: words('agency.open'), href: linkTo(mail, `/desk?list=change&item=${id}`, language) },
        writeToCustomer(booking.contact_phone, words),
      ],
      footer: [words('why.agency')],
    },
    replyTo: booking.contact_email,
  };
}

function dayRow(day: string | null, words: MailWords): Fact[] {
  return day ? [{ term: words('change.day'), text: isolated(formatDay(day)) }] : [];
}
