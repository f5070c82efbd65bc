import { useLocale, useTranslations } from 'next-intl';
import { Fragment } from 'react';
import type { ItinerarySummary, OfferSummary } from '@/lib/flights/results/summarize-offer';
import { TripNote } from '@/lib/flights/trip-note';
import { intlTag } from '@/lib/i18n/locales';
import { formatDayInWords } from '@/lib/time/dates';
import { useNames } from '../results-context';
import { DurationText } from './duration-text';
import { FareTerms } from './fare-terms';
import { LayoverDetails } from './layover-details';
import { SegmentDetails } from './segment-details';

/** Every flight and every wait of an offer, in the order they come. */
export function OfferDetails({ summary }: { summary: OfferSummary }) {
  return (
    <div className="flex flex-col gap-8 p-4 sm:p-6">
      {summary.itineraries.map((itinerary, index) => (
        <ItineraryDetails key={itinerary.departureAt} itinerary={itinerary} isReturn={index > 0} />
      ))}
      <FareTerms offer={summary.offer} />
      <TripNote offers={[summary.offer]} heading="h4" />
    </div>
  );
}

function ItineraryDetails({ itinerary, isReturn }: { itinerary: ItinerarySummary; isReturn: boolean }) {
  const t = useTranslations('flights.results');
  const tag = intlTag(useLocale());
  const { city } = useNames();
  const { segments, layovers, minutes } = itinerary;
  const direction = isReturn ? t('card.return') : t('card.outbound');
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
              <SegmentDetails segment={segment} />
              {layover && <LayoverDetails layover={layover} />}
            </Fragment>
          );
        })}
      </ol>
    </section>
  );
}
