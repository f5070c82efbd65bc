import { useFormatter, useLocale, useTranslations } from 'next-intl';
import { type ReactNode, useState } from 'react';
import { Badge } from '@/components/ui/badge';
import { Button, buttonClass } from '@/components/ui/button';
import { WhatsAppLink } from '@/components/ui/contact/whatsapp-link';
import { PdfInLanguages } from '@/components/ui/feedback/pdf-button';
import { showToast } from '@/components/ui/feedback/toast';
import { useCopied } from '@/components/ui/feedback/use-copied';
import { Icon } from '@/components/ui/icon';
import { Notice } from '@/components/ui/notice';
import { documentsDue, linesOfDue } from '@/lib/bookings/documents';
import { hasProgress, stateOfRow, toneOf, wordOf } from '@/lib/bookings/model/booking-state';
import { saveFile } from '@/lib/browser/save-file';
import { company } from '@/lib/company/company';
import type { Trip, TripGroup } from '@/lib/dashboard/trips';
import { searchAgainPath } from '@/lib/flights/multi-city/search-again';
import type { SignedFlightOffer } from '@/lib/flights/offer';
import { airportName, cityName } from '@/lib/flights/place-names';
import { isRoundTrip, stopsOf } from '@/lib/flights/round-trip';
import { intlTag } from '@/lib/i18n/locales';
import { Link } from '@/lib/i18n/navigation';
import { formatQarExactly } from '@/lib/money';
import { isolated } from '@/lib/text/isolate';
import { calledName } from '@/lib/text/machine-letters';
import { daysBetween, formatDay } from '@/lib/time/dates';
import { BookedFacts } from './booked-facts';

interface TripCardProps {
  trip: Trip;
  group: TripGroup;
  /** yyyy-MM-dd in Qatar. */
  today: string;
  /** Flights and travellers are unfolded initially. */
  isOpen: boolean;
  itinerary: (flights: readonly SignedFlightOffer[]) => ReactNode;
  progress: ReactNode;
  payments: ReactNode;
  /** The cost of cancelling it. */
  cancellation: ReactNode;
}

/** One booking: place, days and status; unfolded, its flights and travellers. */
export function TripCard({ trip, group, today, isOpen, itinerary, progress, payments, cancellation }: TripCardProps) {
  const t = useTranslations('account.dashboard.trips');
  const states = useTranslations('states');
  const locale = useLocale();
  const format = useFormatter();
  const { offer, reference, kind } = trip;
  const [now] = useState(() => Date.now());
  const state = stateOfRow(trip, now);
  const word = wordOf[state];
  const { flights, details } = offer;
  const due = documentsDue(trip, today);
  const again = state === 'holdOver' ? searchAgainPath(flights, today) : null;
  const travellers = trip.booking_passengers.toSorted((a, b) => a.position - b.position);
  return (
    <article className="rounded-card border border-line bg-raised p-5 shadow-card sm:p-6">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <div className="min-w-0">
          <h3 className="text-xl">
            <bdi>{titleOf()}</bdi>
          </h3>
          <p className="mt-1 text-ink-soft">
            <bdi className="tabular-nums">{formatDay(trip.departure_date)}</bdi>
            {trip.last_travel_date !== trip.departure_date && (
              <>
                <span>{' – '}</span>
                <bdi className="tabular-nums">{formatDay(trip.last_travel_date)}</bdi>
              </>
            )}
            <span>{' · '}</span>
            {kindOf()}
          </p>
        </div>
        <Badge tone={toneOf[word]}>{states(`words.${word}`, { kind })}</Badge>
      </div>
      <p className="mt-3">{states(`sentences.${state}`, { kind })}</p>
      {again && (
        <Link href={again} prefetch={false} className={buttonClass('secondary', 'mt-3')}>
          <Icon name="search" />
          {states('searchAgain')}
        </Link>
      )}
      {state === 'namesFollow' && (
        <a href={`/api/bookings/names?reference=${reference}&locale=${locale}`} className={buttonClass('secondary', 'mt-3')}>
          <Icon name="person" />
          {states('addNames')}
        </a>
      )}
      {progress && hasProgress(state) && <div className="mt-4">{progress}</div>}
      {payments}
      {due && (
        <Notice tone="warning" className="mt-3">
          {linesOfDue(due).map(({ key, names }) => (
            <p key={key}>{t(key, { names: format.list(names.map(isolated)), day: formatDay(due.by) })}</p>
          ))}
        </Notice>
      )}
      <div className="mt-4 flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <Reference reference={reference} />
        <p className="text-ink-soft">
          {t('total')}:{' '}
          <bdi className="whitespace-nowrap font-semibold text-ink">{formatQarExactly(trip.total_amount, intlTag(locale))}</bdi>
        </p>
      </div>
      <details open={isOpen} className="group/details mt-3 border-line border-t pt-1">
        <summary className="flex min-h-11 cursor-pointer list-none items-center gap-2 font-medium text-accent [&::-webkit-details-marker]:hidden">
          <Icon name="down" className="size-4 transition-transform group-open/details:rotate-180" />
          {t('details')}
        </summary>
        {details && <BookedFacts details={details} nights={daysBetween(trip.departure_date, trip.last_travel_date)} />}
        {flights.length > 0 && <div className="mt-3 grid gap-6 md:grid-cols-2 md:gap-8">{itinerary(flights)}</div>}
        {flights.length === 0 && !details && <p className="mt-2 text-ink-soft">{t('noItinerary')}</p>}
        <h4 className="mt-5 font-semibold">{t('travellers')}</h4>
        <ul className="wrap-anywhere mt-1 flex flex-wrap gap-x-5 gap-y-1">
          {travellers.map(({ position, given_names, surname }) => (
            <li key={position}>
              <bdi>{calledName(`${given_names} ${surname}`)}</bdi>
            </li>
          ))}
        </ul>
      </details>
      {cancellation}
      <TripActions trip={trip} group={group} />
    </article>
  );

  function titleOf(): string {
    if (offer.title) return offer.title[locale];
    const [from, ...stops] = stopsOf(flights).map((code) => cityName(code, locale));
    if (!from) return reference;
    return stops.length > 1 ? [from, ...stops].join(' – ') : t('route', { from, to: stops[0] ?? '' });
  }

  function kindOf(): string {
    const key = `kind.${kind}` as 'kind.hotel';
    if (kind !== 'flight') return t.has(key) ? t(key) : kind;
    const ways = flights[0]?.itineraries ?? [];
    if (ways.length < 2) return t('oneWay');
    return isRoundTrip(ways) ? t('return') : t('kind.multicity');
  }
}

/** A booking reference, to read out or to copy. */
function Reference({ reference }: { reference: string }) {
  const t = useTranslations('account.dashboard.trips');
  const { isCopied, copy } = useCopied(reference);

  return (
    <p className="flex flex-wrap items-center gap-x-3">
      <span className="text-ink-soft">{t('reference')}:</span>
      <bdi className="select-all font-semibold text-lg tabular-nums tracking-wide">{reference}</bdi>
      <button
        type="button"
        onClick={() => void copy()}
        className="inline-flex min-h-11 items-center gap-1.5 rounded-control px-2 text-accent text-sm hover:bg-sunken"
      >
        <Icon name={isCopied ? 'check' : 'copy'} className="size-4" />
        <span aria-live="polite">{isCopied ? t('copied') : t('copy')}</span>
        <span className="sr-only">{reference}</span>
      </button>
    </p>
  );
}

/** Actions for a booking: add to calendar, ask, change. */
function TripActions({ trip, group }: { trip: Trip; group: TripGroup }) {
  const t = useTranslations('account.dashboard.trips');
  const locale = useLocale();
  const { reference, offer, status, departure_date, last_travel_date } = trip;
  const name = offer.title?.[locale];
  const isDated = offer.flights.length > 0 || Boolean(name);

  async function addToCalendar() {
    try {
      const { calendarWords, tripCalendar } = await import('@/lib/dashboard/trip-calendar');
      const text = tripCalendar(
        {
          reference,
          offers: offer.flights,
          dropped: offer.dropped,
          ...(name && { stay: { title: name, firstDay: departure_date, lastDay: last_travel_date } }),
          status,
        },
        calendarWords({ language: locale, reference, sentence: (key, values) => t(key, values), cityName, airportName }),
        new Date(),
      );
      saveFile(new Blob([text], { type: 'text/calendar;charset=utf-8' }), `${reference}.ics`);
    } catch {
      void showToast('error', t('calendarFailed'));
    }
  }

  return (
    <div className="mt-4 flex flex-wrap gap-2 border-line sm:gap-3 border-t pt-4">
      {isDated && group !== 'past' && (
        <Button variant="secondary" className="max-sm:grow max-sm:px-3" onClick={() => void addToCalendar()}>
          <Icon name="calendar" />
          {t('calendar')}
        </Button>
      )}
      {(status === 'confirmed' || status === 'ticketed') && (
        <PdfInLanguages
          reference={reference}
          ask={(each) => ({ path: `/api/itineraries/${trip.id}?locale=${each}` })}
          words={t}
        />
      )}
      <WhatsAppLink
        number={company.whatsapp.number}
        message={t('message', { reference })}
        className={buttonClass('secondary', 'max-sm:grow max-sm:px-3')}
      >
        {t('whatsapp')}
      </WhatsAppLink>
      {group !== 'past' && (
        <Link
          href={`/support/manage-booking?reference=${reference}`}
          prefetch={false}
          className={buttonClass('quiet', 'max-sm:grow')}
        >
          {t('manage')}
        </Link>
      )}
    </div>
  );
}
