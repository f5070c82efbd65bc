import { once } from 'node:events';
import { mkdtempSync, rmdirSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { describe, expect, it, test } from 'vitest';
import { dayError, formatDay, isDay, readDay, writeDay } from '@/lib/time/dates';
import { clockShiftMs } from '@/tests/setup/test-clock';

describe('dates', () => {
  const today = '2026-11-21';

  test.each([
    ['', '', null],
    ['2026-11-20', '', 'past'],
    ['2026-11-21', '', null],
    ['2028-11-21', '', null],
    ['2028-11-22', '', 'tooFar'],
    ['20280-01-01', '', 'unreadable'],
    ['31/02/2027', '', 'noSuchDay'],
    ['31022027', '', 'noSuchDay'],
    ['٣١/٢/٢٠٢٧', '', 'noSuchDay'],
    ['12/26/2026', '', 'unreadable'],
    ['10/12/26', '', 'shortYear'],
    ['10-12-26', '', 'shortYear'],
    ['14/01', '', 'unreadable'],
    ['20/11/2026', '', 'past'],
    ['١٣/١/٢٠٢٧', '14/01/2027', 'beforeStart'],
    ['14/01/2027', '99/99/2027', null],
    ['2027-01-13', '2027-01-14', 'beforeStart'],
    ['2027-01-14', '2027-01-14', null],
    ['2026-11-20', '2027-01-14', 'past'],
  ])('a request for %j after %j is shown as %j', (day, start, problem) => {
    expect(dayError(day, today, start)).toBe(problem);
  });

  test.each([
    ['2026-11-21', '21/11/2026'],
    ['2026-11-21T23:50:00', '21/11/2026'],
    ['2026-11-21T22:30:00Z', '22/11/2026'],
    ['2026-11-21T22:30:00.123456+00:00', '22/11/2026'],
    ['2026-12-31T20:59:59Z', '31/12/2026'],
    ['2026-11-22T01:30:00+03:00', '22/11/2026'],
  ])('%s is shown as %s: a day as written, an instant as the day it is in Qatar', (iso, shown) => {
    expect(formatDay(iso)).toBe(shown);
  });

  test.each([
    ['14/01/2027', '2027-01-14'],
    ['14/1/2027', '2027-01-14'],
    ['1-2-2027', '2027-02-01'],
    ['1. 2. 2027', '2027-02-01'],
    ['14 01 2027', '2027-01-14'],
    ['14012027', '2027-01-14'],
    ['20270114', '2027-01-14'],
    ['2027-01-14', '2027-01-14'],
    ['2027/1/14', '2027-01-14'],
    ['١٤/٠١/٢٠٢٧', '2027-01-14'],
    ['۱۴/۰۱/۲۰۲۷', '2027-01-14'],
    ['١٤٠١٢٠٢٧', '2027-01-14'],
    [' \u200f٢٩\u200f/\u200f٢\u200f/٢٠٢٨ ', '2028-02-29'],
  ])('%s is read as %s: the day comes first, in either digits', (typed, day) => {
    expect(readDay(typed)).toBe(day);
    expect(isDay(readDay(typed))).toBe(true);
  });

  test.each([
    '',
    '14/01',
    '14/01/27',
    '31/02/2027',
    '29/02/2027',
    '01/13/2027',
    '0/1/2027',
    '1/1/2027/5',
    '14 Jan 2027',
    '20270-01-14',
  ])('"%s" is not a day, and stays as typed', (typed) => {
    expect(readDay(typed)).toBe(typed);
    expect(isDay(readDay(typed))).toBe(false);
    expect(writeDay(typed)).toBe(typed);
  });

  test('a text of a megabyte is quickly found not to be a day', () => {
    const before = process.cpuUsage();
    for (const sign of ['1', ' ', '/', '١', '\u200f']) readDay(sign.repeat(1_000_000));
    expect(process.cpuUsage(before).user / 1000).toBeLessThan(2_000);
  });
});

describe('test clock', () => {
  /** The clock of the machine, which `TEST_CLOCK` does not move: a file carries the system's own time. */
  const machineNow = () => {
    const folder = mkdtempSync(join(tmpdir(), 'clock-'));
    const { mtimeMs } = statSync(folder);
    rmdirSync(folder);
    return mtimeMs;
  };
  const reportTime = 'require("node:worker_threads").parentPort.postMessage(Date.now())';

  it('the clock of tests is ahead by as much as TEST_CLOCK says, in threads with an environment of their own too', async () => {
    const ahead = (now: number) => Math.abs(now - machineNow() - clockShiftMs);
    expect(ahead(Date.now())).toBeLessThan(60_000);
    expect(ahead(Date.parse(new Date().toISOString()))).toBeLessThan(60_000);
    expect(ahead(Date.parse(Date()))).toBeLessThan(60_000);
    expect(ahead(performance.timeOrigin + performance.now())).toBeLessThan(60_000);
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
});
