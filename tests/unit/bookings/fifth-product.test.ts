import { NextIntlClientProvider } from 'next-intl';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { POST } from '@/app/api/bookings/[product]/route';
import { requestedAs } from '@/components/bookings/products/registry';
import { BookingDetail } from '@/components/desk/detail/booking-detail';
import { checkContact, emptyContact } from '@/lib/bookings/contact';
import { createDraftStore, type DraftErrors } from '@/lib/bookings/draft';
import { type BookingProduct, requestHead } from '@/lib/bookings/product';
import { descriptionOf, loadBooking } from '@/lib/bookings/products/descriptions';
import { kinds } from '@/lib/bookings/products/kinds';
import { readStored, storedReaders } from '@/lib/bookings/products/read-stored';
import { bookingProducts } from '@/lib/bookings/products/registry';
import { loadRequested, saveReceipt, saveRequested, type TripReceipt } from '@/lib/bookings/receipt';
import { idempotencyKeyOf, sendBooking } from '@/lib/bookings/send';
import { loadMessages } from '@/lib/i18n/messages';
import { composeMail } from '@/lib/mail/compose';
import { mailText } from '@/lib/mail/layout';
import { failure, success } from '@/lib/result';
import { contact, latinName } from '@/lib/text/contact';
import bookings from '@/messages/en/bookings.json';
import { stubBackend, stubTabStorage } from '../stubs';

/** An airport transfer as a new product: these objects, and a line in each registry. */
const transferRequest = z.object({
  ...requestHead,
  day: z.string(),
  price: z.number(),
  name: latinName('surnameRequired'),
  contact,
});
type TransferRequest = z.infer<typeof transferRequest>;

const transfer: BookingProduct<TransferRequest> = {
  kind: 'transfer',
  maxBodyBytes: 4000,
  rateLimit: 'transfer',
  schema: transferRequest,
  contentOf: ({ day, price, name, contact: reached }) => ({ day, price, name, contact: reached }),
  check: ({ day }) => (day < '2027-01-01' ? { code: 'invalidBooking', errors: [{ path: 'search.day', message: 'past' }] } : null),
  priceAgain: (request) =>
    request.price === 120
      ? success({ request, priceUnconfirmed: true })
      : failure({ code: 'priceChanged', details: { price: 120 } }),
  record: ({ day, name }) => ({
    search: { day },
    offer: { title: { en: 'Transfer', ar: 'توصيل' }, hotel: 'Souq House' },
    total: '120.00',
    currency: 'QAR',
    departureDate: day,
    lastDay: day,
    passengers: [{ type: 'adult', givenNames: name, surname: name }],
  }),
  describe: async ({ offer }, language) => ({ details: [{ term: 'To', text: offer.place[language] }], travellers: 'Picked up' }),
};
(bookingProducts as Record<string, BookingProduct>)['transfer'] = transfer as BookingProduct;
kinds.transfer = { words: 'package', hasGuests: true };
storedReaders.transfer = (offer) => {
  const { hotel } = z.object({ hotel: z.string() }).parse(offer);
  return { place: { en: hotel, ar: hotel } };
};

const database = vi.hoisted(() => ({ rows: [] as Record<string, unknown>[], booking: null as object | null }));
vi.mock('@/lib/mail-transport/mail-sender', () => ({ kickOutbox: () => undefined }));
vi.mock('@/lib/supabase/server', () => ({ readVisitor: async () => ({ status: 'signedOut' }) }));
vi.mock('@/lib/supabase/admin', () => {
  const found = { maybeSingle: async () => ({ data: database.booking, error: null }) };
  const query: Record<string, () => unknown> = { limit: () => found, ...found };
  for (const step of ['select', 'eq', 'or', 'order']) query[step] = () => query;
  return {
    createAdminClient: () => ({
      from: () => query,
      async rpc(_: string, row: Record<string, unknown>) {
        database.rows.push(row);
        const stored = { outcome: 'created', reference: 'KT-TRN247', requested_at: '2026-11-22T10:00:00Z' };
        return { data: [{ ...stored, price_unconfirmed: true }], error: null };
      },
    }),
  };
});

const typed = { day: '2027-02-01', price: 120, name: 'Amina', contact: { email: 'amina@example.com', phone: '4000 0000' } };
const request = { locale: 'en', ...typed };

beforeEach(() => {
  database.rows.length = 0;
  database.booking = null;
  stubTabStorage();
  stubBackend();
  vi.stubGlobal('fetch', (path: string, init: RequestInit) =>
    POST(new Request(`http://localhost${path}`, init), { params: Promise.resolve({ product: path.split('/').at(-1) ?? '' }) }),
  );
});

const send = (content: object) => sendBooking('transfer', { idempotencyKey: idempotencyKeyOf(content), ...content });

describe('a registered product', () => {
  it('saves typed values and reports their errors', () => {
    const store = createDraftStore<typeof typed>('karam.transfer-drafts.v1', 2, () => true);
    store.save('airport', typed);
    expect(store.load('airport')?.draft).toEqual(typed);
    store.clear();
    expect(store.load('airport')).toBeNull();
    const errors: DraftErrors = {};
    checkContact(emptyContact, errors);
    expect(errors).toEqual({ 'contact.email': 'emailInvalid', 'contact.phone': 'phoneInvalid' });
  });

  it('is accepted, stored under its kind and answered with a reference', async () => {
    const answer = await send(request);
    expect(answer).toMatchObject({ ok: true, value: { reference: 'KT-TRN247', priceUnconfirmed: true } });
    expect(database.rows).toMatchObject([
      {
        booking: {
          kind: 'transfer',
          contact_phone: '+97440000000',
          total_amount: '120.00',
          departure_date: typed.day,
          offer: { priceUnconfirmed: true },
        },
        passengers: [{ surname: 'Amina' }],
      },
    ]);
  });

  it('is refused with the general messages', async () => {
    expect(await send({ ...request, contact: { ...typed.contact, email: 'amina' } })).toEqual({
      ok: false,
      reason: { kind: 'fields', errors: { 'contact.email': 'emailInvalid' } },
    });
    expect(await send({ ...request, day: '2026-01-01' })).toMatchObject({ reason: { kind: 'offerExpired' } });
    const readMore = ({ code, details }: { code?: string; details?: unknown }) => (code === 'priceChanged' ? { details } : null);
    const dearer = await sendBooking('transfer', { ...request, price: 99, idempotencyKey: crypto.randomUUID() }, readMore);
    expect(dearer).toEqual({ ok: false, reason: { details: { price: 120 } } });
    expect(database.rows).toEqual([]);
  });

  const row = {
    id: '00000000-0000-4000-8000-0000000000aa',
    reference: 'KT-TRN247',
    user_id: null,
    kind: 'transfer',
    locale: 'en' as const,
    contact_email: 'amina@example.com',
    contact_phone: '+97440000000',
    notes: '',
    total_amount: 120,
    confirmed_at: null,
    departure_date: '2027-02-01',
    last_travel_date: '2027-02-01',
    created_at: '2026-11-22T10:00:00Z',
    issued: null,
    names_follow: false,
    status: 'requested' as const,
    offer: { title: { en: 'Transfer', ar: 'توصيل' }, hotel: 'Souq House', priceUnconfirmed: true },
  };
  const person = { position: 1, given_names: 'Amina', surname: 'Amina', has_document: false };

  it('is on the desk with the data that its product reads', async () => {
    const nobody = { title: null, gender: null, date_of_birth: null, nationality: null };
    const booking = {
      ...row,
      state: 'requested' as const,
      offer: readStored(row.kind, row.offer),
      booking_passengers: [{ ...person, ...nobody, type: 'adult' as const, travel_document: 'passport' as const }],
    };
    const messages = await loadMessages('en', ['desk', 'tickets', 'flights']);
    const children = createElement(BookingDetail, {
      version: '',
      onChanged() {},
      booking,
      title: 'Booking',
      itinerary: () => null,
    });
    const html = renderToStaticMarkup(
      createElement(NextIntlClientProvider, { locale: 'en', timeZone: 'Asia/Qatar', messages, children }),
    );
    for (const part of ['Transfer', 'Souq House', messages.desk.detail.priceUnconfirmed]) expect(html).toContain(part);
  });

  it.each(['booking_received', 'agency_booking'])('is described in mail by its product: %s', async (kind) => {
    database.booking = { ...row, booking_passengers: [{ ...person, travel_document: 'passport', passport_expiry: null }] };
    const queued = { id: 1, kind, recipient: 'amina@example.com', language: 'en' as const, attempts: 0 };
    const mail = await composeMail({ ...queued, data: { id: row.id, base: 'https://example.com' }, created_at: row.created_at });
    if (!mail || mail === 'moot') throw new Error('There is no mail');
    expect(mail.content.subject).toContain('Transfer');
    const text = mailText(mail.content);
    for (const part of ['To: Souq House', 'Picked up: ', 'KT-TRN247', '120']) expect(text).toContain(part);
    expect(text).not.toMatch(/passport/i);
  });

  it('is confirmed, and recognized when its form is opened again', () => {
    const receipt: TripReceipt = {
      kind: 'transfer',
      reference: 'KT-TRN247',
      passengerNames: ['Amina'],
      email: typed.contact.email,
      title: 'Airport to hotel',
      facts: [{ term: 'Day', text: '01/02/2027' }],
      lines: [{ label: 'Car', amount: 120 }],
      total: 120,
    };
    saveReceipt(receipt);
    expect(loadBooking('KT-TRN247')).toEqual(receipt);
    expect(descriptionOf('transfer').summarize(receipt, 'en')).toEqual({
      trip: 'Airport to hotel',
      dates: 'Day: 01/02/2027',
      total: 120,
    });
    const children = createElement(requestedAs('transfer'), { receipt });
    const html = renderToStaticMarkup(
      createElement(NextIntlClientProvider, { locale: 'en', timeZone: 'Asia/Qatar', messages: { bookings }, children }),
    );
    for (const part of ['Airport to hotel', '01/02/2027', 'Car', bookings.confirmation.guests]) expect(html).toContain(part);
    saveRequested('/booking/transfer', 'KT-TRN247');
    expect(loadRequested('/booking/transfer')).toBe('KT-TRN247');
  });
});

it('an unregistered product is not found', async () => {
  expect(await sendBooking('unregistered', request)).toMatchObject({ reason: { kind: 'unexpected' } });
  const answer = await POST(new Request('http://localhost/api/bookings/toString', { method: 'POST' }), {
    params: Promise.resolve({ product: 'toString' }),
  });
  expect(answer.status).toBe(404);
});
