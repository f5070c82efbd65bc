import { describe, expect, it } from 'vitest';
import { holiday } from '@/lib/bookings/products/package/product';
import { detailsOf, readStored } from '@/lib/bookings/products/read-stored';
import { stay } from '@/lib/bookings/products/stay/product';
import { tripCalendar } from '@/lib/dashboard/trip-calendar';
import { groupTrips, readTrips, type Trip } from '@/lib/dashboard/trips';
import { findPackage } from '@/lib/packages/on-sale/on-sale';
import { addDays, todayInQatar } from '@/supabase/functions/_shared/contracts/calendar-day';
import { familySearch, offerFor } from '../bookings/booking-fixture';

describe('calendar file', () => {
  interface Component {
    name: string;
    properties: Map<string, string>;
    parts: Component[];
  }

  /** Reads a file by RFC 5545, and throws on content that a calendar program would refuse. */
  function parseCalendar(file: string): Component {
    if (!file.endsWith('\r\n')) throw new Error('The last line does not end');
    const open: Component[] = [{ name: '', properties: new Map(), parts: [] }];
    for (const line of file
      .slice(0, -2)
      .replaceAll(/\r\n[ \t]/g, '')
      .split('\r\n')) {
      const [, property, parameters, value] = /^([A-Z-]+)((?:;[A-Z-]+=[^:;]+)*):(.*)$/.exec(line) ?? [];
      const inner = open.at(-1);
      if (!property || value === undefined || !inner) throw new Error(`Not a content line: ${line}`);
      if (property === 'BEGIN') {
        const part = { name: value, properties: new Map(), parts: [] };
        inner.parts.push(part);
        open.push(part);
      } else if (property === 'END') {
        if (open.pop()?.name !== value) throw new Error(`${value} ends before what is in it`);
      } else {
        if (inner.properties.has(property)) throw new Error(`${property} stands twice`);
        if (!parameters && /(?<!\\)(?:\\\\)*[,;]/.test(value)) throw new Error(`A bare sign in ${property}`);
        inner.properties.set(
          property,
          value.replaceAll(/\\([\\;,nN])/g, (_, sign) => (/n/i.test(sign) ? '\n' : sign)),
        );
      }
    }
    const [calendar] = open[0]?.parts ?? [];
    if (open.length !== 1 || !calendar) throw new Error('The file ends in the middle');
    return calendar;
  }

  describe('the file of a round trip', () => {
    it.each(['en', 'ar'] as const)('opens as a calendar with both flights (%s)', (language) => {
      const city = language === 'ar' ? 'لندن، مطار هيثرو; المبنى 4' : 'London, Heathrow; Terminal 4';
      const offer = offerFor(familySearch);
      const file = tripCalendar(
        { reference: 'KT-7F3K9Q', offers: [offer], status: 'confirmed' },
        {
          language,
          title: ({ number }) => `QR ${number}: ${city}`,
          place: () => city,
          text: () => `${city}\n${city.repeat(9)}`,
          stayText: '',
        },
        new Date('2026-11-21T09:00:00Z'),
      );
      const calendar = parseCalendar(file);
      expect(calendar.name).toBe('VCALENDAR');
      expect(calendar.properties.get('VERSION')).toBe('2.0');
      expect(calendar.properties.get('PRODID')).toBeTruthy();
      expect(calendar.parts.map(({ name }) => name)).toEqual(['VEVENT', 'VEVENT']);
      const of = (property: string) => calendar.parts.map(({ properties }) => properties.get(property) ?? '');
      expect(new Set(of('UID')).size).toBe(2);
      expect(of('LOCATION')).toEqual([city, city]);
      expect(of('DESCRIPTION')[0]).toBe(`${city}\n${city.repeat(9)}`);
      const moments = [of('DTSTART'), of('DTEND')].flat();
      for (const moment of [...moments, ...of('DTSTAMP')]) expect(moment).toMatch(/^\d{8}T\d{6}Z$/);
      const [outbound, back] = of('DTSTART');
      const [landed] = of('DTEND');
      expect([outbound, landed, back]).toEqual([outbound, landed, back].toSorted());
    });
  });
});

describe('trip details', () => {
  const contact = { email: 'noor@example.com', phone: '+97440000000', notes: '' };

  describe('the details of a trip that is not a flight', () => {
    it('lead to the same search of a stay, while its days can be searched', () => {
      const checkIn = addDays(todayInQatar(), 30);
      const search = { cityCode: 'istanbul', checkIn, checkOut: addDays(checkIn, 4), adults: 2, rooms: 1 };
      const occupancy = [{ adults: 2, childrenAges: [6] }];
      const path = `/explore/hotels/results?destination=istanbul&checkin=${checkIn}&checkout=${search.checkOut}&rooms=`;
      expect(stay.searchAgain?.({ ...search, occupancy })).toBe(`${path}2-6`);
      expect(stay.searchAgain?.(search)).toBe(`${path}2`);
      expect(stay.searchAgain?.({ ...search, checkIn: addDays(todayInQatar(), -1) })).toBeNull();
      expect(stay.searchAgain?.({})).toBeNull();
    });

    it('are read from a stored stay', () => {
      const rooms = [{ name: 'Double room', adults: 2, childrenAges: [6], total: '900.00' }];
      const { offer } = stay.record({
        idempotencyKey: crypto.randomUUID(),
        locale: 'en',
        contact,
        passengers: [],
        wishes: ['cot'],
        search: { cityCode: 'istanbul', checkIn: '2027-01-14', checkOut: '2027-01-18', adults: 2, rooms: 1, language: 'en' },
        offer: {
          id: 'h1',
          supplier: 'sandbox',
          available: true,
          amenities: [],
          description: { text: '' },
          name: 'Souq House',
          rating: 4,
          roomsLeft: null,
          address: { cityName: 'Istanbul', countryCode: 'TR', area: 'Old town' },
          media: [{ uri: 'istanbul' }],
          rooms,
          price: { currency: 'QAR', total: '900.00', base: '800.00', taxes: '100.00', dueAtProperty: '45.50' },
          geoCode: { latitude: 41, longitude: 29 },
          board: 'breakfast',
          cancellation: { freeUntil: '2027-01-10' },
          signature: 'of a test',
        },
      });
      expect(detailsOf('hotel', offer)).toEqual({
        inEnglish: null,
        type: 'stay',
        id: 'h1',
        board: 'breakfast',
        address: { area: 'Old town', cityName: 'Istanbul' },
        rooms: [{ name: 'Double room', adults: 2, childrenAges: [6] }],
        cancellation: { freeUntil: '2027-01-10' },
        price: { dueAtProperty: 45.5 },
        wishes: ['cot'],
      });
    });

    it('are read from a stored holiday', () => {
      const { offer } = holiday.record({
        idempotencyKey: crypto.randomUUID(),
        locale: 'en',
        packageId: 'paris',
        total: 3000,
        travellers: [],
        contact,
        trip: {
          departureDate: '2027-01-14',
          extraNights: 1,
          rooms: [{ adults: 2, childAges: [] }],
          extras: [],
          wishes: ['visa'],
        },
      });
      const { nights } = findPackage('paris')?.holiday ?? { nights: 0 };
      expect(detailsOf('package', offer)).toEqual({
        type: 'holiday',
        packageId: 'paris',
        nights: nights + 1,
        rooms: [{ adults: 2, childAges: [] }],
        wishes: ['visa'],
        lines: [
          { key: 'adult', quantity: 2, amount: expect.any(Number) },
          { key: 'extraNight', quantity: 1, amount: expect.any(Number) },
        ],
        legs: [],
      });
    });

    it('leave out what cannot be read, and are empty for anything else', () => {
      const odd = { id: 'h1', board: 'feast', rooms: ['?', { name: 'Suite', adults: 1 }], cancellation: { freeUntil: 'soon' } };
      expect(detailsOf('hotel', odd)).toEqual({
        inEnglish: null,
        type: 'stay',
        id: 'h1',
        board: null,
        address: null,
        cancellation: null,
        price: null,
        wishes: [],
        rooms: [{ name: 'Suite', adults: 1, childrenAges: [] }],
      });
      for (const other of [null, 'text', 7, {}, []])
        for (const kind of ['hotel', 'package', 'flight']) expect(detailsOf(kind, other)).toBeNull();
      expect(detailsOf('flight', odd)).toBeNull();
    });
  });
});

describe('trips', () => {
  function trip(reference: string, status: Trip['status'], departure: string, last = departure): Trip {
    return {
      id: reference,
      reference,
      kind: 'flight',
      status,
      offer: { ...readStored('flight', {}), details: null },
      total_amount: 900,
      created_at: '2026-11-01T00:00:00Z',
      confirmed_at: null,
      issued: null,
      names_follow: false,
      departure_date: departure,
      last_travel_date: last,
      booking_passengers: [],
      payments: [],
      orders: [],
      booking_change_requests: [],
      refunds: [],
    };
  }

  const references = (trips: readonly Trip[]) => trips.map(({ reference }) => reference);

  describe('trips', () => {
    const today = '2026-11-21';
    const groups = groupTrips(
      [
        trip('later', 'ticketed', '2027-03-01', '2027-03-10'),
        trip('next', 'confirmed', '2026-12-01'),
        trip('under way', 'ticketed', '2026-11-14', '2026-11-21'),
        trip('asked', 'requested', '2027-01-14'),
        trip('asked too late', 'requested', '2026-11-01', '2026-11-08'),
        trip('done', 'ticketed', '2026-10-01', '2026-11-20'),
        trip('refused', 'declined', '2027-02-01'),
        trip('called off', 'cancelled', '2027-02-02'),
      ],
      today,
    );

    it('that are confirmed and not over are upcoming, the next first', () => {
      expect(references(groups.upcoming)).toEqual(['under way', 'next', 'later']);
    });

    it('that wait for an answer are requested', () => {
      expect(references(groups.requested)).toEqual(['asked']);
    });

    it('that are over or were cancelled are past, the latest first', () => {
      expect(references(groups.past)).toEqual(['called off', 'refused', 'asked too late', 'done']);
    });

    it('end by the day in Qatar, wherever the traveller is', () => {
      const lastDay = [trip('ends', 'ticketed', '2026-11-14', '2026-11-21')];
      const before = todayInQatar(new Date('2026-11-21T20:59:00Z'));
      const after = todayInQatar(new Date('2026-11-21T21:00:00Z'));
      expect(references(groupTrips(lastDay, before).upcoming)).toEqual(['ends']);
      expect(references(groupTrips(lastDay, after).past)).toEqual(['ends']);
    });

    it('stay on the page when their stored flights cannot be read', async () => {
      const { offer: _, ...row } = trip('KT-222222', 'requested', '2027-01-14');
      const data = [{ ...row, total_amount: '900.00', offer: { an: 'older shape' } }];
      const answer = { select: () => answer, eq: () => answer, order: () => answer, limit: async () => ({ data, error: null }) };
      const read = await readTrips({ from: () => answer } as never, 'somebody');
      expect(read).toEqual([{ ...row, offer: { ...readStored('flight', {}), details: null } }]);
    });

    it('are read as flights, as flights of several legs, or by name', async () => {
      const offer = { ...offerFor(familySearch), signature: 'seal' };
      const title = { en: 'Souq House', ar: 'بيت السوق' };
      const stored = [
        { kind: 'flight', offer },
        { kind: 'multicity', offer: { legs: [{ offer }, { offer }] } },
        { kind: 'hotel', offer: { title, rooms: 2 } },
        { kind: 'transfer', offer: { title } },
      ];
      const data = stored.map((one, index) => ({ ...trip(`KT-${index}`, 'requested', '2027-01-14'), ...one }));
      const answer = { select: () => answer, eq: () => answer, order: () => answer, limit: async () => ({ data, error: null }) };
      const [single, journey, stay, ofTransfer] = await readTrips({ from: () => answer } as never, 'somebody');
      expect(single?.offer).toMatchObject({ flights: [offer], title: null, details: null });
      expect(journey?.offer).toMatchObject({ flights: [offer, offer], title: null, details: null });
      for (const other of [stay, ofTransfer]) expect(other?.offer).toMatchObject({ flights: [], title, details: null });
    });
  });
});
