import { describe, expect, it, vi } from 'vitest';
import { loadBooking } from '@/lib/bookings/products/descriptions';
import type { FlightReceipt } from '@/lib/bookings/products/flight/describe';
import { readMovedPrice } from '@/lib/bookings/products/flight/send';
import { loadRequested, parseReference, saveReceipt, saveRequested } from '@/lib/bookings/receipt';
import { refusalOfRenewal, sendBooking } from '@/lib/bookings/send';
import { stubTabStorage } from '../stubs';
import { sealedBooking } from './booking-fixture';

async function sendTo(answer: () => Promise<Response>) {
  vi.stubGlobal('fetch', answer);
  return sendBooking('flight', await sealedBooking(), readMovedPrice);
}

const refusal = (status: number, code: string, details?: unknown, headers = {}) =>
  sendTo(async () => Response.json({ error: 'Refused', code, details }, { status, headers }));

describe('a request to book', () => {
  it('returns the receipt of the answer', async () => {
    const receipt = { reference: 'KT-7F3K9Q', status: 'requested', requestedAt: '2026-11-21T00:00:00.000Z' };
    const answer = await sendTo(async () => Response.json(receipt, { status: 201 }));
    expect(answer).toEqual({ ok: true, value: receipt });
  });

  it.each([
    [410, 'offerExpired', 'offerExpired'],
    [409, 'offerAltered', 'offerAltered'],
    [502, 'bookingNotStored', 'notStored'],
    [409, 'keyReused', 'keyReused'],
    [500, 'somethingNew', 'unexpected'],
  ])('refused with %i %s is "%s" to the visitor', async (status, code, kind) => {
    expect(await refusal(status, code)).toEqual({ ok: false, reason: { kind, retryAfterSeconds: null } });
  });

  it('reads how long to wait', async () => {
    const answer = await refusal(429, 'tooManyRequests', undefined, { 'Retry-After': '42' });
    expect(answer).toEqual({ ok: false, reason: { kind: 'busy', retryAfterSeconds: 42 } });
  });

  it('assigns field errors to their fields', async () => {
    const answer = await refusal(400, 'invalidBooking', [{ path: 'passengers.0.dateOfBirth', message: 'adultAge' }]);
    expect(answer).toEqual({ ok: false, reason: { kind: 'fields', errors: { 'passengers.0.dateOfBirth': 'adultAge' } } });
  });

  it('treats an offer for a past day as expired', async () => {
    const answer = await refusal(400, 'invalidBooking', [{ path: 'search.departureDate', message: 'departurePast' }]);
    expect(answer).toMatchObject({ ok: false, reason: { kind: 'offerExpired' } });
  });

  it('reads the current price of its flight, or that it is gone', async () => {
    const { offer } = await sealedBooking();
    const changed = await refusal(409, 'priceChanged', { offers: [offer] });
    expect(changed).toEqual({ ok: false, reason: { kind: 'priceChanged', offers: [offer] } });
    const otherFare = await refusal(409, 'fareGone', { offers: [offer] });
    expect(otherFare).toEqual({ ok: false, reason: { kind: 'fareGone', offers: [offer] } });
    const gone = await refusal(410, 'offerGone', { legs: [1] });
    expect(gone).toEqual({ ok: false, reason: { kind: 'offerGone', legs: [1] } });
    expect(await refusal(409, 'priceChanged', { offers: [{}] })).toMatchObject({ reason: { kind: 'unexpected' } });
  });

  it.each([
    ['offline', new TypeError('Failed to fetch'), false],
    ['brokenOff', new TypeError('Failed to fetch'), true],
    ['slow', new DOMException('Too slow', 'TimeoutError'), true],
  ])('without an answer is "%s"', async (kind, error, onLine) => {
    vi.stubGlobal('navigator', { onLine });
    expect(await sendTo(() => Promise.reject(error))).toMatchObject({ ok: false, reason: { kind } });
  });

  it.each([
    [200, '<html>'],
    [502, '<html>'],
    [503, ''],
    [500, 'null'],
  ])('answered with %i %j, not by our API, is unexpected', async (status, body) => {
    const answer = await sendTo(async () => new Response(body, { status }));
    expect(answer).toEqual({ ok: false, reason: { kind: 'unexpected', retryAfterSeconds: null } });
  });
});

describe('an offer that could not be renewed', () => {
  it.each([
    ['offline', 'brokenOff'],
    ['supplierTooSlow', 'slow'],
    ['tooManyRequests', 'busy'],
    ['supplierFailed', 'notStored'],
    ['unexpected', 'notStored'],
  ] as const)('because the search was %s is "%s", not an expired price', (code, refused) => {
    vi.stubGlobal('navigator', { onLine: true });
    expect(refusalOfRenewal({ code, mayRetry: true, retryAfterSeconds: 7 })).toEqual({ kind: refused, retryAfterSeconds: 7 });
  });
});

describe('the saved reference of an offer', () => {
  const entries = new Map<string, string>();

  async function receiptOf(reference: string): Promise<FlightReceipt> {
    const { search, offer, contact } = await sealedBooking();
    const dictionaries = { carriers: {}, aircraft: {} };
    return { kind: 'flight', reference, search, offer, dictionaries, passengerNames: ['Amina'], email: contact.email };
  }

  it('survives a storage that refuses, until the next is saved', async () => {
    const receipt = await receiptOf('KT-AAAAAA');
    vi.stubGlobal('sessionStorage', undefined);
    saveReceipt(receipt);
    expect(loadBooking('KT-AAAAAA')).toEqual(receipt);
    stubTabStorage(entries, { getItem: () => null });
    saveReceipt(receipt);
    expect(loadBooking('KT-AAAAAA')).toBeNull();
    entries.clear();
  });

  it('is loaded only for the same selection, also after another request', () => {
    stubTabStorage(entries);
    expect(loadRequested('/booking/passenger-info?offer=1')).toBeNull();
    saveRequested('/booking/passenger-info?offer=1', 'KT-7F3K9Q');
    saveRequested('/travel/booking/paris', 'KT-AAAAAA');
    expect(loadRequested('/booking/passenger-info?offer=1')).toBe('KT-7F3K9Q');
    expect(loadRequested('/booking/passenger-info?offer=2')).toBeNull();
  });
});

describe('a reference', () => {
  it.each([
    ['KT-7F3K9Q', 'KT-7F3K9Q'],
    [' kt-7f3k9q ', 'KT-7F3K9Q'],
    ['KT-7F3K9', null],
    ['KT-O0I1AB', null],
    ['', null],
    [null, null],
  ])('%j reads as %j', (text, reference) => {
    expect(parseReference(text)).toBe(reference);
  });
});
