import { setTimeout as delay } from 'node:timers/promises';

/** In milliseconds. The pause before a restart doubles each time, until the server has run for `steadyAfter`. */
const usual = { shortest: 500, longest: 30_000, steadyAfter: 60_000 };
/** Restarts one after the other, without one that became steady: about two minutes. */
const mostRestarts = 8;

/**
 * A running server that is started again when it ends by itself. `ended` resolves, with one line, when it was stopped or ended too often.
 * @param {() => import('../child-process.mjs').Server} start
 * @param {import('../child-process.mjs').Server} first
 * @param {typeof usual} [times]
 */
export function keepRunning(start, first, times = usual) {
  let server = first;
  const stopping = new AbortController();
  return {
    ended: watch(),
    /** @param {number} graceMs */
    async stop(graceMs) {
      stopping.abort();
      await server.stop(graceMs);
    },
    kill() {
      stopping.abort();
      server.kill();
    },
  };

  async function watch() {
    let restarts = 0;
    for (;;) {
      const began = performance.now();
      const how = `${server.name} ${await server.ended}.`;
      if (stopping.signal.aborted) return how;
      if (performance.now() - began > times.steadyAfter) restarts = 0;
      if (restarts === mostRestarts) return `${how} It was started again ${restarts} times and did not stay.`;
      const pause = Math.min(times.shortest * 2 ** restarts, times.longest);
      restarts += 1;
      console.error(
        `${how} It is started again in ${pause / 1000} s; until then pages are served without accounts and bookings.`,
      );
      await delay(pause, undefined, { signal: stopping.signal }).catch(() => undefined);
      if (stopping.signal.aborted) return how;
      server = start();
    }
  }
}
