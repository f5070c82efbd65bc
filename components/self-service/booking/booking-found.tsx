import { useLocale, useTranslations } from 'next-intl';
import { type ReactNode, useState } from 'react';
import { Letterhead } from '@/components/layout/letterhead';
import { Badge } from '@/components/ui/badge';
import { PersonName } from '@/components/ui/contact/person-name';
import { AnswerNotice } from '@/components/ui/feedback/answer-notice';
import { company } from '@/content/company';
import { hasProgress, stateOf, toneOf, wordOf } from '@/lib/bookings/model/booking-state';
import { isOpenPayment, isPaid } from '@/lib/bookings/model/payment-row';
import { factsOf } from '@/lib/bookings/products/kinds';
import { airlineName } from '@/lib/flights/place-names';
import { intlTag } from '@/lib/i18n/locales';
import { momentInQatar } from '@/lib/i18n/opening-hours';
import { formatQarExactly } from '@/lib/money';
import { changesOf, type FoundBooking } from '@/lib/self-service/found';
import type { ChangeKind, ChangeOutcome } from '@/lib/self-service/requests';
import { calledName } from '@/lib/text/machine-letters';
import { daysBetween, formatDay } from '@/lib/time/dates';
import { useToday } from '@/lib/time/use-today';
import type { SignedFlightOffer } from '@/supabase/functions/_shared/contracts/flights/flight-search';
import { LazyChangeDate } from '../change-date/lazy-change-date';
import { LazyExtras } from '../extras/lazy-extras';
import { Facts, FoundCard } from '../found-card';
import { BookingActions } from './booking-actions';
import { ChangeForm } from './change-form';
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
  booking,
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
      <ChangeBooking booking={booking} asked={changes} onAsked={setChanges} lastName={lastName} isOver={isOver} today={today} />
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

interface ChangeBookingProps {
  booking: FoundBooking;
  /** The changes that were asked for, also just now. */
  asked: FoundBooking['changes'];
  onAsked: (asked: FoundBooking['changes']) => void;
  lastName: string;
  isOver: boolean;
  /** yyyy-MM-dd; empty while not known. */
  today: string;
}

/** The requested changes of this booking, and the form for another one: one open request of a kind. */
function ChangeBooking({ booking, asked, onAsked, lastName, isOver, today }: ChangeBookingProps) {
  const t = useTranslations('selfService.change');
  const [outcome, setOutcome] = useState<{ said: ChangeOutcome; count: number } | null>(null);
  const { reference } = booking;

  function onAnswer(kind: ChangeKind, answer: ChangeOutcome, stored: FoundBooking['changes'] | null) {
    setOutcome((before) => ({ said: answer, count: (before?.count ?? 0) + 1 }));
    if (stored) onAsked(stored);
    if (answer === 'created') onAsked([...asked, { kind, status: 'open', askedAt: today }]);
  }

  if (isOver && asked.length === 0) return null;
  return (
    <section aria-labelledby="change" className="mt-8 border-line border-t pt-6 print:hidden">
      <h4 id="change" className="font-semibold text-xl">
        {t('title')}
      </h4>
      {outcome && (
        <AnswerNotice key={outcome.count} tone={outcome.said === 'created' ? 'success' : 'warning'} className="mt-4">
          <span key={outcome.said}>
            {t.rich(outcome.said, { reference: () => <bdi className="font-semibold">{reference}</bdi> })}
          </span>
          {outcome.said === 'open' && <span className="mt-2 block">{t('notAdded')}</span>}
        </AnswerNotice>
      )}
      {asked.length > 0 && (
        <div className="mt-4">
          <h5 className="font-medium">{t('asked')}</h5>
          <ul className="mt-2 space-y-2">
            {asked.map(({ kind, status, askedAt }) => (
              <li key={`${kind} ${askedAt}`} className="flex flex-wrap items-center gap-x-3 gap-y-1">
                <span>{t(`kinds.${kind}`)}</span>
                <span className="text-ink-soft text-sm">
                  {t.rich('askedOn', { day: () => <bdi className="tabular-nums">{formatDay(askedAt)}</bdi> })}
                </span>
                <Badge tone={status === 'open' ? 'sun' : 'neutral'}>{t(`status.${status}`)}</Badge>
              </li>
            ))}
          </ul>
        </div>
      )}
      {!isOver && (
        <>
          <p className="mt-4 max-w-2xl text-ink-soft">{t('lead')}</p>
          <p className="mt-1 text-ink-soft">
            {t.rich('urgent', {
              phone: () => (
                <a href={company.phone.href} className="whitespace-nowrap text-accent underline underline-offset-4">
                  <bdi dir="ltr">{company.phone.display}</bdi>
                </a>
              ),
            })}
          </p>
          <ChangeForm key={asked.length} booking={booking} lastName={lastName} today={today} onAnswer={onAnswer} />
        </>
      )}
    </section>
  );
}
