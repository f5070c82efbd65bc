import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readStored } from '@/lib/bookings/products/read-stored';
import { queryOf, readView } from '@/lib/desk/address';
import type { DeskBooking, DeskChange } from '@/lib/desk/details/details';
import { overviewOf } from '@/lib/desk/details/overview';
import { countWaiting, statuses, statusKey, subjects, transitions } from '@/lib/desk/subjects';
import arabic from '@/messages/ar/desk.json';
import english from '@/messages/en/desk.json';

const item = '00000000-0000-4000-8000-0000000000aa';

import { familySearch, offerFor } from '../bookings/booking-fixture';

describe('the address of the desk', () => {
  it.each([
    ['', { subject: 'booking', status: '', page: 1, order: 'deadline', item: null, from: null }],
    [
      '?list=visa&status=papers&page=3',
      { subject: 'visa', status: 'papers', page: 3, order: 'deadline', item: null, from: null },
    ],
    [`?item=${item}`, { subject: 'booking', status: '', page: 1, order: 'deadline', item, from: null }],
  ])('%s is a view, and back', (query, view) => {
    expect(readView(query)).toEqual(view);
    expect(queryOf(readView(query))).toBe(query);
  });

  it.each(['?list=staff&page=0', '?status=new', '?page=-1&item=1', '?page=1e9', "?item=' or 1=1"])(
    '%s is the first view',
    (query) => {
      expect(queryOf(readView(query))).toBe('');
    },
  );
});

describe('statuses', () => {
  it('lead only to statuses of the same kind, and have labels', () => {
    for (const subject of subjects) {
      const known: readonly string[] = statuses[subject];
      for (const words of [english, arabic]) expect(Object.keys(words.status[subject])).toEqual([...known]);
      for (const [from, following] of Object.entries(transitions[subject])) {
        expect(known).toEqual(expect.arrayContaining([from, ...following]));
        expect(following).not.toContain(from);
      }
    }
    expect(statusKey('refund', 'new')).toBeNull();
  });

  it('wait for the agency until it has answered', () => {
    expect(countWaiting('booking', { requested: 2, confirmed: 5, cancelled: 1 })).toBe(2);
    expect(countWaiting('refund', { claimed: 1, checked: 1, received: 1, paid: 9 })).toBe(3);
    expect(countWaiting('visa', {})).toBe(0);
  });
});

describe('the subject of a booking', () => {
  const title = { en: 'Souq House', ar: 'بيت السوق' };

  it('is a stay, a holiday, a name, or unknown', () => {
    const rooms = [{ name: 'Twin', adults: 2, childrenAges: [4] }];
    const address = { area: 'Souq Waqif', cityName: 'Doha' };
    const stay = { id: 'h1', title, address, board: 'breakfast', rooms, cancellation: { freeUntil: null }, wishes: ['cot'] };
    expect(readStored('hotel', stay)).toMatchObject({
      title,
      board: 'breakfast',
      wishes: ['cot'],
      place: { en: 'Souq Waqif, Doha' },
      rooms: [{ name: { en: 'Twin', ar: 'Twin' }, adults: 2, childrenAges: [4] }],
    });
    // A request in Arabic also shows the English names.
    const inArabic = {
      ...stay,
      address: { area: 'سوق واقف', cityName: 'الدوحة' },
      rooms: [{ ...rooms[0], name: 'غرفة بسريرين' }],
    };
    const inEnglish = { cityName: 'Doha', area: 'Souq Waqif', rooms: ['Twin'] };
    expect(readStored('hotel', { ...inArabic, inEnglish })).toMatchObject({
      place: { en: 'Souq Waqif, Doha', ar: 'سوق واقف، الدوحة' },
      rooms: [{ name: { en: 'Twin', ar: 'غرفة بسريرين' } }],
    });
    const convertedFrom = { currency: 'USD', total: '247.25', asOf: null };
    const sold = { supplier: 'liteapi', offerId: 'r7', price: { total: '900.00', dueAtProperty: '45.50', convertedFrom } };
    expect(readStored('hotel', { ...stay, ...sold }).supplierOffers).toEqual([
      {
        supplier: 'liteapi',
        id: 'h1',
        rateId: 'r7',
        dueAtProperty: 45.5,
        price: { total: 900, dueAtProperty: 45.5, convertedFrom },
      },
    ]);
    expect(readStored('hotel', { ...stay, supplier: 'liteapi' }).supplierOffers).toMatchObject([
      { supplier: 'liteapi', id: 'h1', price: null },
    ]);
    const holiday = {
      packageId: 'paris',
      title,
      nights: 4,
      rooms: [{ adults: 2, childAges: [] }],
      extras: ['dinners'],
      wishes: [],
    };
    expect(readStored('package', holiday)).toMatchObject({ title, nights: 4, extras: ['dinners'], board: null });
    expect(readStored('hotel', { title, an: 'older shape' })).toMatchObject({ title, rooms: [], flights: [] });
    for (const unknown of [{ an: 'unknown shape' }, null, 'text'])
      expect(readStored('flight', unknown)).toMatchObject({ title: null, flights: [] });
  });

  it('shows whether the price of flights was confirmed with the request', () => {
    const flight = { ...offerFor(familySearch), signature: 'seal' };
    expect(readStored('flight', flight)).toMatchObject({ flights: [flight], priceUnconfirmed: false });
    const unconfirmed = { ...flight, priceUnconfirmed: true };
    expect(readStored('flight', unconfirmed)).toMatchObject({ flights: [flight], priceUnconfirmed: true });
    const journey = { legs: [{ offer: flight }, { offer: flight }], priceUnconfirmed: true };
    expect(readStored('multicity', journey)).toMatchObject({ flights: [flight, flight], priceUnconfirmed: true });
  });
});

describe('the head of a detail', () => {
  it('names the first traveller of the booking of a change', () => {
    const who = (position: number, surname: string) => ({
      position,
      surname,
      given_names: 'Amina',
      type: 'adult' as const,
      title: null,
      gender: null,
      travel_document: 'passport' as const,
      has_document: true,
      date_of_birth: null,
      nationality: null,
    });
    const booking: DeskBooking = {
      id: item,
      reference: 'KT-222222',
      user_id: null,
      kind: 'flight',
      status: 'ticketed',
      state: 'issued',
      locale: 'ar',
      notes: '',
      contact_email: 'a@example.com',
      contact_phone: '+97440000000',
      offer: readStored('flight', {}),
      total_amount: 1,
      departure_date: '2030-01-01',
      last_travel_date: '2030-01-02',
      created_at: '2029-01-01T00:00:00Z',
      issued: null,
      names_follow: false,
      confirmed_at: '2029-01-02T00:00:00Z',
      booking_passengers: [who(2, 'Second'), who(1, 'First')],
    };
    const change: DeskChange = {
      booking_id: item,
      kind: 'date',
      message: '',
      wished_day: null,
      status: 'open',
      created_at: '2029-02-01T00:00:00Z',
    };
    expect(overviewOf({ subject: 'change', item: change, booking })).toEqual({
      reference: 'KT-222222',
      kind: 'date',
      status: 'open',
      createdAt: '2029-02-01T00:00:00Z',
      person: 'Amina First',
      email: 'a@example.com',
      phone: '+97440000000',
      locale: 'ar',
      hasAccount: false,
    });
  });
});

describe('the history of a booking', () => {
  const migrations = readdirSync('supabase/migrations').map((file) => readFileSync(`supabase/migrations/${file}`, 'utf8'));
  const sql = migrations.join('\n');
  const ledgerTable = /create table public\.ledger_entries[^;]*/.exec(sql)?.[0] ?? '';
  const kindsIn = (check: RegExp, text: string) =>
    [...(check.exec(text)?.[1] ?? '').matchAll(/'(\w+)'/g)].map(([, kind]) => kind);
  const ledgerKinds = kindsIn(/kind in \(([^)]*)\)/, ledgerTable);
  const accounts = kindsIn(/debit in \(([^)]*)\)/, ledgerTable);
  /** Without `asked`: the note of the agent already contains it. */
  const orderKinds = [...sql.matchAll(/note_order\(\s*[\w.]+,\s*'(\w+)'/g)]
    .map(([, kind]) => kind)
    .filter((kind) => kind !== 'asked');

  it.each([
    ['en', english.life],
    ['ar', arabic.life],
  ])('has texts in %s for all kinds of entries and notes in the database', (_, words) => {
    expect(ledgerKinds).toContain('captured');
    expect(Object.keys(words.ledger)).toEqual(expect.arrayContaining(ledgerKinds));
    expect(Object.keys(words.accounts)).toEqual(expect.arrayContaining(accounts));
    expect(orderKinds).toContain('priced');
    expect(Object.keys(words.order)).toEqual(expect.arrayContaining(orderKinds));
  });
});
