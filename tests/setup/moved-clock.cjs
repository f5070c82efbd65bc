// Loaded first by every process and thread of tests with a moved clock: see test-clock.ts.
const { syncBuiltinESMExports } = require('node:module');
const threads = require('node:worker_threads');

/**
 * Puts a `Date` that is `shift` milliseconds ahead in the place of the real one. Uses nothing outside itself: it also runs in pages of the browser.
 * What only measures, such as timers and `performance.now()`, stays.
 * @param {number} shift
 */
function moveDate(shift) {
  const Real = Date;
  const now = () => Real.now() + shift;
  /** @param {...any} parts */
  function moved(...parts) {
    if (!new.target) return new Real(now()).toString();
    return Reflect.construct(Real, parts.length === 0 ? [now()] : parts, new.target);
  }
  moved.prototype = Real.prototype;
  moved.prototype.constructor = moved;
  // Not enumerable, as those of the real one: Playwright's clock copies what is, and its `Date.now()` would be this one.
  const statics = { name: 'Date', length: 7, now, parse: Real.parse, UTC: Real.UTC };
  for (const [name, value] of Object.entries(statics)) {
    Object.defineProperty(moved, name, { value, writable: true, configurable: true });
  }
  globalThis.Date = /** @type {DateConstructor} */ (/** @type {unknown} */ (moved));
}

/** A thread with an environment of its own would not know of the shift. */
function passToThreads() {
  const { NODE_OPTIONS, TEST_CLOCK_SHIFT_MS } = process.env;
  const { Worker } = threads;
  threads.Worker = class extends Worker {
    constructor(file, options = {}) {
      const { env } = options;
      const hasOwn = typeof env === 'object' && env !== process.env;
      super(file, hasOwn ? { ...options, env: { ...env, NODE_OPTIONS, TEST_CLOCK_SHIFT_MS } } : options);
    }
  };
  syncBuiltinESMExports();
}

const shift = Number(process.env.TEST_CLOCK_SHIFT_MS);
if (shift) {
  moveDate(shift);
  // Next.js tells by it when a page was revalidated.
  Object.defineProperty(performance, 'timeOrigin', { value: performance.timeOrigin + shift });
  passToThreads();
}

module.exports = { moveDate };
