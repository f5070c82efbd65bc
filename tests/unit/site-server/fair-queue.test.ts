import { request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { costOf, FairQueue, usualQueueLimits } from '@/lib/site-server/request-queues';
import { createSiteServer, type SiteServerOptions } from '@/lib/site-server/site-server';

const stays = new AbortController().signal;
const limits = { underWay: 3, underWayPerAddress: 2, waitingPerAddress: 4, placeForMs: 60_000 };

/** Work that ends when it is told to. */
function heldWork() {
  const held: (() => void)[] = [];
  return { held, work: () => new Promise<void>((resolve) => held.push(resolve)) };
}
const settle = () => new Promise((resolve) => setImmediate(resolve));

describe('the queue', () => {
  it('starts a stranger at once while one address has more than it may, and refuses what is too many', async () => {
    const queue = new FairQueue(limits);
    const { held, work } = heldWork();
    const flood = Array.from({ length: 50 }, () => queue.run('1.1.1.1', stays, work));
    let isOtherDone = false;
    const other = queue.run('2.2.2.2', stays, async () => {
      isOtherDone = true;
    });
    expect(await other).toBe('done');
    expect(isOtherDone).toBe(true);
    expect(held).toHaveLength(2);
    expect(await Promise.all(flood.slice(6))).toEqual(Array.from({ length: 44 }, () => ({ retryAfterSeconds: 5 })));
    for (let done = 0; done < 6; done += 1) {
      await settle();
      held.shift()?.();
    }
    expect(await Promise.all(flood.slice(0, 6))).toEqual(Array.from({ length: 6 }, () => 'done'));
    expect(queue.addresses).toBe(0);
  });

  it('starts at most one in each turn of the event loop, so that a page is answered between many that come together', async () => {
    const queue = new FairQueue({ ...limits, underWay: 50 });
    const { held, work } = heldWork();
    const many = Array.from({ length: 20 }, (_, index) => queue.run(`1.1.1.${index}`, stays, work));
    for (let turn = 1; turn <= 20; turn += 1) {
      await settle();
      expect(held.length).toBeLessThanOrEqual(turn + 1);
    }
    await settle();
    expect(held).toHaveLength(20);
    for (const end of held) end();
    expect(await Promise.all(many)).toEqual(Array.from({ length: 20 }, () => 'done'));
  });

  it('pauses after each call of Supabase, so that sixty addresses that guess passwords leave time for a page', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const { startEveryMs = 0 } = usualQueueLimits.supabase;
    const queue = new FairQueue(usualQueueLimits.supabase);
    let starts = 0;
    const guesses = Array.from({ length: 60 }, (_, index) =>
      queue.run(`1.1.1.${index}`, stays, async () => {
        starts += 1;
      }),
    );
    for (let started = 1; started <= 60; started += 1) {
      await settle();
      expect(starts).toBe(started);
      await vi.advanceTimersByTimeAsync(startEveryMs);
    }
    expect(await Promise.all(guesses)).toEqual(Array.from({ length: 60 }, () => 'done'));
    vi.useRealTimers();
  });

  it('does not run what nobody waits for any more', async () => {
    const queue = new FairQueue({ ...limits, underWayPerAddress: 1 });
    const { held, work } = heldWork();
    const first = queue.run('1.1.1.1', stays, work);
    const left = new AbortController();
    const second = queue.run('1.1.1.1', left.signal, work);
    await settle();
    left.abort();
    held[0]?.();
    expect([await first, await second, held.length]).toEqual(['done', 'gone', 1]);
  });

  it('takes the place of work that does not end, and passes on its failure', async () => {
    const queue = new FairQueue({ ...limits, underWay: 1, placeForMs: 1 });
    expect(await queue.run('1.1.1.1', stays, () => new Promise(() => undefined))).toBe('done');
    await expect(queue.run('1.1.1.1', stays, () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
    expect(queue.addresses).toBe(0);
  });

  it('counts ten seconds per address', async () => {
    const queue = new FairQueue({ ...limits, perTenSeconds: 2 });
    const turns = [];
    for (let index = 0; index < 3; index += 1) turns.push(await queue.run('1.1.1.1', stays, async () => undefined));
    expect(turns).toEqual(['done', 'done', { retryAfterSeconds: 10 }]);
    expect(await queue.run('2.2.2.2', stays, async () => undefined)).toBe('done');
  });
});

it.each([
  ['/enquiry', 'page'],
  ['/ar/newsletter?x=1', 'page'],
  ['/explore/hotels/stay/nobody-knows', 'page'],
  ['/share/en/x', 'page'],
  ['/_next/image?url=%2Fx.png&w=64&q=75', 'picture'],
  ['/supabase/rest/v1/last_rates', 'supabase'],
  ['/api/bookings/flight', 'call'],
  ['/auth/confirm', 'call'],
  ['/_next/static/chunks/x.js', null],
  ['/art/doha.webp', null],
])('%s costs a %s', (url, cost) => {
  expect(costOf(url)).toBe(cost);
});

describe('the server', () => {
  const open: Server[] = [];
  afterEach(() => {
    for (const server of open.splice(0)) server.close().closeAllConnections();
  });

  async function startSite(handle: SiteServerOptions['handle'], trustedProxies = 0): Promise<number> {
    const page = { ...limits, waitingPerAddress: 2 };
    const server = createSiteServer({
      ...{ handle, trustedProxies, supabaseUrl: 'http://127.0.0.1:9' },
      limits: { queues: { ...usualQueueLimits, page }, refusalAfterMs: 1 },
    });
    open.push(server);
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    return (server.address() as AddressInfo).port;
  }

  interface Asked {
    localAddress?: string;
    via?: string;
  }

  function ask(
    port: number,
    path: string,
    { localAddress, via }: Asked,
  ): Promise<{ status: number; retryAfter: string | undefined }> {
    const headers = via ? { 'x-forwarded-for': via } : {};
    return new Promise((resolve, reject) => {
      const call = request({ port, path, headers, agent: false, ...(localAddress && { localAddress }) }, (answer) => {
        answer.resume();
        resolve({ status: answer.statusCode ?? 0, retryAfter: answer.headers['retry-after'] });
      });
      call.once('error', reject).end();
    });
  }

  it.each<[who: string, trustedProxies: number, flooder: (index: number) => Asked, other: Asked]>([
    ['an address', 0, () => ({ localAddress: '127.0.0.2' }), { localAddress: '127.0.0.3' }],
    [
      'an address that names others',
      0,
      (index) => ({ localAddress: '127.0.0.2', via: `9.9.9.${index}` }),
      { localAddress: '127.0.0.3' },
    ],
    ['an address behind a proxy', 1, () => ({ via: '9.9.9.9' }), { via: '9.9.9.8' }],
    ['an IPv6 network', 1, (index) => ({ via: `2001:db8:1:2::${index + 1}` }), { via: '2001:db8:1:3::1' }],
  ])('while %s has too many requests, which get 429, a stranger is answered', async (_who, trustedProxies, flooder, other) => {
    const { held, work } = heldWork();
    const port = await startSite(async ({ url }, response) => {
      if (url === '/enquiry') await work();
      response.end();
    }, trustedProxies);
    const flood = Array.from({ length: 20 }, (_, index) => ask(port, '/enquiry', flooder(index)));
    expect(await Promise.race(flood)).toEqual({ status: 429, retryAfter: '5' });
    expect(await ask(port, '/newsletter', other)).toMatchObject({ status: 200 });
    expect(held.length).toBeLessThanOrEqual(2);
    const release = setInterval(() => held.shift()?.(), 1);
    const answers = await Promise.all(flood);
    clearInterval(release);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(4);
  });
});
