import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { pinnedNode, projectRoot, StartError } from './project.mjs';

const leaveWithParent = pathToFileURL(join(projectRoot, 'scripts', 'lib', 'leave-with-parent.mjs')).href;

/**
 * A long-running child.
 * @typedef {object} Server
 * @property {string} name
 * @property {number | undefined} pid
 * @property {Promise<string>} ended resolves, never rejects, with how it ended in words
 * @property {() => boolean} isRunning
 * @property {(graceMs: number) => Promise<void>} stop SIGTERM, then SIGKILL to its whole group after the grace
 * @property {() => void} kill at once, the whole group
 */

/**
 * @param {{ name: string, args: string[], env: Record<string, string | undefined>, output: 'inherit' | number, node?: string }} options
 *   `output` is where both its streams go: the terminal, or an open file; `node` is the program, the pinned one by default
 * @returns {Server}
 */
export function startServer({ name, args, env, output, node = pinnedNode }) {
  // A separate process group: Ctrl-C in a terminal reaches only this script, which then stops its servers in order.
  const detached = process.platform !== 'win32';
  const child = spawn(node, ['--import', leaveWithParent, ...args], {
    cwd: projectRoot,
    env,
    detached,
    stdio: ['ignore', output, output, 'ipc'],
  });
  let running = true;
  const ended = new Promise((resolve) => {
    child.once('error', (error) => resolve(`could not be started (${error.message})`));
    child.once('exit', (code, signal) => resolve(signal ? `was ended by ${signal}` : `ended with code ${code}`));
  }).then((how) => {
    running = false;
    return how;
  });
  const kill = () => {
    try {
      if (child.pid) process.kill(detached ? -child.pid : child.pid, 'SIGKILL');
    } catch {
      // The group has ended already.
    }
  };
  const stop = async (graceMs) => {
    if (!running) return;
    child.kill('SIGTERM');
    const grace = new AbortController();
    await Promise.race([ended, delay(graceMs, undefined, { signal: grace.signal }).catch(() => undefined)]);
    grace.abort();
    kill();
    await ended;
  };
  return { name, pid: child.pid, ended, isRunning: () => running, stop, kill };
}

/**
 * Resolves when `url` answers below 500; throws a StartError when the server ends first or the time is up.
 * @param {Server} server
 * @param {string} url
 * @param {number} timeoutMs
 */
export async function waitUntilReady(server, url, timeoutMs) {
  const deadline = Date.now() + timeoutMs;
  while (Date.now() < deadline) {
    if (!server.isRunning()) throw new StartError(`${server.name} ${await server.ended} while starting.`);
    const answer = await fetch(url, { redirect: 'manual', signal: AbortSignal.timeout(30_000) }).catch(() => null);
    await answer?.body?.cancel();
    if (answer && answer.status < 500) return;
    await delay(100);
  }
  throw new StartError(`${server.name} did not get ready within ${timeoutMs / 1000} seconds.`);
}
