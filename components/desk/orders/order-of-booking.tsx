import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import type { OrderActions } from '@/components/desk/use-desk-action';
import { Badge, type BadgeTone } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { flightLine } from '@/lib/bookings/orders/flight-line';
import type { DeskBooking } from '@/lib/desk/details/details';
import { type DeskOrder, underWay } from '@/lib/desk/orders';
import { intlTag } from '@/lib/i18n/locales';
import { formatQarExactly } from '@/lib/money';
import { useHasPassed } from '@/lib/time/use-has-passed';
import { Code, Facts, Moment } from '../facts';
import { Question } from '../payments/question';
import { ChangeOrder } from './change-order';
import { ChoicesOfOrder, UndecidedOrder } from './choices-of-order';

const tones: Partial<Record<DeskOrder['status'], BadgeTone>> = {
  new: 'accent',
  held: 'sun',
  paid: 'accent',
  ticketed: 'success',
  unknown: 'danger',
  failed: 'danger',
};

interface OrderOfBookingProps extends OrderActions {
  booking: Pick<DeskBooking, 'kind' | 'status' | 'booking_passengers'>;
  order: DeskOrder;
  canAct: boolean;
  /** The booking is fully paid, so that issuing is the next step. */
  isSettled: boolean;
}

/** An order with its status at the supplier and the possible next steps. Steps that cost money need a confirmation. */
export function OrderOfBooking({ booking, order, canAct, isSettled, isSaving, act }: OrderOfBookingProps) {
  const t = useTranslations('desk.orders');
  const issued = useTranslations('tickets');
  const locale = useLocale();
  const [asking, setAsking] = useState<'ticket' | 'cancel' | 'none' | 'accept' | null>(null);
  const { kind } = booking;
  const { id, status, pnr, tickets, pay_by, order_terms: terms, airline_change: change } = order;
  const inRiyals = (dirhams: number) => formatQarExactly(dirhams / 100, intlTag(locale));
  const moving = underWay(order);
  const { price, refused } = terms;
  const isQuoteOver = useHasPassed(terms.quote?.expiresAt ?? undefined);
  const quote = isQuoteOver ? null : terms.quote;
  const isThere = status === 'held' || status === 'paid' || status === 'ticketed';
  const isFree = canAct && moving === null;
  const whyWord = `why.${refused}` as 'why.refused';
  /** Otherwise changing is the exception: the customer wants something else, or the airline has named no flights. */
  const isAcceptable = (order.change_answer ?? 'accept') === 'accept' && (change?.becomes.length ?? 0) > 0;
  const close = () => setAsking(null);
  return (
    <li className="p-4">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <span className="font-semibold">
          <bdi>{terms.supplier}</bdi>
        </span>
        <Badge tone={tones[status] ?? 'neutral'}>{t(`status.${status}`, { kind })}</Badge>
      </div>
      <Facts
        facts={[
          { term: issued('pnr', { kind }), text: pnr && <Code>{pnr}</Code> },
          {
            term: issued('tickets'),
            text: tickets.length > 0 && tickets.map(({ number }) => <Code key={number}>{number}</Code>),
          },
          { term: t('price'), text: price && <bdi>{inRiyals(price.dirhams)}</bdi> },
          { term: t('payBy'), text: status === 'held' && pay_by && <Moment at={pay_by} /> },
          { term: t('supplierOrder'), text: terms.supplier_order && <Code>{terms.supplier_order}</Code>, isWide: true },
        ]}
      />
      <p aria-live="polite" className="mt-2 text-ink-soft">
        {moving && t(`underWay.${moving}`, { kind })}
      </p>
      {refused && <p className="mt-2 text-danger">{t.has(whyWord) ? t(whyWord, { kind }) : t('why.refused')}</p>}
      {canAct && <UndecidedOrder order={order} isTicketed={booking.status === 'ticketed'} isSaving={isSaving} act={act} />}
      {status === 'unknown' && <p className="mt-2">{t('unknownText')}</p>}
      {terms.mismatch_at && (
        <Notice tone="danger" className="mt-3">
          <p>{t('mismatch')}</p>
          {canAct && (
            <Button
              variant="secondary"
              className="mt-3 max-sm:w-full"
              aria-disabled={isSaving}
              onClick={() => !isSaving && void act({ type: 'settle', order: id, became: 'seen' })}
            >
              {t('mismatchSeen')}
            </Button>
          )}
        </Notice>
      )}
      <ChoicesOfOrder order={order} passengers={booking.booking_passengers} canAct={canAct} isSaving={isSaving} act={act} />
      {change && <ChangedFlights change={change} wish={order.change_answer} />}
      {isFree && isThere && quote && (
        <p className="mt-2">
          {t('quoted', {
            amount: inRiyals(quote.refund.dirhams),
            deducted: inRiyals(Math.max(0, (price?.dirhams ?? 0) - quote.refund.dirhams)),
          })}
          {quote.expiresAt && (
            <>
              {' '}
              <span>{t('until')}</span> <Moment at={quote.expiresAt} />
            </>
          )}
        </p>
      )}
      {isFree && (
        <div className="mt-3 flex flex-wrap gap-2">
          {status === 'held' && price && (
            <Button
              variant={isSettled ? 'primary' : 'secondary'}
              className="max-sm:w-full"
              aria-disabled={isSaving}
              onClick={() => !isSaving && setAsking('ticket')}
            >
              {t('ticket', { kind })}
            </Button>
          )}
          {change && (
            <Button
              variant={isAcceptable ? 'primary' : 'secondary'}
              className="max-sm:w-full"
              aria-disabled={isSaving}
              onClick={() => !isSaving && setAsking('accept')}
            >
              {t('change.accept')}
            </Button>
          )}
          {isThere && (
            <Button
              variant="secondary"
              aria-disabled={isSaving}
              onClick={() => !isSaving && void act({ type: 'quote', order: id })}
            >
              {t(terms.quote ? 'quoteAgain' : 'quote')}
            </Button>
          )}
          {isThere && quote && (
            <Button variant="quiet" aria-disabled={isSaving} onClick={() => !isSaving && setAsking('cancel')}>
              {t('cancel')}
            </Button>
          )}
          {status === 'unknown' && (
            <Button
              variant="secondary"
              aria-disabled={isSaving}
              onClick={() => !isSaving && void act({ type: 'settle', order: id, became: 'look' })}
            >
              {t('look')}
            </Button>
          )}
          {status === 'unknown' && !terms.supplier_order && (
            <Button variant="quiet" aria-disabled={isSaving} onClick={() => !isSaving && setAsking('none')}>
              {t('nothing')}
            </Button>
          )}
        </div>
      )}
      {isFree && (status === 'paid' || status === 'ticketed') && order.itineraries.length > 0 && (
        <ChangeOrder order={order} isSaving={isSaving} act={act} />
      )}
      {asking === 'ticket' && price && (
        <Question
          title={t('ticketTitle', { kind })}
          yes={t('ticketYes', { kind })}
          onClose={close}
          onYes={() => void act({ type: 'ticket', order: id, agreed: price.dirhams })}
        >
          <p>{t('ticketText', { amount: inRiyals(price.dirhams) })}</p>
        </Question>
      )}
      {asking === 'cancel' && quote && (
        <Question
          title={t('cancelTitle')}
          yes={t('cancelYes')}
          onClose={close}
          onYes={() => void act({ type: 'cancel', order: id, quote: quote.id })}
        >
          <p>{t('cancelText', { kind, amount: inRiyals(quote.refund.dirhams) })}</p>
        </Question>
      )}
      {asking === 'accept' && change && (
        <Question
          title={t('change.acceptTitle')}
          yes={t('change.acceptYes')}
          onClose={close}
          onYes={() => void act({ type: 'accept', order: id, change: change.id })}
        >
          <p>{t('change.acceptText')}</p>
        </Question>
      )}
      {asking === 'none' && (
        <Question
          title={t('nothingTitle')}
          yes={t('nothingYes')}
          onClose={close}
          onYes={() => void act({ type: 'settle', order: id, became: 'none' })}
        >
          <p>{t('nothingText', { kind })}</p>
        </Question>
      )}
    </li>
  );
}

/** A change by the airline: the old flights and the new ones. */
function ChangedFlights({
  change: { was, becomes },
  wish,
}: {
  change: NonNullable<DeskOrder['airline_change']>;
  wish: DeskOrder['change_answer'];
}) {
  const t = useTranslations('desk.orders.change');
  return (
    <Notice tone="danger" className="mt-3">
      <p className="font-semibold">{t('title')}</p>
      <Facts
        facts={[
          { term: t('was'), text: was.length > 0 && <Flights flights={was} /> },
          {
            term: t('becomes'),
            text: becomes.length > 0 && <Flights flights={becomes} />,
          },
        ]}
      />
      {wish && <p className="mt-2 font-medium">{t(`wish.${wish}`)}</p>}
      <p className="mt-2">{t(wish ? `next.${wish}` : 'text')}</p>
    </Notice>
  );
}

function Flights({ flights }: { flights: NonNullable<DeskOrder['airline_change']>['was'] }) {
  return flights.map((flight) => (
    <bdi key={flight.departs} dir="ltr" className="block tabular-nums">
      {flightLine(flight)}
    </bdi>
  ));
}
