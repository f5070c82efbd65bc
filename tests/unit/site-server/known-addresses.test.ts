import type { IncomingMessage, ServerResponse } from 'node:http';
import { afterEach, expect, it } from 'vitest';
import { withKnownAddresses } from '@/lib/site-server/known-addresses';
import { setPublished } from '@/lib/state/published-content';

afterEach(() => setPublished('package', 'bali', null, []));

/** The address that Next.js is asked for. */
async function askedFor(url: string, cookie = ''): Promise<string> {
  const request = { url, headers: { cookie } } as IncomingMessage;
  await withKnownAddresses(async () => undefined, { previewId: 'secret' })(request, {} as ServerResponse);
  return request.url ?? '';
}

it.each([
  ['/travel/package/bali', '/page-not-found'],
  ['/ar/travel/booking/bali', '/ar/page-not-found'],
  ['/ar/travel/booking/bali?step=dates', '/ar/travel/booking/bali?step=dates'],
  ['/ar/travel/package/bali?step=dates', '/ar/page-not-found?step=dates'],
  ['/travel/package/a.b', '/page-not-found'],
  ['/travel/package/istanbul', '/travel/package/istanbul'],
  ['/ar/travel/booking/dubai-family', '/ar/travel/booking/dubai-family'],
  ['/travel/destination/bali', '/travel/destination/bali'],
  ['/constructor/prototype/bali', '/constructor/prototype/bali'],
])('%s is asked for as %s', async (url, asked) => expect(await askedFor(url)).toBe(asked));

it('a published address is known, and a draft to who previews it', async () => {
  const url = '/ar/travel/package/bali';
  expect(await askedFor(url, '__prerender_bypass=guessed')).toBe('/ar/page-not-found');
  expect(await askedFor(url, 'a=b; __prerender_bypass=secret')).toBe(url);
  setPublished('package', 'bali', { version: 1, at: '', content: {} }, []);
  expect(await askedFor(url)).toBe(url);
});
