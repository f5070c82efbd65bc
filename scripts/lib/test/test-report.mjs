import { stripVTControlCharacters } from 'node:util';
import { projectRoot } from '../project.mjs';

/** @typedef {{ passed: number, failed: number, skipped?: number }} Tally */

/**
 * Counts a JSON report of Vitest. A file that fails as a whole, before any of its tests, counts as one failure.
 * @param {{ numPassedTests: number, numFailedTests: number, numPendingTests: number, testResults: { status: string, assertionResults: { status: string }[] }[] }} report
 * @returns {Tally}
 */
export function countVitest({ numPassedTests, numFailedTests, numPendingTests, testResults }) {
  const isBroken = ({ status, assertionResults }) =>
    status === 'failed' && assertionResults.every((test) => test.status !== 'failed');
  return {
    passed: numPassedTests,
    failed: numFailedTests + testResults.filter(isBroken).length,
    skipped: numPendingTests,
  };
}

/**
 * Counts a JSON report of Playwright. An error outside any test, such as a site that does not start, counts as one failure.
 * @param {{ stats: { expected: number, unexpected: number, flaky: number, skipped: number }, errors: unknown[] }} report
 * @returns {Tally}
 */
export function countPlaywright({ stats, errors }) {
  return { passed: stats.expected + stats.flaky, failed: stats.unexpected + errors.length, skipped: stats.skipped };
}

/**
 * What a run amounts to: its counts, or one failure for a run that ended badly, or ran nothing, without any test saying so.
 * @param {Tally} tally
 * @param {boolean} endedWell
 * @returns {Tally}
 */
export function settle(tally, endedWell) {
  const hasReason = tally.failed > 0 || (endedWell && tally.passed > 0);
  return hasReason ? tally : { ...tally, failed: 1 };
}

/**
 * What is worth a line in the summary: a test that failed, one that is unsteady, which means that it passed at its second try, or tests
 * that were skipped, by the group whose name says what they need.
 * @typedef {{ kind: 'failed' | 'unsteady' | 'skipped', line: string }} Remark
 * @typedef {{ status: string, fullName: string, ancestorTitles?: string[], failureMessages: string[] }} VitestTest
 * @typedef {{ title: string, suites?: PlaywrightSuite[], specs?: { title: string, tests: PlaywrightTest[] }[] }} PlaywrightSuite
 * @typedef {{ projectName: string, status: string, results: { duration?: number, errors: { message?: string }[] }[] }} PlaywrightTest
 */

/**
 * Remarks on a JSON report of Vitest: file, test and the first line of the reason.
 * @param {{ testResults: { name: string, status: string, message?: string, assertionResults: VitestTest[] }[] }} report
 * @returns {Remark[]}
 */
export function remarksOnVitest({ testResults }) {
  return testResults.flatMap(({ name, status, message, assertionResults }) => {
    const remarks = assertionResults
      .filter((test) => test.status === 'failed' || (test.status === 'passed' && test.failureMessages.length > 0))
      .map((test) => remark(test.status === 'failed' ? 'failed' : 'unsteady', [name, test.fullName], test.failureMessages[0]));
    const isBroken = status === 'failed' && remarks.every(({ kind }) => kind !== 'failed');
    const broken = isBroken ? [remark('failed', [name], message)] : [];
    const skipped = assertionResults.filter((test) => test.status === 'skipped');
    return [
      ...broken,
      ...remarks,
      ...remarksOnSkipped(skipped.map(({ ancestorTitles = [] }) => [name, ...ancestorTitles.slice(0, 1)])),
    ];
  });
}

/**
 * One remark for all tests that stand in the same place.
 * @param {string[][]} places
 * @returns {Remark[]}
 */
function remarksOnSkipped(places) {
  const counts = new Map();
  for (const place of places.map(pathLine)) counts.set(place, (counts.get(place) ?? 0) + 1);
  return [...counts].map(([place, count]) => ({ kind: 'skipped', line: `${count} of ${place}` }));
}

/**
 * Remarks on a JSON report of Playwright: project, file, test and the first line of the reason.
 * @param {{ suites: PlaywrightSuite[], errors: { message?: string }[] }} report
 * @returns {Remark[]}
 */
export function remarksOnPlaywright({ suites, errors }) {
  return [...suites.flatMap((suite) => remarksOnSuite(suite, [])), ...errors.map(({ message }) => remark('failed', [], message))];
}

/**
 * @param {PlaywrightSuite} suite
 * @param {string[]} above
 * @returns {Remark[]}
 */
function remarksOnSuite({ title, suites = [], specs = [] }, above) {
  const path = [...above, title];
  const own = specs.flatMap((spec) =>
    spec.tests
      .filter(({ status }) => status === 'unexpected' || status === 'flaky')
      .map(({ projectName, status, results }) => {
        const reason = results.flatMap(({ errors }) => errors)[0]?.message;
        return remark(status === 'flaky' ? 'unsteady' : 'failed', [`[${projectName}]`, ...path, spec.title], reason);
      }),
  );
  const skipped = specs.flatMap((spec) => spec.tests.filter(({ status }) => status === 'skipped').map(() => path));
  return [...own, ...remarksOnSkipped(skipped), ...suites.flatMap((suite) => remarksOnSuite(suite, path))];
}

/**
 * How long each test of a JSON report of Vitest took, in milliseconds.
 * @param {{ testResults: { name: string, assertionResults: { fullName: string, duration?: number }[] }[] }} report
 * @returns {Timing[]}
 */
export function timingsOfVitest({ testResults }) {
  return testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map(({ fullName, duration = 0 }) => ({ test: pathLine([name, fullName]), duration })),
  );
}

/**
 * The same of Playwright; a test that was tried twice took both times.
 * @typedef {{ test: string, duration: number }} Timing
 * @param {{ title?: string, suites?: PlaywrightSuite[], specs?: PlaywrightSuite['specs'] }} report
 * @param {string[]} [above]
 * @returns {Timing[]}
 */
export function timingsOfPlaywright({ title, suites = [], specs = [] }, above = []) {
  const path = title ? [...above, title] : above;
  const own = specs.flatMap((spec) =>
    spec.tests.map(({ projectName, results }) => ({
      test: pathLine([`[${projectName}]`, ...path, spec.title]),
      duration: results.reduce((sum, result) => sum + (result.duration ?? 0), 0),
    })),
  );
  return [...own, ...suites.flatMap((suite) => timingsOfPlaywright(suite, path))];
}

/**
 * @param {Timing[]} timings
 * @returns {string[]} the ten that took longest, the longest first
 */
export function slowestTen(timings) {
  return timings
    .toSorted((one, other) => other.duration - one.duration)
    .slice(0, 10)
    .map(({ test, duration }) => `${(duration / 1000).toFixed(1)} s  ${test}`);
}

/** @param {string[]} path */
function pathLine(path) {
  return path.map((part) => part.replace(projectRoot, '')).join(' › ');
}

/**
 * @param {Remark['kind']} kind
 * @param {string[]} path
 * @param {string | undefined} reason
 * @returns {Remark}
 */
function remark(kind, path, reason = 'no reason given') {
  const [firstLine = ''] = stripVTControlCharacters(reason).trim().split('\n');
  return { kind, line: [pathLine(path), firstLine].filter(Boolean).join(': ') };
}
