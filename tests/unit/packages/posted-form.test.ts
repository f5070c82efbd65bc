import { beforeEach, expect, it, vi } from 'vitest';
import type { BookingProduct } from '@/lib/bookings/product';
import { postedHolidays, takePackageForm } from '@/lib/bookings/products/package/posted-form';
import { bookingProducts } from '@/lib/bookings/products/registry';
import { postedReceipts } from '@/lib/bookings/store/posted-form';
import { takeBooking } from '@/lib/bookings/store/take-booking';
import { errorResponse, fieldErrorsResponse, jsonResponse } from '@/lib/network/http';
import { findPackage } from '@/lib/packages/on-sale/on-sale';
import { priceOf } from '@/lib/packages/price';
import { ratesOf } from '@/lib/packages/rates';
import { addDays, todayInQatar } from '@/supabase/functions/_shared/contracts/calendar-day';

vi.mock('@/lib/bookings/store/take-booking', () => ({ takeBooking: vi.fn() }));

beforeEach(() => {
  vi.mocked(takeBooking).mockReset();
});

const departureDate = addDays(todayInQatar(), 60);
const choice = `departure=${departureDate}&adults1=1&age1=8&extras=fastTrack`;
const trip = { departureDate, extraNights: 0, rooms: [{ adults: 1, childAges: [8] }], extras: ['fastTrack'] as const };
const found = findPackage('paris');
if (!found) throw new Error('no Paris');
const rates = ratesOf(found);
const { total } = priceOf(rates, trip);

const bornYearsBefore = (years: number) => `01/01/${Number(departureDate.slice(0, 4)) - years}`;
const typed = {
  'travellers.0.title': 'MRS',
  'travellers.0.givenNames': 'Amina Sara',
  'travellers.0.surname': 'Al-Example',
  'travellers.0.dateOfBirth': bornYearsBefore(36),
  'travellers.0.passportNumber': 'QX100000',
  'travellers.1.title': 'MISS',
  'travellers.1.givenNames': 'Noor',
  'travellers.1.surname': 'Al-Example',
  'travellers.1.dateOfBirth': bornYearsBefore(8),
  'contact.email': 'amina@example.com',
  'contact.phone': '+974 4000 0000',
};

const product = bookingProducts.package as BookingProduct;
const post = (fields: Record<string, string>) =>
  takePackageForm(
    new Request('http://localhost/api/bookings/package/form', { method: 'POST' }),
    new URLSearchParams({ holiday: 'paris', choice, total: String(total), locale: 'ar', ...fields }),
    { product },
  );
const queryOf = (path: string) => new URLSearchParams(path.split(/[?#]/)[1]);
const tokenIn = (path: string) => queryOf(path).get('posted') ?? '';
const cachedUnder = (path: string) => postedHolidays.read(tokenIn(path));

it('a complete form leads to its review, with the trip and a token and nothing else', async () => {
  const path = await post(typed);
  expect(path).toMatch(/^\/ar\/travel\/booking\/paris\?step=review&.*&posted=[\da-f-]{36}$/);
  expect(queryOf(path).get('extras')).toBe('fastTrack');
  expect(path).not.toMatch(/amina|example|QX1/i);
  const cached = await cachedUnder(path);
  // The gender follows from the title, as in the browser.
  expect(cached?.draft.travellers['adult-0']).toMatchObject({ surname: 'Al-Example', gender: 'female' });
  expect(cached?.seen).toEqual({ total, flight: null });
  expect(takeBooking).not.toHaveBeenCalled();
});

it('what is wrong is named, and what was typed stays', async () => {
  const path = await post({ ...typed, 'travellers.1.dateOfBirth': bornYearsBefore(9), 'contact.email': 'amina' });
  expect(path).toMatch(/step=travellers&.*&posted=[\da-f-]{36}#travellers$/);
  const cached = await cachedUnder(path);
  expect(cached?.errors).toEqual({ 'travellers.1.dateOfBirth': 'childAge', 'contact.email': 'emailInvalid' });
  expect(cached?.draft.travellers['child-0']?.givenNames).toBe('Noor');
  expect(cached?.draft.contact.email).toBe('amina');
});

it.each(['departure=2020-01-01', `departure=${departureDate}&adults1=1&age1=`])(
  'a trip that lacks something (%s) sends nothing, and keeps what was typed',
  async (unfinished) => {
    const before = await post(typed);
    const path = await post({ choice: unfinished, posted: tokenIn(before) });
    expect(queryOf(path).get('step')).toBe('travellers');
    expect((await cachedUnder(path))?.draft.contact.email).toBe('amina@example.com');
    expect(takeBooking).not.toHaveBeenCalled();
  },
);

it('Back keeps what was typed so far, unchecked', async () => {
  const path = await post({ 'travellers.0.surname': 'Al-Exam', step: 'extras' });
  expect(path).toMatch(/step=extras&.*&posted=[\da-f-]{36}$/);
  expect((await cachedUnder(path))?.draft.travellers['adult-0']?.surname).toBe('Al-Exam');
  expect((await cachedUnder(path))?.errors).toBeUndefined();
});

it('a form that is no longer kept, or for no holiday, sends nothing', async () => {
  expect(await post({ posted: crypto.randomUUID() })).toMatch(/step=travellers&.*&posted=$/);
  expect(await post({ ...typed, holiday: '../atlantis' })).toBe('/ar/travel/offers');
  // Its page says that it is no longer on sale.
  expect(await post({ ...typed, holiday: 'atlantis' })).toBe('/ar/travel/booking/atlantis?step=review');
  expect(takeBooking).not.toHaveBeenCalled();
});

it('the review is sent through the kernel, and leads to the confirmation', async () => {
  const receipt = { reference: 'KT-7F3K9Q', status: 'requested', requestedAt: '2026-11-29T00:00:00.000Z' };
  vi.mocked(takeBooking).mockImplementationOnce(async (request) => {
    const body = await request.json();
    expect(body).toMatchObject({ locale: 'ar', packageId: 'paris', trip, total, travellers: [{}, { givenNames: 'Noor' }] });
    return jsonResponse(receipt, 201);
  });
  const path = await post({ posted: tokenIn(await post(typed)) });
  expect(path).toMatch(/^\/ar\/booking\/confirmation\?reference=KT-7F3K9Q&posted=/);
  const cached = await postedReceipts.read(tokenIn(path));
  expect(cached).toMatchObject({ kind: 'package', ...receipt, title: 'باريس ونهر السين', total, email: 'amina@example.com' });
});

it('a new price is kept beside the one that was shown, and sent once it is accepted, as another request', async () => {
  const details = { rates, price: priceOf(rates, trip) };
  vi.mocked(takeBooking).mockResolvedValueOnce(errorResponse(409, { error: 'Changed', code: 'priceChanged', details }));
  const before = await post({ ...typed, total: String(total - 10) });
  const changed = await post({ posted: tokenIn(before), total: String(total - 10) });
  expect(queryOf(changed).get('step')).toBe('review');
  const cached = await cachedUnder(changed);
  expect(cached?.seen).toEqual({ total: total - 10, flight: null });
  expect(cached?.idempotencyKey).not.toBe((await cachedUnder(before))?.idempotencyKey);

  const accepted = await post({ posted: tokenIn(changed), accept: '' });
  expect((await cachedUnder(accepted))?.seen.total).toBe(total);
  expect(takeBooking).toHaveBeenCalledTimes(1);
});

it('a refusal is shown where it was sent, and sent again under the same key', async () => {
  vi.mocked(takeBooking)
    .mockResolvedValueOnce(errorResponse(502, { error: 'Not stored', code: 'bookingNotStored' }))
    .mockResolvedValueOnce(fieldErrorsResponse('invalidBooking', [{ path: 'packageId', message: 'packageUnknown' }]));
  const before = await post(typed);
  const path = await post({ posted: tokenIn(before) });
  expect(path).toMatch(/step=review&.*&posted=[\da-f-]{36}#send-request$/);
  const cached = await cachedUnder(path);
  expect(cached?.refusal?.kind).toBe('notStored');
  expect(cached?.idempotencyKey).toBe((await cachedUnder(before))?.idempotencyKey);
  expect((await cachedUnder(await post({ posted: tokenIn(path) })))?.refusal?.kind).toBe('offSale');
});

const asked = {
  ask: '',
  departure: departureDate.split('-').toReversed().join('/'),
  adults1: '1',
  age1: '8',
  extras: 'fastTrack',
  'lead.givenNames': 'Amina',
  'lead.surname': 'Al-Example',
  'contact.email': 'amina@example.com',
  'contact.phone': '+974 4000 0000',
};

it('the one screen is sent without a review, with its own trip and one name', async () => {
  vi.mocked(takeBooking).mockImplementationOnce(async (request) => {
    const body = await request.json();
    const lead = { givenNames: 'Amina', surname: 'Al-Example' };
    expect(body).toMatchObject({
      packageId: 'paris',
      trip,
      total,
      lead,
      travellers: [],
      contact: { email: 'amina@example.com' },
    });
    return jsonResponse({ reference: 'KT-7F3K9Q', status: 'requested', requestedAt: '2026-11-29T00:00:00.000Z' }, 201);
  });
  const path = await post({ ...asked, flight: 'none', send: '', choice: 'adults1=3&flight=none' });
  expect(path).toMatch(/^\/ar\/booking\/confirmation\?reference=KT-7F3K9Q&posted=/);
  const receipt = await postedReceipts.read(tokenIn(path));
  expect(receipt).toMatchObject({ passengerNames: ['Amina Al-Example'], ageGroups: ['adult'] });
  expect(receipt).not.toHaveProperty('documentsDue');
});

it('the one screen is not sent with flights of another trip than the one that was shown', async () => {
  const path = await post({ ...asked, send: '', choice: 'adults1=3' });
  expect(queryOf(path).get('step')).toBe('ask');
  expect((await cachedUnder(path))?.seen).toEqual({ total, flight: null, isOther: true });
  expect(takeBooking).not.toHaveBeenCalled();
});

it('another button of the one screen changes the trip, and keeps what was typed', async () => {
  const path = await post({ ...asked, 'contact.email': 'ami', adults1: '2' });
  expect(queryOf(path).get('step')).toBe('ask');
  expect(queryOf(path).get('adults1')).toBe('2');
  const cached = await cachedUnder(path);
  expect(cached?.draft).toMatchObject({ contact: { email: 'ami' }, travellers: { 'adult-0': { surname: 'Al-Example' } } });
  expect(cached?.errors).toBeUndefined();
  // The page asks for no acceptance of a price that follows from the trip.
  expect(cached?.seen.total).toBeNull();
  expect(takeBooking).not.toHaveBeenCalled();
});

it('what is wrong on the one screen is named there, and a new price is accepted there', async () => {
  const wrong = await post({ ...asked, send: '', 'lead.surname': '', age1: '' });
  expect(wrong).toMatch(/step=ask&.*&posted=[\da-f-]{36}#travellers$/);
  expect((await cachedUnder(wrong))?.errors).toEqual({ 'room.1.child.1': 'ageRequired', 'lead.surname': 'surnameRequired' });

  const details = { rates, price: priceOf(rates, trip) };
  vi.mocked(takeBooking).mockResolvedValueOnce(errorResponse(409, { error: 'Changed', code: 'priceChanged', details }));
  const changed = await post({ ...asked, send: '', total: String(total - 10) });
  expect(queryOf(changed).get('step')).toBe('ask');
  expect((await cachedUnder(changed))?.seen).toEqual({ total: total - 10, flight: null });
  const accepted = await post({ ask: '', posted: tokenIn(changed), accept: '' });
  expect(queryOf(accepted).get('step')).toBe('ask');
  expect((await cachedUnder(accepted))?.draft.travellers['adult-0']?.surname).toBe('Al-Example');
  expect(takeBooking).toHaveBeenCalledTimes(1);
});
