import { ensureBuilt } from '../build.mjs';
import { killNpm } from '../npm.mjs';
import { StartError } from '../project.mjs';
import { ensureInstalled } from './install.mjs';
import { assertCanStart, assertSettings } from './preflight.mjs';
import { readSettings, runOptions, withSandbox } from './settings.mjs';
import { startStack } from './stack.mjs';

/**
 * `npm start` and `npm run dev`: brings everything up, says where to look, and stops it all on Ctrl-C or SIGTERM.
 * Exit code 0 after a stop that was asked for, 1 after anything else.
 * @param {{ dev: boolean }} options
 */
export async function launch({ dev }) {
  /** @type {{ stack: Awaited<ReturnType<typeof startStack>> | null, isStarting: boolean, isStopping: boolean, dataDir?: string | null }} */
  const run = { stack: null, isStarting: false, isStopping: false };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => onSignal(run));
  onShellGone(() => onSignal(run));
  try {
    run.stack = await bringUp(run, dev);
    if (run.isStopping) return await stopAndExit(run, 0);
    console.log(welcome(run.stack, run.dataDir));
    const failed = await run.stack.exited;
    if (run.isStopping) return;
    console.error(`${failed} Stopping the rest.`);
    await stopAndExit(run, 1);
  } catch (error) {
    if (run.isStopping) process.exit(0);
    console.error(error instanceof StartError ? error.message : error);
    process.exit(1);
  }
}

async function bringUp(run, dev) {
  const env = withSandbox(readSettings());
  const options = runOptions(env);
  const embedded = !env.SUPABASE_URL;
  await assertCanStart({ ...options, embedded });
  await ensureInstalled({ development: dev });
  if (!embedded) assertSettings(env);
  if (!dev) await ensureBuilt();
  console.log(
    embedded ? `Starting the local backend and the site …` : `Starting the site on the Supabase at ${env.SUPABASE_URL} …`,
  );
  if (!embedded && !env.SITE_URL) {
    console.warn('SITE_URL is not set: links in mail, shared links and the site map will lead to localhost.');
  }
  run.isStarting = true;
  run.dataDir = embedded ? options.dataDir : null;
  // A developer searches and signs up more than any visitor, always from one address.
  const devEnv = { SEARCHES_PER_DAY: '10000', SIGN_UPS_PER_HOUR: '10000', KARAM_RELOAD_FUNCTIONS: '1' };
  return startStack({ ...options, dev, env: dev ? { ...devEnv, ...env } : env });
}

function onSignal(run) {
  if (run.isStopping) {
    run.stack?.kill();
    killNpm();
    process.exit(1);
  }
  run.isStopping = true;
  killNpm();
  // Servers that are still starting are stopped by `launch` as soon as it has them.
  if (run.stack) void stopAndExit(run, 0);
  else if (!run.isStarting) process.exit(0);
}

/** npm runs this in a shell and sends SIGTERM to the shell, which ends without passing it on. */
function onShellGone(react) {
  if (!process.env.npm_lifecycle_event) return;
  const shell = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === shell) return;
    clearInterval(watch);
    react();
  }, 100);
  watch.unref();
}

async function stopAndExit(run, code) {
  run.isStopping = true;
  if (code === 0) console.log('\nStopping …');
  await run.stack.stop();
  if (code === 0) console.log('Stopped. Nothing was lost.');
  process.exit(code);
}

function welcome({ siteUrl, outboxUrl }, dataDir) {
  const lines = [
    ['Site, English', `${siteUrl}/`],
    ['Site, Arabic', `${siteUrl}/ar`],
    ...(outboxUrl ? [['Mail outbox', `${outboxUrl}  (mail stays here instead of being sent)`]] : []),
    ...(dataDir ? [['Data', `${dataDir}  (delete the folder to begin anew)`]] : []),
    ['Stop', 'Ctrl-C'],
  ];
  return ['', 'Karam Travel is running.', '', ...lines.map(([what, where]) => `  ${what.padEnd(14)} ${where}`), ''].join('\n');
}
