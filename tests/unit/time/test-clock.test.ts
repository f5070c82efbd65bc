import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { expect, it } from 'vitest';
import { clockShiftMs } from '@/tests/setup/test-clock';

/** The clock of the machine, which `TEST_CLOCK` does not move. */
const machineNow = () => performance.timeOrigin + performance.now();
const reportTime = 'require("node:worker_threads").parentPort.postMessage(Date.now())';

it('the clock of tests is ahead by as much as TEST_CLOCK says, in threads with an environment of their own too', async () => {
  const ahead = (now: number) => Math.abs(now - machineNow() - clockShiftMs);
  expect(ahead(Date.now())).toBeLessThan(60_000);
  expect(ahead(Date.parse(new Date().toISOString()))).toBeLessThan(60_000);
  expect(ahead(Date.parse(Date()))).toBeLessThan(60_000);
  for (const env of [process.env, {}]) {
    const thread = new Worker(reportTime, { eval: true, env, execArgv: [] });
    const [reported] = await once(thread, 'message');
    expect(ahead(reported)).toBeLessThan(60_000);
  }
});

it('dates are dates as usual', () => {
  class Birthday extends Date {}
  expect(new Birthday(0)).toBeInstanceOf(Birthday);
  expect(structuredClone(new Date(0))).toBeInstanceOf(Date);
  expect(new Date().constructor).toBe(Date);
  expect([new Date(2027, 0, 14, 8).getHours(), Date.UTC(1970, 0, 1), Date.parse('1970-01-01')]).toEqual([8, 0, 0]);
});
