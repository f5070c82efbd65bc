import { readFileSync } from 'node:fs';
import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import { expect, it } from 'vitest';
import { readTravellers, removeTraveller, saveTraveller } from '@/lib/bookings/saved-travellers';
import { readAllContent } from '@/lib/content/all-content';
import { readContentRole, readHeads, readVersions } from '@/lib/content/versions';
import { readClub } from '@/lib/dashboard/club';
import { readProfile, saveProfile } from '@/lib/dashboard/profile';
import { claimTripsOfAddress, countTripsOfAddress, readRequests, readTrips } from '@/lib/dashboard/trips';
import { readLife } from '@/lib/desk/booking-life/life';
import { readGift, sendGiftAgain } from '@/lib/desk/booking-life/money';
import { readDetail, readFiles, readPlanOfEnquiry, readPrivateFacts } from '@/lib/desk/details/details';
import { readFailedMail, retryMail } from '@/lib/desk/failed-mail';
import { addRemark, moveOn, readHistory, replyInPlan, tickPaper } from '@/lib/desk/history';
import { readCounts, readList } from '@/lib/desk/lists';
import { readMarkupRules } from '@/lib/desk/markup-rules';
import { readOrders } from '@/lib/desk/orders';
import { readPayments } from '@/lib/desk/payments';
import { readRetention } from '@/lib/desk/retention';
import { readCampaigns, readReaders } from '@/lib/newsletter/campaigns';
import { countUnread, markAllRead, markOneRead, readPage } from '@/lib/notifications/feed/notification-rows';
import { readAccountContact } from '@/lib/supabase/account/account-contact';
import type { Database } from '@/lib/supabase/database.types';
import { readOpenRequest } from '@/lib/supabase/proxy/open-rest';
import { isRefusal } from '@/lib/supabase/proxy/rest-request';
import { readImportGraph } from '@/scripts/checks/import-graph';
import { freePlaces } from './places-of-questions';

type Client = SupabaseClient<Database>;
const id = '3f1e7c9a-5d2b-4e8f-9a6c-0b1d2e3f4a5b';
const subjects = ['booking', 'enquiry', 'change', 'visa', 'refund'] as const;
const traveller = {
  title: 'MRS',
  gender: 'female',
  given_names: 'Amina',
  surname: 'Example',
  date_of_birth: '1990-01-01',
  nationality: 'QA',
  passport_number: 'X1',
  passport_expiry: '2030-01-01',
  loyalty_airline: null,
  loyalty_number: null,
} as const;
const profile = { first_name: 'Noor', last_name: 'Example', phone: null, birth_date: null, locale: 'en' } as const;
const seen = { id, created_at: '2026-11-01T10:00:00.123+00:00' };

/** Everything that code in browsers asks of tables and functions. What it makes of the answers does not count here. */
const asked: ((client: Client) => Promise<unknown>)[] = [
  readAccountContact,
  (client) => readPage(client, id),
  (client) => readPage(client, id, { view: 'unread', before: seen as never }),
  (client) => countUnread(client, id),
  (client) => markOneRead(client, id),
  (client) => markAllRead(client, id),
  readTravellers,
  (client) => saveTraveller(client, traveller as never, null),
  (client) => saveTraveller(client, traveller as never, id),
  (client) => removeTraveller(client, id),
  (client) => readClub(client, id),
  (client) => readProfile(client, id),
  (client) => saveProfile(client, id, profile),
  (client) => readRequests(client, id),
  (client) => readTrips(client, id),
  countTripsOfAddress,
  claimTripsOfAddress,
  (client) => readLife(client, id),
  ...subjects.map((subject) => (client: Client) => readDetail(client, subject, id)),
  (client) => readPrivateFacts(client, id),
  (client) => readFiles(client, id),
  (client) => readPlanOfEnquiry(client, id),
  (client) => replyInPlan(client, { enquiry: id, id, text: 'Yes' }),
  (client) => tickPaper(client, { file: id, seen: 'sent', wanted: 'refused', reason: 'glare' }),
  readFailedMail,
  (client) => readGift(client, id),
  (client) => sendGiftAgain(client, id, 'noor@example.com'),
  (client) => retryMail(client, 7),
  (client) => readHistory(client, 'booking', id),
  (client) => moveOn(client, { subject: 'booking', id, seen: 'requested', wanted: 'confirmed', remark: '' }),
  (client) =>
    moveOn(client, {
      subject: 'booking',
      id,
      seen: 'confirmed',
      wanted: 'ticketed',
      remark: '',
      issue: { known: null, issued: null },
    }),
  (client) => addRemark(client, 'booking', id, 'Called'),
  (client) => readList(client, { subject: 'booking', search: 'Amina', status: '', page: 2, order: 'deadline' }),
  readCounts,
  readMarkupRules,
  (client) => readOrders(client, id),
  (client) => readPayments(client, id),
  readRetention,
  readContentRole,
  (client) => readHeads(client, 'package'),
  (client) => readVersions(client, 'package', 'istanbul'),
  readAllContent,
  readCampaigns,
  readReaders,
];

interface Question {
  method: string;
  url: URL;
  body: unknown;
}

/** A client whose questions are kept, with the places in the code that begin them. */
function recordingClient() {
  const questions: Question[] = [];
  const places = new Set<string>();
  const fetcher: typeof fetch = async (input, init) => {
    const url = new URL(String(input));
    questions.push({ method: init?.method ?? 'GET', url, body: init?.body ? JSON.parse(String(init.body)) : undefined });
    return Response.json([]);
  };
  const client = createClient<Database>('http://supabase.test', 'key', { global: { fetch: fetcher }, db: { retry: false } });
  const session = { user: { id, email: 'noor@example.com' } };
  Object.assign(client.auth, {
    getSession: async () => ({ data: { session }, error: null }),
    updateUser: async () => ({ data: { user: session.user }, error: null }),
  });
  for (const name of ['from', 'rpc'] as const) {
    const begin = client[name].bind(client) as (...parts: unknown[]) => unknown;
    Object.assign(client, {
      [name]: (...parts: unknown[]) => {
        const place = /(lib\/[\w/.-]+\.tsx?):(\d+:\d+)/.exec(new Error('Where?').stack ?? '');
        if (place) places.add(`${place[1]} ${place[2]}`);
        return begin(...parts);
      },
    });
  }
  return { client, questions, places };
}

const refusalOf = ({ method, url, body }: Question) => {
  const read = readOpenRequest(method, url.pathname, url.search.slice(1), body);
  return isRefusal(read) ? `${method} ${decodeURIComponent(url.pathname + url.search)}: ${read.message}` : null;
};

it('is all that code in browsers asks, and each such place is tried here', async () => {
  const { client, questions, places } = recordingClient();
  for (const ask of asked) await ask(client).catch(() => undefined);
  expect(questions.length).toBeGreaterThanOrEqual(asked.length);
  expect(questions.map(refusalOf).filter(Boolean)).toEqual([]);

  const tried = new Map<string, number>();
  for (const place of places) {
    const file = place.split(' ', 1)[0] ?? '';
    tried.set(file, (tried.get(file) ?? 0) + 1);
  }
  expect(Object.fromEntries([...tried].sort())).toEqual(freePlaces(readImportGraph(process.cwd()), readFileSync));
}, 120_000);

it('includes the names that a new password saves', () => {
  const url = new URL(`http://supabase.test/rest/v1/profiles?user_id=eq.${id}`);
  expect(refusalOf({ method: 'PATCH', url, body: { first_name: 'Noor', last_name: 'Example' } })).toBeNull();
});

const statusOf = (method: string, address: string, body?: unknown) => {
  const [path = '', query = ''] = address.split('?', 2);
  const read = readOpenRequest(method, path, query, body);
  return isRefusal(read) ? read.status : 200;
};

it.each([
  ['a regular expression', `bookings?notes=match.${encodeURIComponent('^(a*)(a*)(a*)\\1\\2\\3a$')}`],
  ['another', 'bookings?id=imatch.x'],
  ['one within a list', 'bookings?or=(id.match.x,id.eq.1)'],
  ['a pattern', 'bookings?id=like.*a*a*a*'],
  ['a pattern in capitals', 'bookings?id=ilike.x'],
  ['a full text search', 'bookings?id=fts(english).x'],
  ['an operator for any of a list', 'bookings?id=eq(any).{1,2}'],
  ['a table within itself', 'bookings?select=id,orders(id,bookings(id,orders(id)))'],
  ['seven levels', `bookings?select=${'bookings('.repeat(7)}id${')'.repeat(7)}`],
  ['the same table twice', 'bookings?select=orders(id),orders(id)'],
  ['another alias for it', 'bookings?select=a:orders(id),b:orders(id)'],
  ['twenty thousand brackets', `bookings?select=${'('.repeat(20_000)}`],
  ['three thousand brackets', `bookings?select=${'('.repeat(3_000)}`],
  ['an open quotation mark', 'bookings?select="'],
  ['an array', 'bookings?a[]=1'],
  ['a cast', 'bookings?select=id::text'],
  ['a sum', 'bookings?select=total_amount.sum()'],
  ['the inside of a document', 'bookings?select=offer->x'],
  ['a spread', 'bookings?select=...orders(id)'],
  ['another column', 'bookings?select=request_fingerprint'],
  ['a filter by another column', 'bookings?notes=eq.x'],
  ['a filter in another table', 'bookings?select=orders(id)&orders.status=eq.x'],
  ['sorting by another column', 'bookings?order=notes'],
  ['sorting by another table', 'bookings?order=orders(id)'],
  ['every row', 'bookings?limit=100000'],
  ['two selections', 'bookings?select=id&select=id'],
  ['a very long list', `bookings?id=in.(${'1,'.repeat(3000)}1)`],
])('%s is refused with a word', (_what, address) => {
  expect(statusOf('GET', `/rest/v1/${address}`)).toBe(400);
});

it.each([
  ['GET', 'last_rates'],
  ['GET', 'mail_outbox'],
  ['GET', 'order_terms'],
  ['GET', ''],
  ['POST', 'rpc/find_booking'],
  ['GET', 'bookings/1'],
  ['GET', 'BOOKINGS'],
  ['GET', 'constructor'],
  ['POST', 'rpc/constructor'],
])('%s /rest/v1/%s does not exist', (method, name) => {
  expect(statusOf(method, `/rest/v1/${name}`)).toBe(404);
});

it.each([
  ['POST', 'bookings', {}, 405],
  ['DELETE', 'notifications?id=eq.1', undefined, 405],
  ['PUT', 'profiles?user_id=eq.1', {}, 405],
  ['GET', 'rpc/is_staff', undefined, 405],
  ['PATCH', 'profiles?user_id=eq.1', { user_id: '2' }, 400],
  ['PATCH', 'profiles?user_id=eq.1', [{ first_name: 'x' }], 400],
  ['PATCH', 'notifications', { read: true }, 400],
  ['POST', 'saved_travellers', [traveller, traveller], 400],
  ['POST', 'saved_travellers?on_conflict=id', traveller, 400],
  ['POST', 'rpc/desk_list?select=id', {}, 400],
])('%s %s with %j is not open', (method, address, body, status) => {
  expect(statusOf(method, `/rest/v1/${address}`, body)).toBe(status);
});
