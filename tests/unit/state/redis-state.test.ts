import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it, type MockInstance, vi } from 'vitest';
import { createRedisState, type RedisState } from '@/lib/state/redis-state';

type Mood = 'friendly' | 'silent' | 'hangs up' | 'refuses' | 'babbles';

/** A fake Redis with the failures that a client may meet. */
async function startFake(first: Mood) {
  let mood = first;
  let connections = 0;
  const sockets = new Set<Socket>();
  const answers = { friendly: '+OK\r\n', refuses: '-OOM command not allowed\r\n', babbles: 'HTTP/1.1 400 Bad Request\r\n\r\n' };
  const server = createServer((socket) => {
    connections += 1;
    sockets.add(socket);
    socket.on('error', () => undefined);
    if (mood === 'hangs up') socket.destroy();
    socket.on('data', (text) => {
      const commands = String(text).match(/\*\d+\r\n\$/g)?.length ?? 0;
      if (mood === 'hangs up') socket.destroy();
      else if (mood !== 'silent') socket.write(answers[mood].repeat(commands));
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: `redis://:a-password@127.0.0.1:${port}`,
    connections: () => connections,
    become(next: Mood) {
      mood = next;
    },
    async stop() {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

let said: MockInstance<typeof console.error>;
let fake: Awaited<ReturnType<typeof startFake>>;
let state: RedisState;

beforeEach(() => {
  said = vi.spyOn(console, 'error').mockImplementation(() => undefined);
});

afterEach(async () => {
  state.close();
  await fake.stop();
});

const log = () => said.mock.calls.map(([line]) => JSON.parse(String(line)) as { event: string; cause?: string });
const rule = { name: 'test-fallback', uses: 2, seconds: 60 };

async function timed<Value>(work: Promise<Value>): Promise<[value: Value, milliseconds: number]> {
  const began = performance.now();
  return [await work, performance.now() - began];
}

describe('a failing Redis', () => {
  it.each<Mood>(['silent', 'hangs up', 'refuses', 'babbles'])('because it %s: the site continues alone', async (mood) => {
    fake = await startFake(mood);
    state = createRedisState(fake.url);

    const [nothing, firstMs] = await timed(state.read('key'));
    expect(nothing).toBeNull();
    expect(firstMs).toBeLessThan(60_000);

    await state.write('key', 'text', 60_000);
    expect(await state.read('key')).toBe('text');
    const waits = [];
    for (let use = 0; use < 3; use += 1) waits.push(await state.countUse(rule, 'visitor'));
    expect(waits).toEqual([0, 0, expect.any(Number)]);
    expect(waits[2]).toBeGreaterThan(0);
    expect(await state.isShared()).toBe(false);
  });

  it('that stops answering delays one visitor by half a second, and the next ones not at all', async () => {
    fake = await startFake('friendly');
    state = createRedisState(fake.url);
    expect(await state.isShared()).toBe(true);
    fake.become('silent');

    const [, firstMs] = await timed(state.write('key', 'text', 60_000));
    expect(firstMs).toBeGreaterThan(400);
    expect(firstMs).toBeLessThan(60_000);
    const [text, nextMs] = await timed(Promise.all(Array.from({ length: 50 }, () => state.read('key'))));
    expect(new Set(text)).toEqual(new Set(['text']));
    expect(nextMs).toBeLessThan(firstMs);
    expect(log().map(({ event }) => event)).toEqual(['redis-away']);
  });

  it('is retried until it is back', async () => {
    fake = await startFake('hangs up');
    state = createRedisState(fake.url);
    expect(await state.isShared()).toBe(false);
    fake.become('friendly');
    await vi.waitFor(async () => expect(await state.isShared()).toBe(true));
    expect(log().map(({ event }) => event)).toEqual(['redis-away', 'redis-back']);
  });

  it('is logged from time to time, with the kind of failure only, and retried slowly', async () => {
    fake = await startFake('refuses');
    state = createRedisState(fake.url);
    for (let use = 0; use < 20; use += 1) {
      await state.countUse({ ...rule, uses: 100 }, '203.0.113.9');
      await wait(50);
    }
    expect(log()).toEqual([{ at: expect.any(String), event: 'redis-away', cause: 'answer OOM' }]);
    expect(said.mock.calls.join()).not.toMatch(/a-password|203\.0/);
    expect(fake.connections()).toBeLessThanOrEqual(8);
  });
});

describe('a Redis that cannot be found', () => {
  it.each(['redis://127.0.0.1:1', 'http://127.0.0.1:1', 'nonsense'])('at %s causes no error', async (url) => {
    fake = await startFake('friendly');
    state = createRedisState(url);
    await state.write('key', 'text', 60_000);
    expect(await state.read('key')).toBe('text');
    expect(await state.isShared()).toBe(false);
    expect(log()).toHaveLength(1);
  });
});
