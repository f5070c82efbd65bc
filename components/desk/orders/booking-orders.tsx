import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { type OrderActions, useOrderAction } from '@/components/desk/use-desk-action';
import { Button } from '@/components/ui/button';
import { factsOf } from '@/lib/bookings/products/kinds';
import { costOfOffers } from '@/lib/desk/booking-life/money';
import type { DeskBooking } from '@/lib/desk/details/details';
import type { DeskOrder, DeskOrderAction } from '@/lib/desk/orders';
import { intlTag } from '@/lib/i18n/locales';
import { formatQarExactly } from '@/lib/money';
import { Section } from '../facts';
import { DeskNotice } from '../notices';
import { Question } from '../payments/question';
import { OrderOfBooking } from './order-of-booking';

const overStatuses: readonly DeskOrder['status'][] = ['failed', 'expired', 'cancelled'];

/** Like `may_be_ordered` in the database: a ticketed booking only after its order was cancelled. */
function mayBeOrdered({ status }: DeskBooking, latest: DeskOrder | undefined): boolean {
  if (latest && !overStatuses.includes(latest.status)) return false;
  return status === 'confirmed' || (status === 'ticketed' && latest?.status === 'cancelled');
}

interface BookingOrdersProps {
  booking: DeskBooking;
  /** The latest first. */
  orders: readonly DeskOrder[];
  takesOrders: boolean;
  /** The booking is fully paid, or the site takes no payments. */
  isSettled: boolean;
  onChanged: () => void;
}

/** The orders at suppliers for a booking; nothing where there is none and none may come: on a site that takes no orders, or once it is issued or over. */
export function BookingOrders({ booking, orders, takesOrders, isSettled, onChanged }: BookingOrdersProps) {
  const t = useTranslations('desk.orders');
  const { failure, unpaid, closeUnpaid, isSaving, act } = useOrderAction(onChanged);
  const mayCome = takesOrders && (booking.status === 'requested' || booking.status === 'confirmed');
  if (orders.length === 0 && !mayCome) return null;
  const action = { isSaving, act };
  const [latest] = orders;
  const canBegin = takesOrders && mayBeOrdered(booking, latest);
  return (
    <Section title={t('title')}>
      {orders.length > 0 && (
        <ul className="divide-y divide-line rounded-control border border-line">
          {orders.map((order) => (
            <OrderOfBooking
              key={order.id}
              booking={booking}
              order={order}
              canAct={takesOrders}
              isSettled={isSettled}
              {...action}
            />
          ))}
        </ul>
      )}
      {orders.length === 0 && <p className="text-ink-soft">{booking.status === 'confirmed' ? t('none') : t('notConfirmed')}</p>}
      {failure && (
        <DeskNotice tone="danger" isSignedOut={failure === 'signedOut'} className="mt-3">
          {t(`outcome.${failure}`)}
        </DeskNotice>
      )}
      {unpaid && (
        <Question
          title={t(unpaid.type === 'change' ? 'unpaidChangeTitle' : 'unpaidTitle')}
          yes={t(unpaid.type === 'change' ? 'unpaidChangeYes' : 'unpaidYes', { kind: booking.kind })}
          onClose={closeUnpaid}
          onYes={() => void act({ ...unpaid, mayBeUnpaid: true } as DeskOrderAction)}
        >
          <p>{t(unpaid.type === 'change' ? 'unpaidChangeText' : 'unpaidText', { kind: booking.kind })}</p>
        </Question>
      )}
      {canBegin && <BeginOrder key={latest?.id} booking={booking} before={latest} isSettled={isSettled} {...action} />}
    </Section>
  );
}

interface BeginOrderProps extends OrderActions {
  booking: DeskBooking;
  /** An order that failed. */
  before: DeskOrder | undefined;
  isSettled: boolean;
}

function BeginOrder({ booking, before, isSettled, isSaving, act }: BeginOrderProps) {
  const t = useTranslations('desk.orders');
  const locale = useLocale();
  /** Sent twice, also after a lost answer, it is one order. */
  const [order] = useState(() => crypto.randomUUID());
  const [isConfirming, setIsConfirming] = useState(false);
  const risen = before?.order_terms.refused === 'priceChanged' ? before.order_terms.price?.dirhams : undefined;
  const agreed = risen ?? costOfOffers(booking.offer.supplierOffers) ?? Math.round(booking.total_amount * 100);
  const { kind } = booking;
  /** Rooms cannot be held. */
  const canHold = factsOf(kind).isFlown ?? false;
  /** After a failed order, no step is highlighted. */
  const next = before ? null : isSettled ? 'ticket' : 'hold';
  const amount = formatQarExactly(agreed / 100, intlTag(locale));
  const begin = (wants: 'hold' | 'ticket') => void act({ type: 'begin', order, booking: booking.id, wants, agreed });
  return (
    <>
      <div className="mt-3 flex flex-wrap gap-2">
        {canHold && (
          <Button
            variant={next === 'hold' ? 'primary' : 'secondary'}
            className="max-sm:w-full"
            aria-disabled={isSaving}
            onClick={() => !isSaving && begin('hold')}
          >
            {t('hold')}
          </Button>
        )}
        <Button
          variant={next === 'ticket' ? 'primary' : 'secondary'}
          className="max-sm:w-full"
          aria-disabled={isSaving}
          onClick={() => !isSaving && setIsConfirming(true)}
        >
          {t('ticket', { kind })}
        </Button>
      </div>
      <p className="mt-2 text-ink-soft text-sm">{t('most', { amount })}</p>
      {isConfirming && (
        <Question
          title={t('ticketTitle', { kind })}
          yes={t('ticketYes', { kind })}
          onClose={() => setIsConfirming(false)}
          onYes={() => begin('ticket')}
        >
          <p>{t('ticketText', { amount })}</p>
        </Question>
      )}
    </>
  );
}
