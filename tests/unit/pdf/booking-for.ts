import { holiday } from '@/lib/bookings/products/package/product';
import { readStored } from '@/lib/bookings/products/read-stored';
import { stay } from '@/lib/bookings/products/stay/product';
import type { MailBooking } from '@/lib/mail/trip';
import { findPackage } from '@/lib/packages/on-sale/on-sale';
import { priceOf } from '@/lib/packages/price';
import { ratesOf } from '@/lib/packages/rates';
import { familySearch, offerFor, passengerOf } from '../bookings/booking-fixture';
import { makeHotel } from '../hotels-results/hotels';

type Kind = 'flight' | 'multicity' | 'hotel' | 'package';

const common = {
  locale: 'en' as const,
  idempotencyKey: '3f0f3f0e-7a39-4a56-9a5a-0d2a4a0c9d55',
  contact: { email: 'amina@example.com', phone: '+97455551234', notes: '' },
};

function storedOffer(kind: Kind): object {
  const flight = { ...offerFor(familySearch), signature: 's' };
  const [out, back] = flight.itineraries;
  const [segment] = out?.segments ?? [];
  if (!segment || !back) throw new Error('The offer has no flights');
  segment.departure.terminal = '1';
  segment.arrival.terminal = '4';
  segment.operatingCarrierCode = 'BA';
  if (kind === 'flight') return flight;
  if (kind === 'multicity') return { legs: Array.from({ length: 5 }, () => ({ search: {}, offer: flight, signature: 's' })) };
  if (kind === 'hotel') {
    const day = familySearch.departureDate;
    return stay.record({
      ...common,
      offer: { ...makeHotel({ id: 'plain-house', total: 7400, due: 60 }), signature: 's' },
      wishes: ['cot'],
      search: {
        cityCode: 'istanbul',
        checkIn: day,
        checkOut: '2027-01-17',
        adults: 2,
        rooms: 1,
        language: 'en',
        occupancy: [{ adults: 2, childrenAges: [] }],
      },
      passengers: [{ givenNames: 'Amina Sara', surname: "Al-Example O'Hara" }, null],
    }).offer;
  }
  const found = findPackage('paris');
  if (!found) throw new Error('There is no holiday in Paris any more');
  const trip = {
    departureDate: familySearch.departureDate,
    extraNights: 0,
    rooms: [{ adults: 2, childAges: [] }],
    extras: [],
    wishes: ['flights' as const],
  };
  const { total } = priceOf(ratesOf(found), trip);
  return holiday.record({ ...common, packageId: 'paris', trip, total, travellers: [passengerOf('adult')] }).offer;
}

/** A ticketed and paid booking as read from the database. */
export function bookingFor(kind: Kind, changes: Partial<MailBooking> = {}): MailBooking {
  const stored = storedOffer(kind);
  return {
    id: 'b6a6f6fe-65a9-4f7b-92f2-3a4f2ad6c3a1',
    reference: 'KT-7Q3F9A',
    kind,
    status: 'ticketed',
    total_amount: 7400,
    departure_date: '2027-01-14',
    last_travel_date: '2027-01-21',
    created_at: '2026-11-30T08:00:00Z',
    issued: null,
    names_follow: false,
    locale: 'en',
    contact_email: 'amina@example.com',
    contact_phone: '+97455551234',
    notes: '',
    confirmed_at: null,
    stored,
    offer: readStored(kind, stored),
    booking_passengers: (['adult', 'child'] as const).map((type, index) => {
      const { givenNames, surname } = passengerOf(type, index);
      return {
        position: index + 1,
        given_names: givenNames,
        surname,
        has_document: true,
        travel_document: 'passport' as const,
        passport_expiry: '2031-01-01',
      };
    }),
    booking_change_requests: [],
    payments: [
      {
        id: '0e61b1c4-84c4-4b61-93f0-9dbbd3a47a10',
        status: 'partly_refunded',
        amount: 740_000,
        refunded: 12_050,
        pay_by: '2026-12-02T09:00:00Z',
        paid_at: '2026-12-01T07:30:00Z',
        link_key: 'a'.repeat(32),
        choice: null,
        method: null,
        price_before: null,
        payment_parts: [],
        payment_refunds: [],
      },
    ],
    refunds: [],
    orders: [
      {
        status: 'ticketed',
        pnr: 'X7K2QP',
        airline_change: null,
        change_answer: null,
        is_cancelling: false,
        itineraries: [],
        order_choices: [],
        tickets: [
          { number: '157-2412345671', passengers: [1] },
          { number: '157-2412345672', passengers: [2] },
        ],
      },
    ],
    ...changes,
  };
}
