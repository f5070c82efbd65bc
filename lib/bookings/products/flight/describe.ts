/** A flight, or the flights of a journey, for the confirmation. */

import { cityName } from '@/lib/flights/place-names';
import type { Locale } from '@/lib/i18n/locales';
import { formatDay } from '@/lib/time/dates';
import type { FlightSearchRequest } from '@/supabase/functions/_shared/contracts/flights/flight-request';
import type { FlightSearchResponse, SignedFlightOffer } from '@/supabase/functions/_shared/contracts/flights/flight-search';
import type { Receipt, ReceiptDescription } from '../../receipt';

interface BookedFlight {
  search: FlightSearchRequest;
  offer: SignedFlightOffer;
  dictionaries: FlightSearchResponse['dictionaries'];
}

export interface FlightReceipt extends Receipt, BookedFlight {
  kind: 'flight';
}

export interface JourneyReceipt extends Receipt {
  kind: 'multicity';
  /** In the order they are flown. */
  legs: BookedFlight[];
}

const segmentEnd = { iataCode: '', at: '' };
const segment = {
  id: '',
  carrierCode: '',
  number: '',
  departure: segmentEnd,
  arrival: segmentEnd,
  duration: '',
  numberOfStops: 0,
};
const fare = {
  travelerType: '',
  quantity: 0,
  price: { total: '', base: '' },
  fareDetailsBySegment: [{ segmentId: '', cabin: '' }],
};
const example = {
  search: { departureDate: '' },
  offer: {
    id: '',
    validatingAirlineCodes: [''],
    numberOfBookableSeats: 0,
    itineraries: [{ duration: '', segments: [segment] }],
    price: { total: '', base: '' },
    travelerPricings: [fare],
  },
  dictionaries: { carriers: {}, aircraft: {} },
};

export const describeFlight: ReceiptDescription<FlightReceipt> = {
  example,
  summarize: (receipt, locale) => summaryOf(flightOf(receipt), locale),
  flights: flightOf,
};

export const describeJourney: ReceiptDescription<JourneyReceipt> = {
  example: { legs: [example] },
  summarize: (receipt, locale) => summaryOf(flightsOf(receipt), locale),
  flights: flightsOf,
};

function flightOf({ offer }: FlightReceipt) {
  return [offer];
}

function flightsOf({ legs }: JourneyReceipt) {
  return legs.map(({ offer }) => offer);
}

function summaryOf(offers: readonly SignedFlightOffer[], locale: Locale) {
  const ways = offers.flatMap(({ itineraries }) => itineraries).map(({ segments }) => segments);
  const [first] = ways;
  const stops = [first?.[0]?.departure, ...ways.map((segments) => segments.at(-1)?.arrival)];
  const departures = ways.flatMap(([leaving]) => (leaving ? [leaving.departure.at] : []));
  return {
    trip: stops.flatMap((stop) => (stop ? [cityName(stop.iataCode, locale)] : [])).join(' – '),
    dates: departures.map(formatDay).join(' – '),
    total: offers.reduce((sum, { price }) => sum + Number(price.total), 0),
  };
}
