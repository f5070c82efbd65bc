import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { createServer, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { consentKey } from '@/lib/analytics/consent';
import { linkLanguageCookie, localeCookie, localeStorageKey } from '@/lib/i18n/locales';
import { inlineScriptSources } from '@/lib/security/page-policy';
import { askInProcess } from '@/lib/site-server/page-store/ask-next';
import { encodingFor, isFresh } from '@/lib/site-server/page-store/compressed';
import { carryOver, lighten, loader } from '@/lib/site-server/page-store/light-page';
import type { Build } from '@/lib/site-server/page-store/next-internals';
import { PageRules } from '@/lib/site-server/page-store/page-rules';
import { createPageStore, type PageStoreOptions } from '@/lib/site-server/page-store/page-store';
import { sessionCookie } from '@/lib/supabase/session-cookie';

const siteUrl = 'https://site.example';

const build: Build = {
  previewId: 'preview',
  routes: {
    '/en': {},
    '/en/faq': {},
    '/ar/faq': {},
    '/en/dashboard': {},
    '/en/blog/feed.xml': {},
    '/robots.txt': {},
  },
  matchers: [
    { regexp: '^/.*$', has: [{ type: 'query', key: 'lang' }] },
    { regexp: '^/(?!ar(?:/|$)).*$', has: [{ type: 'cookie', key: 'NEXT_LOCALE', value: 'ar' }] },
    {
      regexp: '^/ar/.*$',
      has: [
        { type: 'cookie', key: 'NEXT_LOCALE', value: 'en' },
        { type: 'header', key: 'sec-fetch-site', value: '(cross-site|none)' },
      ],
    },
    { regexp: '^/dashboard$' },
  ],
};
const rules = new PageRules(build);
const routeFor = (url: string, headers: IncomingMessage['headers'] = {}, method = 'GET') =>
  rules.routeFor({ method, url, headers });

describe('the rules', () => {
  it('learn pages that are published after the build', () => {
    const growing = new PageRules(build);
    const route = () => growing.routeFor({ method: 'GET', url: '/ar/travel/package/bali', headers: {} });
    expect(route()).toBeNull();
    for (const added of ['/ar/travel/package/bali', '/sitemaps/packages.xml', '/en/dashboard']) growing.add(added);
    expect(route()).toBe('/ar/travel/package/bali');
    expect(growing.addresses()).toEqual(['/', '/faq', '/ar/faq', '/ar/travel/package/bali']);
  });

  it('store prerendered pages without access checks', () => {
    expect(rules.addresses()).toEqual(['/', '/faq', '/ar/faq']);
    expect(routeFor('/')).toBe('/en');
    expect(routeFor('/faq')).toBe('/en/faq');
    expect(routeFor('/ar/faq', {}, 'HEAD')).toBe('/ar/faq');
    expect(rules.addressOf('/en/faq')).toBe('/faq');
  });

  it.each(['/en/faq', '/faq/', '//faq', '/FAQ', '/%66aq', '/dashboard', '/robots.txt', '/blog/feed.xml', '/made/up', '*'])(
    'leave %s to Next.js',
    (url) => expect(routeFor(url)).toBeNull(),
  );

  it('leave to Next.js what the middleware may change', () => {
    expect(routeFor('/faq?lang=ar')).toBeNull();
    expect(routeFor('/faq?a=1&%6cang=ar')).toBeNull();
    expect(routeFor('/faq?language=ar')).toBe('/en/faq');
    expect(routeFor('/faq', { cookie: 'a=b; NEXT_LOCALE=ar' })).toBeNull();
    expect(routeFor('/faq', { cookie: 'NEXT_LOCALE=%61r' })).toBeNull();
    expect(routeFor('/faq', { cookie: 'NEXT_LOCALE="ar"' })).toBeNull();
    expect(routeFor('/faq', { cookie: 'NEXT_LOCALE=en' })).toBe('/en/faq');
    expect(routeFor('/ar/faq', { cookie: 'NEXT_LOCALE=ar' })).toBe('/ar/faq');
    expect(routeFor('/ar/faq', { cookie: 'NEXT_LOCALE=en', 'sec-fetch-site': 'none' })).toBeNull();
    expect(routeFor('/ar/faq', { cookie: 'NEXT_LOCALE=en', 'sec-fetch-site': 'same-origin' })).toBe('/ar/faq');
  });

  it.each([
    ['POST', '/faq', {}],
    ['GET', '/faq', { rsc: '1' }],
    ['GET', '/faq?_rsc=x', {}],
    ['GET', '/faq?nxtPlocale=ar', {}],
    ['GET', '/faq', { 'next-router-prefetch': '1' }],
    ['GET', '/faq', { 'x-middleware-subrequest': 'middleware' }],
    ['GET', '/faq', { range: 'bytes=0-1' }],
    ['GET', '/faq', { 'if-modified-since': 'never' }],
    ['GET', '/faq', { cookie: '__prerender_bypass=1' }],
  ])('leave %s %s %o to Next.js', (method, url, headers) => expect(routeFor(url, headers, method)).toBeNull());

  it('serve the stored page for other queries, which its scripts read', () => {
    expect(routeFor('/faq?from=DOH&utm_source=x', { 'if-none-match': '"a"' })).toBe('/en/faq');
  });
});

describe('an encoding', () => {
  it.each([
    [undefined, 'identity'],
    ['', 'identity'],
    ['identity', 'identity'],
    ['gzip, deflate, br, zstd', 'br'],
    ['GZIP', 'gzip'],
    ['gzip, br;q=0', 'gzip'],
    ['gzip;q=0, br;q=0.0', 'identity'],
    ['br;q=x, gzip', 'gzip'],
    ['*', 'br'],
    ['*, br;q=0', 'gzip'],
    ['*;q=0', 'identity'],
    ['brotli, xgzip', 'identity'],
    ['identity;q=1, br;q=0.5', 'identity'],
    ['gzip;q=1, br;q=0.1', 'gzip'],
    ['identity;q=0.5, gzip;q=0.5', 'gzip'],
    ['gzip;q=0.2, *;q=0.1', 'gzip'],
  ])('for %s is %s', (accepted, encoding) => expect(encodingFor(accepted)).toBe(encoding));
});

describe('the client’s copy', () => {
  it.each([
    [{ 'if-none-match': 'W/"a"' }, true],
    [{ 'if-none-match': '"a"' }, true],
    [{ 'if-none-match': '"b", W/"a"' }, true],
    [{ 'if-none-match': '*' }, true],
    [{ 'if-none-match': '"b"' }, false],
    [{ 'if-none-match': '"a"', 'cache-control': 'no-cache' }, false],
    [{}, false],
  ])('%o', (headers, fresh) => expect(isFresh(headers, 'W/"a"')).toBe(fresh));
});

const flightOf = (data: string) =>
  `<script>(self.__next_f=self.__next_f||[]).push([0])</script><script>self.__next_f.push([1,"${data}"])</script>`;
const pageOf = (words: string, data = 'words') =>
  `<html><head><script>theme()</script></head><body>${words}<script src="/_next/a.js" async=""></script>${flightOf(data)}</body></html>`;

describe('a light page', () => {
  it('has its flight data in a file, and a policy for the remaining scripts', () => {
    const light = lighten(pageOf('Hello'), '/en/faq');
    expect(light?.flight).toBe('(self.__next_f=self.__next_f||[]).push([0]);\nself.__next_f.push([1,"words"])');
    expect(light?.flightAddress).toMatch(/^\/_flight\/[\w-]{22}\/en\/faq\.js$/);
    expect(light?.html).not.toContain('__next_f');
    const scripts = `${light?.flightAddress} /_next/a.js`;
    expect(light?.html).toContain(`<script data-route="/en/faq" data-scripts="${scripts}">${loader}</script></body></html>`);
    expect(light?.html).not.toMatch(/<script src=/);
    const sources = inlineScriptSources(light?.html ?? '');
    expect(sources).toEqual(expect.arrayContaining(inlineScriptSources(`<script>theme()</script><script>${loader}</script>`)));
    expect(light?.html).toContain(`; script-src 'self' ${sources.join(' ')}; `);
    expect(sources).toHaveLength(3);
  });

  it('of an application starts its scripts immediately', () => {
    const light = lighten(pageOf('Hello'), '/ar/booking/passenger-info');
    expect(light?.html).toContain('<script src="/_next/a.js" async=""></script>');
    expect(light?.html).toContain(`${loader}</script><script src="${light?.flightAddress}"></script></body></html>`);
  });

  it('lists the links to prefetch: reading pages without a query', () => {
    const text = /<script type="speculationrules">([^<]+)/.exec(lighten(pageOf(''), '/en/faq')?.html ?? '')?.[1] ?? '';
    const [all, { not }] = JSON.parse(text).prefetch[0].where.and as [
      { href_matches: string },
      { not: { href_matches: string[] } },
    ];
    const matches = (pattern: string, path: string) => new URLPattern(pattern, siteUrl).test(siteUrl + path);
    const isFetched = (path: string) =>
      matches(all.href_matches, path) && !not.href_matches.some((pattern) => matches(pattern, path));
    const reading = [
      '/',
      '/ar',
      '/about',
      '/ar/explore/destinations/greece',
      '/explore/hotels',
      '/support',
      '/bookings-explained',
    ];
    expect(reading.filter(isFetched)).toEqual(reading);
    const others = [
      ...['/login', '/ar/login', '/ar/booking/multi-city', '/support/track-visa', '/ar/explore/hotels/results', '/about?lang=ar'],
      ...['/dashboard', '/ar/dashboard/trips', '/desk', '/api/visits', '/auth/confirm', '/cv.pdf'],
    ];
    expect(others.filter(isFetched)).toEqual([]);
  });

  it.each([
    ['without flight data', pageOf('').replace(flightOf('words'), '')],
    ['that does not end as a page', `${pageOf('')}<!-- more -->`],
    ['without a head', pageOf('').replace('<head>', '')],
    ['with data elsewhere', pageOf('<script type="module">self.__next_f.push()</script>')],
  ])('is not made of a page %s', (_, html) => expect(lighten(html, '/en/faq')).toBeNull());
});

const open: Server[] = [];
afterEach(() => Promise.all(open.splice(0).map((server) => new Promise((resolve) => server.close(resolve)))));

/** A fake Next.js behind the site's server; `asked` lists the requests that reached it. */
async function startSite(
  page: (url: string) => string | null,
  { before, ...options }: Partial<PageStoreOptions> & { before?: () => Promise<void> | undefined } = {},
) {
  const asked: string[] = [];
  const handle = async (request: IncomingMessage, response: ServerResponse) => {
    asked.push(request.url ?? '');
    await before?.();
    const body = page(request.url ?? '');
    const headers = {
      'content-type': 'text/html; charset=utf-8',
      'x-frame': 'none',
      vary: 'rsc, Accept-Encoding',
      connection: 'close',
    };
    const etag = `"${createHash('sha256')
      .update(body ?? '')
      .digest('hex')}"`;
    if (request.headers['if-none-match'] === etag) return void response.writeHead(304, { etag }).end();
    response.writeHead(body === null ? 404 : 200, {
      etag,
      ...headers,
      'x-nextjs-prerender': '1',
      'cache-control': 'public, max-age=0',
      ...(request.url?.startsWith('/art/') && {
        'content-type': 'image/svg+xml',
        'content-length': Buffer.byteLength(body ?? ''),
        'last-modified': 'Sun, 22 Nov 2026 10:00:00 GMT',
        'accept-ranges': 'bytes',
      }),
    });
    response.end(body ?? 'Not found');
  };
  const store = createPageStore({ handle, build, ...options });
  const server = createServer(async (request, response) => {
    if (!(await store.answer(request, response))) await handle(request, response);
  });
  open.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const site = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
    new Promise<{ status: number | undefined; headers: IncomingMessage['headers']; body: Buffer }>((resolve, reject) => {
      const call = request({ port, path, headers, method, agent: false }, (answer) => {
        const parts: Buffer[] = [];
        answer.on('data', (part) => parts.push(part));
        answer.on('end', () => resolve({ status: answer.statusCode, headers: answer.headers, body: Buffer.concat(parts) }));
      });
      call.once('error', reject);
      call.end();
    });
  return { site, asked, store };
}

describe('the store', () => {
  it('requests a page from Next.js once for concurrent requests', async () => {
    const { site, asked } = await startSite(() => pageOf('Hello'));
    await Promise.all([site('/faq'), site('/faq?from=DOH'), site('/faq', {}, 'HEAD')]);
    await site('/faq');
    expect(asked).toEqual(['/faq']);
  });

  it('sends the same page in each encoding, with the headers from Next.js', async () => {
    const { site } = await startSite(() => pageOf('Hello'));
    const plain = await site('/faq');
    const brotli = await site('/faq', { 'accept-encoding': 'br' });
    const gzip = await site('/faq', { 'accept-encoding': 'gzip' });
    expect(plain.body.toString()).toContain('Hello');
    expect(brotliDecompressSync(brotli.body).equals(plain.body)).toBe(true);
    expect(gunzipSync(gzip.body).equals(plain.body)).toBe(true);
    expect(brotli.headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'content-encoding': 'br',
      'content-length': String(brotli.body.length),
      'cache-control': 'public, max-age=0',
      vary: 'rsc, Accept-Encoding',
      'x-frame': 'none',
    });
    expect(plain.headers).not.toHaveProperty('content-encoding');
  });

  it('answers HEAD without a body, and 304 to a client that has the page', async () => {
    const { site } = await startSite(() => pageOf('Hello'));
    const head = await site('/faq', { 'accept-encoding': 'br' }, 'HEAD');
    expect(head.body).toHaveLength(0);
    expect(Number(head.headers['content-length'])).toBeGreaterThan(0);
    const again = await site('/faq', { 'if-none-match': head.headers.etag ?? '' });
    expect(again).toMatchObject({ status: 304, headers: { etag: head.headers.etag, vary: 'rsc, Accept-Encoding' } });
    expect(again.headers).not.toHaveProperty('content-length');
  });

  it('has the data of a page, also of one rendered by another instance', async () => {
    const one = await startSite(() => pageOf('Hello'));
    const other = await startSite(() => pageOf('Hello'));
    const address = /"(\/_flight\/[^" ]+)[" ]/.exec((await one.site('/faq')).body.toString())?.[1] ?? '';
    const data = await other.site(address);
    expect(data.headers).toMatchObject({ 'cache-control': 'public, max-age=31536000, immutable' });
    expect(data.body.toString()).toContain('words');
    const unknown = address.replace(/.(?=\/en)/, (letter) => (letter === 'A' ? 'B' : 'A'));
    for (const wrong of [unknown, '/_flight/', '/_flight/x/en/faq.js', address.replace('faq', 'made/up'), `${address}?a`]) {
      expect(await other.site(wrong)).toMatchObject({ status: 404, headers: { 'cache-control': 'no-store' } });
    }
    expect(other.asked).toEqual(['/faq']);
  });

  it('serves the carry-over script, which must be revalidated each time', async () => {
    const { site, asked } = await startSite(() => null);
    const file = await site(carryOver.address, { 'accept-encoding': 'br' });
    expect(file).toMatchObject({ status: 200, headers: { 'cache-control': 'no-cache', 'x-content-type-options': 'nosniff' } });
    expect(file.headers['content-type']).toBe('text/javascript; charset=utf-8');
    expect(brotliDecompressSync(file.body).toString()).toBe(carryOver.text);
    expect(await site(carryOver.address, { 'if-none-match': file.headers.etag ?? '' })).toMatchObject({ status: 304 });
    expect(asked).toEqual([]);
  });

  it('sends a page that Next.js made again, and still has the data of the one before', async () => {
    let words = 'Old';
    const { site, asked } = await startSite(() => pageOf(words, words), { compareAfterMs: 1 });
    const before = await site('/faq');
    // Next.js has the same page: it is not made light again.
    await expect.poll(() => site('/faq').then(() => asked.length)).toBeGreaterThan(2);
    expect((await site('/faq')).body.equals(before.body)).toBe(true);
    words = 'New';
    await expect.poll(async () => (await site('/faq')).body.toString()).toContain('New');
    expect((await site('/faq', { 'if-none-match': before.headers.etag ?? '' })).status).toBe(200);
    const address = /"(\/_flight\/[^" ]+)[" ]/.exec(before.body.toString())?.[1] ?? '';
    expect((await site(address)).body.toString()).toContain('Old');
  });

  it('serves no page that is outdated, whatever else waits to be made again', async () => {
    let words = 'Old';
    let hold: Promise<void> | undefined;
    const { site, asked, store } = await startSite(() => pageOf(words), { before: () => hold });
    for (const path of ['/', '/faq', '/ar/faq']) await site(path);
    words = 'New';
    let letGo = () => {};
    hold = new Promise((resolve) => {
      letGo = resolve;
    });
    store.renew(['/en/faq', '/ar/faq']);
    // The first is being made when more is published, which comes first.
    await expect.poll(() => asked.at(-1)).toBe('/faq');
    words = 'Newer';
    store.renew(['/en', '/en/faq']);
    const answer = site('/faq');
    letGo();
    expect((await answer).body.toString()).toContain('Newer');
    await expect.poll(() => asked.slice(4)).toEqual(['/faq', '/', '/ar/faq']);
    for (const path of ['/', '/ar/faq']) expect((await site(path)).body.toString()).toContain('Newer');
    expect(asked).toHaveLength(7);
  });

  it('makes again only what somebody has asked for', async () => {
    const { site, asked, store } = await startSite(() => pageOf('Hello'));
    await site('/faq');
    store.renew(['/ar/faq', '/en/faq']);
    await expect.poll(() => asked).toEqual(['/faq', '/faq']);
  });

  it('sends a page as it was while Next.js fails', async () => {
    const complaints = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    let fails = false;
    const page = () => {
      if (fails) throw new TypeError('a fault');
      return pageOf('Hello');
    };
    const { site, asked } = await startSite(page, { compareAfterMs: 1 });
    await site('/faq');
    fails = true;
    await expect.poll(() => site('/faq').then(() => asked.length)).toBeGreaterThan(3);
    expect((await site('/faq')).body.toString()).toContain('Hello');
    expect(JSON.parse(complaints.mock.calls[0]?.[0])).toMatchObject({ event: 'page-not-taken', cause: 'TypeError' });
    complaints.mockRestore();
  });

  it('counts the days of links from today, also after midnight in Qatar', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-12-20T20:59:00Z') });
    try {
      const link = '<a href="/x?from=2026-12-24&amp;a=1" data-dated="2026-12-10">London</a>';
      const { site, asked } = await startSite(() => pageOf(link));
      const before = await site('/faq');
      expect(before.body.toString()).toContain('from=2027-01-03&amp;a=1');
      expect((await site('/faq', { 'if-none-match': before.headers.etag ?? '' })).status).toBe(304);
      vi.setSystemTime(new Date('2026-12-20T21:00:00Z'));
      const [after] = await Promise.all([site('/faq', { 'if-none-match': before.headers.etag ?? '' }), site('/faq')]);
      expect(after.body.toString()).toContain('from=2027-01-04&amp;a=1');
      expect(asked).toEqual(['/faq', '/faq']);
    } finally {
      vi.useRealTimers();
    }
  });

  it('leaves an unexpected page to Next.js, and logs that once', async () => {
    const complaints = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const { site, asked } = await startSite((url) => (url === '/faq' ? '<p>Another shape</p>' : 'Another still'));
    for (const path of ['/faq', '/faq', '/ar/faq']) await site(path);
    expect((await site('/faq')).body.toString()).toBe('<p>Another shape</p>');
    expect(complaints.mock.calls.map(([line]) => JSON.parse(line).event)).toEqual(['page-not-light']);
    expect(asked).toEqual(['/faq', '/faq', '/faq', '/ar/faq', '/ar/faq', '/faq']);
  });

  it('leaves an answer that is not a page to Next.js', async () => {
    const { site } = await startSite(() => null);
    expect(await site('/faq')).toMatchObject({ status: 404, body: Buffer.from('Not found') });
  });

  it('stores known files, and leaves other files and range requests to Next.js', async () => {
    const { site, asked } = await startSite((url) => `<svg>${url}</svg>`, { files: new Set(['/art/a.svg']) });
    const brotli = await site('/art/a.svg', { 'accept-encoding': 'br' });
    expect(brotliDecompressSync(brotli.body).toString()).toBe('<svg>/art/a.svg</svg>');
    expect(brotli.headers).toMatchObject({
      'content-type': 'image/svg+xml',
      'content-encoding': 'br',
      'cache-control': 'public, max-age=0',
      vary: 'Accept-Encoding',
    });
    for (const name of ['last-modified', 'accept-ranges']) expect(brotli.headers).not.toHaveProperty(name);
    const again = await site('/art/a.svg', { 'if-none-match': brotli.headers.etag ?? '' });
    expect(again).toMatchObject({ status: 304, headers: { etag: brotli.headers.etag } });
    expect(asked).toEqual(['/art/a.svg']);
    for (const other of ['/art/a.svg?a', '/art/b.svg']) await site(other);
    await site('/art/a.svg', { range: 'bytes=0-3' });
    await site('/art/a.svg', {}, 'POST');
    expect(asked.slice(1)).toEqual(['/art/a.svg?a', '/art/b.svg', '/art/a.svg', '/art/a.svg']);
  });

  it('stays within its memory limit', async () => {
    const { site, asked } = await startSite(() => pageOf('Hello'), { maxBytes: 11_000 });
    await site('/faq');
    await site('/ar/faq');
    await site('/ar/faq');
    await site('/faq');
    expect(asked).toEqual(['/faq', '/ar/faq', '/faq']);
  });
});

describe('the loader', () => {
  it('contains the names of the site’s stored values', () => {
    for (const name of [sessionCookie, linkLanguageCookie, localeCookie, consentKey, localeStorageKey])
      expect(loader).toContain(name);
  });

  it('contains the address, the function and the storage key of the carry-over script', () => {
    expect(loader).toContain(`"${carryOver.address}"`);
    for (const name of ['karam.again', 'karamCarryOver']) {
      expect(loader).toContain(name);
      expect(carryOver.text).toContain(name);
    }
  });

  it('is short, has no comments, and cannot close its script element', () => {
    expect(loader.length, 'as the minifier of Next.js leaves it').toBeLessThan(9_050);
    expect(loader).not.toMatch(/^\s*\/\//m);
    expect(loader).not.toContain('</');
  });
});

it('passes on a redirect that repeats a long address in escaped letters', async () => {
  const address = `/login?next=/dashboard?order=${'('.repeat(12_000)}`;
  const handle = async (request: IncomingMessage, response: ServerResponse) => {
    response.writeHead(307, { location: (request.url ?? '').replaceAll('(', '%28') }).end();
  };
  const answer = await askInProcess(handle, address);
  expect(answer.status).toBe(307);
  expect(answer.headers.location).toHaveLength(address.length + 2 * 12_000);
});
