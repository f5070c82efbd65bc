/**
 * `npm test`: every check of the project in one run, on a fresh clone too. Continues after a failure and ends with one line, "N passed, N failed"; a
 * check without tests of its own counts as one. The summary before it names failed tests, unsteady ones (passed at the second try), skipped ones, and
 * the ten slowest, so the end of the output is enough.
 */
import { closeSync, mkdirSync, openSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { ensureBuilt } from './lib/build.mjs';
import { killNpm } from './lib/npm.mjs';
import { StartError, secondsSince } from './lib/project.mjs';
import { ensureInstalled } from './lib/start/install.mjs';
import { counted, oneFailed, playwrightReport, reports, vitestOptions, vitestReport } from './lib/test/counted-run.mjs';
import { runProgram, stopPrograms } from './lib/test/test-program.mjs';
import { slowestTen } from './lib/test/test-report.mjs';

/**
 * @typedef {import('./lib/test/test-report.mjs').Tally} Tally
 * @typedef {import('./lib/test/counted-run.mjs').Outcome} Outcome
 * @typedef {{ title: string, run: () => Promise<Outcome>, needsBuild?: boolean }} Check
 */

/** @type {Tally} */
const onePassed = { passed: 1, failed: 0 };

// In minutes: to notice what hangs, not what is slow beside another load.
const types = program('Types', 15, ['next/dist/bin/next', 'typegen'], ['typescript/bin/tsc', '--noEmit']);

/**
 * Tests that a date of its own would make fail one day, and those of what ends by itself: on another day of another year, in another zone. The clock
 * of the whole run moves the same way: `TEST_CLOCK=+65d npm test` (tests/setup/test-clock.ts).
 * @type {Check}
 */
const onAnotherDay = {
  title: 'Unit tests on another day',
  run: () => {
    const files = ['unit/time', 'unit/blog', 'unit/site-server/dated-page', 'unit/hotels-results/rate', 'contract/flight-'];
    const { args, report } = vitestOptions('unit', 'another-day');
    const clock = { TEST_CLOCK: '+430d', TZ: 'Pacific/Auckland' };
    return counted(10, [...args, ...files.map((file) => `tests/${file}`)], report, vitestReport, clock);
  },
};

/** Beside the build, which leaves half of a core idle. @type {Check[]} */
const checksOfSources = [
  program('Format and lint', 10, ['@biomejs/biome/bin/biome', 'check', '--error-on-warnings', '.']),
  program('Edge Functions, as deployed', 15, ['../scripts/checks/functions.ts']),
  program('Who imports whom', 10, ['../scripts/checks/imports.ts']),
  program('Expressions that meet input', 10, ['../scripts/checks/expressions.ts']),
  program('Unused code', 15, ['knip/bin/knip.js']),
  program('Drawings, when they changed', 15, ['../art/check.ts']),
  vitest('Unit and contract tests', 'unit', 25),
  onAnotherDay,
];

/** @type {Check[]} */
const checksOfBuild = [
  { title: 'Production build', run: async () => ((await isBuilt()) ? onePassed : oneFailed) },
  vitest('Tests on the embedded backend and on PostgreSQL', 'integration', 40),
  {
    title: 'Journeys in the browser',
    needsBuild: true,
    run: () => counted(65, ['@playwright/test/cli.js', 'test'], 'e2e.json', playwrightReport),
  },
];

/**
 * A check that passes when all its programs, given by their path in node_modules, end well.
 * @param {string} title
 * @param {number} minutes
 * @param {string[][]} programs
 * @returns {Check}
 */
function program(title, minutes, ...programs) {
  const run = async () => {
    for (const [path, ...args] of programs) {
      const { endedWell } = await runProgram(minutes, [join('node_modules', path), ...args]);
      if (!endedWell) return oneFailed;
    }
    return onePassed;
  };
  return { title, run };
}

/** @returns {Check} */
function vitest(title, project, minutes) {
  const { args, report } = vitestOptions(project);
  return { title, run: () => counted(minutes, args, report, vitestReport) };
}

/** @type {Promise<boolean> | undefined} */
let build;

/** Whether there is a build to serve; built once. Its output is held back until a check waits for it. */
function isBuilt() {
  build ??= makeBuild();
  return build;
}

async function makeBuild() {
  const log = join(reports, 'build.log');
  const output = openSync(log, 'w');
  try {
    await ensureBuilt({ output });
    return true;
  } catch (error) {
    console.log(readFileSync(log, 'utf8'));
    console.log(error instanceof StartError ? error.message : error);
    return false;
  } finally {
    closeSync(output);
  }
}

/** @returns {Promise<Tally>} */
async function runAll() {
  await ensureInstalled({ development: true });
  rmSync(reports, { recursive: true, force: true });
  mkdirSync(reports, { recursive: true });

  const total = { passed: 0, failed: 0 };
  const summary = [];
  const allTimings = [];
  const runEach = async (checks) => {
    for (const { title, run, needsBuild } of checks) {
      console.log(`\n== ${title}`);
      const began = Date.now();
      const outcome = needsBuild && !(await isBuilt()) ? oneFailed : await run();
      const { passed, failed, skipped = 0, remarks = [], timings = [] } = outcome;
      total.passed += passed;
      total.failed += failed;
      const counts = [`${passed} passed`, `${failed} failed`, ...(skipped ? [`${skipped} skipped`] : [])].join(', ');
      summary.push(`${title}: ${counts} (${secondsSince(began)} s)`, ...remarks.map(({ kind, line }) => `  ${kind}: ${line}`));
      allTimings.push(...timings);
    }
  };
  // After the build, which empties the folder that the types are written to, and beside the other checks: it keeps one core busy.
  const typesChecked = isBuilt().then(() => runEach([types]));
  await runEach(checksOfSources);
  await typesChecked;
  await runEach(checksOfBuild);
  console.log(`\n== The ten slowest tests\n${slowestTen(allTimings).join('\n')}`);
  console.log(`\n== Summary\n${summary.join('\n')}`);
  return total;
}

for (const signal of ['SIGINT', 'SIGTERM']) {
  process.once(signal, () => {
    stopPrograms();
    killNpm();
    console.log('Stopped before the end.\n0 passed, 1 failed');
    process.exit(1);
  });
}

let total = oneFailed;
try {
  total = await runAll();
} catch (error) {
  console.error(error instanceof StartError ? error.message : error);
}
process.exitCode = total.failed === 0 && total.passed > 0 ? 0 : 1;
console.log(`${total.passed} passed, ${total.failed} failed`);
