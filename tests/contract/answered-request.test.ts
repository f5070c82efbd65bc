import { spawnSync } from 'node:child_process';
import { pathToFileURL } from 'node:url';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createFunction } from '@/supabase/functions/_shared/function-frame';
import type { ResilientSupplier } from '@/supabase/functions/_shared/resilience/resilient-supplier';
import type { Source } from '@/supabase/functions/_shared/resilience/supplier';
import { callSuppliers } from '@/supabase/functions/_shared/suppliers/call-suppliers';
import { only } from './call-function';

const post = (signal: AbortSignal) =>
  new Request('http://functions.test/', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: '{}',
    signal,
  });

/** Answers the status of each supplier. */
function functionOf(guards: readonly ResilientSupplier<Source>[]) {
  const question = {
    kind: 'search',
    ask: ({ name }: Source) => (name === 'quick' ? Promise.resolve(1) : new Promise<number>(() => undefined)),
    countOf: (found: number) => found,
  };
  return createFunction({ name: 'test', bodyLimit: 1024 }, async ({ signal, log }) => {
    const outcomes = await callSuppliers(guards, question, { signal, log, limitMs: 20_000 });
    return Response.json(outcomes.map(({ status }) => status));
  });
}

const lines = vi.fn();
beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-21T08:00:00Z') });
  lines.mockReset();
  for (const level of ['info', 'warn', 'error'] as const)
    vi.spyOn(console, level).mockImplementation((line) => lines(JSON.parse(String(line))));
});

const source = (name: string): Source => ({ name, sandbox: false, timeLimitMs: 7_000, questionsAtOnce: 2 });

describe('a supplier that has not answered when the answer is sent', () => {
  it('is awaited until its own time limit, and paused after repeated failures', async () => {
    const handler = functionOf(only(source('quick'), source('ill'))());
    const search = async () => {
      const caller = new AbortController();
      const pending = handler(post(caller.signal));
      await vi.advanceTimersByTimeAsync(4_000);
      const statuses = await (await pending).json();
      // Deno does this when an answer has been sent.
      caller.abort();
      await vi.advanceTimersByTimeAsync(3_000);
      return statuses;
    };
    for (let time = 0; time < 5; time += 1) expect(await search()).toEqual(['ok', 'tooSlow']);
    expect(lines.mock.calls.map(([line]) => line).find(({ event }) => event === 'supplier-question')).toMatchObject({
      status: 'tooSlow',
      milliseconds: 7_000,
      cause: expect.stringContaining('timed out after 7000ms'),
    });
    expect(await search()).toEqual(['ok', 'paused']);
  });

  it('is not logged as a timeout when the caller left first', async () => {
    const caller = new AbortController();
    const pending = functionOf(only(source('ill'))())(post(caller.signal));
    await vi.advanceTimersByTimeAsync(2_000);
    caller.abort();
    await vi.advanceTimersByTimeAsync(0);
    await pending;
    expect(lines.mock.calls[0]?.[0]).toMatchObject({ milliseconds: 2_000, cause: 'AbortError: The caller stopped waiting' });
  });

  it("keeps Supabase's process alive until it has ended", async () => {
    const waitUntil = vi.fn<(work: Promise<unknown>) => void>();
    vi.stubGlobal('EdgeRuntime', { waitUntil });
    const pending = functionOf(only(source('quick'), source('ill'))())(post(new AbortController().signal));
    await vi.advanceTimersByTimeAsync(4_000);
    await pending;
    const through = vi.fn();
    void waitUntil.mock.calls[0]?.[0].then(through);
    await vi.advanceTimersByTimeAsync(2_999);
    expect(through).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(through).toHaveBeenCalled();
    vi.unstubAllGlobals();
  });
});

/** Prints whether the signal was aborted: for a caller who got the answer, and for one who left before it. */
const inDeno = `
import { createFunction } from '${pathToFileURL('supabase/functions/_shared/function-frame.ts')}';
const ended = {};
const handler = createFunction({ name: 'test', bodyLimit: 1024 }, async ({ body, signal }) => {
  ended[body] = false;
  const end = new Promise((resolve) => signal.addEventListener('abort', () => resolve((ended[body] = true))));
  if (body === 'left') await end;
  return Response.json({});
});
const server = Deno.serve({ port: 0, hostname: '127.0.0.1', onListen() {} }, handler);
const ask = (body, signal) =>
  fetch('http://127.0.0.1:' + server.addr.port, { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body), signal })
    .then((response) => response.text());
await ask('answered');
await ask('left', AbortSignal.timeout(300)).catch(() => {});
await new Promise((resolve) => setTimeout(resolve, 300));
console.info(JSON.stringify(ended));
Deno.exit();
`;

it('in Deno itself, the signal is aborted when a caller leaves, not when the answer has been sent', () => {
  vi.useRealTimers();
  const deno = 'node_modules/.bin/deno';
  const run = spawnSync(deno, ['run', '--no-config', '--allow-net=127.0.0.1', '--ext=ts', '-'], {
    input: `// @ts-nocheck${inDeno}`,
    encoding: 'utf8',
    env: { ...process.env, DENO_NO_UPDATE_CHECK: '1' },
  });
  expect(run.stdout.trim(), run.stderr).toBe('{"answered":false,"left":true}');
});
