import { useTranslations } from 'next-intl';
import { isOpenPayment } from '@/lib/bookings/model/payment-row';
import { factsOf } from '@/lib/bookings/products/kinds';
import type { BookingMoney } from '@/lib/desk/booking-life/money';
import type { DeskBooking } from '@/lib/desk/details';
import { Ledger } from '../booking/ledger';
import type { KnownLife } from '../booking/use-booking-life';
import { Section } from '../facts';
import { DeskNotice } from '../notices';
import { AskForPayment } from './ask-for-payment';
import { PaymentOfBooking } from './payment-of-booking';
import { RecordPayment } from './record-payment';
import { usePaymentAction } from './use-payment-action';

const isFirm = ({ status }: DeskBooking) => status === 'confirmed' || status === 'ticketed';

interface BookingPaymentsProps {
  booking: DeskBooking;
  life: KnownLife;
  money: BookingMoney;
  onChanged: () => void;
}

/** The requested, completed and refunded payments of a booking; nothing on a site that takes no payments and has none for it. */
export function BookingPayments({ booking, life, money: { due, paid }, onChanged }: BookingPaymentsProps) {
  const t = useTranslations('desk.payments');
  const { outcome, isGood, isSaving, act } = usePaymentAction(onChanged);
  const { payments, orders, takesPayments, events } = life;
  if (!takesPayments && payments.length === 0) return null;
  /** Seats are held before a payment is requested, so that its deadline is that of the seats. */
  const holdsFirst =
    life.takesOrders && booking.status === 'confirmed' && orders.length === 0 && (factsOf(booking.kind).isFlown ?? false);
  const hasOpen = payments.some((payment) => isOpenPayment(payment));
  const action = { isSaving, act, canAct: takesPayments };
  return (
    <Section title={t('title')}>
      {payments.length > 0 && (
        <ul className="divide-y divide-line rounded-control border border-line">
          {payments.map((payment) => (
            <PaymentOfBooking
              key={payment.id}
              payment={payment}
              booking={booking}
              order={orders[0]?.status ?? 'none'}
              {...action}
            />
          ))}
        </ul>
      )}
      {payments.length === 0 && <p className="text-ink-soft">{isFirm(booking) ? t('none') : t('notConfirmed')}</p>}
      {outcome && (
        <DeskNotice tone={isGood ? 'success' : 'danger'} isSignedOut={outcome === 'signedOut'} className="mt-3">
          {t(`outcome.${outcome}`)}
        </DeskNotice>
      )}
      {takesPayments && isFirm(booking) && !hasOpen && due >= 100 && (
        <AskForPayment key={due} booking={booking} orders={orders} due={due} paid={paid} isNext={!holdsFirst} {...action} />
      )}
      {takesPayments && isFirm(booking) && !hasOpen && (
        <RecordPayment key={`record ${due}`} booking={booking} due={due} paid={paid} {...action} />
      )}
      {takesPayments && isFirm(booking) && hasOpen && <p className="mt-3 text-ink-soft text-sm">{t('record.withdrawFirst')}</p>}
      <Ledger entries={events.filter((event) => event.source === 'ledger')} />
    </Section>
  );
}
