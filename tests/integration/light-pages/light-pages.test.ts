import { openSync, readFileSync } from 'node:fs';
import { type IncomingHttpHeaders, request } from 'node:http';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { inlineScriptSources } from '@/lib/security/page-policy';
import { asOfToday } from '@/lib/site-server/page-store/dated-page';
import { lighten } from '@/lib/site-server/page-store/light-page';
import { readBuild } from '@/lib/site-server/page-store/next-internals';
import { PageRules } from '@/lib/site-server/page-store/page-rules';
import { textFiles } from '@/lib/site-server/page-store/text-files';
import { ensureBuilt } from '../../../scripts/lib/build.mjs';
import { type Server, startServer, waitUntilReady } from '../../../scripts/lib/child-process.mjs';
import { projectRoot, siteEntry } from '../../../scripts/lib/project.mjs';
import { temporaryFolder } from '../backend/test-backend.ts';
import { freePort } from '../free-port.ts';

const data = temporaryFolder();
const servers: Server[] = [];
let light: number;
let asNext: number;
let rules: PageRules;

/** The built site on a backend that does not answer: no prerendered page needs one. */
async function startInstance(lightPages: string): Promise<number> {
  const port = await freePort();
  const env = {
    ...{ SUPABASE_URL: 'http://127.0.0.1:9', SUPABASE_PUBLISHABLE_KEY: 'none', SUPABASE_SECRET_KEY: 'none' },
    // Each question comes from an address of its own: pages that Next.js answers are limited per address.
    ...{
      TRUSTED_PROXY_COUNT: '1',
      OFFER_SIGNING_SECRET: 'x'.repeat(32),
      PORT: String(port),
      NODE_ENV: 'production',
      LIGHT_PAGES: lightPages,
    },
  };
  const output = openSync(path.join(data.folder, `site-${port}.log`), 'a');
  const server = startServer({ name: 'The site', args: [siteEntry], env: { ...process.env, ...env }, output });
  servers.push(server);
  await waitUntilReady(server, `http://localhost:${port}/api/health?probe=alive`, 180_000);
  return port;
}

beforeAll(async () => {
  await ensureBuilt();
  const build = readBuild(path.join(projectRoot, '.next'));
  if (!build) throw new Error('The manifests of the build have another shape.');
  rules = new PageRules(build);
  [light, asNext] = await Promise.all([startInstance(''), startInstance('off')]);
});

afterAll(async () => {
  await Promise.all(servers.map((server) => server.stop(5_000)));
  data.remove();
});

interface Answer {
  status: number | undefined;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

let visitors = 0;

function ask(port: number, address: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Answer> {
  visitors += 1;
  const from = { 'x-forwarded-for': `10.1.${visitors >> 8}.${visitors & 255}` };
  return new Promise((resolve, reject) => {
    const call = request({ port, path: address, headers: { host: 'site.example', ...from, ...headers }, method }, (answer) => {
      const parts: Buffer[] = [];
      answer.on('data', (part: Buffer) => parts.push(part));
      answer.once('error', reject);
      answer.once('end', () => resolve({ status: answer.statusCode, headers: answer.headers, body: Buffer.concat(parts) }));
    });
    call.once('error', reject);
    call.end();
  });
}

/** One page of each template in each language; `npm run test:deep` takes all. Others of a template differ in their words, which the build's own test reads. */
function comparedAddresses(): string[] {
  const addresses = rules.addresses();
  if (process.env['DEEP_TESTS']) return addresses;
  const { routes } = JSON.parse(readFileSync(path.join(projectRoot, '.next/prerender-manifest.json'), 'utf8'));
  const kindOf = (address: string) => {
    const route = routeOf(address);
    return `${route.slice(0, 3)} ${routes[route]?.srcRoute}`;
  };
  return [...new Map(addresses.map((address) => [kindOf(address), address])).values()];
}

const routeOf = (address: string) => rules.routeFor({ method: 'GET', url: address, headers: {} }) ?? '';
const fileOf = (route: string) => readFileSync(path.join(projectRoot, '.next/server/app', `${route}.html`), 'utf8');

describe('the pages of the build', () => {
  it('are all light, and allow the same few scripts', () => {
    const sources = new Set<string>();
    const addresses = rules.addresses();
    expect(addresses.length).toBeGreaterThan(300);
    const heavy = addresses.filter((address) => {
      const route = routeOf(address);
      const page = lighten(fileOf(route), route);
      for (const source of page ? inlineScriptSources(page.html) : []) sources.add(source);
      return !page;
    });
    expect(heavy).toEqual([]);
    expect(sources.size).toBeLessThanOrEqual(6);
  });

  it('are not served from the cache to visitors for whom the middleware decides', async () => {
    const { unstable_doesMiddlewareMatch: meetsMiddleware } = await import('next/experimental/testing/server');
    const { config } = await import('@/middleware');
    const visits: { query?: string; headers?: Record<string, string>; cookies?: Record<string, string> }[] = [
      {},
      { query: '?lang=ar' },
      { query: '?from=DOH&language=ar' },
      { cookies: { NEXT_LOCALE: 'ar' } },
      { cookies: { NEXT_LOCALE: 'en' } },
      { cookies: { NEXT_LOCALE: 'arabic' } },
      { cookies: { NEXT_LOCALE: 'en' }, headers: { 'sec-fetch-site': 'cross-site', 'sec-fetch-dest': 'document' } },
      { cookies: { NEXT_LOCALE: 'en' }, headers: { 'sec-fetch-site': 'none', 'sec-fetch-dest': 'document' } },
      { cookies: { NEXT_LOCALE: 'en' }, headers: { 'sec-fetch-site': 'same-origin', 'sec-fetch-dest': 'document' } },
      { cookies: { NEXT_LOCALE: 'ar' }, headers: { 'sec-fetch-site': 'cross-site', 'sec-fetch-dest': 'document' } },
    ];
    const addresses = [...comparedAddresses(), '/dashboard', '/ar/desk', '/ui', '/booking/paris', '/explore', '/made/up'];
    const different = visits.flatMap(({ query = '', headers = {}, cookies = {} }) =>
      addresses.filter((address) => {
        const url = address + query;
        const cookie = Object.entries(cookies).map((pair) => pair.join('='));
        const isSaved = rules.routeFor({ method: 'GET', url, headers: { ...headers, ...(cookie[0] && { cookie: cookie[0] }) } });
        return isSaved !== null && meetsMiddleware({ config, url, headers, cookies });
      }),
    );
    expect(different).toEqual([]);
    const plain = addresses.filter((url) => rules.routeFor({ method: 'GET', url, headers: {} }) === null);
    expect(plain).toEqual(['/dashboard', '/ar/desk', '/ui', '/booking/paris', '/explore', '/made/up']);
  });
});

/** Headers that may differ from Next.js in a light page: length and ETag of another body, more encodings, no chunks. */
const mayDiffer = new Set(['etag', 'content-length', 'content-encoding', 'transfer-encoding', 'date', 'age']);

function said({ status, headers }: Answer): Record<string, unknown> {
  const compared = Object.entries(headers).filter(([name]) => !mayDiffer.has(name));
  // Counted from the second of the answer; Max-Age beside it says the same.
  const cookies = headers['set-cookie']?.map((cookie) => cookie.replace(/ Expires=[^;]+;/, ''));
  if (cookies) compared.push(['set-cookie', cookies]);
  // Next.js sends Vary: Accept-Encoding with a page, but not with a 304.
  if (status !== 304) return { status, ...Object.fromEntries(compared) };
  return { status, ...Object.fromEntries(compared), vary: headers.vary?.replace(', Accept-Encoding', '') };
}

describe('compared with Next.js alone', () => {
  it('a page of each template has the same headers, and the light form of the same content', { timeout: 240_000 }, async () => {
    const compared = comparedAddresses();
    expect(compared.length).toBeGreaterThan(100);
    for (const address of compared) {
      const [ours, theirs] = await Promise.all([ask(light, address), ask(asNext, address)]);
      expect(said(ours), address).toEqual(said(theirs));
      if (theirs.status !== 200) continue;
      const route = routeOf(address);
      const page = lighten(theirs.body.toString(), route);
      expect(page && ours.body.toString() === asOfToday(page.html).html, address).toBe(true);
      expect(page && asOfToday(page.html, '2999-01-01').html, 'what has ended').not.toMatch(/<on-days [^>]*data-until="2/);
      const [head, theirHead] = await Promise.all([ask(light, address, {}, 'HEAD'), ask(asNext, address, {}, 'HEAD')]);
      expect(said(head), address).toEqual(said(theirHead));
      expect(head.body).toHaveLength(0);
      expect(head.headers['content-length']).toBe(String(ours.body.length));
    }
  });

  it('scripts, styles and posters have the same headers and text', async () => {
    const files = [...textFiles(projectRoot)];
    expect(files.length).toBeGreaterThan(400);
    const sample = files.filter((file, index) => file.endsWith('.css') || index % 8 === 0);
    expect(new Set(sample.map((file) => path.extname(file)))).toEqual(new Set(['.js', '.css', '.svg']));
    for (const address of sample) {
      const [ours, theirs] = await Promise.all([ask(light, address), ask(asNext, address)]);
      const { 'last-modified': _, 'accept-ranges': __, ...expected } = said(theirs);
      expect(said(ours), address).toEqual(expected);
      expect(ours.body.equals(theirs.body), address).toBe(true);
    }
  });

  const odd: [string, Record<string, string>, string?][] = [
    ['/about', { 'accept-encoding': 'gzip' }],
    ['/about', { 'accept-encoding': 'gzip, br;q=x' }],
    ['/about', { 'accept-encoding': 'identity;q=0' }],
    ['/about', { 'accept-encoding': '\u00ff,,;;=' }],
    ['/about', { range: 'bytes=0-9' }],
    ['/about', { range: 'bytes=5-1', 'if-range': '"x"' }],
    ['/about', { 'if-none-match': '*' }],
    ['/about', { 'if-none-match': '"other"' }],
    ['/about', { 'if-none-match': '*', 'cache-control': 'no-cache' }],
    ['/about', { 'if-modified-since': 'Sun, 22 Nov 2026 10:00:00 GMT' }],
    ['/about', { 'if-match': '"x"' }],
    ['/about', { cookie: 'NEXT_LOCALE=ar' }],
    ['/about', { cookie: 'NEXT_LOCALE=%61r; karam-session=base64-eyJ9' }],
    ['/about', { cookie: 'NEXT_LOCALE=en', accept: 'application/json' }],
    ['/about', { rsc: '1' }],
    ['/about', { rsc: '1', 'next-router-prefetch': '1' }],
    ['/about', { 'next-router-prefetch': '1' }],
    ['/about', { 'x-nextjs-data': '1' }],
    ['/about', { 'x-middleware-subrequest': 'middleware' }],
    ['/about', { 'content-type': 'multipart/form-data; boundary=x' }],
    ['/about', { 'user-agent': 'Googlebot', purpose: 'prefetch', 'sec-purpose': 'prefetch' }],
    ['/about', { 'x-forwarded-proto': 'https', 'x-forwarded-host': 'other.example' }],
    ['/about?lang=ar', {}],
    ['/about?lang=', {}],
    ['/about?%6cang=ar', {}],
    ['/about?_rsc=abc', {}],
    ['/about?from=DOH&to=LHR', {}],
    ['/about?%', {}],
    ['/about?nxtPlocale=ar', {}],
    ['/about?__nextLocale=ar', {}],
    ['/about/', {}],
    ['//about', {}],
    ['/en/about', {}],
    ['/About', {}],
    ['/%61bout', {}],
    ['/about;a', {}],
    ['/about', {}, 'OPTIONS'],
    ['/about', {}, 'POST'],
    ['/made/up', {}],
    ['/ar/made-up', { 'accept-encoding': 'br' }],
    ['/dashboard', {}],
    ['/ui', {}],
    ['/flights', {}],
    ['/page-not-found', {}],
    ['/ar/about', { cookie: 'NEXT_LOCALE=en', 'sec-fetch-site': 'cross-site', 'sec-fetch-dest': 'document' }],
  ];
  it.each(odd)('%s with %o gets the same answer', async (address, headers, method) => {
    const [ours, theirs] = await Promise.all([ask(light, address, headers, method), ask(asNext, address, headers, method)]);
    expect(said(ours)).toEqual(said(theirs));
  });

  it('a browser that has the page gets 304 from both', async () => {
    for (const port of [light, asNext]) {
      const { headers } = await ask(port, '/about');
      const again = await ask(port, '/about', { 'if-none-match': headers.etag ?? '' });
      expect(again).toMatchObject({ status: 304, body: Buffer.alloc(0), headers: { etag: headers.etag } });
    }
  });
});
