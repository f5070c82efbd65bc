import { createHash } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { leaveOutForbiddenScripts } from '@/lib/security/pages-without-scripts';

const scripts = '<script src="/_next/a.js" async=""></script><script>self.__next_f.push([1,"</p>"])</script>';
const data = '<script type="application/ld+json">{"@type":"WebPage"}</script>';
const preloads =
  '<link rel="preload" as="script" fetchPriority="low" href="/_next/a.js"/><link rel="modulepreload" href="/b.js"/>';
const style = '<link rel="stylesheet" href="/_next/a.css"/>';
const arabic = '<p>شكرًا لك</p>';

let server: Server;

beforeAll(async () => {
  leaveOutForbiddenScripts();
  server = createServer(({ url, headers }, response) => {
    response.setHeader('content-type', url?.includes('_rsc') ? 'text/x-component' : 'text/html; charset=utf-8');
    const gone = url?.includes('gone') ? '<div data-page-status="404" class="x"></div>' : '';
    const page = Buffer.from(`<html><head>${style}${preloads}${data}</head><body>${gone}${arabic}${scripts}</body></html>`);
    if (headers['accept-encoding']?.includes('gzip')) {
      response.setHeader('content-encoding', 'gzip');
      response.end(gzipSync(page));
      return;
    }
    response.flushHeaders();
    if (url?.includes('stay')) response.writeHead(200, { 'x-head': 'written' });
    // In chunks, as Next.js streams it: one ends inside a tag, one inside a letter.
    const cut = page.indexOf('شكر') + 1;
    response.write(page.subarray(0, cut));
    response.write(page.subarray(cut, page.length - 12), () => response.end(page.subarray(page.length - 12)));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});

afterAll(() => new Promise((resolve) => server.close(resolve)));

const load = async (path: string) => (await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`)).text();

it.each(['/enquiry', '/ar/mailed-link?state=used', '/newsletter/', '/ar/newsletter?unsubscribe=x'])(
  '%s has none of the scripts that its policy forbids',
  async (path) => {
    expect(await load(path)).toBe(`<html><head>${style}${data}</head><body>${arabic}</body></html>`);
  },
);

it.each(['/', '/newsletter/thanks', '/enquiry?_rsc=1'])('%s is not changed', async (path) => {
  expect(await load(path)).toContain(scripts);
});

it.each(['/explore/hotels/stay/doha-old-house', '/ar/explore/hotels/stay/x?checkin=2027-01-02'])(
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

it.each(['br', 'gzip'])('a page is compressed as %s for clients that accept it', async (encoding) => {
  const port = (server.address() as AddressInfo).port;
  const answer = await fetch(`http://127.0.0.1:${port}/enquiry`, { headers: { 'accept-encoding': encoding } });
  expect(answer.headers.get('content-encoding')).toBe(encoding);
  expect(await answer.text()).toBe(`<html><head>${style}${data}</head><body>${arabic}</body></html>`);
});

it('the page of a hotel that is gone has the status in its HTML', async () => {
  const base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  expect((await fetch(`${base}/explore/hotels/stay/doha-gone`)).status).toBe(404);
  const found = await fetch(`${base}/explore/hotels/stay/doha-old-house`);
  expect(found.status).toBe(200);
  expect(found.headers.get('x-head')).toBe('written');
});

it('HEAD has the status of the page', async () => {
  const port = (server.address() as AddressInfo).port;
  const answer = await fetch(`http://127.0.0.1:${port}/explore/hotels/stay/gone`, { method: 'HEAD' });
  expect(answer.status).toBe(404);
  expect(await answer.text()).toBe('');
});
