import 'server-only';
import { subMinutes } from 'date-fns';
import * as z from 'zod/mini';
import { paidExtras } from '@/lib/bookings/model/order-extras';
import { issuedFor } from '@/lib/bookings/model/order-row';
import { isOpenPayment, isTakenByHand, paymentColumns, paymentPath, paymentRow, splitOf } from '@/lib/bookings/model/payment-row';
import { linesOfExtras } from '@/lib/bookings/orders/extra-in-words';
import { nameOfPart } from '@/lib/bookings/payments/parts/payment-parts';
import { intlTag } from '@/lib/i18n/locales';
import { momentInQatar } from '@/lib/i18n/opening-hours';
import { wordsIn } from '@/lib/i18n/server-words';
import { receiptPdf } from '@/lib/mail/pdf/receipt-sheet';
import { formatQarExactly } from '@/lib/money';
import { createAdminClient } from '@/lib/supabase/admin';
import { isolated } from '@/lib/text/isolate';
import type { Composed, Fact } from '../layout';
import { linkTo, type QueuedMail } from '../queued-mail';
import { describeTrip, type MailBooking, readBooking, stateBelow } from '../trip';
import { attachedPdf, callUs, manageButton } from './booking-parts';
import { giftAddressLink } from './gift-card';

const news = z.object({
  payment: z.uuid(),
  event: z.enum([
    'asked',
    'reminder',
    'paid',
    'expired',
    'withdrawn',
    'returned',
    'refunded',
    'repaid',
    'toGiftCard',
    'toPoints',
    'undone',
  ]),
  title: z.string(),
  message: z.string(),
});

const boughtExtras = z.nullable(z.pick(paidExtras, { items: true, amount: true }));

/**
 * To the traveller: payment requested, received (with the receipt), refunded or withdrawn; with the text of the notification. `moot` when that is no
 * longer true.
 */
export async function paymentNews(mail: QueuedMail): Promise<Composed | 'moot' | null> {
  const booking = await readBooking(mail);
  const { payment: id, event, title, message } = news.parse(mail.data);
  const { data, error } = await createAdminClient()
    .from('payments')
    .select(`${paymentColumns}, extras`)
    .eq('id', id)
    .maybeSingle();
  if (error) throw error;
  if (!booking || !data) return null;
  const { language } = mail;
  const payment = paymentRow.parse(data);
  const extras = boughtExtras.parse(data.extras);
  const { amount, refunded, pay_by, paid_at, link_key, payment_parts: parts, choice, method } = payment;
  const isDue = event === 'asked' || event === 'reminder';
  // Mail may be late: it must not request what is paid, nor say that nothing was charged after money has arrived.
  if (isDue && !isOpenPayment(payment)) return 'moot';
  if (event === 'expired' && (await hasMoney(id))) return 'moot';
  // An agent had recorded it by mistake.
  if (event === 'paid' && payment.status === 'cancelled') return 'moot';
  const words = await wordsIn(language, ['mail', 'payments', 'tickets']);
  const [t, own, page] = [words('mail'), words('payments.mail'), words('payments.page')];
  const trip = await describeTrip(booking, language);
  const inWords = (dirhams: number) => isolated(formatQarExactly(dirhams / 100, intlTag(language)));
  const isGift = choice === 'gift';
  const isRefund = event === 'refunded' || event === 'repaid' || event === 'toGiftCard' || event === 'toPoints';
  const hasReceipt = event === 'paid' || (isRefund && paid_at !== null);
  const rows: Fact[] = [
    { term: own('for'), text: isGift ? trip.title : `${trip.title}\n${trip.dates}` },
    ...(isGift ? [{ term: page('sentOn'), text: trip.dates }] : []),
    ...(choice && !isGift ? [{ term: page('what'), text: page(`state.${choice}.for`) }] : []),
    ...linesOfExtras(amount, extras, { flights: page('extras.flights'), t: words('tickets') }).map(({ term, dirhams }) => ({
      term,
      text: inWords(dirhams),
    })),
    { term: own('amount'), text: inWords(amount), isStrong: true },
    ...(hasReceipt ? splitOf(amount, parts, method) : []).map((one) => ({
      term: nameOfPart(one.part, language, words('payments.parts'), one.method),
      text: inWords(one.amount),
    })),
    ...(isDue ? [{ term: own('payBy'), text: momentInQatar(new Date(pay_by), language) }] : []),
    ...(hasReceipt && paid_at ? [{ term: own('paid'), text: momentInQatar(new Date(paid_at), language) }] : []),
    ...(refunded > 0 ? [{ term: own('refunded'), text: inWords(refunded) }] : []),
  ];
  const { reference, departure_date: firstDay } = booking;
  const about = { reference, firstDay, title: { en: trip.title, ar: trip.title } };
  const receipt = hasReceipt
    ? await attachedPdf(() => receiptPdf({ ...about, ...payment, extras, parts, paidAt: paid_at }, language))
    : null;
  const link = linkTo(mail, paymentPath(link_key), language);
  const pnr = isDue ? issuedFor(booking)?.pnr : null;
  return {
    content: {
      language,
      subject: title,
      preview: message,
      title,
      blocks: [
        { type: 'code', label: t('reference'), code: booking.reference },
        ...(pnr ? [{ type: 'code', label: t('booking.pnr', { kind: booking.kind }), code: pnr } as const] : []),
        // Nobody travels with the payment of a gift card.
        ...(isGift ? [{ type: 'text', text: message } as const] : await stateBelow(message, booking, language)),
        ...(isDue ? [{ type: 'button', label: own('pay'), href: link } as const] : []),
        { type: 'facts', rows },
        ...(isDue ? [{ type: 'text', text: own('safe'), isSoft: true } as const] : []),
        ...(hasReceipt ? [{ type: 'button', label: own('receipt'), href: link } as const] : []),
        ...(isGift && event === 'paid' ? [await giftAddressLink(mail, booking.id, link_key)] : []),
        ...(isDue || hasReceipt || isGift ? [] : [manageButton(mail, booking, t('booking.manage'))]),
        ...(await callUs(booking.reference, language)),
      ],
      footer: [t('why.booking', { kind: booking.kind })],
    },
    ...(receipt && { attachments: [receipt] }),
  };
}

/** Whether a card was charged. Gift cards and points are spent only when the payment is paid. */
async function hasMoney(payment: string): Promise<boolean> {
  const { count, error } = await createAdminClient()
    .from('payment_charges')
    .select('id', { count: 'exact', head: true })
    .eq('payment_id', payment)
    .eq('status', 'paid');
  if (error) throw error;
  return (count ?? 0) > 0;
}

const refunds = z.array(
  z.object({
    amount: z.number(),
    part: z.nullable(z.object({ points: z.nullable(z.number()), last_digits: z.nullable(z.string()) })),
    settled: z.nullable(z.string()),
    charge: z.nullable(z.object({ provider: z.string(), method: paymentRow.shape.method })),
  }),
);

/** What goes back to the customer of a booking that has ended: the whole sum, and where each part of it goes. Empty when nothing does yet. */
export async function refundFacts({ id }: MailBooking, { language, created_at }: QueuedMail): Promise<Fact[]> {
  const { data, error } = await createAdminClient()
    .from('payment_refunds')
    .select(
      'amount, settled, part:payment_parts (points, last_digits), charge:payment_charges (provider, method), payments!payment_refunds_payment_id_fkey!inner (booking_id)',
    )
    .eq('payments.booking_id', id)
    .neq('status', 'failed')
    // An agent may have sent the money back just before.
    .gte('created_at', subMinutes(new Date(created_at), 1).toISOString())
    .order('created_at');
  if (error) throw error;
  const words = await wordsIn(language, ['mail', 'payments']);
  const [t, parts, page] = [words('mail.refund'), words('payments.parts'), words('payments.page')];
  const inWords = (dirhams: number) => isolated(formatQarExactly(dirhams / 100, intlTag(language)));
  const ways = new Map<string, number>();
  for (const { amount, part, charge, settled } of refunds.parse(data)) {
    const byHand = settled === 'byHand' || (charge && isTakenByHand(charge.provider));
    const way = byHand ? t('byHand') : part?.points ? page('split.points') : nameOfPart(part, language, parts, charge?.method);
    ways.set(way, (ways.get(way) ?? 0) + amount);
  }
  if (ways.size === 0) return [];
  const total = [...ways.values()].reduce((sum, each) => sum + each, 0);
  return [
    { term: t('total'), text: inWords(total), isStrong: true },
    ...[...ways].map(([way, amount]) => ({ term: way, text: inWords(amount) })),
  ];
}
