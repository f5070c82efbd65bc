/** Serves the build at hand on the Supabase of the environment: what `npm start`, `scripts/serve.mjs` and the tests run. */
import { EventEmitter } from 'node:events';
import next from 'next';
import { serverEnv, trustedProxyCount } from '../../lib/env.ts';
import { limitLogLines } from '../../lib/site-server/log-limit.ts';
import { createSiteServer } from '../../lib/site-server/site-server.ts';
import { projectRoot } from './project.mjs';

/**
 * Resolves once the site listens. On SIGTERM and SIGINT the requests under way are answered, and the process ends with 0.
 * @param {number} port
 */
export async function runSite(port) {
  limitLogLines();
  const { SUPABASE_URL: supabaseUrl } = serverEnv();
  // Next takes upgrades from this server, which has none: all that may be upgraded goes to Realtime.
  const httpServer = /** @type {never} */ (new EventEmitter());
  const app = next({ dev: false, dir: projectRoot, port, httpServer });
  await app.prepare();
  const server = createSiteServer({ handle: app.getRequestHandler(), supabaseUrl, trustedProxies: trustedProxyCount() });
  await new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, () => resolve(undefined));
  });
  console.log(`The site listens on port ${port}.`);

  let isStopping = false;
  const stop = () => {
    if (isStopping) process.exit(1);
    isStopping = true;
    server.close(() => void app.close().finally(() => process.exit(0)));
  };
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, stop);
}

if (import.meta.main) await runSite(Number(process.env.PORT));
