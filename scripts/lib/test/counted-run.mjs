/** Runs of Vitest and Playwright that are counted by their JSON reports. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { projectRoot } from '../project.mjs';
import { runProgram } from './test-program.mjs';
import {
  countPlaywright,
  countVitest,
  remarksOnPlaywright,
  remarksOnVitest,
  settle,
  timingsOfPlaywright,
  timingsOfVitest,
} from './test-report.mjs';

/**
 * @typedef {import('./test-report.mjs').Tally} Tally
 * @typedef {Tally & { remarks?: import('./test-report.mjs').Remark[], timings?: import('./test-report.mjs').Timing[] }} Outcome
 */

export const reports = join(projectRoot, 'test-results');

/** How to read the JSON report of each runner. */
export const vitestReport = { count: countVitest, remarksOn: remarksOnVitest, timingsOf: timingsOfVitest };
export const playwrightReport = { count: countPlaywright, remarksOn: remarksOnPlaywright, timingsOf: timingsOfPlaywright };

/** @type {Tally} */
export const oneFailed = { passed: 0, failed: 1 };

/** Of a project, with those that add to its name what they run on. */
export function vitestOptions(project, name = project) {
  const report = `${name}.json`;
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${join(reports, report)}`];
  return { args: ['vitest/vitest.mjs', 'run', '--project', `${project}*`, ...reporters], report };
}

/**
 * Without a report nothing ran: the tests could not be prepared. Where `CI` is set that is tried once more, like a test, and the summary says why.
 * @returns {Promise<Outcome>}
 */
export async function counted(minutes, [path, ...args], report, { count, remarksOn, timingsOf }, settings = {}) {
  const notPrepared = [];
  for (const isLast of process.env.CI ? [false, true] : [true]) {
    const { endedWell, timedOut, lastErrors } = await runProgram(minutes, [join('node_modules', path), ...args], settings);
    const results = readReport(join(reports, report));
    if (results) {
      const tally = settle(count(results), endedWell);
      return { ...tally, remarks: [...notPrepared, ...remarksOn(results)], timings: timingsOf(results) };
    }
    const kind = isLast || timedOut ? /** @type {const} */ ('failed') : /** @type {const} */ ('unsteady');
    notPrepared.push({ kind, line: `no report in ${report}\n${stripVTControlCharacters(lastErrors).trim()}` });
    if (timedOut) break;
  }
  return { ...oneFailed, remarks: notPrepared };
}

function readReport(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return null;
  }
}
