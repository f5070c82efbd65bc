import { beforeEach, expect, it, vi } from 'vitest';
import { loadBooking } from '@/lib/bookings/products/descriptions';
import { saveReceipt } from '@/lib/bookings/receipt';
import { familySearch, offerFor } from './booking-fixture';

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
