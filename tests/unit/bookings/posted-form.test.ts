import { beforeEach, expect, it, vi } from 'vitest';
import type { BookingProduct } from '@/lib/bookings/product';
import { postedFlights, takeFlightForm } from '@/lib/bookings/products/flight/posted-form';
import { bookingProducts } from '@/lib/bookings/products/registry';
import { postedReceipts } from '@/lib/bookings/store/posted-form';
import { takeBooking } from '@/lib/bookings/store/take-booking';
import { passengerInfoPath } from '@/lib/flights/selected-offer';
import { errorResponse, jsonResponse } from '@/lib/network/http';
import { addDays, todayInQatar } from '@/supabase/functions/_shared/contracts/calendar-day';
import { typedPassenger } from '../bookings-form/typed-draft';
import { familySearch, offerFor } from './booking-fixture';

vi.mock('@/lib/bookings/store/take-booking', () => ({ takeBooking: vi.fn() }));

beforeEach(() => vi.clearAllMocks());

const { returnDate: _, ...oneWay } = familySearch;
const search = { ...oneWay, departureDate: addDays(todayInQatar(), 60), adults: 1, children: 0, infants: 0 };
const offer = { ...offerFor(search), signature: 'signed' };
const meta = { supplier: 'sandbox', sandbox: true, suppliers: [], searchedAt: '', expiresAt: '2099-01-01T00:00:00.000Z' };
const selected = JSON.stringify({ offer, dictionaries: { carriers: {}, aircraft: {} }, meta });
const choice = passengerInfoPath(search, offer.id).split('?')[1] ?? '';
const person = Object.entries({ ...typedPassenger('adult'), gender: '', passportExpiry: '01/01/2035' }).map(
  ([field, text]) => [`passengers.0.${field}`, String(text)] as const,
);
const typed = { 'contact.email': 'amina@example.com', 'contact.phone': '+974 4000 0000', ...Object.fromEntries(person) };
delete (typed as Record<string, string>)['passengers.0.isDocumentLater'];

const product = bookingProducts.flight as BookingProduct;
const post = (fields: Record<string, string>, refusal: Response | null = null) =>
  takeFlightForm(
    new Request('http://localhost/api/bookings/flight/form', { method: 'POST' }),
    new URLSearchParams({ choice, selected, locale: 'ar', ...fields }),
    { product, refusal },
  );
const tokenIn = (path: string) => new URLSearchParams(path.split(/[?#]/)[1]).get('posted') ?? '';
const reviewed = async () => tokenIn(await post(typed));

it('a complete form leads to its review, under a token and nothing else', async () => {
  const path = await post(typed);
  expect(path).toMatch(/^\/ar\/booking\/passenger-info\?.*&step=review&posted=[\da-f-]{36}$/);
  expect(path).not.toMatch(/amina|example|QX1/i);
  const cached = await postedFlights.read(tokenIn(path));
  // Follows from the title, as in the browser.
  expect(cached?.draft.passengers[0]).toMatchObject({ surname: 'Al-Example', gender: 'female' });
  expect(takeBooking).not.toHaveBeenCalled();
});

it('what is wrong is named, and what was typed stays', async () => {
  const path = await post({ ...typed, 'passengers.0.passportNumber': '' });
  expect(path).toMatch(/offer=offer-1&posted=[\da-f-]{36}#travellers$/);
  const cached = await postedFlights.read(tokenIn(path));
  expect(cached?.errors).toEqual({ 'passengers.0.passportNumber': 'passportNumberInvalid' });
  expect(cached?.draft.contact.email).toBe('amina@example.com');
});

it('a request in one name is sent at once, without the fields of all passengers', async () => {
  const asked = {
    ask: '',
    ...{ 'passengers.0.givenNames': 'Amina Sara', 'passengers.0.surname': 'Al-Example' },
    ...{ 'contact.email': 'amina@example.com', 'contact.phone': '+974 4000 0000' },
  };
  const wrong = await post({ ...asked, 'passengers.0.surname': '' });
  expect(wrong).toMatch(/&step=ask&posted=[\da-f-]{36}#travellers$/);
  expect((await postedFlights.read(tokenIn(wrong)))?.errors).toEqual({ 'passengers.0.surname': 'surnameRequired' });
  const receipt = {
    reference: 'KT-7F3K9Q',
    status: 'requested',
    requestedAt: '2026-11-29T00:00:00.000Z',
    namesKey: 'KT-7F3K9Q.x',
  };
  vi.mocked(takeBooking).mockImplementationOnce(async (request) => {
    expect(await request.json()).toMatchObject({ lead: { givenNames: 'Amina Sara', surname: 'Al-Example' }, passengers: [] });
    return jsonResponse(receipt, 201);
  });
  const path = await post(asked);
  expect(path).toMatch(/^\/ar\/booking\/confirmation\?reference=KT-7F3K9Q&posted=/);
  expect(await postedReceipts.read(tokenIn(path))).toMatchObject({
    passengerNames: ['Amina Sara Al-Example'],
    namesKey: 'KT-7F3K9Q.x',
  });
});

it('a form that is no longer cached, or without its offer, sends nothing', async () => {
  for (const fields of [{ posted: crypto.randomUUID() }, { ...typed, selected: '{' }]) {
    expect(await post(fields)).toMatch(/offer=offer-1&posted=$/);
  }
  expect(await post({ choice: 'from=DOH' })).toBe('/ar/booking/passenger-info');
  expect(takeBooking).not.toHaveBeenCalled();
});

it('the review is sent through the kernel, and leads to the confirmation', async () => {
  const receipt = { reference: 'KT-7F3K9Q', status: 'requested', requestedAt: '2026-11-29T00:00:00.000Z' };
  vi.mocked(takeBooking).mockImplementationOnce(async (request) => {
    expect(await request.json()).toMatchObject({ locale: 'ar', search, offer, passengers: [{ dateOfBirth: '1990-05-20' }] });
    return jsonResponse(receipt, 201);
  });
  const path = await post({ posted: await reviewed() });
  expect(path).toMatch(/^\/ar\/booking\/confirmation\?reference=KT-7F3K9Q&posted=/);
  expect(await postedReceipts.read(tokenIn(path))).toMatchObject({ kind: 'flight', ...receipt, email: 'amina@example.com' });
});

it('a new price is kept beside the one that was shown, for another request', async () => {
  const now = { ...offer, price: { ...offer.price, total: '7500.00' } };
  vi.mocked(takeBooking).mockResolvedValueOnce(
    errorResponse(409, { error: 'Changed', code: 'priceChanged', details: { offers: [now] } }),
  );
  const token = await reviewed();
  const path = await post({ posted: token });
  expect(path).toContain('&step=review&posted=');
  const [before, cached] = [await postedFlights.read(token), await postedFlights.read(tokenIn(path))];
  expect(cached?.seen).toMatchObject({ now, selected: { offer } });
  expect(cached?.idempotencyKey).not.toBe(before?.idempotencyKey);
});

it('a refusal is shown where it was sent, and sent again under the same key', async () => {
  vi.mocked(takeBooking).mockResolvedValueOnce(errorResponse(502, { error: 'Not stored', code: 'bookingNotStored' }));
  const token = await reviewed();
  const path = await post({ posted: token });
  expect(path).toMatch(/&step=review&posted=[\da-f-]{36}#send-request$/);
  const cached = await postedFlights.read(tokenIn(path));
  expect(cached?.refusal?.kind).toBe('notStored');
  expect(cached?.idempotencyKey).toBe((await postedFlights.read(token))?.idempotencyKey);
});

it('who posts too often is told how long to wait, and loses nothing', async () => {
  const tooMany = errorResponse(429, { error: 'Too many', code: 'tooManyRequests' }, { 'Retry-After': '30' });
  const cached = await postedFlights.read(tokenIn(await post(typed, tooMany)));
  expect(cached).toMatchObject({
    refusal: { kind: 'busy', retryAfterSeconds: 30 },
    draft: { contact: { email: 'amina@example.com' } },
  });
  expect(takeBooking).not.toHaveBeenCalled();
});
