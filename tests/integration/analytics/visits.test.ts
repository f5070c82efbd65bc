import { beforeEach, expect, it, vi } from 'vitest';
import { POST } from '@/app/api/visits/route';
import { testBackend } from '../backend/test-backend.ts';
import { newVisitor, pointSiteAt, postJson, signingSecretOf } from '../bookings/site-on-backend.ts';

const backend = testBackend();

beforeEach(() => pointSiteAt(backend, signingSecretOf(backend.dataDir)));

const report = (...pages: string[]) => ({ locale: 'en', counts: pages.map((page) => ({ name: 'page_view', page, detail: '' })) });

async function countsOf(page: string): Promise<number> {
  const { data: rows, error } = await backend.admin().from('visit_counts').select('times').eq('page', page);
  if (error) throw error;
  return rows.reduce((sum, { times }) => sum + times, 0);
}

it('adds up what browsers report', async () => {
  expect((await POST(postJson('/api/visits', report('/about', '/about', '/blog')))).status).toBe(204);
  expect((await POST(postJson('/api/visits', report('/about')))).status).toBe(204);
  expect(await countsOf('/about')).toBe(3);
  expect(await countsOf('/blog')).toBe(1);
});

it('counts unknown addresses in one row', async () => {
  await POST(postJson('/api/visits', report('/made-up-1', '/made-up-2', '/explore/hotels/no-such-hotel')));
  expect(await countsOf('/other')).toBe(3);
  expect(await countsOf('/made-up-1')).toBe(0);
});

it('counts payments, and the pages of all hotels of suppliers in one row', async () => {
  await POST(
    postJson('/api/visits', report('/booking/payment', '/explore/hotels/stay/doha-one', '/explore/hotels/stay/doha-two')),
  );
  expect(await countsOf('/booking/payment')).toBe(1);
  expect(await countsOf('/explore/hotels/stay')).toBe(2);
});

it.each([
  ['no report', {}],
  ['another event', { locale: 'en', counts: [{ name: 'theft', page: '/', detail: '' }] }],
  ['a page that is no path', { locale: 'en', counts: [{ name: 'page_view', page: 'https://example.com', detail: '' }] }],
  ['more than fits', report(...Array.from({ length: 61 }, () => '/about'))],
])('refuses %s', async (_, body) => {
  expect((await POST(postJson('/api/visits', body))).status).toBe(400);
});

it('refuses reports from other sites, and floods', async () => {
  expect((await POST(postJson('/api/visits', report('/about'), { 'sec-fetch-site': 'cross-site' }))).status).toBe(403);
  const visitor = { 'x-forwarded-for': newVisitor() };
  // Reports that cannot be read cost the database nothing.
  const answers = await Promise.all(Array.from({ length: 601 }, () => POST(postJson('/api/visits', {}, visitor))));
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(1);
});

it('answers as usual when the database is down', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  vi.stubEnv('SUPABASE_URL', 'http://127.0.0.1:9');
  expect((await POST(postJson('/api/visits', report('/about')))).status).toBe(204);
  expect(logged).toHaveBeenCalledWith(expect.stringContaining('visits-not-counted'));
  vi.unstubAllEnvs();
});
