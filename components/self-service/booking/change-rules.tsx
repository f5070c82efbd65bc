import { useTranslations } from 'next-intl';
import type { ComponentProps, ReactNode } from 'react';
import * as z from 'zod/mini';
import { useTripRule } from '@/components/flights/terms/use-fare-rules';
import { Notice } from '@/components/ui/notice';
import type { Tickets } from '@/lib/bookings/model/order-row';
import { isPaid } from '@/lib/bookings/model/payment-row';
import { factsOf } from '@/lib/bookings/products/kinds';
import type { FoundBooking } from '@/lib/self-service/found';
import type { ChangeKind } from '@/lib/self-service/requests';
import { formatDay } from '@/lib/time/dates';
import { CancelNow } from './cancel-now';

const cancellation = z.object({
  cancellation: z.object({ freeUntil: z.nullable(z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/))) }),
});

/** In these states, the supplier has money to refund or seats to release. */
const standing: readonly Tickets['status'][] = ['held', 'paid', 'ticketed'];

/** A booking as far as its terms are concerned. */
interface BookingTerms extends Pick<FoundBooking, 'reference' | 'kind' | 'status' | 'orders' | 'payments'> {
  offer: { flights: FoundBooking['offer']['flights']; stored: unknown };
}

interface ChangeRulesProps extends Pick<ComponentProps<typeof CancelNow>, 'onCancelled'> {
  booking: BookingTerms;
  /** The surname of a traveller. */
  lastName: string;
  kind: ChangeKind;
  /** yyyy-MM-dd; empty while not known. */
  today: string;
  /** Called when the customer can cancel without an agent. */
  onCanCancel?: (canCancel: boolean | null) => void;
  isRestored?: boolean;
}

/** The terms of a change, shown before it is requested: those of this booking, or the usual ones. */
export function ChangeRules({ booking, lastName, kind, today, onCanCancel, onCancelled, isRestored = false }: ChangeRulesProps) {
  const t = useTranslations('selfService.change');
  const own = useOwnRules(booking, kind, today);
  const { words } = factsOf(booking.kind);
  const isRequested = booking.status === 'requested';
  const ordered = kind === 'cancellation' ? booking.orders.find(({ status }) => standing.includes(status)) : undefined;
  const isWithdrawn = kind === 'cancellation' && isRequested && !ordered && isUnpaid(booking);
  if (ordered || isWithdrawn) {
    return (
      <Notice announce="status">
        <p className="font-semibold">{t('cost.title')}</p>
        {ordered?.status === 'held' && booking.status !== 'requested' ? (
          <p className="mt-1">{t('cost.held')}</p>
        ) : (
          <CancelNow
            kind={booking.kind}
            reference={booking.reference}
            lastName={lastName}
            rule={own}
            isRequest={isWithdrawn}
            isRestored={isRestored}
            onCancelled={onCancelled}
            {...(onCanCancel && { onCanCancel })}
          />
        )}
      </Notice>
    );
  }
  return (
    <Notice announce="status">
      <p className="font-semibold">{t('rules')}</p>
      {isRequested && <p className="mt-1">{t('free')}</p>}
      {isRequested && own && <p className="mt-2">{t('onceConfirmed')}</p>}
      {booking.status === 'confirmed' && kind === 'cancellation' && booking.kind === 'flight' && (
        <p className="mt-1">{t('unpaid')}</p>
      )}
      {own && <p className="mt-1">{own}</p>}
      {!isRequested && !own && <p className="mt-1">{words ? t(`${words}Rules.${kind}`) : t('unknownRules')}</p>}
    </Notice>
  );
}

/** Nobody has paid, is paying, or has an order under way. */
const isUnpaid = ({ orders, payments }: BookingTerms) =>
  payments.every((payment) => !isPaid(payment) && payment.status !== 'pending') &&
  orders.every(({ status }) => status === 'failed' || status === 'expired' || status === 'cancelled');

function useOwnRules({ kind: booked, offer }: BookingTerms, kind: ChangeKind, today: string): ReactNode {
  const t = useTranslations('selfService.change');
  const stays = useTranslations('hotels.results.card');
  const tripRule = useTripRule();
  // The rules of a holiday are not those of its flights alone.
  const flights = factsOf(booked).isFlown ? offer.flights : [];
  if (kind === 'date') return tripRule(flights, 'change');
  if (kind !== 'cancellation') return null;
  if (flights.length > 0) return tripRule(flights, 'refund');
  const freeUntil = freeUntilOf(offer.stored);
  if (freeUntil === undefined) return null;
  if (freeUntil === null) return stays('noFree');
  const day = () => <bdi className="tabular-nums">{formatDay(freeUntil)}</bdi>;
  return freeUntil < today ? t.rich('freeEnded', { day }) : stays.rich('freeUntil', { day });
}

/**
 * The last day (yyyy-MM-dd, at the hotel) of free cancellation, as stored with the booking; null when cancelling always costs,
 * `undefined` when unknown.
 */
function freeUntilOf(stored: unknown): string | null | undefined {
  return cancellation.safeParse(stored).data?.cancellation.freeUntil;
}
