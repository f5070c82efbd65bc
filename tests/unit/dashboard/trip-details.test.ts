import { describe, expect, it } from 'vitest';
import { detailsOf } from '@/lib/bookings/products/read-stored';
import { holiday } from '@/lib/bookings/products/registry';
import { stay } from '@/lib/bookings/products/stay/product';
import { findPackage } from '@/lib/packages/find-package';
import arabic from '@/messages/ar/account.json';
import english from '@/messages/en/account.json';
import { bookingStatuses } from '@/supabase/functions/_shared/contracts/states.generated';

const contact = { email: 'noor@example.com', phone: '+97440000000', notes: '' };

describe('the details of a trip that is not a flight', () => {
  it('are read from a stored stay', () => {
    const rooms = [{ name: 'Double room', adults: 2, childrenAges: [6], total: '900.00' }];
    const { offer } = stay.record({
      ...{ idempotencyKey: crypto.randomUUID(), locale: 'en', contact, passengers: [], wishes: ['cot'] },
      search: { cityCode: 'istanbul', checkIn: '2027-01-14', checkOut: '2027-01-18', adults: 2, rooms: 1, language: 'en' },
      offer: {
        ...{
          id: 'h1',
          supplier: 'sandbox',
          available: true,
          amenities: [],
          description: { text: '' },
          name: 'Souq House',
          rating: 4,
          roomsLeft: null,
        },
        ...{ address: { cityName: 'Istanbul', countryCode: 'TR', area: 'Old town' }, media: [{ uri: 'istanbul' }], rooms },
        ...{ price: { currency: 'QAR', total: '900.00', base: '800.00', taxes: '100.00', dueAtProperty: '45.50' } },
        ...{ geoCode: { latitude: 41, longitude: 29 }, board: 'breakfast', cancellation: { freeUntil: '2027-01-10' } },
        signature: 'of a test',
      },
    });
    expect(detailsOf('hotel', offer)).toEqual({
      inEnglish: null,
      ...{ of: 'stay', id: 'h1', board: 'breakfast', address: { area: 'Old town', cityName: 'Istanbul' } },
      rooms: [{ name: 'Double room', adults: 2, childrenAges: [6] }],
      ...{ cancellation: { freeUntil: '2027-01-10' }, price: { dueAtProperty: 45.5 }, wishes: ['cot'] },
    });
  });

  it('are read from a stored holiday', () => {
    const { offer } = holiday.record({
      ...{ idempotencyKey: crypto.randomUUID(), locale: 'en', packageId: 'paris', total: 3000, travellers: [], contact },
      trip: {
        ...{ departureDate: '2027-01-14', extraNights: 1, rooms: [{ adults: 2, childAges: [] }], extras: [] },
        wishes: ['visa'],
      },
    });
    const { nights } = findPackage('paris')?.holiday ?? { nights: 0 };
    expect(detailsOf('package', offer)).toEqual({
      ...{ of: 'holiday', packageId: 'paris', nights: nights + 1, rooms: [{ adults: 2, childAges: [] }], wishes: ['visa'] },
      lines: [
        { key: 'adult', quantity: 2, amount: expect.any(Number) },
        { key: 'extraNight', quantity: 1, amount: expect.any(Number) },
      ],
    });
  });

  it('leave out what cannot be read, and are empty for anything else', () => {
    const odd = { id: 'h1', board: 'feast', rooms: ['?', { name: 'Suite', adults: 1 }], cancellation: { freeUntil: 'soon' } };
    expect(detailsOf('hotel', odd)).toEqual({
      inEnglish: null,
      ...{ of: 'stay', id: 'h1', board: null, address: null, cancellation: null, price: null, wishes: [] },
      rooms: [{ name: 'Suite', adults: 1, childrenAges: [] }],
    });
    for (const other of [null, 'text', 7, {}, []])
      for (const kind of ['hotel', 'package', 'flight']) expect(detailsOf(kind, other)).toBeNull();
    expect(detailsOf('flight', odd)).toBeNull();
  });
});

describe.each([
  ['English', english, /seat|ticket|flight|fare/i],
  ['Arabic', arabic, /مقاعد|تذاكر|تذكرة|رحلة|طيران/],
])('the words for a stay and a holiday in %s', (_, { dashboard }, ofFlights) => {
  it.each(['hotel', 'package'] as const)('speak of no flight: %s', (kind) => {
    const { meaning, status, over } = dashboard.trips;
    const texts = [...bookingStatuses.map((one) => meaning[kind][one]), status.ticketed[kind], over[kind]];
    for (const text of texts) expect(text).not.toMatch(ofFlights);
  });
});
