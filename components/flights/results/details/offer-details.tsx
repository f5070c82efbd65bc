import { useLocale, useTranslations } from 'next-intl';
import { Fragment, type ReactNode } from 'react';
import { TripNote } from '@/components/flights/terms/trip-note';
import { useFareTerms } from '@/components/flights/terms/use-fare-terms';
import { useOtherAirport } from '@/components/flights/terms/use-other-airport';
import { Icon, type IconName } from '@/components/ui/icon';
import { Notice } from '@/components/ui/notice';
import { cabinsOf, fewSeats, leastBags, leastCabinBags } from '@/lib/flights/fare';
import { bagsInWords, cabinBagsInWords } from '@/lib/flights/fare-words';
import type { CabinClass, SignedFlightOffer } from '@/lib/flights/offer';
import { findLayovers, type Layover, type LayoverWarning } from '@/lib/flights/results/layovers';
import { pointsFor } from '@/lib/flights/results/points';
import type { ItinerarySummary, OfferSummary } from '@/lib/flights/results/summarize-offer';
import { homeAirport } from '@/lib/flights/search/search-form';
import { intlTag, localizePath } from '@/lib/i18n/locales';
import { prayerTimesPath } from '@/lib/routes/prayer-times-path';
import { formatDayInWords } from '@/lib/time/dates';
import { isSamePlace } from '@/supabase/functions/_shared/contracts/flights/city-airports';
import { DurationText, useDurationWords } from '../card/duration-text';
import { useNames } from '../results-context';
import { ChildrenNote } from './children-note';
import { SegmentDetails } from './segment-details';
import { useCabins } from './use-fare-facts';

interface OfferDetailsProps {
  summary: OfferSummary;
  /** Between the terms and the visas. */
  children?: ReactNode;
}

/** All flights and layovers of an offer, in order. */
export function OfferDetails({ summary, children }: OfferDetailsProps) {
  const isMixed = cabinsOf(summary.offer).length > 1;
  const flights = summary.offer.travelerPricings[0]?.fareDetailsBySegment;
  const cabinOf = (id: string) => (isMixed ? flights?.find(({ segmentId }) => segmentId === id)?.cabin : undefined);
  const t = useTranslations('flights.results.card');
  function directionOf(index: number): string {
    if (summary.itineraries.length > 1 && !summary.isRoundTrip) return t('leg', { number: index + 1 });
    return index > 0 ? t('return') : t('outbound');
  }
  return (
    <div className="flex flex-col gap-8 p-4 sm:p-6">
      {summary.itineraries.map((itinerary, index) => (
        <Fragment key={itinerary.departureAt}>
          {index === 1 && <OtherAirportNote otherAirport={summary.otherAirport} />}
          <ItineraryDetails itinerary={itinerary} direction={directionOf(index)} cabinOf={cabinOf} />
          <SameTicketConnection before={itinerary} after={summary.isRoundTrip ? undefined : summary.itineraries[index + 1]} />
        </Fragment>
      ))}
      <FareFacts summary={summary} />
      <FareTerms offer={summary.offer} />
      {children}
      <ChildrenNote offer={summary.offer} />
      <TripNote offers={[summary.offer]} heading="h4" />
    </div>
  );
}

/** Between outbound and return: they use different airports at the destination. */
function OtherAirportNote({ otherAirport }: Pick<OfferSummary, 'otherAirport'>) {
  const notes = useOtherAirport(otherAirport);
  if (notes.length === 0) return null;
  return (
    <Notice tone="warning">
      {notes.map((note) => (
        <p key={note}>{note}</p>
      ))}
    </Notice>
  );
}

/** Before the next leg on the same ticket: the time in between when it leaves within a day, and a change of airport in any case. */
function SameTicketConnection({ before, after }: { before: ItinerarySummary; after: ItinerarySummary | undefined }) {
  const [landing, takeOff] = [before.segments.at(-1), after?.segments[0]];
  const [layover] = landing && takeOff ? findLayovers([landing, takeOff]) : [];
  const t = useTranslations('flights.results.details');
  const { airport } = useNames();
  if (!layover) return null;
  if (layover.minutes >= stayMinutes) {
    const isChange = layover.warnings.includes('airportChange') && isSamePlace(layover.arrivalAirport, layover.airport);
    if (!isChange) return null;
    return (
      <Notice tone="warning">
        <p>{t('airportChangeAdvice', { from: airport(layover.arrivalAirport), to: airport(layover.airport) })}</p>
      </Notice>
    );
  }
  return (
    <ol>
      <LayoverDetails layover={layover} />
    </ol>
  );
}

/** In minutes; a longer stop is a stay. */
const stayMinutes = 24 * 60;

interface ItineraryDetailsProps {
  itinerary: ItinerarySummary;
  direction: string;
  /** Of a segment, when they differ. */
  cabinOf: (segmentId: string) => CabinClass | undefined;
}

function ItineraryDetails({ itinerary, direction, cabinOf }: ItineraryDetailsProps) {
  const t = useTranslations('flights.results');
  const locale = useLocale();
  const tag = intlTag(locale);
  const { city } = useNames();
  const { segments, layovers, minutes } = itinerary;
  return (
    <section>
      <h4 className="font-semibold">
        {t('details.heading', { direction, origin: city(itinerary.origin), destination: city(itinerary.destination) })}
      </h4>
      <p className="text-ink-soft text-sm">
        {formatDayInWords(itinerary.departureAt, tag)} · <DurationText minutes={minutes} />
      </p>
      <ol className="mt-4 flex flex-col gap-4">
        {segments.map((segment, index) => {
          const layover = layovers[index];
          return (
            <Fragment key={segment.id}>
              <SegmentDetails segment={segment} cabin={cabinOf(segment.id)} />
              {layover && <LayoverDetails layover={layover} />}
            </Fragment>
          );
        })}
      </ol>
      {itinerary.destination !== homeAirport && (
        <a
          href={localizePath(prayerTimesPath(itinerary.destination, segments.at(-1)?.arrival.at), locale)}
          target="_blank"
          rel="noopener"
          className="mt-2 inline-flex min-h-11 items-center text-accent text-sm underline underline-offset-4"
        >
          {t('details.prayers', { city: city(itinerary.destination) })}
        </a>
      )}
    </section>
  );
}

/** A layover between two flights, with advice. */
function LayoverDetails({ layover: { airport, arrivalAirport, minutes, warnings } }: { layover: Layover }) {
  const t = useTranslations('flights.results.details');
  const names = useNames();
  const { short } = useDurationWords();
  const advice: Record<LayoverWarning, string> = {
    short: t('shortAdvice'),
    overnight: t('overnightAdvice'),
    airportChange: t('airportChangeAdvice', { from: names.airport(arrivalAirport), to: names.airport(airport) }),
  };
  const isWarning = warnings.length > 0;
  return (
    <li
      className={`ms-[4.5rem] rounded-control px-4 py-2.5 text-sm ${isWarning ? 'bg-sun-soft text-on-sun-soft' : 'bg-sunken text-ink-soft'}`}
    >
      <p className="flex items-center gap-2 font-medium">
        <Icon name={isWarning ? 'warning' : 'clock'} className="size-4" />
        {t('layover', { duration: short(minutes), city: names.city(airport) })}
      </p>
      {warnings.map((warning) => (
        <p key={warning} className="mt-1">
          {advice[warning]}
        </p>
      ))}
    </li>
  );
}

/** What the fare includes, and the club points. */
function FareFacts({ summary }: { summary: OfferSummary }) {
  const { offer, totalPrice } = summary;
  const cabins = useCabins();
  const t = useTranslations('flights.results.card');
  const chips = useTranslations('flights.results.chips');
  const seats = offer.numberOfBookableSeats;
  const fares = useTranslations('flights.results.fares');
  const [bags, cabinBags] = [leastBags(offer), leastCabinBags(offer)];
  return (
    <ul className="flex flex-wrap gap-x-4 gap-y-2 text-sm">
      <Fact icon="person">{cabins(summary)}</Fact>
      <Fact icon="bag">{bags ? bagsInWords(bags, t) : chips('bagsUnknown')}</Fact>
      <Fact icon="suitcase">{cabinBags ? cabinBagsInWords(cabinBags, fares) : fares('unsaid.cabinBags')}</Fact>
      {seats > 0 && seats <= fewSeats && (
        <Fact icon="clock" look="text-accent font-medium">
          {t('seats', { count: seats })}
        </Fact>
      )}
      <Fact icon="star">{t('points', { count: pointsFor(totalPrice) })}</Fact>
    </ul>
  );
}

function Fact({ icon, look = 'text-ink-soft', children }: { icon: IconName; look?: string; children: ReactNode }) {
  return (
    <li className={`inline-flex items-center gap-1.5 ${look}`}>
      <Icon name={icon} className="size-4" />
      {children}
    </li>
  );
}

/** Rules for changes and refunds, emissions and the source of the price; only what the supplier states. */
export function FareTerms({ offer }: { offer: SignedFlightOffer }) {
  const terms = useFareTerms(offer);
  if (terms.length === 0) return null;
  return (
    <ul data-testid="fare-terms" className="flex list-disc flex-col gap-1 border-line border-t ps-5 pt-5 text-ink-soft text-sm">
      {terms.map(({ name, text }) => (
        <li key={name}>{text}</li>
      ))}
    </ul>
  );
}
