import { expect, it, vi } from 'vitest';
import { POST } from '@/app/api/visits/route';
import { listSourceFiles } from '@/scripts/checks/source-files';

const stored = vi.hoisted(() => ({ pages: [] as string[] }));
vi.mock('@/lib/supabase/admin', () => ({
  createAdminClient: () => ({
    rpc: async (_: string, { events }: { events: { page: string }[] }) => {
      stored.pages.push(...events.map(({ page }) => page));
      return { error: null };
    },
  }),
}));

/** Not read by visitors, or counted as the page whose address they have: they lead on, or show parts of the site to those who build it. */
const uncounted = new Set([
  '/coming-soon',
  '/email-landing',
  '/flight-results',
  '/hotel-results',
  '/link-preview',
  '/multi-city-results',
  '/newsletter',
  '/page-not-found',
  '/ui',
  '/where-results',
]);

it('every page of the site is counted under its own address', async () => {
  const pages = listSourceFiles('app/[locale]', ['page.tsx'])
    .map((path) => `/${path.replace(/\([^)]*\)\//g, '').replace(/\/?page\.tsx$/, '')}`)
    .filter((page) => !page.includes('[') && !uncounted.has(page));
  expect(pages).toContain('/booking/payment');
  for (const page of pages) {
    const body = JSON.stringify({ locale: 'en', counts: [{ name: 'page_view', page, detail: '' }] });
    const headers = { 'Content-Type': 'application/json', 'x-forwarded-for': `10.0.${stored.pages.length}.1` };
    await POST(new Request('https://www.karam.example/api/visits', { method: 'POST', headers, body }));
  }
  expect(stored.pages).toEqual(pages);
});
