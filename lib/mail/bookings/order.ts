import 'server-only';
import * as z from 'zod/mini';
import { intlTag } from '@/lib/i18n/locales';
import { formatQarExactly } from '@/lib/money';
import { isolated } from '@/lib/text/isolate';
import type { Composed } from '../layout';
import { linkTo, type QueuedMail } from '../queued-mail';
import { wordsIn } from '../words';
import { contactRows, writeToCustomer } from './booking-parts';
import { describeTrip, readBooking } from './trip';

const news = z.object({ event: z.literal('undecided'), amount: z.int() });

/** To the agency: an order needs a person. */
export async function orderForAgency(mail: QueuedMail): Promise<Composed | null> {
  const booking = await readBooking(mail);
  if (!booking) return null;
  const { language } = mail;
  const { event, amount } = news.parse(mail.data);
  const words = (await wordsIn(language, ['mail']))('mail');
  const trip = await describeTrip(booking, language);
  const text = words(`agency.${event}.text`, { amount: isolated(formatQarExactly(amount / 100, intlTag(language))) });
  return {
    content: {
      language,
      subject: words(`agency.${event}.subject`, { reference: booking.reference }),
      preview: text,
      title: words(`agency.${event}.title`),
      blocks: [
        { is: 'code', label: words('reference'), code: booking.reference },
        { is: 'text', text, isStrong: true },
        { is: 'facts', rows: [...trip.rows, ...contactRows({ ...booking, notes: '' }, words)] },
        { is: 'button', label: words('agency.open'), href: linkTo(mail, `/desk?item=${booking.id}`, language) },
        writeToCustomer(booking.contact_phone, words),
      ],
      footer: [words('why.agency')],
    },
    replyTo: booking.contact_email,
  };
}
