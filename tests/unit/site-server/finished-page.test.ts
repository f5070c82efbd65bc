import { createHash } from 'node:crypto';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createSiteServer } from '@/lib/site-server/site-server';
import { withFinishedPages } from '@/lib/site-server/streamed-page/streamed-page';

const scripts = '<script src="/_next/a.js" async=""></script><script>self.__next_f.push([1,"</p>"])</script>';
const data = '<script type="application/ld+json">{"@type":"WebPage"}</script>';
const preloads =
  '<link rel="preload" as="script" fetchPriority="low" href="/_next/a.js"/><link rel="modulepreload" href="/b.js"/>';
const style = '<link rel="stylesheet" href="/_next/a.css"/>';
const arabic = '<p>شكرًا لك</p>';
const long = '<p>words</p>'.repeat(100);
const picture = Buffer.from([0xff, 0xfe, 0, 0x80]);

let server: Server;

beforeAll(async () => {
  const handle = async ({ url, headers, method }: IncomingMessage, response: ServerResponse) => {
    if (url?.includes('leads-on')) return void response.writeHead(307, { location: '/ar', 'set-cookie': ['a=1', 'b=2'] }).end();
    if (url?.includes('kept')) return void response.writeHead(304, { etag: headers['if-none-match'] }).end();
    if (url?.endsWith('.png')) {
      response.writeHead(200, { 'content-type': 'image/png' }).end(picture);
      return;
    }
    response.setHeader('content-type', 'rsc' in headers ? 'text/x-component' : 'text/html; charset=utf-8');
    response.setHeader('x-asked', `${method} ${headers['accept-encoding']} ${headers.cookie} ${headers['x-forwarded-for']}`);
    if (url?.includes('bare')) return void response.writeHead(500).end('<p>Failed</p>');
    const gone = url?.includes('gone') ? '<div data-page-status="404" class="x"></div>' : '';
    const page = Buffer.from(
      `<html><head>${style}${preloads}${data}</head><body>${gone}${arabic}${scripts}${long}</body></html>`,
    );
    response.flushHeaders();
    // In chunks, as Next.js streams it: one ends inside a tag, one inside a letter.
    const cut = page.indexOf('شكر') + 1;
    response.write(page.subarray(0, cut));
    response.write(page.subarray(cut, page.length - 12), () => response.end(page.subarray(page.length - 12)));
  };
  server = createSiteServer({
    handle: withFinishedPages(handle, () => false),
    supabaseUrl: 'http://127.0.0.1:9',
    trustedProxies: 0,
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});

afterAll(() => new Promise((resolve) => server.close(resolve)));

const ask = (path: string, init?: RequestInit) =>
  fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`, { redirect: 'manual', ...init });
const load = async (path: string) => (await ask(path)).text();

it.each([
  '/enquiry',
  '/ar/mailed-link?state=used',
  '/newsletter/',
  '/ar/trip-plan/add?from=x',
  '/ar/newsletter?unsubscribe=x',
  '/ar/visa-papers?key=x',
  '/prayer-times?place=CAI',
  '/ar/entry-rules?destination=TH',
])('%s has none of the scripts that its policy forbids', async (path) => {
  expect(await load(path)).toBe(`<html><head>${style}${data}</head><body>${arabic}${long}</body></html>`);
});

it.each(['/dashboard', '/newsletter/thanks', '/ar/explore/hotels/stay/x?destination=dubai'])(
  '%s has its scripts, and a policy with exactly these',
  async (path) => {
    const page = await load(path);
    expect(page).toContain(scripts);
    const [, policy = ''] = /<head><meta http-equiv="Content-Security-Policy" content="([^"]+)"/.exec(page) ?? [];
    const hash = createHash('sha256').update('self.__next_f.push([1,"</p>"])').digest('base64');
    expect(policy).toContain(`script-src 'self' 'sha256-${hash}';`);
    expect(policy).not.toContain("script-src 'self' 'unsafe-inline'");
  },
);

it('the data of a page and an error without a head are not changed', async () => {
  expect(await (await ask('/enquiry', { headers: { rsc: '1' } })).text()).toContain(scripts);
  const failed = await ask('/dashboard/bare');
  expect([failed.status, await failed.text()]).toEqual([500, '<p>Failed</p>']);
});

it('Next.js gets the visitor’s request, and its answer has the headers it set', async () => {
  const headers = { cookie: 'a=b', 'x-forwarded-for': '6.6.6.6' };
  expect((await ask('/dashboard', { headers })).headers.get('x-asked')).toBe('GET identity a=b 6.6.6.6, 127.0.0.1');
  const leading = await ask('/dashboard/leads-on');
  expect([leading.status, leading.headers.get('location'), leading.headers.getSetCookie()]).toEqual([307, '/ar', ['a=1', 'b=2']]);
  const unchanged = await ask('/dashboard/kept', { headers: { 'if-none-match': '"x"' } });
  expect([unchanged.status, unchanged.headers.get('etag'), await unchanged.text()]).toEqual([304, '"x"', '']);
  const answer = await ask('/icon.png');
  expect(answer.headers.get('content-encoding')).toBeNull();
  expect(Buffer.from(await answer.arrayBuffer())).toEqual(picture);
});

it.each(['br', 'gzip'])('a page is compressed as %s for clients that accept it', async (encoding) => {
  const answer = await ask('/enquiry', { headers: { 'accept-encoding': encoding } });
  expect(answer.headers.get('content-encoding')).toBe(encoding);
  expect(await answer.text()).toBe(`<html><head>${style}${data}</head><body>${arabic}${long}</body></html>`);
});

it('a page that is gone or unknown has the status in its HTML, also for HEAD', async () => {
  expect((await ask('/explore/hotels/stay/doha-gone')).status).toBe(404);
  expect((await ask('/explore/hotels/stay/doha-old-house')).status).toBe(200);
  const answer = await ask('/explore/hotels/stay/gone', { method: 'HEAD' });
  expect([answer.status, await answer.text()]).toEqual([404, '']);
});
