import { useLocale, useTranslations } from 'next-intl';
import type { DeskBooking } from '@/lib/desk/details';
import { type DeskPayment, readPayments, readTakesPayments, refundable } from '@/lib/desk/payments';
import { intlTag } from '@/lib/i18n/locales';
import { formatQarExactly } from '@/lib/money';
import { isOpenPayment, isPaid } from '@/lib/supabase/rows/payment-row';
import { Section } from '../facts';
import { DeskNotice } from '../notices';
import { useDeskData, useTick } from '../use-desk-data';
import { AskForPayment } from './ask-for-payment';
import { PaymentOfBooking } from './payment-of-booking';
import { usePaymentAction } from './use-payment-action';

const isFirm = ({ status }: DeskBooking) => status === 'confirmed' || status === 'ticketed';

/** The requested, completed and refunded payments of a booking; nothing on a site that takes no payments and has none for it. */
export function BookingPayments({ booking, onChanged }: { booking: DeskBooking; onChanged: () => void }) {
  const t = useTranslations('desk.payments');
  const locale = useLocale();
  const [tick, refresh] = useTick();
  const { data, readAgain } = useDeskData(`${tick} ${booking.id} ${booking.status}`, async (client) => {
    const [payments, takesPayments] = await Promise.all([readPayments(client, booking.id), readTakesPayments()]);
    return { payments, takesPayments };
  });
  const { notice, isSaving, act } = usePaymentAction(() => {
    refresh();
    readAgain();
    onChanged();
  });
  if (data.status !== 'ready') return null;
  const { payments, takesPayments } = data.value;
  if (!takesPayments && payments.length === 0) return null;
  const refundableTotal = payments.filter(isPaid).reduce((sum, payment) => sum + refundable(payment), 0);
  const hasOpen = payments.some((payment) => isOpenPayment(payment));
  const due = Math.max(0, Math.round(booking.total_amount * 100) - refundableTotal);
  const action = { isSaving, act, canAct: takesPayments };
  return (
    <Section title={t('title')}>
      {payments.length > 0 && (
        <ul className="divide-y divide-line rounded-control border border-line">
          {payments.map((payment: DeskPayment) => (
            <PaymentOfBooking key={payment.id} payment={payment} {...action} />
          ))}
        </ul>
      )}
      {refundableTotal > 0 && (
        <p className="mt-3">
          {t('balance')}: <bdi className="font-semibold">{formatQarExactly(refundableTotal / 100, intlTag(locale))}</bdi>
        </p>
      )}
      {payments.length === 0 && <p className="text-ink-soft">{isFirm(booking) ? t('none') : t('notConfirmed')}</p>}
      {notice && (
        <DeskNotice tone={notice.tone} isSignedOut={notice.isSignedOut} className="mt-3">
          {t(`outcome.${notice.outcome}`)}
        </DeskNotice>
      )}
      {takesPayments && isFirm(booking) && !hasOpen && due >= 100 && (
        <AskForPayment key={due} booking={booking.id} due={due} heldUntil={booking.offer.heldUntil} {...action} />
      )}
    </Section>
  );
}
