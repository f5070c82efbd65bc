import { request } from 'node:http';
import { connect } from 'node:net';
import { oddRequests, sendAll } from './support/odd-requests.ts';
import { sitePort } from './support/site.ts';
import { expect, testWithoutBrowser as test } from './support/test.ts';

/** What the site sends within `milliseconds`, or until it closes the connection or `enough` has come. */
function converse(text: string, enough?: RegExp): Promise<{ said: string; wasClosed: boolean }> {
  return new Promise((resolve) => {
    const socket = connect({ port: sitePort, host: '127.0.0.1', localAddress: '127.89.0.1' });
    let said = '';
    const end = (wasClosed: boolean) => {
      resolve({ said, wasClosed });
      socket.destroy();
    };
    socket.setTimeout(10_000, () => end(false));
    socket.on('error', () => undefined);
    socket.on('data', (part) => {
      said += part;
      if (enough?.test(said)) end(false);
    });
    socket.once('close', () => end(true));
    socket.write(text);
  });
}

const head = (line: string, ...headers: string[]) => [line, 'Host: localhost', ...headers, '', ''].join('\r\n');
const statuses = (said: string) => said.match(/(?<=HTTP\/1\.1 )\d+/g);

test('several hundred malformed requests cause no error of the site, and pages are served as before', async ({ request }) => {
  const { publishableKey } = await (await request.get('/api/account/settings')).json();
  expect(await sendAll(sitePort, oddRequests(20_261_122, 1_000, publishableKey), 16)).toEqual([]);
  expect((await converse(head('GET /ar HTTP/1.1'), /<html/)).said).toContain('200 OK');
});

for (const path of ['/dashboard', '/flights', '/desk', '/ar']) {
  test(`an upgrade of ${path} is answered, and its socket closed`, async () => {
    const websocket = [
      'Connection: Upgrade',
      'Upgrade: websocket',
      'Sec-WebSocket-Version: 13',
      'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==',
    ];
    const { said, wasClosed } = await converse(head(`GET ${path} HTTP/1.1`, ...websocket));
    expect([statuses(said), wasClosed]).toEqual([['404'], true]);
  });
}

test('after a body that was refused half-read the connection serves the next request', async () => {
  const body = `{${' '.repeat(2_000_000)}}`;
  const type = 'Content-Type: application/json';
  const next = head('GET /api/health?probe=alive HTTP/1.1');
  const inOne = head('POST /api/flights/search HTTP/1.1', type, `Content-Length: ${body.length}`) + body;
  const inPieces = `${head('POST /api/flights/search HTTP/1.1', type, 'Transfer-Encoding: chunked')}${body.length.toString(16)}\r\n${body}\r\n0\r\n\r\n`;
  for (const post of [inOne, inPieces]) {
    expect(statuses((await converse(post + next, /"alive":true/)).said)).toEqual(['413', '200']);
  }
});

test('a gigabyte for a guarded page is refused before it is sent', async () => {
  for (const method of ['POST', 'GET']) {
    const { said } = await converse(head(`${method} /dashboard HTTP/1.1`, 'Content-Length: 1000000000'), /\r\n\r\n/);
    expect(statuses(said)).toEqual([method === 'POST' ? '405' : '400']);
  }
});

test('a CV whose name is a hundred thousand dots is answered at once', async ({ request }) => {
  const began = Date.now();
  const answer = await request.post('/api/enquiries/career', {
    headers: { accept: 'application/json' },
    multipart: {
      cv: { name: `${'.'.repeat(100_000)}x.pdf`, mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4 %%EOF') },
    },
  });
  expect(answer.status()).toBe(400);
  expect(Date.now() - began).toBeLessThan(60_000);
});

test('no cache stores what somebody typed, a link that signs in or an uploaded file, and none of them runs code', async ({
  request,
}) => {
  for (const path of [
    '/enquiry?answer=x',
    '/ar/enquiry',
    '/mailed-link?token_hash=x',
    '/ar/mailed-link',
    '/newsletter?answer=x',
    '/visa-papers?key=x',
  ]) {
    expect((await request.get(path)).headers()['cache-control'], path).toBe('private, no-store');
  }
  const file = (await request.get('/api/desk/files/1')).headers();
  expect(file['cache-control']).toContain('no-store');
  expect(file['content-security-policy']).toBe("default-src 'none'; frame-ancestors 'none'; sandbox");
});

test('whoever asks /supabase for more than the site does is refused at once, and no answer is kept or read elsewhere', async ({
  request,
}) => {
  const { publishableKey: apikey } = await (await request.get('/api/account/settings')).json();
  const regex = encodeURIComponent('^(a*)(a*)(a*)\\1\\2\\3a$');
  for (const [path, status] of [
    [`rest/v1/bookings?notes=match.${regex}`, 400],
    [`rest/v1/bookings?select=${'booking_passengers(bookings('.repeat(4)}id${'))'.repeat(4)}`, 400],
    ['rest/v1/bookings?a[]=1', 400],
    ['rest/v1/bookings?select="', 400],
    [`rest/v1/bookings?select=${'('.repeat(10_000)}`, 400],
    ['rest/v1/last_rates', 404],
    ['auth/v1/otp', 404],
    ['functions/v1/flight-search', 404],
  ] as const) {
    const answer = await request.get(`/supabase/${path}`, { headers: { apikey } });
    expect(answer.status(), path.slice(0, 60)).toBe(status);
    expect(answer.headers()['cache-control']).toBe('no-store');
    expect(answer.headers()['access-control-allow-origin']).toBeUndefined();
  }
});

test('no proxy caches a missing file', async ({ request }) => {
  for (const path of ['/x.png', '/ar/x.png', '/ar/visa/old.php']) {
    const answer = await request.get(path);
    expect(answer.status(), path).toBe(404);
    expect(answer.headers()['cache-control'], path).toContain('no-store');
  }
});

test('a proxy caches the site map for an hour, not for a year', async ({ request }) => {
  const index = await request.get('/sitemap.xml');
  const section = /<loc>https?:\/\/[^/]+(\/sitemaps\/[^<]+)/.exec(await index.text())?.[1] ?? '';
  for (const path of ['/sitemap.xml', section, '/llms.txt', '/opensearch.xml', '/blog/feed.xml', '/ar/blog/feed.xml']) {
    expect((await request.get(path)).headers()['cache-control'], path).toBe('public, max-age=3600');
  }
});

/** The status and the pause that is asked for, of one request in a connection of its own. */
function askFrom(localAddress: string, path: string): Promise<{ status: number; retryAfter: string | undefined }> {
  return new Promise((resolve, reject) => {
    const call = request({ port: sitePort, path, localAddress, agent: false }, (answer) => {
      const said = { status: answer.statusCode ?? 0, retryAfter: answer.headers['retry-after'] };
      answer.resume().once('end', () => resolve(said));
    });
    call.once('error', reject).end();
  });
}

for (const [index, path] of ['/enquiry', '/newsletter', '/explore/hotels/stay/nobody-knows-it'].entries()) {
  test(`of 300 requests at once for ${path} most get 429 with a pause, and a stranger is answered before the rest`, async () => {
    let open = 300;
    const flood = Array.from({ length: open }, async () => {
      const answer = await askFrom(`127.88.${index}.1`, path);
      open -= 1;
      return answer;
    });
    await Promise.race(flood);
    expect((await askFrom(`127.88.${index}.2`, '/enquiry')).status).toBe(200);
    expect(open).toBeGreaterThan(0);
    const answers = await Promise.all(flood);
    const refused = answers.filter(({ status }) => status === 429);
    expect(refused.length).toBeGreaterThan(150);
    for (const { retryAfter } of refused) expect(retryAfter).toMatch(/^\d+$/);
    expect(answers.filter(({ status }) => status >= 500)).toEqual([]);
  });
}

test('the site scales no file of its own, whatever is added to its address', async () => {
  for (const picture of ['/apple-icon.png', '/apple-icon.png#1', '/apple-icon.png?1', '/art/doha.svg']) {
    const { status } = await askFrom('127.88.9.1', `/_next/image?url=${encodeURIComponent(picture)}&w=640&q=75`);
    expect(status, picture).toBe(400);
  }
});
