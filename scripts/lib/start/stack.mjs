/**
 * Starts the embedded backend and the site on it, for `npm start`, `npm run dev` and the tests.
 *
 *   const stack = await startStack({ port: 3100, backendPort: 54421, dataDir: '/tmp/x', env: { SEARCH_PAUSED: '1' }, logFile: 'x.log' });
 *   stack.siteUrl     'http://localhost:3100'
 *   stack.sitePid     of the site's process
 *   stack.backendUrl  'http://127.0.0.1:54421', null with a Supabase of one's own
 *   stack.outboxUrl   page of captured mail; `${outboxUrl}.json` lists it newest first as { to, subject, link, text, at }
 *   stack.env         what the site was given: SUPABASE_URL, SUPABASE_PUBLISHABLE_KEY, SUPABASE_SECRET_KEY, OFFER_SIGNING_SECRET, SITE_URL,
 *                     KARAM_OUTBOX_URL (where it leaves mail of its own)
 *   stack.exited      resolves with one line when the site ends by itself, or the backend too often: it is started again first
 *   await stack.stop()   in order and gracefully; stack.kill() at once, as a crash would
 *
 * `startBackend({ backendPort, dataDir, env, logFile, siteUrl })` starts the backend alone and answers the same, without the site.
 * The site runs what is in `.next`: call `ensureBuilt()` of build.mjs first (not for `dev: true`).
 * Nothing is read from `.env` here: a setting counts when it is in `env`. `env.SUPABASE_URL` means no embedded backend. `env.DATABASE_URL`
 * counts nowhere else, so that a test never works on the database of whoever runs it.
 * Both throw a StartError (message is one line) on a port in use, a data folder in use or unwritable, or a server that fails to start.
 */
import { closeSync, openSync } from 'node:fs';
import { startServer, waitUntilReady } from '../child-process.mjs';
import { backendEntry, defaultPorts, nextCli, siteEntry } from '../project.mjs';
import { keepRunning } from './keep-running.mjs';
import { assertCanStart } from './preflight.mjs';
import { localSecrets } from './secrets.mjs';

// Only to notice what hangs: what ends while starting is noticed at once.
const backendReadyMs = 300_000;
// Without a limit V8 lets garbage grow with the machine's memory: 1.1 GB where 200 MB are in use. Also in the Dockerfile.
const heapLimit = '--max-old-space-size=768';
const siteReadyMs = 300_000;
const siteGraceMs = 3_000;
const backendGraceMs = 10_000;

/**
 * @typedef {object} StackOptions
 * @property {number} [port]
 * @property {number} [backendPort]
 * @property {string} dataDir
 * @property {boolean} [dev]
 * @property {Record<string, string>} [env]
 * @property {string} [logFile] the servers write there instead of to the terminal
 * @property {string} [siteUrl] of a backend alone: where links in mail lead
 * @property {boolean} [restarts] whether a backend that ends by itself is started again
 */

/**
 * @param {StackOptions} options
 */
export async function startStack(options) {
  const { port = defaultPorts.site, backendPort = defaultPorts.backend, dataDir, dev = false, env = {} } = options;
  const embedded = !env.SUPABASE_URL;
  const siteUrl = `http://localhost:${port}`;
  await assertCanStart({ port, backendPort, dataDir, embedded });

  const backend = embedded ? await startBackend({ ...options, siteUrl, restarts: true }) : null;
  const siteEnv = backend?.env ?? { SITE_URL: siteUrl, ...env };
  try {
    const site = withOutput(options.logFile, (output) =>
      startServer({
        name: 'The site',
        args: dev ? [nextCli, 'dev', '-p', String(port)] : [heapLimit, siteEntry],
        env: siteEnvironment(port, siteEnv, dev),
        output,
      }),
    );
    const stop = async () => {
      await site.stop(siteGraceMs);
      await backend?.stop();
    };
    const exited = Promise.race([site.ended.then((how) => `The site ${how}.`), ...(backend ? [backend.exited] : [])]);
    const kill = () => {
      site.kill();
      backend?.kill();
    };
    try {
      await waitUntilReady(site, `${siteUrl}/`, siteReadyMs);
    } catch (error) {
      await site.stop(siteGraceMs);
      throw error;
    }
    return {
      siteUrl,
      sitePid: site.pid,
      backendUrl: backend?.backendUrl ?? null,
      outboxUrl: backend?.outboxUrl ?? null,
      env: siteEnv,
      exited,
      stop,
      kill,
    };
  } catch (error) {
    await backend?.stop();
    throw error;
  }
}

/**
 * @param {StackOptions} options
 */
export async function startBackend({
  port = defaultPorts.site,
  backendPort = defaultPorts.backend,
  dataDir,
  env = {},
  logFile,
  siteUrl,
  restarts = false,
}) {
  await assertCanStart({ port: 0, backendPort, dataDir, embedded: true });
  const backendUrl = `http://127.0.0.1:${backendPort}`;
  const given = {
    SITE_URL: siteUrl ?? `http://localhost:${port}`,
    ...localSecrets(dataDir),
    ...env,
    SUPABASE_URL: backendUrl,
    // Where the site sends its own mail, unless it has a mail server.
    KARAM_OUTBOX_URL: `${backendUrl}/_local/mail`,
  };
  const start = () =>
    withOutput(logFile, (output) =>
      startServer({
        name: 'The local backend',
        args: [backendEntry],
        env: { ...process.env, DATABASE_URL: '', ...given, SUPABASE_LOCAL_PORT: String(backendPort), KARAM_DATA_DIR: dataDir },
        output,
      }),
    );
  const first = start();
  try {
    await waitUntilReady(first, `${backendUrl}/health`, backendReadyMs);
  } catch (error) {
    await first.stop(backendGraceMs);
    throw error;
  }
  const running = restarts ? keepRunning(start, first) : { ...first, ended: first.ended.then((how) => `${first.name} ${how}.`) };
  return {
    backendUrl,
    outboxUrl: `${backendUrl}/_local/outbox`,
    env: given,
    exited: running.ended,
    stop: () => running.stop(backendGraceMs),
    kill: () => running.kill(),
  };
}

function siteEnvironment(port, settings, dev) {
  const env = { NEXT_TELEMETRY_DISABLED: '1', ...process.env, ...settings };
  return dev ? env : { ...env, NODE_ENV: 'production', PORT: String(port) };
}

/**
 * @template T
 * @param {string | undefined} logFile
 * @param {(output: 'inherit' | number) => T} start
 */
function withOutput(logFile, start) {
  if (!logFile) return start('inherit');
  const file = openSync(logFile, 'a');
  try {
    return start(file);
  } finally {
    closeSync(file);
  }
}
