import { useTranslations } from 'next-intl';
import { useOtherAirport } from '@/components/flights/terms/use-other-airport';
import { Notice } from '@/components/ui/notice';
import type { FlightSearchResponse, SignedFlightOffer } from '@/lib/flights/offer';
import { summarizeOffer } from '@/lib/flights/results/summarize-offer';
import { TripDirection, useTripNames } from './trip-direction';

interface TripProps {
  offer: SignedFlightOffer;
  dictionaries: FlightSearchResponse['dictionaries'];
  /** The title of a one-way flight that is one of several. */
  title?: string;
}

/** Outbound and, if there is one, return, which may use another airport; or the legs of a journey. */
export function Trip({ offer, dictionaries, title }: TripProps) {
  const t = useTranslations('flights.results');
  const names = useTripNames(dictionaries);
  const { itineraries, isRoundTrip, otherAirport } = summarizeOffer(offer);
  const notes = useOtherAirport(otherAirport);
  function titleOf(index: number): string {
    if (itineraries.length === 1) return title ?? t('oneWay');
    if (!isRoundTrip) return t('card.leg', { number: index + 1 });
    return index === 0 ? t('card.outbound') : t('card.return');
  }
  return (
    <>
      {itineraries.map((itinerary, index) => (
        <TripDirection key={itinerary.departureAt} itinerary={itinerary} title={titleOf(index)} names={names} />
      ))}
      {notes.length > 0 && (
        <div className="col-span-full">
          <Notice tone="warning">
            {notes.map((note) => (
              <p key={note}>{note}</p>
            ))}
          </Notice>
        </div>
      )}
    </>
  );
}
