import { request as httpRequest, type IncomingHttpHeaders } from 'node:http';
import { addDays, todayInQatar } from '../../supabase/functions/_shared/contracts/calendar-day.ts';
import { sealedBooking } from '../unit/bookings/booking-fixture.ts';
import { sitePort } from './support/site.ts';
import { expect, testWithoutBrowser as test } from './support/test.ts';

interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  bytes: number;
}

/** Posts as a visitor whose socket has the address `from`, one of this machine's own, so that no journey shares its limits. */
function post(from: string, path: string, body: string, headers: Record<string, string> = {}): Promise<Answer> {
  const options = { host: '127.0.0.1', port: sitePort, path, method: 'POST', localAddress: from, agent: false as const };
  return new Promise((resolve, reject) => {
    const call = httpRequest({ ...options, headers: { 'content-type': 'application/json', ...headers } }, (response) => {
      let bytes = 0;
      response.on('data', (part: Buffer) => {
        bytes += part.byteLength;
      });
      response.once('end', () => resolve({ status: response.statusCode ?? 0, headers: response.headers, bytes }));
    });
    call.once('error', reject);
    call.end(body);
  });
}

const visitor = (testIndex: number) => `127.77.${test.info().workerIndex % 250}.${testIndex}`;

const search = (adults: number) => {
  const departureDate = addDays(todayInQatar(), 40);
  const returnDate = addDays(departureDate, 7);
  return { origin: 'DOH', destination: 'LHR', departureDate, returnDate, adults, children: 0, infants: 0, cabinClass: 'ECONOMY' };
};

test('large answers with offers are compressed', async () => {
  const body = JSON.stringify(search(1));
  const plain = await post(visitor(1), '/api/flights/search', body);
  const packed = await post(visitor(1), '/api/flights/search', body, { 'accept-encoding': 'gzip' });
  expect([plain.status, packed.status]).toEqual([200, 200]);
  expect(packed.headers['content-encoding']).toBe('gzip');
  // Before compression it says most things once already.
  expect(packed.bytes).toBeLessThan(plain.bytes / 3);
});

test('a forged client address does not raise a rate limit', async () => {
  const booking = JSON.stringify(await sealedBooking());
  const statuses: number[] = [];
  for (let attempt = 1; attempt <= 11; attempt += 1) {
    const { status } = await post(visitor(2), '/api/bookings/flight', booking, { 'x-forwarded-for': `203.0.113.${attempt}` });
    statuses.push(status);
  }
  // An unknown seal: refused, until the rate limit is reached.
  expect(statuses).toEqual([...Array(10).fill(409), 429]);
});

test('a chunked megabyte without a length is refused, and the next visitor is served', async () => {
  const answer = await post(visitor(3), '/api/flights/search', ' '.repeat(1_000_000), { 'transfer-encoding': 'chunked' });
  expect(answer.status).toBe(413);
  expect((await post(visitor(4), '/api/flights/search', '{')).status).toBe(400);
});

test('suppliers can only be reached through the handlers that limit requests', async () => {
  const answer = await post(visitor(9), '/supabase/functions/v1/flight-search', JSON.stringify(search(1)));
  expect(answer.status).toBe(404);
});

test('a method that an address does not take is refused', async ({ request }) => {
  for (const [method, path] of [
    ['GET', '/api/bookings/flight'],
    ['PUT', '/api/flights/search'],
    ['DELETE', '/api/newsletter/unsubscribe'],
    ['HEAD', '/api/newsletter/confirm'],
    ['POST', '/api/account'],
  ])
    expect((await request.fetch(path ?? '', { method: method ?? '' })).status(), `${method} ${path}`).toBe(405);
});
