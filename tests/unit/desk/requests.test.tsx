import type { SupabaseClient } from '@supabase/supabase-js';
import { NextIntlClientProvider } from 'next-intl';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import { BookingDetail } from '@/components/desk/detail/booking-detail';
import { EnquiryDetail } from '@/components/desk/detail/enquiry-detail';
import { DeskNotice } from '@/components/desk/notices';
import { readStored } from '@/lib/bookings/products/read-stored';
import { type DeskBooking, type DeskEnquiry, readDetail } from '@/lib/desk/details/details';
import { addRemark, moveOn } from '@/lib/desk/history';
import { readList } from '@/lib/desk/lists';
import { NotStaffError } from '@/lib/desk/staff';
import { loadMessages } from '@/lib/i18n/messages';
import { SignedOutError } from '@/lib/supabase/signed-out-error';
import desk from '@/messages/en/desk.json';
import { familySearch, offerFor } from '../bookings/booking-fixture';

describe('enquiry detail', () => {
  it('shows the travellers of a visa in order, in any order of the database', async () => {
    const messages = await loadMessages('en', ['desk', 'enquiries']);
    const enquiry: DeskEnquiry = {
      reference: 'KE-222222',
      user_id: null,
      kind: 'visa',
      status: 'new',
      locale: 'en',
      name: 'Amina Example',
      email: 'a@example.com',
      phone: null,
      created_at: '2026-11-01T00:00:00Z',
      details: {
        unknown: 'Kept',
        destination: 'Paris',
        traveler1Name: 'Amina Example',
        traveler2Name: 'Omar Example',
        traveler1Nationality: 'Qatar',
        traveler2Nationality: 'Jordan',
      },
    };
    const html = renderToStaticMarkup(
      <NextIntlClientProvider locale="en" messages={messages} timeZone="Asia/Qatar">
        <EnquiryDetail id="1" enquiry={enquiry} version="1" />
      </NextIntlClientProvider>,
    );
    const shown = html.match(/Amina Example|Omar Example|Qatar|Jordan|Paris|Kept|Traveller\s\d: nationality/g);
    const [of1, of2] = ['Traveller\u00a01: nationality', 'Traveller\u00a02: nationality'];
    expect(shown).toEqual(['Amina Example', of1, 'Qatar', 'Omar Example', of2, 'Jordan', 'Paris', 'Kept']);
  });

  const flight = { ...offerFor(familySearch), supplier: 'duffel', id: 'off_1', signature: 'seal' };

  async function shown(kind: string, offer: object): Promise<string> {
    const booking: DeskBooking = {
      id: 'b',
      reference: 'KT-FLY247',
      user_id: null,
      kind,
      status: 'confirmed',
      state: 'confirmed',
      locale: 'en',
      notes: '',
      contact_email: 'a@example.com',
      contact_phone: '+97440000000',
      offer: readStored(kind, offer),
      total_amount: 1,
      departure_date: '2030-01-01',
      last_travel_date: '2030-01-02',
      created_at: '2029-01-01T00:00:00Z',
      issued: null,
      names_follow: false,
      confirmed_at: '2029-01-02T00:00:00Z',
      booking_passengers: [],
    };
    return renderToStaticMarkup(
      <NextIntlClientProvider
        locale="ar"
        timeZone="Asia/Qatar"
        messages={await loadMessages('ar', ['desk', 'flights', 'hotels', 'tickets'])}
      >
        <BookingDetail version="" onChanged={() => {}} booking={booking} title="" itinerary={() => null} />
      </NextIntlClientProvider>,
    );
  }

  it('the desk shows supplier, both prices and their expiry for each flight', async () => {
    const { desk } = await loadMessages('ar', ['desk']);
    const convertedFrom = { currency: 'GBP', total: '652.640', asOf: '2026-11-21' };
    const second = { ...flight, id: 'off_2', expiresAt: '2020-01-01T09:00:00Z', price: { ...flight.price, convertedFrom } };
    const html = await shown('multicity', { legs: [{ offer: flight }, { offer: second }] });
    const [, one, two] = html
      .split(desk.detail.supplierOfferOf.replace('{number}', ''))
      .map((part) => part.replace(/<[^>]+>/g, ' '));
    expect(one).toMatch(/duffel .*off_1 /);
    expect(one).not.toContain('GBP');
    expect(one).not.toContain(desk.detail.heldUntil);
    expect(two).toMatch(/off_2 .*GBP 652\.640 .*21\/11\/2026.*7,400/);
    expect(two).toContain(desk.detail.passed);
    expect(await shown('package', { title: { en: 'Paris', ar: 'باريس' } })).not.toContain(desk.detail.supplierOffer);
  });
});

describe('not staff', () => {
  /** A database that finds nothing, refuses every change with `status`, and knows whether the user is staff. */
  function database(isStaff: boolean, status = 403): SupabaseClient {
    const query = { select: () => query, eq: () => query, maybeSingle: async () => ({ data: null, error: null }) };
    const rpc = async (name: string) => {
      if (name === 'is_staff') return { data: isStaff, error: null, status: 200 };
      if (name === 'desk_list') return { data: [], error: null, status: 200 };
      return { data: null, error: { code: '42501' }, status };
    };
    return { from: () => query, rpc } as unknown as SupabaseClient;
  }

  const list = { subject: 'booking', search: '', status: '', page: 1 } as const;
  const move = { subject: 'booking', id: 'b', seen: 'requested', wanted: 'confirmed', remark: '' } as const;

  it('an empty result means "nothing" for staff, and "no access" for former staff', async () => {
    expect(await readList(database(true), list)).toEqual({ rows: [], found: 0 });
    expect(await readDetail(database(true), 'booking', 'b')).toBeNull();
    await expect(readList(database(false), list)).rejects.toBeInstanceOf(NotStaffError);
    await expect(readDetail(database(false), 'booking', 'b')).rejects.toBeInstanceOf(NotStaffError);
  });

  it.each([403, 500])('a change refused with %i is reported as a missing role if the user is not staff', async (status) => {
    await expect(moveOn(database(false, status), move)).rejects.toBeInstanceOf(NotStaffError);
    await expect(addRemark(database(false, status), 'booking', 'b', 'Called')).rejects.toBeInstanceOf(NotStaffError);
    await expect(moveOn(database(true, status), move)).rejects.not.toBeInstanceOf(NotStaffError);
  });
});

describe('signed out', () => {
  const answering = (status: number, code: string) =>
    ({ rpc: async () => ({ data: null, error: { code }, status }) }) as unknown as SupabaseClient;
  const move = { subject: 'booking', id: 'b', seen: 'requested', wanted: 'confirmed', remark: '' } as const;

  it.each([
    [401, '42501'],
    [401, 'PGRST303'],
    [403, '42501'],
  ])('a status or a remark refused with %i %s is reported as not stored, because the session has ended', async (status, code) => {
    await expect(moveOn(answering(status, code), move)).rejects.toThrow(SignedOutError);
    await expect(addRemark(answering(status, code), 'booking', 'b', 'Called')).rejects.toThrow(SignedOutError);
  });

  it('any other failure leaves the outcome unknown', async () => {
    await expect(moveOn(answering(500, 'XX000'), move)).rejects.not.toBeInstanceOf(SignedOutError);
  });

  it('a signed-out user gets a link to sign in and return to the open item', () => {
    vi.stubGlobal('window', { location: { pathname: '/ar/desk', search: '?list=visa&item=1' } });
    const html = renderToStaticMarkup(
      <NextIntlClientProvider locale="en" timeZone="Asia/Qatar" messages={{ desk }}>
        <DeskNotice tone="danger" isSignedOut>
          {desk.move.signedOut}
        </DeskNotice>
      </NextIntlClientProvider>,
    );
    expect(html).toContain(desk.move.signedOut);
    expect(html).toContain('href="/login?next=%2Fdesk%3Flist%3Dvisa%26item%3D1"');
  });
});
