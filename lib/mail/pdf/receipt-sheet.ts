import 'server-only';
import type { PaidExtras } from '@/lib/bookings/model/order-extras';
import { isPaid, splitOf } from '@/lib/bookings/model/payment-row';
import { linesOfExtras } from '@/lib/bookings/orders/extra-in-words';
import type { OpenedPayment } from '@/lib/bookings/payments/opened-payment';
import { nameOfPart } from '@/lib/bookings/payments/parts/payment-parts';
import { intlTag, type Locale } from '@/lib/i18n/locales';
import { momentInQatar } from '@/lib/i18n/opening-hours';
import { wordsIn } from '@/lib/i18n/server-words';
import { formatQarExactly } from '@/lib/money';
import { isolated } from '@/lib/text/isolate';
import { formatDay } from '@/lib/time/dates';
import { drawSheet } from './draw-sheet';
import type { PdfFile } from './sheet';

/** The data of a receipt; the amounts are in dirhams. */
type PaidPayment = Pick<
  OpenedPayment,
  'status' | 'reference' | 'title' | 'firstDay' | 'choice' | 'amount' | 'refunded' | 'paidAt' | 'parts' | 'method'
> & { extras?: Pick<PaidExtras, 'items' | 'amount'> | null };

export async function receiptPdf(payment: PaidPayment, language: Locale): Promise<PdfFile | null> {
  const { status, reference, title, firstDay, amount, refunded, paidAt, parts, choice, method, extras = null } = payment;
  if (!isPaid(payment) || paidAt === null) return null;
  const t = await wordsIn(language, ['pdf', 'payments', 'tickets']);
  const [words, page] = [t('pdf'), t('payments.page')];
  const inRiyals = (dirhams: number) => isolated(formatQarExactly(dirhams / 100, intlTag(language)));
  const subject = title?.[language] ?? '';
  const moment = `${momentInQatar(new Date(paidAt), language)} (${page('qatarTime')})`;
  const bytes = await drawSheet({
    language,
    subject,
    title: page('receipt'),
    state: words('receiptState', { status }),
    codes: [{ label: words('reference'), code: isolated(reference) }],
    parts: [
      {
        heading: words('payment'),
        facts: [
          ...(subject ? [{ term: page('for'), text: subject }] : []),
          ...(choice && choice !== 'gift' ? [{ term: page('what'), text: page(`state.${choice}.for`) }] : []),
          { term: page(choice === 'gift' ? 'sentOn' : 'travelDay'), text: isolated(formatDay(firstDay)) },
          ...linesOfExtras(amount, extras, { flights: page('extras.flights'), t: t('tickets') }).map(({ term, dirhams }) => ({
            term,
            text: inRiyals(dirhams),
          })),
          { term: page('amount'), text: inRiyals(amount), isStrong: true },
          ...splitOf(amount, parts, method).map((one) => ({
            term: nameOfPart(one.part, language, t('payments.parts'), one.method),
            text: inRiyals(one.amount),
          })),
          { term: page('paidOn'), text: moment },
          ...(refunded > 0
            ? [
                { term: page('refunded'), text: inRiyals(refunded) },
                { term: page('remaining'), text: inRiyals(amount - refunded) },
              ]
            : []),
        ],
      },
    ],
    notes: [],
    pageWords: (number, pages) => words('page', { page: number, pages }),
  });
  return { name: `${reference}-receipt-${language}.pdf`, bytes };
}
