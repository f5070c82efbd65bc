import { spawn } from 'node:child_process';
import { delimiter, join } from 'node:path';
import { pinnedNode, projectRoot } from '../project.mjs';

/** @type {Set<import('node:child_process').ChildProcess>} */
const underWay = new Set();

const mostErrorText = 3_000;

/**
 * Runs a program of the project on the pinned Node: whether it ends well, or not within `minutes`, and the end of what it wrote to its error
 * output, which is also printed.
 * @param {number} minutes
 * @param {string[]} args the script and its arguments, from the project's root
 * @param {Record<string, string>} [settings] added to the environment
 * @returns {Promise<{ endedWell: boolean, timedOut: boolean, lastErrors: string }>}
 */
export function runProgram(minutes, args, settings = {}) {
  const path = [join(projectRoot, 'node_modules', '.bin'), process.env.PATH].join(delimiter);
  const env = { ...process.env, ...settings, PATH: path, CI: process.env.CI ?? '1', NEXT_TELEMETRY_DISABLED: '1' };
  const child = spawn(pinnedNode, args, { cwd: projectRoot, stdio: ['ignore', 'inherit', 'pipe'], env });
  let lastErrors = '';
  let timedOut = false;
  child.stderr.on('data', (part) => {
    process.stderr.write(part);
    lastErrors = (lastErrors + part).slice(-mostErrorText);
  });
  underWay.add(child);
  return new Promise((resolve) => {
    const timeout = setTimeout(() => {
      console.log(`Stopped after ${minutes} minutes.`);
      timedOut = true;
      child.kill('SIGTERM');
    }, minutes * 60_000);
    const end = (endedWell) => {
      clearTimeout(timeout);
      underWay.delete(child);
      resolve({ endedWell, timedOut, lastErrors });
    };
    child.once('error', () => end(false));
    child.once('close', (code) => end(code === 0));
  });
}

export function stopPrograms() {
  for (const child of underWay) child.kill('SIGTERM');
}
