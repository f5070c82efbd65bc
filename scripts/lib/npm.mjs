import { spawn } from 'node:child_process';
import { projectRoot, StartError } from './project.mjs';

/** What npm is doing for us right now, so that stopping the script stops it too. @type {Set<import('node:child_process').ChildProcess>} */
const underWay = new Set();

/**
 * Runs npm in the project. Throws a StartError naming `task` when it fails.
 * @param {string[]} args
 * @param {Record<string, string>} env
 * @param {string} task
 * @param {number} [output] an open file for what npm and its programs say; standard output belongs to our own lines
 * @returns {Promise<void>}
 */
export function runNpm(args, env, task, output = 2) {
  const npmCli = process.env.npm_execpath;
  const [command, prefix] = npmCli?.endsWith('.js') ? [process.execPath, [npmCli]] : ['npm', []];
  const child = spawn(command, [...prefix, ...args], {
    cwd: projectRoot,
    env: { ...process.env, ...env },
    stdio: ['ignore', output, output],
    detached: process.platform !== 'win32',
    shell: process.platform === 'win32' && command === 'npm',
  });
  underWay.add(child);
  return new Promise((resolve, reject) => {
    child.once('error', (error) => reject(new StartError(`${task} failed: npm could not be run (${error.message}).`)));
    child.once('exit', (code) => {
      underWay.delete(child);
      if (code === 0) resolve();
      else reject(new StartError(`${task} failed; the lines above say why.`));
    });
  });
}

export function killNpm() {
  for (const child of underWay) {
    try {
      if (child.pid) process.kill(process.platform === 'win32' ? child.pid : -child.pid, 'SIGKILL');
    } catch {
      // It has ended in the meantime.
    }
  }
}
