/** Serves the present build with the Supabase of the environment, for `npm start`, `scripts/serve.mjs` and the tests. */
import { EventEmitter } from 'node:events';
import { join } from 'node:path';
import next from 'next';
import { areLightPagesOff, serverEnv, trustedProxyCount } from '../../lib/env.ts';
import { readBuild } from '../../lib/site-server/page-store/next-internals.ts';
import { createPageStore } from '../../lib/site-server/page-store/page-store.ts';
import { textFiles } from '../../lib/site-server/page-store/text-files.ts';
import { createSiteServer } from '../../lib/site-server/site-server.ts';
import { projectRoot } from './project.mjs';

/**
 * Resolves once the site listens. On SIGTERM and SIGINT the requests under way are answered, and the process ends with 0.
 * @param {number} port
 */
export async function runSite(port) {
  const { SUPABASE_URL: supabaseUrl } = serverEnv();
  // Next.js would handle upgrades on this server, which has none: all allowed upgrades go to Realtime.
  const httpServer = /** @type {never} */ (new EventEmitter());
  const app = next({ dev: false, dir: projectRoot, port, httpServer });
  await app.prepare();
  const handle = app.getRequestHandler();
  const server = createSiteServer({
    handle,
    pages: areLightPagesOff() ? null : pageStore(handle),
    supabaseUrl,
    trustedProxies: trustedProxyCount(),
  });
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

/** @param {import('../../lib/site-server/page-store/ask-next.ts').Handle} handle */
function pageStore(handle) {
  const build = readBuild(join(projectRoot, '.next'));
  if (!build) console.warn('The build is not as expected: its pages are served as Next.js makes them, and slower.');
  return build && createPageStore({ handle, build, files: textFiles(projectRoot) });
}

if (import.meta.main) await runSite(Number(process.env.PORT));
