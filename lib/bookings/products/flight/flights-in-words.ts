import 'server-only';
import { airlineName, airportName, cityName, operatorOf } from '@/lib/flights/place-names';
import { intlTag, type Locale } from '@/lib/i18n/locales';
import { wordsIn } from '@/lib/i18n/server-words';
import { isolated } from '@/lib/text/isolate';
import { formatClock, formatDayInWords, minutesOf } from '@/lib/time/dates';
import type { FlightOffer, FlightSegment } from '@/supabase/functions/_shared/contracts/flights/flight-search';
import type { FlightInWords, StopInWords } from '../../product';

/** Each flight for a sheet that is shown at an airport. Times are local. */
export async function flightsInWords(offers: readonly FlightOffer[], language: Locale): Promise<FlightInWords[]> {
  const t = await wordsIn(language, ['flights']);
  const [form, card] = [t('flights.form'), t('flights.results.card')];
  const [details, durations] = [t('flights.results.details'), t('flights.results.duration')];
  const nameOf = (code: string) => airlineName(code, language, {});
  return offers.flatMap((offer) => offer.itineraries.flatMap(({ segments }) => segments.map((one) => inWords(one, offer))));

  function inWords(segment: FlightSegment, { travelerPricings }: FlightOffer): FlightInWords {
    const { id, carrierCode, number, vehicle, departure, arrival, duration, numberOfStops, stops } = segment;
    const cabin = travelerPricings[0]?.fareDetailsBySegment.find(({ segmentId }) => segmentId === id)?.cabin;
    const operator = operatorOf(segment, nameOf);
    return {
      about: [
        isolated(`${carrierCode} ${number}`),
        ...(vehicle ? [details('vehicle', { vehicle })] : []),
        nameOf(carrierCode),
        ...(operator ? [details('operatedBy', { airline: isolated(operator) })] : []),
        [...(cabin ? [form(cabin.toLowerCase() as Lowercase<typeof cabin>)] : []), ...durationOf(minutesOf(duration))].join(
          ' · ',
        ),
        ...(stops ?? []).map(({ iataCode }) => details('stopIn', { city: cityName(iataCode, language) })),
        ...(numberOfStops > 0 && !stops ? [details('technicalStops', { count: numberOfStops })] : []),
      ].filter(Boolean),
      stops: [stopOf(departure, card('departs')), stopOf(arrival, card('arrives'))],
    };
  }

  function stopOf({ iataCode, at, terminal }: FlightSegment['departure'], meaning: string): StopInWords {
    return {
      meaning,
      time: isolated(formatClock(at)),
      day: formatDayInWords(at, intlTag(language)),
      city: cityName(iataCode, language),
      place: [
        `${airportName(iataCode, language)} ${isolated(`(${iataCode})`)}`,
        ...(terminal ? [details.markup('terminal', { code: terminal, terminal: () => isolated(terminal) })] : []),
      ],
    };
  }

  function durationOf(total: number): string[] {
    const [hours, minutes] = [Math.floor(total / 60), total % 60];
    if (total === 0) return [];
    if (hours === 0) return [durations('minutes', { minutes })];
    return [minutes === 0 ? durations('hours', { hours }) : durations('both', { hours, minutes })];
  }
}
