import { spawn } from 'node:child_process';
import { delimiter, join } from 'node:path';
import { pinnedNode, projectRoot } from '../project.mjs';

/** @type {Set<import('node:child_process').ChildProcess>} */
const underWay = new Set();

/**
 * Runs a program of the project on the pinned Node; true when it ends well within `minutes`.
 * @param {number} minutes
 * @param {string[]} args the script and its arguments, from the project's root
 * @param {Record<string, string>} [settings] added to the environment
 * @returns {Promise<boolean>}
 */
export function runProgram(minutes, args, settings = {}) {
  const path = [join(projectRoot, 'node_modules', '.bin'), process.env.PATH].join(delimiter);
  const env = { ...process.env, ...settings, PATH: path, CI: process.env.CI ?? '1', NEXT_TELEMETRY_DISABLED: '1' };
  const child = spawn(pinnedNode, args, { cwd: projectRoot, stdio: ['ignore', 'inherit', 'inherit'], env });
  underWay.add(child);
  return new Promise((resolve) => {
    const timeout = setTimeout(() => {
      console.log(`Stopped after ${minutes} minutes.`);
      child.kill('SIGTERM');
    }, minutes * 60_000);
    const end = (endedWell) => {
      clearTimeout(timeout);
      underWay.delete(child);
      resolve(endedWell);
    };
    child.once('error', () => end(false));
    child.once('exit', (code) => end(code === 0));
  });
}

export function stopPrograms() {
  for (const child of underWay) child.kill('SIGTERM');
}
