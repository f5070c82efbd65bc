import clsx from 'clsx';
import { useLocale, useTranslations } from 'next-intl';
import { Fragment, type ReactNode } from 'react';
import { HotelPicture } from '@/components/hotels/results/card/hotel-picture';
import { Badge } from '@/components/ui/badge';
import { DayOffset } from '@/components/ui/dates/day-offset';
import { useCopied } from '@/components/ui/feedback/use-copied';
import { Icon } from '@/components/ui/icon';
import { descriptionOf } from '@/lib/bookings/products/descriptions';
import { factsOf } from '@/lib/bookings/products/kinds';
import type { Receipt, TripReceipt } from '@/lib/bookings/receipt';
import type { SignedFlightOffer } from '@/lib/flights/offer';
import { cityName } from '@/lib/flights/place-names';
import { type ItinerarySummary, summarizeOffer } from '@/lib/flights/results/summarize-offer';
import { isolated } from '@/lib/text/isolate';
import { formatClock, formatDay } from '@/lib/time/dates';

/** The address of a picture of each place that has one, by IATA code. */
export type PlacePictures = Readonly<Record<string, string>>;

/** A place without a picture: the view from the window of an aircraft. */
const anyPlace = '/art/pages/window-seat.svg';
const pictureClass = 'h-36 w-full object-cover sm:h-52 lg:h-full print:hidden';

interface PassProps {
  receipt: Receipt;
  pictures: PlacePictures;
}

/** The request as a boarding pass, or for a stay as the card of its key: what it is for, and its reference on the stub. */
export function Pass({ receipt, pictures }: PassProps) {
  const t = useTranslations('bookings.confirmation');
  const { kind, reference } = receipt;
  const flights = descriptionOf(kind).flights?.(receipt);
  const ways = flights?.flatMap((offer) => summarizeOffer(offer).itineraries) ?? [];
  const trip = flights ? null : (receipt as TripReceipt);
  const isKey = factsOf(kind).hasGuests === true;
  const picture = trip ? trip.picture : pictures[ways[0]?.destination ?? ''];
  return (
    <div className="pass grid md:grid-cols-[minmax(0,1fr)_17rem]">
      <div
        className={clsx(
          'grid overflow-hidden rounded-t-card bg-raised md:rounded-s-card md:rounded-e-none lg:grid-cols-[15rem_minmax(0,1fr)] print:grid-cols-1 print:border print:border-line-strong',
          !isKey && 'pass-body',
        )}
      >
        {isKey ? (
          <HotelPicture uri={picture ?? ''} width={480} className={pictureClass} />
        ) : (
          // biome-ignore lint/performance/noImgElement: a vector file, or a photograph in its size.
          <img src={picture ?? anyPlace} alt="" width={800} height={600} className={pictureClass} />
        )}
        <div className="flex min-w-0 flex-col gap-5 p-5 sm:p-6">
          <p>
            <Badge tone="sun" className="whitespace-normal print:border">
              {t('pass.state', { kind })}
            </Badge>
          </p>
          {trip ? <TripOnPass trip={trip} /> : <FlightsOnPass offers={flights ?? []} ways={ways} />}
          <dl>
            <Field term={isKey ? t('guests') : t('passengers')}>
              <FirstName names={receipt.passengerNames} />
            </Field>
          </dl>
        </div>
      </div>
      <Stub reference={reference} isKey={isKey} />
    </div>
  );
}

function FlightsOnPass({ offers, ways }: { offers: readonly SignedFlightOffer[]; ways: readonly ItinerarySummary[] }) {
  const t = useTranslations('flights.results');
  const locale = useLocale();
  const isReturn = offers.length === 1 && offers.every((offer) => summarizeOffer(offer).isRoundTrip);
  const ends = ways.slice(0, isReturn ? 1 : ways.length);
  const stops = [ends[0]?.origin ?? '', ...ends.map(({ destination }) => destination)];
  const titleOf = (index: number) => {
    if (ways.length === 1) return t('oneWay');
    if (!isReturn) return t('card.leg', { number: index + 1 });
    return index === 0 ? t('card.outbound') : t('card.return');
  };
  return (
    <>
      <p className={clsx('flex items-start', stops.length > 2 ? 'flex-wrap gap-x-3 gap-y-2' : 'justify-between gap-3')}>
        {stops.map((code, index) => (
          // A journey may come back to a place.
          // biome-ignore lint/suspicious/noArrayIndexKey: the list does not change.
          <Fragment key={index}>
            {index > 0 && (
              <span aria-hidden="true" className="mt-2 flex grow items-center gap-2 text-accent">
                <span className="min-w-2 grow border-line-strong border-t-2 border-dotted" />
                <Icon name="plane" className="size-6 rotate-[38deg] rtl:-rotate-[38deg]" />
                <span className="min-w-2 grow border-line-strong border-t-2 border-dotted" />
              </span>
            )}
            <span className="min-w-0">
              <bdi className={clsx('block font-semibold tracking-wide', stops.length > 2 ? 'text-2xl' : 'text-4xl sm:text-5xl')}>
                {code}
              </bdi>
              <span className="block text-ink-soft text-sm">{cityName(code, locale)}</span>
            </span>
          </Fragment>
        ))}
      </p>
      {ways.map((way, index) => (
        <dl key={way.departureAt} className="grid grid-cols-[1.4fr_1fr_1fr] gap-3 border-line border-t pt-4">
          <Field term={titleOf(index)}>
            <bdi className="whitespace-nowrap tabular-nums">{formatDay(way.departureAt)}</bdi>
            <span className="block font-normal text-ink-soft text-sm">
              {way.segments.map(({ carrierCode, number }) => isolated(`${carrierCode}\u00a0${number}`)).join(' · ')}
            </span>
          </Field>
          <Field term={t('card.departs')}>
            <bdi className="tabular-nums">{formatClock(way.departureAt)}</bdi>
          </Field>
          <Field term={t('card.arrives')}>
            <bdi className="tabular-nums">{formatClock(way.arrivalAt)}</bdi>
            <DayOffset
              days={way.dayOffset}
              words={{ after: (count) => t('card.daysLater', { count }), before: t('card.dayEarlier') }}
            />
          </Field>
        </dl>
      ))}
    </>
  );
}

/** The first two facts are the days. */
function TripOnPass({ trip: { title, facts } }: { trip: TripReceipt }) {
  return (
    <>
      <p className="font-semibold text-2xl leading-snug sm:text-3xl">
        <bdi>{title}</bdi>
      </p>
      <dl className="grid grid-cols-2 gap-3 border-line border-t pt-4">
        {facts.slice(0, 2).map(({ term, text }) => (
          <Field key={term} term={term}>
            <bdi>{text}</bdi>
          </Field>
        ))}
      </dl>
    </>
  );
}

function Field({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <dt className="text-ink-soft text-sm">{term}</dt>
      <dd className="font-semibold text-lg">{children}</dd>
    </div>
  );
}

/** Everybody is named further down. */
function FirstName({ names: [first = '', ...others] }: { names: readonly string[] }) {
  return (
    <>
      <bdi>{first}</bdi>
      {others.length > 0 && (
        <span className="font-normal text-ink-soft">
          {' '}
          <bdi>{`+${others.length}`}</bdi>
        </span>
      )}
    </>
  );
}

/** The reference, large enough to read out on the phone. */
function Stub({ reference, isKey }: { reference: string; isKey: boolean }) {
  const t = useTranslations('bookings.confirmation');
  const { isCopied, copy } = useCopied(reference);
  return (
    <div
      className={clsx(
        'flex flex-col gap-4 rounded-b-card bg-accent-fill p-5 text-on-fill sm:p-6 md:rounded-s-none md:rounded-e-card print:border print:border-line-strong',
        isKey ? 'justify-between' : 'pass-stub border-surface border-t-2 border-dashed md:border-s-2 md:border-t-0',
      )}
    >
      {/* A key has its magnetic stripe, a boarding pass its bars. */}
      {isKey && <div aria-hidden="true" className="-mx-5 h-10 bg-night sm:-mx-6 print:hidden" />}
      <div className="flex flex-wrap items-end justify-between gap-3 md:flex-col md:items-start">
        <p>
          <span className="block text-sm">{t('reference')}</span>
          <bdi
            data-testid="reference"
            data-keep-clear=""
            className="block select-all whitespace-nowrap font-semibold text-3xl tabular-nums tracking-wide"
          >
            {reference}
          </bdi>
        </p>
        <button
          type="button"
          onClick={() => void copy()}
          className="inline-flex min-h-11 items-center gap-2 rounded-control border border-on-fill/60 px-4 text-sm hover:bg-accent-fill-strong noscript:hidden print:hidden"
        >
          <Icon name={isCopied ? 'check' : 'copy'} className="size-4" />
          <span aria-live="polite">{isCopied ? t('copied') : t('copy')}</span>
        </button>
      </div>
      {!isKey && <div aria-hidden="true" className="bar-code h-14 md:h-auto md:grow" />}
    </div>
  );
}
