/** Offers for tests: by default a simple non-stop round trip from Doha to London. */
import type { FlightSearchRequest } from '@/supabase/functions/_shared/contracts/flights/flight-request';
import type {
  FlightItinerary,
  FlightOffer,
  FlightSearchResponse,
  FlightSegment,
  SignedFlightOffer,
} from '@/supabase/functions/_shared/contracts/flights/flight-search';

export const oneWay: FlightSearchRequest = {
  origin: 'DOH',
  destination: 'LHR',
  departureDate: '2027-01-14',
  adults: 1,
  children: 0,
  infants: 0,
  cabinClass: 'ECONOMY',
};
export const roundTrip: FlightSearchRequest = { ...oneWay, returnDate: '2027-01-21' };

/** "QR3 DOH 01-14T07:50 LHR 01-14T12:40 PT7H50M": one flight of January 2027 in local times. */
export function makeSegment(text: string, details: Partial<FlightSegment> = {}): FlightSegment {
  const [flight = '', from = '', leaves = '', to = '', arrives = '', duration = 'PT1H'] = text.split(' ');
  return {
    id: `${flight}-${leaves}`,
    carrierCode: flight.slice(0, 2),
    number: flight.slice(2),
    departure: { iataCode: from, at: `2027-${leaves}:00` },
    arrival: { iataCode: to, at: `2027-${arrives}:00` },
    duration,
    numberOfStops: 0,
    ...details,
  };
}

export function makeItinerary(duration: string, ...segments: (string | FlightSegment)[]): FlightItinerary {
  return { duration, segments: segments.map((segment) => (typeof segment === 'string' ? makeSegment(segment) : segment)) };
}

export const outboundNonStop = makeItinerary('PT7H50M', 'QR3 DOH 01-14T07:50 LHR 01-14T12:40 PT7H50M');
export const returnNonStop = makeItinerary('PT6H45M', 'QR4 LHR 01-21T15:00 DOH 01-22T00:45 PT6H45M');

interface OfferParts extends Partial<Omit<FlightOffer, 'price'>> {
  /** QAR for one adult. */
  adultPrice?: number;
}

export function makeOffer({ adultPrice = 2000, ...parts }: OfferParts = {}): SignedFlightOffer {
  const itineraries = parts.itineraries ?? [outboundNonStop, returnNonStop];
  const price = { total: adultPrice.toFixed(2), base: (adultPrice * 0.8).toFixed(2) };
  return {
    id: '1',
    supplier: 'sandbox',
    validatingAirlineCodes: [itineraries[0]?.segments[0]?.carrierCode ?? 'QR'],
    numberOfBookableSeats: 9,
    itineraries,
    price: { currency: 'QAR', ...price },
    travelerPricings: [
      {
        travelerType: 'ADULT',
        quantity: 1,
        price,
        fareDetailsBySegment: itineraries.flatMap(({ segments }) =>
          segments.map(({ id }) => ({ segmentId: id, cabin: 'ECONOMY' as const, includedCheckedBags: { quantity: 1 } })),
        ),
      },
    ],
    signature: 'seal',
    ...parts,
  };
}

export function makeResponse(data: SignedFlightOffer[], searchParams: FlightSearchRequest = roundTrip): FlightSearchResponse {
  return {
    data,
    otherFares: {},
    searchParams,
    dictionaries: { carriers: { QR: 'QATAR AIRWAYS' }, aircraft: { '77W': 'BOEING 777-300ER' } },
    meta: {
      supplier: 'sandbox',
      sandbox: true,
      suppliers: [],
      searchedAt: '2027-01-01T10:00:00.000Z',
      expiresAt: '2027-01-01T10:30:00.000Z',
    },
  };
}
