import { useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Letterhead } from '@/components/layout/logo';
import { buttonClass } from '@/components/ui/button';
import { Icon, type IconName } from '@/components/ui/icon';
import { Notice } from '@/components/ui/notice';
import { giftDraftKey } from '@/lib/bookings/model/gift-card';
import { isPaid } from '@/lib/bookings/model/payment-row';
import type { OpenedPayment, OpenedPoints } from '@/lib/bookings/payments/opened-payment';
import { nameOfPart } from '@/lib/bookings/payments/parts/payment-parts';
import { coveredBy, stateOf, statusOf } from '@/lib/bookings/payments/state-of-payment';
import { loadBooking } from '@/lib/bookings/products/descriptions';
import { intlTag } from '@/lib/i18n/locales';
import { Link } from '@/lib/i18n/navigation';
import { momentInQatar, officeHours } from '@/lib/i18n/opening-hours';
import { formatQarExactly } from '@/lib/money';
import { readTab } from '@/lib/storage/tab-storage';
import { formatDay } from '@/lib/time/dates';
import { isInstalment } from '@/supabase/functions/_shared/contracts/payments';
import { PriceRecord } from '../price-record';
import { Reach } from '../reach';
import { TicketLines } from '../tickets/ticket-lines';
import { Deadline } from './countdown';
import { LazyGiftAddress } from './lazy-gift-address';
import { FilesOfPayment } from './pay/files-of-payment';
import { PayButton } from './pay/pay-button';
import { PendingPayment } from './pay/pending-payment';
import { PriceChange } from './pay/price-change';
import { PaymentExtras } from './payment-extras';
import { SeeBooking } from './see-booking';
import { SplitPayment } from './split-payment';
import { Unordered } from './unordered/unordered';

interface PaymentCardProps {
  payment: OpenedPayment;
  points: OpenedPoints | null;
  linkKey: string;
  /** The token of the sender of a gift card. */
  gift?: string | null;
  /** It takes longer than usual. */
  isLong?: boolean;
  /** Called when the payment has changed: loads it again, and returns it. */
  onChanged: () => Promise<OpenedPayment | undefined>;
}

const looks: Partial<Record<OpenedPayment['status'], { icon: IconName; colour: string }>> = {
  paid: { icon: 'check', colour: 'bg-success-soft text-success' },
  failed: { icon: 'warning', colour: 'bg-danger-soft text-danger' },
  expired: { icon: 'clock', colour: 'bg-sun-soft text-on-sun-soft' },
  pending: { icon: 'clock', colour: 'bg-sun-soft text-on-sun-soft' },
};

/** One payment: its purpose, its state, and the possible actions. When printed, the receipt. */
export function PaymentCard({ payment, points, linkKey, gift = null, isLong = false, onChanged }: PaymentCardProps) {
  const t = useTranslations('payments.page');
  const states = useTranslations('states.sentences');
  const words = useTranslations('payments.parts');
  const locale = useLocale();
  const { amount, refunded, total, paid, due, payBy, paidAt, reference, title, firstDay, choice, parts, isByHand } = payment;
  const { dropped, issued } = payment;
  const status = statusOf(payment);
  const state = stateOf(payment);
  // What was charged for something else, or does not fit, is no news of the trip.
  const isOfTrip = !choice && state !== 'unclear' && state !== 'mismatched';
  const sentence = isOfTrip && states(payment.state, { kind: payment.kind });
  const isByAgent = payment.state === 'requestedToPayByAgent' || payment.state === 'bookedByAgent';
  const { method } = payment;
  const isSplitPaid = parts.length > 0 && status !== 'failed';
  const how = isByHand ? 'byHand' : isSplitPaid ? 'split' : isInstalment(method) ? 'instalments' : method ? 'method' : 'card';
  const covered = (sentence && coveredBy[payment.state]) || 'nothing';
  const text =
    state !== 'off' &&
    state !== 'undecided' &&
    t(`state.${state}.text`, { how, covered, name: t(`methods.${method ?? 'card'}`) });
  // What has failed comes before what follows from it.
  const sentences = ['failed', 'expired', 'cancelled'].includes(status) ? [text, sentence] : [sentence, text];
  const isAsPaid = state !== 'returning' && state !== 'off';
  const { icon, colour } = (isAsPaid ? looks[status] : null) ?? { icon: 'info', colour: 'bg-sunken text-ink-soft' };
  const inRiyals = (dirhams: number) => (
    <bdi className="whitespace-nowrap">{formatQarExactly(dirhams / 100, intlTag(locale))}</bdi>
  );
  const isDue = status === 'created' || status === 'failed' || status === 'pending';
  /** Part of the price of the booking; the payment of a choice comes on top of it. */
  const isPart = !choice && amount - dropped !== total && (isDue || status === 'paid');
  const rest = Math.max(0, due - (isDue ? amount : 0));
  const paidOn = paidAt && <bdi>{momentInQatar(new Date(paidAt), locale)}</bdi>;
  const facts: { term: string; text: ReactNode }[] = [
    {
      term: t(payment.gift ? 'reference' : 'booking'),
      text: (
        <bdi data-testid="reference" className="select-all tabular-nums">
          {reference}
        </bdi>
      ),
    },
    { term: t('for'), text: title && <bdi>{title[locale]}</bdi> },
    { term: t('what'), text: choice && !payment.gift && t(`state.${choice}.for`) },
    { term: t('recipient'), text: payment.gift?.recipient && <bdi>{payment.gift.recipient}</bdi> },
    { term: t(payment.gift ? 'sentOn' : 'travelDay'), text: <bdi className="tabular-nums">{formatDay(firstDay)}</bdi> },
    { term: t('payBy'), text: isDue && <Deadline at={payBy} onOver={() => void onChanged()} /> },
    { term: t('paidOn'), text: paidOn },
    { term: t('paidWith'), text: isPaid(payment) && method && parts.length === 0 && nameOfPart(null, locale, words, method) },
    { term: t('total'), text: isPart && inRiyals(total) },
    { term: t('paidSoFar'), text: isPart && paid > 0 && inRiyals(paid) },
    { term: t(isDue ? 'dueAfter' : 'stillDue'), text: isPart && rest > 0 && inRiyals(rest) },
    { term: t('refunded'), text: refunded > 0 && inRiyals(refunded) },
    { term: t('remaining'), text: refunded > 0 && inRiyals(amount - refunded) },
  ];
  const manage = (look: 'primary' | 'secondary') =>
    !payment.gift && (
      <SeeBooking reference={reference} linkKey={linkKey} className={buttonClass(look, 'max-sm:grow')}>
        {t('manage')}
      </SeeBooking>
    );
  // On the first screen of a phone; below the gift cards and points where there are any.
  const isSplit = parts.length > 0;
  const payButton = isDue && state !== 'unclear' && (
    <div className="mt-4 print:hidden">
      {status === 'pending' ? (
        <PendingPayment payment={payment} linkKey={linkKey} onChanged={onChanged} />
      ) : (
        <PayButton payment={payment} linkKey={linkKey} onChanged={onChanged} />
      )}
    </div>
  );
  return (
    <article className="rounded-card border border-line bg-raised p-5 shadow-card sm:p-8 print:border-0 print:p-0 print:shadow-none">
      <Letterhead title={t(isPaid(payment) ? 'receipt' : 'title')} />
      <div role="status" className="flex gap-4">
        <span className={`inline-flex size-11 shrink-0 items-center justify-center rounded-pill ${colour}`}>
          <Icon name={icon} className="size-6" />
        </span>
        <div>
          <h2 className="text-xl sm:text-2xl">{t(`state.${state}.title`)}</h2>
          <p className="mt-1 max-w-xl text-ink-soft print:hidden">{sentences.filter(Boolean).join(' ')}</p>
          {isByAgent && <p className="mt-2 max-w-xl print:hidden">{t('officeHours', officeHours())}</p>}
          {isDue && payment.isChanged && !choice && <p className="mt-2 max-w-xl font-medium print:hidden">{t('changed')}</p>}
        </div>
      </div>
      {isLong && (
        <Notice announce="status" className="mt-4 max-w-xl print:hidden">
          {t(status === 'pending' ? 'pending.long' : 'long')}
        </Notice>
      )}
      {issued && (
        <TicketLines
          kind={payment.kind}
          issued={{ ...issued, order_choices: [] }}
          travellers={loadBooking(reference)?.passengerNames ?? []}
        />
      )}
      <p className="mt-6 text-ink-soft">{t('amount')}</p>
      <p className="font-semibold text-3xl">{inRiyals(amount)}</p>
      {dropped > 0 && (
        <Notice tone="success" className="mt-4 max-w-xl">
          {t.rich('dropped', { amount: () => inRiyals(dropped) })}
        </Notice>
      )}
      {!isSplit && payButton}
      {payment.difference && <PriceChange difference={payment.difference} linkKey={linkKey} onChanged={onChanged} />}
      {payment.unordered && <Unordered payment={payment} unordered={payment.unordered} linkKey={linkKey} />}
      <PaymentExtras payment={payment} linkKey={linkKey} />
      <dl className="mt-4 grid gap-x-8 gap-y-3 border-line border-t pt-4 sm:grid-cols-2">
        {facts
          .filter(({ text }) => text)
          .map(({ term, text }) => (
            <div key={term}>
              <dt className="text-ink-soft text-sm">{term}</dt>
              <dd className="font-medium">{text}</dd>
            </div>
          ))}
      </dl>
      {payment.prices && !payment.gift && <PriceRecord prices={payment.prices} className="mt-6 max-w-2xl" />}
      {(isDue || isPaid(payment)) && !payment.gift && (
        <SplitPayment payment={payment} points={points} linkKey={linkKey} onChanged={onChanged} />
      )}
      {payment.gift && isPaid(payment) && <LazyGiftAddress gift={gift} />}
      <div className="mt-6 print:hidden">
        {isSplit && payButton}
        <div className="mt-4 flex flex-wrap gap-3">
          {isPaid(payment) && manage('primary')}
          {isPaid(payment) && <FilesOfPayment payment={payment} linkKey={linkKey} />}
          {!isPaid(payment) && manage('secondary')}
          {payment.gift && isDue && readTab(giftDraftKey) !== null && (
            <Link href="/support/gift-card#order" prefetch={false} className={buttonClass('secondary', 'max-sm:grow')}>
              {t('changeGift')}
            </Link>
          )}
          <Reach label={t('whatsapp')} message={t('message', { reference })} />
        </div>
      </div>
    </article>
  );
}
