import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type PassengerType, passengerTypesOf } from '@/lib/bookings/people';
import { loadBooking } from '@/lib/bookings/products/descriptions';
import { clearDrafts, emptyBookingDraft, loadDraft, saveDraft } from '@/lib/bookings/products/flight/draft';
import { type FlightRequest, flightContent } from '@/lib/bookings/products/flight/schema';
import { saveReceipt } from '@/lib/bookings/receipt';
import { clearAttempt, idempotencyKeyOf } from '@/lib/bookings/send';
import { stubTabStorage } from '../stubs';
import { familySearch, offerFor, sealedBooking } from './booking-fixture';

describe('draft storage', () => {
  const party = passengerTypesOf(familySearch);
  const days = { departureDate: '2027-01-14', lastDay: '2027-01-21' };
  const draftFor = (email: string) => {
    const draft = emptyBookingDraft(familySearch);
    return { ...draft, contact: { ...draft.contact, email } };
  };

  const idempotencyKeyFor = (request: Omit<FlightRequest, 'idempotencyKey'>) => idempotencyKeyOf(flightContent(request));

  const damaged = '[{"key":"first","draft":{"passengers":[null,{}],"contact":{}}}]';

  const refuse = () => {
    throw new DOMException('Denied', 'SecurityError');
  };

  beforeEach(() => void stubTabStorage());
  afterEach(() => {
    clearAttempt();
    clearDrafts();
    vi.unstubAllGlobals();
  });

  describe('a saved draft', () => {
    it('is loaded for its own offer before any other', () => {
      saveDraft('first', draftFor('first@example.com'));
      saveDraft('second', draftFor('second@example.com'));
      expect(loadDraft('first', party, days)?.contact.email).toBe('first@example.com');
    });

    it('prefills another offer of the same party with the latest one', () => {
      saveDraft('first', draftFor('first@example.com'));
      saveDraft('second', draftFor('second@example.com'));
      expect(loadDraft('third', party, days)?.contact.email).toBe('second@example.com');
    });

    it('gives its people to another party, each in a place of their age', () => {
      const draft = draftFor('first@example.com');
      const born = ['20/05/1990', '14/01/2009', '20/05/2020', '01/03/2024'];
      const titles = ['MRS', 'MR', 'MISS', 'MSTR'];
      const passengers = draft.passengers.map((person, index) => ({
        ...person,
        givenNames: `Person ${index}`,
        dateOfBirth: born[index] ?? '',
        title: titles[index] ?? '',
        gender: index % 2 === 0 ? 'female' : 'male',
      }));
      saveDraft('first', { ...draft, passengers });
      const named = (types: PassengerType[]) =>
        loadDraft('second', types, days)?.passengers.map(({ type, title, givenNames }) => [type, title, givenNames]);
      // The "infant" is a child: the error is obeyed.
      expect(named(['adult', 'adult', 'child', 'child'])).toEqual([
        ['adult', 'MRS', 'Person 0'],
        ['adult', 'MR', 'Person 1'],
        ['child', 'MISS', 'Person 2'],
        ['child', 'MSTR', 'Person 3'],
      ]);
      expect(named(['adult'])).toEqual([['adult', 'MRS', 'Person 0']]);
      expect(named(['adult', 'adult', 'adult'])?.[2], 'somebody whose age does not fit is kept for correction').toEqual([
        'adult',
        '',
        'Person 2',
      ]);
      expect(loadDraft('first', party, days)?.passengers, 'nothing typed is lost').toEqual(passengers);
      expect(loadDraft('second', ['adult'], days)?.contact.email).toBe('first@example.com');
    });

    it('is removed from the tab after a booking', () => {
      const entries = new Map<string, string>();
      stubTabStorage(entries);
      saveDraft('first', draftFor('first@example.com'));
      clearDrafts();
      expect(loadDraft('first', party, days)).toBeNull();
      expect(entries.size).toBe(0);
    });

    it.each(['{', '[]', '{"key":1}', '[null, {"key":"first"}]', damaged])('that reads %s counts as none', (stored) => {
      const entries = new Map<string, string>();
      stubTabStorage(entries);
      saveDraft('first', draftFor('first@example.com'));
      const [key = ''] = entries.keys();
      entries.set(key, stored);
      expect(loadDraft('first', party, days)).toBeNull();
    });
  });

  describe('the key of a request', () => {
    it('stays the same while nothing changes, after a reload or a new signature', async () => {
      const { idempotencyKey: _, ...request } = await sealedBooking();
      const key = idempotencyKeyFor(request);
      expect(idempotencyKeyFor(structuredClone(request))).toBe(key);
      expect(idempotencyKeyFor({ ...request, offer: { ...request.offer, signature: 'sealed anew' } })).toBe(key);
    });

    it('is a new one after a change, or after a booking', async () => {
      const { idempotencyKey: _, ...request } = await sealedBooking();
      const key = idempotencyKeyFor(request);
      const changed = { ...request, contact: { ...request.contact, email: 'other@example.com' } };
      expect(idempotencyKeyFor(changed)).not.toBe(key);
      const again = idempotencyKeyFor(request);
      clearAttempt();
      expect(idempotencyKeyFor(request)).not.toBe(again);
    });

    it('is a UUID without TLS', async () => {
      const { idempotencyKey: _, ...request } = await sealedBooking();
      vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) });
      const keys = Array.from({ length: 50 }, () => {
        clearAttempt();
        return idempotencyKeyFor(request);
      });
      for (const key of keys) expect(key).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/);
      expect(new Set(keys).size).toBe(50);
    });

    it('stays the same when the browser refuses storage', async () => {
      vi.stubGlobal('sessionStorage', { getItem: refuse, setItem: refuse, removeItem: refuse });
      const { idempotencyKey: _, ...request } = await sealedBooking();
      expect(idempotencyKeyFor(request)).toBe(idempotencyKeyFor(request));
    });
  });
});

describe('receipt storage', () => {
  const key = 'karam.booking-receipt.v3';
  const made = { reference: 'KT-FLY247', passengerNames: ['Amina'], email: 'amina@example.com' };
  const dictionaries = { carriers: { QR: 'Qatar Airways' }, aircraft: {} };
  const flight = { search: familySearch, offer: { ...offerFor(familySearch), signature: 'sealed' }, dictionaries };
  const trip = {
    title: 'Doha',
    facts: [{ term: 'Check-in', text: '20/01/2027' }],
    lines: [{ label: 'Room', amount: 900 }],
    total: 900,
  };
  const receipts = [
    { ...made, kind: 'flight', ...flight },
    { ...made, kind: 'multicity', legs: [flight, flight] },
    { ...made, kind: 'hotel', ...trip },
    { ...made, kind: 'package', ...trip, note: 'Prices may move' },
  ];

  let stored: Record<string, string> = {};
  beforeEach(() => {
    stored = {};
    vi.stubGlobal('sessionStorage', {
      getItem: (name: string) => stored[name] ?? null,
      setItem: (name: string, text: string) => {
        stored[name] = text;
      },
    });
  });

  it.each(receipts)('a receipt of a $kind can be loaded', (receipt) => {
    saveReceipt(receipt);
    expect(loadBooking(made.reference)).toEqual(receipt);
  });

  it.each([
    ['nothing of its kind', { ...made, kind: 'flight' }],
    ['an empty offer', { ...made, kind: 'flight', ...flight, offer: {} }],
    [
      'a flight without segments',
      { ...made, kind: 'flight', ...flight, offer: { ...flight.offer, itineraries: [{ duration: 'PT1H', segments: [] }] } },
    ],
    ['an empty leg', { ...made, kind: 'multicity', legs: [flight, null] }],
    ['lines that are text', { ...made, kind: 'hotel', ...trip, lines: 'none' }],
    ['a kind that is told in words without them', { ...made, kind: 'toString', ...flight }],
    ['no names', { ...made, kind: 'hotel', ...trip, passengerNames: null }],
    ['text', 'KT-FLY247'],
  ])('a stored receipt with %s is ignored', (_, damaged) => {
    stored[key] = JSON.stringify(damaged);
    expect(loadBooking(made.reference)).toBeNull();
  });
});
