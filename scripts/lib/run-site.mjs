/** Serves the present build with the Supabase of the environment, for `npm start`, `scripts/serve.mjs` and the tests. */
import { randomUUID } from 'node:crypto';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { areLightPagesOff, serverEnv, trustedProxyCount } from '../../lib/env.ts';
import { followContent } from '../../lib/site-server/follow-content.ts';
import { readBuild } from '../../lib/site-server/page-store/next-internals.ts';
import { createPageStore } from '../../lib/site-server/page-store/page-store.ts';
import { textFiles } from '../../lib/site-server/page-store/text-files.ts';
import { createPassage, rendererSockets } from '../../lib/site-server/renderer.ts';
import { createSiteServer } from '../../lib/site-server/site-server.ts';
import { startServer } from './child-process.mjs';
import { projectRoot } from './project.mjs';
import { keepRunning } from './start/keep-running.mjs';

const rendererGraceMs = 3_000;
const followEveryMs = 1_000;

/**
 * Resolves once the site listens. On SIGTERM and SIGINT the requests under way are answered, and the process ends with 0.
 * @param {number} port
 */
export async function runSite(port) {
  const { SUPABASE_URL: supabaseUrl } = serverEnv();
  const token = randomUUID();
  const renderer = await startRenderer(port, token);
  const pages = areLightPagesOff() ? null : pageStore(renderer.next.handle);
  const server = createSiteServer({
    handle: renderer.finished.handle,
    pages,
    supabaseUrl,
    trustedProxies: trustedProxyCount(),
  });
  try {
    await new Promise((resolve, reject) => {
      server.once('error', reject);
      server.listen(port, () => resolve(undefined));
    });
  } catch (error) {
    await renderer.stop();
    throw error;
  }
  console.log(`The site listens on port ${port}.`);

  void keepFollowing(renderer.next.handle, token, pages);
  let isStopping = false;
  const stop = () => {
    if (isStopping) process.exit(1);
    isStopping = true;
    server.close(() => void renderer.stop().finally(() => process.exit(0)));
  };
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, stop);
}

/**
 * Starts the process in which Next.js runs, again when it ends by itself. If that does not help, this process ends too.
 * @param {number} port
 * @param {string} token
 */
async function startRenderer(port, token) {
  const folder = mkdtempSync(join(tmpdir(), 'karam-site-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  const sockets = rendererSockets(folder);
  const start = () => {
    rmSync(sockets.next, { force: true });
    rmSync(sockets.finished, { force: true });
    const args = [
      ...process.execArgv.filter((option) => option.startsWith('--max-old-space-size')),
      join(projectRoot, 'scripts', 'lib', 'render-site.mjs'),
      folder,
    ];
    const env = { ...process.env, PORT: String(port), RENDERER_TOKEN: token };
    // The pinned Node is not in the image.
    return startServer({ name: 'The renderer', args, env, output: 'inherit', node: process.execPath });
  };
  const first = start();
  while (!existsSync(sockets.finished)) {
    if (!first.isRunning()) throw new Error(`The renderer ${await first.ended} while starting.`);
    await delay(50);
  }
  const running = keepRunning(start, first);
  void running.ended.then((how) => {
    if (isStopping) return;
    console.error(how);
    process.exit(1);
  });
  let isStopping = false;
  const passages = { next: createPassage(sockets.next), finished: createPassage(sockets.finished) };
  return {
    ...passages,
    async stop() {
      isStopping = true;
      for (const { close } of Object.values(passages)) close();
      await running.stop(rendererGraceMs);
    },
  };
}

/** @param {import('../../lib/site-server/page-store/ask-next.ts').Handle} handle */
function pageStore(handle) {
  const build = readBuild(join(projectRoot, '.next'));
  if (!build) console.warn('The build is not as expected: its pages are served as Next.js makes them, and slower.');
  return build && createPageStore({ handle, build, files: textFiles(projectRoot) });
}

/**
 * @param {import('../../lib/site-server/page-store/ask-next.ts').Handle} handle
 * @param {string} token
 * @param {import('../../lib/site-server/page-store/page-store.ts').PageStore | null} pages
 */
async function keepFollowing(handle, token, pages) {
  for (;;) {
    await delay(followEveryMs, undefined, { ref: false });
    await followContent(handle, token, pages);
  }
}

if (import.meta.main) await runSite(Number(process.env.PORT));
