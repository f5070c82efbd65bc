import 'server-only';
import { airlineName, airportName, cityName, operatorOf } from '@/lib/flights/place-names';
import { summarizeOffer } from '@/lib/flights/results/summarize-offer';
import { airportChangesOf, stopsOf, ticketsOf } from '@/lib/flights/round-trip';
import { intlTag, type Locale } from '@/lib/i18n/locales';
import { wordsIn } from '@/lib/i18n/server-words';
import { isolated } from '@/lib/text/isolate';
import { formatClock, formatDay, formatDayInWords, minutesOf } from '@/lib/time/dates';
import type { FlightItinerary, FlightOffer, FlightSegment } from '@/supabase/functions/_shared/contracts/flights/flight-search';
import type { BookingInWords, FlightInWords, StopInWords, StoredBooking } from '../../product';
import { fareRows, personRows } from './mail-fare';

/** In letters. */
const longestUnbroken = 24;

/** Flights in mail: each direction with its flights, the fare, and what each passenger pays. */
export async function describeFlights({ offer: { flights } }: StoredBooking, language: Locale): Promise<BookingInWords> {
  if (flights.length === 0) return { details: [] };
  const t = await wordsIn(language, ['mail', 'account', 'flights']);
  const [mail, account] = [t('mail.trip'), t('account.dashboard.trips')];
  const [ticketWords, details] = [t('flights.results.tickets'), t('flights.results.details')];
  const tickets = ticketsOf(flights);
  const [from = '', ...stops] = stopsOf(flights).map((code) => cityName(code, language));
  return {
    title: stops.length > 1 ? [from, ...stops].join(' – ') : account('route', { from, to: stops[0] ?? '' }),
    days: flights.flatMap((flight) => flight.itineraries).map(wayOf),
    flights: await flightsInWords(flights, language),
    details: [
      ...(tickets ? [{ term: mail('tickets'), text: ticketWords(tickets) }] : []),
      ...otherAirports(),
      ...(await fareRows(flights, language)),
    ],
    prices: await personRows(flights, language),
  };

  function otherAirports() {
    const ways = flights.map((flight) => summarizeOffer(flight).otherAirport);
    const name = (code: string) => airportName(code, language);
    const notes = [
      ...ways.flatMap(({ away, home }) => [
        ...(away ? [details('returnFrom', { lands: name(away.lands), leaves: name(away.leaves) })] : []),
        ...(home ? [details('returnTo', { lands: name(home.lands), leaves: name(home.leaves) })] : []),
      ]),
      ...airportChangesOf(flights).map(({ lands, leaves }) =>
        details('airportChangeAdvice', { from: name(lands), to: name(leaves) }),
      ),
    ];
    return notes.length > 0 ? [{ term: mail('otherAirport'), text: notes.join('\n'), isWide: true as const }] : [];
  }

  function wayOf({ segments }: FlightItinerary) {
    const [start] = segments;
    return {
      term: start ? formatDayInWords(start.departure.at, intlTag(language)) : '',
      text: segments.map(flightLine).join('\n'),
      isWide: true as const,
    };
  }

  function flightLine({ carrierCode, number, vehicle, departure, arrival }: FlightSegment): string {
    const lands = arrival.at.slice(0, 10) === departure.at.slice(0, 10) ? '' : ` ${formatDay(arrival.at)}`;
    return mail('flight', {
      airline: isolated(airlineName(carrierCode, language, {})),
      flight: `${isolated(`${carrierCode} ${number}`)}${vehicle ? ` (${details('vehicle', { vehicle })})` : ''}`,
      from: placeOf(departure.iataCode),
      departure: isolated(formatClock(departure.at)),
      to: placeOf(arrival.iataCode),
      arrival: isolated(`${formatClock(arrival.at)}${lands}`),
    });
  }

  function placeOf(code: string): string {
    const name = airportName(code, language);
    // Keep a short name on one line; a long one would be wider than a phone.
    const unbroken = name.length > longestUnbroken ? name : name.replaceAll(' ', '\u00a0');
    return `${unbroken}\u00a0${isolated(`(${code})`)}`;
  }
}

/** Each flight for a sheet that is shown at an airport. Times are local. */
async function flightsInWords(offers: readonly FlightOffer[], language: Locale): Promise<FlightInWords[]> {
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
