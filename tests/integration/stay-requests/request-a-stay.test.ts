import { beforeEach, describe, expect, it, vi } from 'vitest';
import { POST as searchHotels } from '@/app/api/hotels/search/route';
import { askRate } from '@/lib/bookings/products/stay/price-again';
import type { StayRequest } from '@/lib/bookings/products/stay/schema';
import { addDays, todayInQatar } from '@/supabase/functions/_shared/contracts/calendar-day';
import type {
  HotelOffer,
  HotelSearchRequest,
  HotelSearchResponse,
  SignedHotelOffer,
} from '@/supabase/functions/_shared/contracts/hotels/hotel-search';
import { hasWorseTerms } from '@/supabase/functions/_shared/contracts/hotels/rate-terms';
import { signingKey, signOffer } from '@/supabase/functions/_shared/offer-signature';
import { sandboxHotelSupplier } from '@/supabase/functions/_shared/suppliers/sandbox/hotels/sandbox-hotel-supplier';
import { makeHotel } from '../../unit/hotels-results/hotels';
import { testBackend } from '../backend/test-backend.ts';
import { sendToBook, storedBookings } from '../bookings/send-to-book.ts';
import { CookieJar, letAnHourPass, pointSiteAt, postJson, signingSecretOf } from '../bookings/site-on-backend.ts';

const jar = new CookieJar();
vi.mock('next/headers', () => ({ cookies: async () => jar }));
vi.mock('@/lib/bookings/products/stay/price-again', { spy: true });

const backend = testBackend();
beforeEach(async () => {
  pointSiteAt(backend);
  await letAnHourPass(backend);
  // No supplier sells the hotel of these tests.
  vi.mocked(askRate).mockImplementation(async ({ offer }) => ({ status: 'same', offer }));
});

const checkIn = addDays(todayInQatar(), 30);
const search: HotelSearchRequest = {
  cityCode: 'istanbul',
  checkIn,
  checkOut: addDays(checkIn, 3),
  adults: 3,
  rooms: 2,
  occupancy: [
    { adults: 2, childrenAges: [4] },
    { adults: 1, childrenAges: [] },
  ],
  language: 'en',
};
const inTwentyMinutes = () => new Date(Date.now() + 20 * 60_000).toISOString();
const earlier = () => new Date(Date.now() - 1000).toISOString();

/** A valid request: two named guests, two to be named later. */
async function newRequest({ expiresAt = inTwentyMinutes(), hotel = {} as Partial<HotelOffer> } = {}): Promise<StayRequest> {
  const offer = { ...makeHotel({ id: 'plain-house', total: 1850, due: 60 }), ...hotel };
  const signature = await signOffer(await signingKey(signingSecretOf(backend.dataDir)), offer, search, expiresAt);
  return {
    idempotencyKey: crypto.randomUUID(),
    locale: 'ar',
    search,
    offer: { ...offer, signature },
    passengers: [{ givenNames: 'Amina', surname: 'Haddad' }, null, { givenNames: 'Sara', surname: 'Haddad' }, null],
    wishes: ['cot'],
    contact: { email: 'amina@example.com', phone: '+974 5555 1234', notes: 'We arrive at 23:00.' },
  };
}

const send = (body: unknown) => sendToBook('stay', body);

describe('a request for a stay', () => {
  it('is stored completely, at the signed price, and answered with a reference', async () => {
    const request = await newRequest();
    const { status, body } = await send(request);
    expect(status).toBe(201);
    expect(body.reference).toMatch(/^KT-[2-9A-HJ-NP-Z]{6}$/);

    const [row, ...others] = await storedBookings(backend, request);
    expect(others).toEqual([]);
    expect(row).toMatchObject({
      reference: body.reference,
      kind: 'hotel',
      user_id: null,
      locale: 'ar',
      contact_phone: '+97455551234',
      notes: 'We arrive at 23:00.',
      currency: 'QAR',
      departure_date: search.checkIn,
      last_travel_date: search.checkOut,
      search,
      offer: { ...request.offer, title: { en: 'Plain House', ar: 'Plain House' }, wishes: ['cot'] },
    });
    expect(Number(row.total_amount)).toBe(1850);
    expect(row.booking_passengers).toMatchObject([
      { type: 'adult', given_names: 'Amina', surname: 'Haddad', passport_number: null, date_of_birth: null },
      { type: 'child', given_names: 'Sara', surname: 'Haddad' },
    ]);
  });

  it('sent from ten tabs in parallel makes one booking', async () => {
    const request = await newRequest();
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => send({ ...request, idempotencyKey: crypto.randomUUID() })),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([...Array<number>(9).fill(200), 201]);
    expect(new Set(answers.map(({ body }) => body.reference)).size).toBe(1);
  });

  it('sent again makes no second booking, even after its rate expired', async () => {
    const request = await newRequest();
    const [first, second] = await Promise.all([send(request), send(request)]);
    expect([first.status, second.status].toSorted()).toEqual([200, 201]);
    expect(second.body.reference).toBe(first.body.reference);
    const key = await signingKey(signingSecretOf(backend.dataDir));
    const { signature: _, ...offer } = request.offer;
    const old = { ...request, offer: { ...offer, signature: await signOffer(key, offer, search, earlier()) } };
    expect(await send(old)).toMatchObject({ status: 200, body: { reference: first.body.reference } });
    expect(await storedBookings(backend, request)).toHaveLength(1);
  });

  it('sent again from the page in the other language makes no second booking', async () => {
    const first = await send(await newRequest());
    const inArabic = { ...search, language: 'ar' as const };
    const hotel = makeHotel({ id: 'plain-house', total: 1850, due: 60 });
    const offer = { ...hotel, name: 'البيت البسيط', rooms: hotel.rooms.map((room) => ({ ...room, name: 'غرفة مزدوجة' })) };
    const signature = await signOffer(await signingKey(signingSecretOf(backend.dataDir)), offer, inArabic, inTwentyMinutes());
    const again = { ...(await newRequest()), locale: 'en', search: inArabic, offer: { ...offer, signature } };
    expect(await send(again)).toMatchObject({ status: 200, body: { reference: first.body.reference } });
  });

  it('with a key that was used for other content is refused', async () => {
    const request = await newRequest();
    await send(request);
    expect(await send({ ...request, wishes: [] })).toMatchObject({ status: 409, body: { code: 'keyReused' } });
  });

  it.each<[string, (request: StayRequest) => object]>([
    ['a lower price', ({ offer }) => ({ offer: { ...offer, price: { ...offer.price, total: '1.00' } } })],
    ['other days', () => ({ search: { ...search, checkOut: addDays(checkIn, 4) } })],
    ['another hotel', ({ offer }) => ({ offer: { ...offer, name: 'Grand Palace' } })],
    ['a seal of somebody else', ({ offer }) => ({ offer: { ...offer, signature: `${inTwentyMinutes()}.AAAA` } })],
  ])('with %s is refused as altered', async (_what, change) => {
    const request = await newRequest();
    expect(await send({ ...request, ...change(request) })).toMatchObject({ status: 409, body: { code: 'offerAltered' } });
    expect(await storedBookings(backend, request)).toEqual([]);
  });

  it('after the rate expired, or for a full hotel, gets the reason', async () => {
    for (const options of [{ expiresAt: earlier() }, { hotel: { available: false } }]) {
      const request = await newRequest(options);
      expect(await send(request)).toMatchObject({ status: 410, body: { code: 'offerExpired' } });
      expect(await storedBookings(backend, request)).toEqual([]);
    }
  });

  it.each<[string, object, { path: string; message: string }]>([
    [
      'no lead guest',
      { passengers: [null, null, null, null] },
      { path: 'passengers.0.givenNames', message: 'givenNamesRequired' },
    ],
    [
      'half a name',
      { passengers: [{ givenNames: 'Amina', surname: '' }, null, null, null] },
      { path: 'passengers.0.surname', message: 'surnameRequired' },
    ],
    [
      'too few guests',
      { passengers: [{ givenNames: 'Amina', surname: 'Haddad' }] },
      { path: 'passengers', message: 'passengerTypes' },
    ],
    ['a wish we do not know', { wishes: ['helicopter'] }, { path: 'wishes.0', message: 'wishUnknown' }],
    ['no e-mail', { contact: { email: 'x', phone: '+97455551234' } }, { path: 'contact.email', message: 'emailInvalid' }],
  ])('with %s has an error at its field', async (_what, change, problem) => {
    const { status, body } = await send({ ...(await newRequest()), ...change });
    expect(status).toBe(400);
    expect(body.code).toBe('invalidBooking');
    expect(body.details).toContainEqual(problem);
  });

  it('must be JSON, and within the size limit', async () => {
    expect((await send('{')).status).toBe(400);
    expect((await send({ ...(await newRequest()), padding: 'x'.repeat(70_000) })).status).toBe(413);
  });
});

describe('from a search in a town with changing rates to a request', () => {
  const inTown = { ...search, cityCode: 'trabzon' };
  const total = ({ price }: HotelOffer) => Number(price.total);
  beforeEach(() => void vi.mocked(askRate).mockReset());

  async function find(question: object): Promise<HotelSearchResponse> {
    return (await searchHotels(postJson('/api/hotels/search', question))).json();
  }

  /** The first rate of the town whose later price is as `wanted`. */
  async function rateThat(wanted: (found: SignedHotelOffer, inTwentyMinutes: HotelOffer | null) => boolean) {
    const { hotels } = await find(inTown);
    for (const { id } of hotels.filter(({ available }) => available)) {
      const { hotels: rates, searchParams } = await find({ ...inTown, hotel: id });
      for (const offer of rates) {
        const waiting = { signal: new AbortController().signal, now: new Date() };
        const inTwentyMinutes = await sandboxHotelSupplier.priceAgain(offer, searchParams, waiting);
        if (wanted(offer, inTwentyMinutes)) return { ...(await newRequest()), search: searchParams, offer };
      }
    }
    throw new Error('No such rate in town');
  }

  it('an unchanged rate is stored as currently sold, with the supplier’s id', async () => {
    const request = await rateThat(
      (found, inTwentyMinutes) =>
        inTwentyMinutes !== null && total(inTwentyMinutes) === total(found) && !hasWorseTerms(inTwentyMinutes, found),
    );
    expect((await send(request)).status).toBe(201);
    const [row] = await storedBookings(backend, request);
    const { supplier, offerId, price } = request.offer;
    expect(row?.offer).toMatchObject({ supplier, offerId, price });
    expect(offerId).toBeTruthy();
  });

  it('one at another price gets the new price, which is stored once it is accepted', async () => {
    const request = await rateThat((found, inTwentyMinutes) => inTwentyMinutes !== null && total(inTwentyMinutes) > total(found));
    const { status, body } = await send(request);
    expect([status, body.code]).toEqual([409, 'priceChanged']);
    const now: SignedHotelOffer = body.details.offer;
    expect(total(now)).toBeGreaterThan(total(request.offer));
    expect(await storedBookings(backend, request)).toEqual([]);
    const accepted = { ...request, idempotencyKey: crypto.randomUUID(), offer: now };
    expect((await send(accepted)).status).toBe(201);
    const [row] = await storedBookings(backend, accepted);
    expect(Number(row?.total_amount)).toBe(total(now));
  });

  it('one with stricter cancellation at the same price is treated the same', async () => {
    const request = await rateThat(
      (found, inTwentyMinutes) =>
        inTwentyMinutes !== null && total(inTwentyMinutes) === total(found) && hasWorseTerms(inTwentyMinutes, found),
    );
    expect(await send(request)).toMatchObject({ status: 409, body: { code: 'priceChanged' } });
  });

  it('one that is gone is not stored', async () => {
    const request = await rateThat((_, inTwentyMinutes) => inTwentyMinutes === null);
    expect(await send(request)).toMatchObject({ status: 410, body: { code: 'offerGone' } });
    expect(await storedBookings(backend, request)).toEqual([]);
  });

  it('one that cannot be checked is stored and marked, and not checked again', async () => {
    const request = await rateThat((_, inTwentyMinutes) => inTwentyMinutes === null);
    vi.mocked(askRate).mockClear().mockResolvedValueOnce(null);
    const first = await send(request);
    expect(first).toMatchObject({ status: 201, body: { priceUnconfirmed: true } });
    expect(await send(request)).toMatchObject({ status: 200, body: first.body });
    expect(askRate).toHaveBeenCalledTimes(1);
    expect(await storedBookings(backend, request)).toMatchObject([{ offer: { priceUnconfirmed: true } }]);
  });
});
