import { useLocale, useTranslations } from 'next-intl';
import { type ReactNode, useState } from 'react';
import { Letterhead } from '@/components/layout/logo';
import { Badge } from '@/components/ui/badge';
import { PersonName } from '@/components/ui/contact/person-name';
import { AnswerNotice } from '@/components/ui/feedback/answer-notice';
import { hasProgress, stateOf, toneOf, wordOf } from '@/lib/bookings/model/booking-state';
import { isOpenPayment, isPaid } from '@/lib/bookings/model/payment-row';
import { factsOf } from '@/lib/bookings/products/kinds';
import { airlineName } from '@/lib/flights/place-names';
import { intlTag } from '@/lib/i18n/locales';
import { momentInQatar } from '@/lib/i18n/opening-hours';
import { formatQarExactly } from '@/lib/money';
import { changesOf, type FoundBooking } from '@/lib/self-service/found';
import { calledName } from '@/lib/text/machine-letters';
import { daysBetween, formatDay } from '@/lib/time/dates';
import { useToday } from '@/lib/time/use-today';
import type { SignedFlightOffer } from '@/supabase/functions/_shared/contracts/flights/flight-search';
import { LazyChangeDate } from '../change-date/lazy-change-date';
import { LazyExtras } from '../extras/lazy-extras';
import { Facts, FoundCard } from '../found-card';
import { BookingActions } from './booking-actions';
import { ChangeBooking } from './change-booking';
import { LazyAirlineChange } from './lazy-airline-change';
import { NextPage } from './next-page';

export interface BookingFoundProps {
  booking: FoundBooking;
  /** Renders how far it is. */
  progress: (booking: FoundBooking) => ReactNode;
  /** Renders its flights. */
  itinerary: (flights: readonly SignedFlightOffer[]) => ReactNode;
  /** Renders the stored facts of a stay or a package. */
  facts: (booking: FoundBooking) => ReactNode;
  /** Renders its open and completed payments. */
  payments: (booking: FoundBooking) => ReactNode;
  /** Hands the visitor a calendar file; rejects when there can be none. */
  saveCalendar: (booking: FoundBooking) => Promise<void>;
  /** With which it was found; a change and a claim need it again. */
  lastName: string;
  onAgain: () => void;
}

/** A booking with its status, details and travellers. In print, it is the receipt. */
export function BookingFound({
  booking: first,
  lastName,
  progress,
  itinerary,
  facts,
  payments,
  saveCalendar,
  onAgain,
}: BookingFoundProps) {
  const t = useTranslations('selfService.booking');
  const states = useTranslations('states');
  const locale = useLocale();
  const today = useToday();
  const [now] = useState(() => Date.now());
  /** By the customer, on this page. */
  const [cancelled, setCancelled] = useState<{ booking: FoundBooking; said: string } | null>(null);
  const booking = cancelled?.booking ?? first;
  const [changes, setChanges] = useState(() => changesOf(booking));
  const { reference, kind, status, offer, lastDay } = booking;
  const state = stateOf({ ...booking, changes }, now);
  const word = wordOf[state];
  const { hasNights = false, isFlown } = factsOf(kind);
  const kindWord = `kind.${kind}` as 'kind.flight';
  const isFirm = status === 'confirmed' || status === 'ticketed';
  const hasPaid = booking.payments.some(isPaid);
  const hasToPay = booking.payments.some((payment) => isOpenPayment(payment, now));
  const payBy = status === 'confirmed' && !hasPaid ? nextDeadline(offer.flights, now) : null;
  const isOver = status === 'declined' || status === 'cancelled' || (today !== '' && lastDay < today);
  return (
    <FoundCard
      title={t.rich('heading', { reference: () => <bdi className="tabular-nums">{reference}</bdi> })}
      badge={<Badge tone={toneOf[word]}>{states(`words.${word}`, { kind })}</Badge>}
      letterhead={<Letterhead title={t(isFirm ? 'sheet.receipt' : 'sheet.summary')} />}
      onAgain={onAgain}
    >
      {cancelled && (
        <AnswerNotice tone="success" className="mt-4">
          {cancelled.said}
        </AnswerNotice>
      )}
      <p className="mt-2 max-w-2xl">{states(`sentences.${state}`, { kind })}</p>
      <NextPage booking={booking} state={state} today={today} />
      {!isOver && hasProgress(state) && <div className="mt-5 print:hidden">{progress(booking)}</div>}
      <LazyAirlineChange orders={booking.orders} reference={reference} lastName={lastName} />
      {payments(booking)}
      <Facts
        facts={[
          [t('what'), offer.title?.[locale] ?? (t.has(kindWord) ? t(kindWord) : kind)],
          [t('days'), <Days key="days" booking={booking} hasNights={hasNights} />],
          [t('requestedOn'), formatDay(booking.requestedAt)],
          [t('total'), formatQarExactly(booking.total, intlTag(locale))],
          ...(payBy ? [[t('payBy'), t('inQatar', { moment: momentInQatar(payBy, locale) })] as const] : []),
        ]}
      />
      {offer.stored !== null && (
        <>
          <h4 className="mt-6 border-line border-t pt-5 font-semibold text-lg">{t('details')}</h4>
          {facts(booking)}
        </>
      )}
      {(isFlown || offer.flights.length > 0) && (
        <>
          <h4 className="mt-6 border-line border-t pt-5 font-semibold text-lg">{t('itinerary')}</h4>
          {offer.flights.length > 0 ? (
            <div className="mt-3 grid gap-6 md:grid-cols-2 md:gap-10">{itinerary(offer.flights)}</div>
          ) : (
            <p className="mt-2 text-ink-soft">{t('noItinerary')}</p>
          )}
        </>
      )}
      <h4 className="mt-6 border-line border-t pt-5 font-semibold text-lg">{t('travellers')}</h4>
      <ul className="mt-2 wrap-anywhere flex flex-wrap gap-x-8 gap-y-1">
        {booking.travellers.map(({ type, name, loyalty }, index) => (
          // Two of a family may have one name.
          // biome-ignore lint/suspicious/noArrayIndexKey: the list does not change.
          <li key={index}>
            <PersonName name={calledName(name)} />
            {type !== 'adult' && <span className="text-ink-soft"> ({t(type)})</span>}
            {loyalty && (
              <span className="block text-ink-soft text-sm">
                {t('loyalty', { airline: airlineName(loyalty.airline, locale, {}) })} <bdi>{`•••${loyalty.ending}`}</bdi>
              </span>
            )}
          </li>
        ))}
      </ul>
      {!isOver && <LazyExtras label={t('extras')} failed={t('partFailed')} booking={booking} lastName={lastName} />}
      {!isOver && (
        <LazyChangeDate
          label={t('changeDate')}
          failed={t('partFailed')}
          booking={{ ...booking, flights: offer.flights }}
          lastName={lastName}
        />
      )}
      {(isFirm || status === 'requested') && !hasPaid && !hasToPay && (
        <p className="mt-6 hidden font-medium print:block">{t(isFirm ? 'sheet.agent' : 'sheet.unpaid')}</p>
      )}
      <p data-receipt className="mt-2 hidden text-sm print:block">
        {t('receiptNote', { kind })} {today && <span>{t('printed', { day: formatDay(today) })}</span>}
      </p>
      <BookingActions booking={booking} lastName={lastName} saveCalendar={saveCalendar} hasCalendar={!isOver} />
      <ChangeBooking
        booking={booking}
        asked={changes}
        onAsked={setChanges}
        onCancelled={(found, said) => {
          setCancelled({ booking: found, said });
          setChanges(changesOf(found));
        }}
        lastName={lastName}
        isOver={isOver}
        today={today}
      />
    </FoundCard>
  );
}

/** When the airline must be paid for the first of the flights, unless that has passed. `now` is in milliseconds. */
function nextDeadline(flights: readonly SignedFlightOffer[], now: number): Date | null {
  const ends = flights.flatMap(({ paymentRequirements }) => Date.parse(paymentRequirements?.paymentRequiredBy ?? '') || []);
  const first = Math.min(...ends.filter((end) => end > now));
  return Number.isFinite(first) ? new Date(first) : null;
}

function Days({ booking: { firstDay, lastDay }, hasNights }: { booking: FoundBooking; hasNights: boolean }) {
  const t = useTranslations('selfService.booking');
  return (
    <>
      <bdi className="tabular-nums">{formatDay(firstDay)}</bdi>
      {firstDay !== lastDay && (
        <>
          <span>{' – '}</span>
          <bdi className="tabular-nums">{formatDay(lastDay)}</bdi>
        </>
      )}
      {hasNights && <span className="font-normal">{` (${t('nights', { count: daysBetween(firstDay, lastDay) })})`}</span>}
    </>
  );
}
