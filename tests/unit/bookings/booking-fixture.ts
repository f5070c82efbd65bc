import type { Passenger } from '@/lib/bookings/people';
import type { FlightRequest } from '@/lib/bookings/products/flight/schema';
import type { FlightSearchRequest } from '@/supabase/functions/_shared/contracts/flights/flight-request';
import type { FlightOffer } from '@/supabase/functions/_shared/contracts/flights/flight-search';
import { legsOf } from '@/supabase/functions/_shared/contracts/flights/legs-of-search';
import { signingKey, signOffer } from '@/supabase/functions/_shared/offer-signature';

export const signingSecret = 'a secret of the tests, thirty-two or more';

export const familySearch: FlightSearchRequest = {
  origin: 'DOH',
  destination: 'LHR',
  departureDate: '2027-01-14',
  returnDate: '2027-01-21',
  adults: 2,
  children: 1,
  infants: 1,
  cabinClass: 'ECONOMY',
};

/** An offer for `search`, each leg on its day. */
export function offerFor(search: FlightSearchRequest, total = '7400.00'): FlightOffer {
  const fare = { cabin: search.cabinClass, includedCheckedBags: { quantity: 1 } };
  const flights = legsOf(search);
  return {
    id: 'offer-1',
    supplier: 'sandbox',
    validatingAirlineCodes: ['QR'],
    numberOfBookableSeats: 9,
    itineraries: flights.map(({ origin, destination, departureDate: day }, index) => ({
      duration: 'PT7H10M',
      segments: [
        {
          id: String(index + 1),
          carrierCode: 'QR',
          number: '3',
          departure: { iataCode: origin, at: `${day}T21:55:00` },
          arrival: { iataCode: destination, at: `${day}T23:05:00` },
          duration: 'PT7H10M',
          numberOfStops: 0,
        },
      ],
    })),
    price: { currency: 'QAR', total, base: '6000.00' },
    travelerPricings: [
      {
        travelerType: 'ADULT',
        quantity: search.adults,
        price: { total, base: '6000.00' },
        fareDetailsBySegment: flights.map((_, index) => ({ segmentId: String(index + 1), ...fare })),
      },
    ],
  };
}

export function passengerOf(type: Passenger['type'], position = 0): Passenger {
  const dateOfBirth = { adult: '1990-05-20', child: '2020-05-20', infant: '2026-03-01' }[type];
  return {
    type,
    title: type === 'adult' ? 'MRS' : 'MISS',
    gender: 'female',
    givenNames: ['Amina Sara', 'Omar', 'Noor', 'Layla'][position] ?? 'Amina Sara',
    surname: "Al-Example O'Hara",
    dateOfBirth,
    nationality: 'QA',
    travelDocument: 'passport',
    passportNumber: `QX${100000 + position}`,
    passportExpiry: '2031-01-01',
  };
}

/** A valid request for any day before the flights of `familySearch`, signed until `expiresAt`. */
export async function sealedBooking({
  search = familySearch,
  expiresAt = '2027-01-01T00:00:00.000Z',
  secret = signingSecret,
  idempotencyKey = crypto.randomUUID() as string,
  offer = offerFor(search),
} = {}): Promise<FlightRequest> {
  const signature = await signOffer(await signingKey(secret), offer, search, expiresAt);
  const types = [
    ...Array<'adult'>(search.adults).fill('adult'),
    ...Array<'child'>(search.children).fill('child'),
    ...Array<'infant'>(search.infants).fill('infant'),
  ];
  return {
    idempotencyKey,
    locale: 'en',
    search,
    offer: { ...offer, signature },
    passengers: types.map(passengerOf),
    contact: { email: 'amina@example.com', phone: '+97440000000', notes: 'Window seats, please.' },
  };
}
