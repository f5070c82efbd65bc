import { createRequire } from 'node:module';

/**
 * `TEST_CLOCK` moves the clock of the tests: `+40d`, or an instant such as `2028-02-29T09:00:00+03:00`, at which each runner begins. The settings of
 * both runners import this; the processes and threads they start load moved-clock.cjs first, and pages of the browser run it. The build is not
 * moved: what it made is served on a later day. PostgreSQL keeps its clock, so tests on it are left out (PGlite asks ours). `TZ` sets the zone, as usual.
 */
export const clockShiftMs = readShift(process.env);

if (clockShiftMs !== 0 && !process.env.TEST_CLOCK_SHIFT_MS) {
  const require = createRequire(import.meta.url);
  const preload = require.resolve('./moved-clock.cjs');
  process.env.TEST_CLOCK_SHIFT_MS = String(clockShiftMs);
  process.env.NODE_OPTIONS = [process.env.NODE_OPTIONS, `--require=${JSON.stringify(preload)}`].filter(Boolean).join(' ');
  require(preload);
}

/** Child processes take over the shift of the first, so that all clocks agree. */
function readShift({ TEST_CLOCK = '', TEST_CLOCK_SHIFT_MS }: NodeJS.ProcessEnv): number {
  if (TEST_CLOCK_SHIFT_MS) return Number(TEST_CLOCK_SHIFT_MS);
  if (!TEST_CLOCK) return 0;
  const days = /^([+-]\d{1,5})d$/.exec(TEST_CLOCK)?.[1];
  const shift = days ? Number(days) * 86_400_000 : Date.parse(TEST_CLOCK) - Date.now();
  if (Number.isNaN(shift)) throw new Error(`TEST_CLOCK is neither days, such as +40d, nor an instant: ${TEST_CLOCK}`);
  return shift;
}
