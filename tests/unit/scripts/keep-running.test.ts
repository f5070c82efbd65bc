import { beforeEach, expect, it, vi } from 'vitest';
import { keepRunning } from '@/scripts/lib/start/keep-running.mjs';

const quick = { shortest: 1, longest: 4, steadyAfter: 60_000 };

/** A server that ends when its test says so. */
function standIn() {
  let end: () => void = () => undefined;
  const ended = new Promise<string>((resolve) => {
    end = () => resolve('was ended by SIGKILL');
  });
  const server = {
    name: 'The backend',
    pid: 1,
    ended,
    isRunning: () => true,
    kill: vi.fn(end),
    stop: vi.fn(async () => end()),
  };
  return { server, end };
}

let said: string[];
beforeEach(() => {
  said = [];
  vi.spyOn(console, 'error').mockImplementation((line) => void said.push(line));
});

it('starts a server again, later each time, and gives up when it never stays', async () => {
  const first = standIn();
  const start = vi.fn(() => {
    const next = standIn();
    next.end();
    return next.server;
  });
  const running = keepRunning(start, first.server, quick);
  first.end();
  expect(await running.ended).toBe('The backend was ended by SIGKILL. It was started again 8 times and did not stay.');
  expect(start).toHaveBeenCalledTimes(8);
  expect(said.slice(0, 4).map((line) => /again in (\S+) s/.exec(line)?.[1])).toEqual(['0.001', '0.002', '0.004', '0.004']);
});

it('has patience anew with one that became steady', async () => {
  const first = standIn();
  let starts = 0;
  const last = standIn();
  const start = () => {
    starts += 1;
    if (starts === 20) return last.server;
    const next = standIn();
    next.end();
    return next.server;
  };
  const running = keepRunning(start, first.server, { ...quick, steadyAfter: -1 });
  first.end();
  await vi.waitFor(() => expect(starts).toBe(20));
  await running.stop(10);
  expect(last.server.stop).toHaveBeenCalledWith(10);
  expect(await running.ended).toBe('The backend was ended by SIGKILL.');
});

it('starts nothing after it was stopped, also in a pause', async () => {
  const first = standIn();
  const start = vi.fn(() => standIn().server);
  const running = keepRunning(start, first.server, { ...quick, shortest: 600_000, longest: 600_000 });
  first.end();
  await vi.waitFor(() => expect(said).toHaveLength(1));
  await running.stop(10);
  expect(await running.ended).toBe('The backend was ended by SIGKILL.');
  expect(start).not.toHaveBeenCalled();
});
