import { stripVTControlCharacters } from 'node:util';
import { projectRoot } from './project.mjs';

/** @typedef {{ passed: number, failed: number }} Tally */

/**
 * Counts a JSON report of Vitest. A file that fails as a whole, before any of its tests, counts as one failure.
 * @param {{ numPassedTests: number, numFailedTests: number, testResults: { status: string, assertionResults: { status: string }[] }[] }} report
 * @returns {Tally}
 */
export function countVitest({ numPassedTests, numFailedTests, testResults }) {
  const isBroken = ({ status, assertionResults }) =>
    status === 'failed' && assertionResults.every((test) => test.status !== 'failed');
  return { passed: numPassedTests, failed: numFailedTests + testResults.filter(isBroken).length };
}

/**
 * Counts a JSON report of Playwright. An error outside any test, such as a site that does not start, counts as one failure.
 * @param {{ stats: { expected: number, unexpected: number, flaky: number }, errors: unknown[] }} report
 * @returns {Tally}
 */
export function countPlaywright({ stats, errors }) {
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky + errors.length };
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
 * What failed in a JSON report of Vitest, a line each: file, test and the first line of its reason.
 * @param {{ testResults: { name: string, status: string, message?: string, assertionResults: { status: string, fullName: string, failureMessages: string[] }[] }[] }} report
 */
export function failuresOfVitest({ testResults }) {
  return testResults.flatMap(({ name, status, message, assertionResults }) => {
    const failed = assertionResults.filter((test) => test.status === 'failed');
    if (status === 'failed' && failed.length === 0) return [failureLine([name], message)];
    return failed.map(({ fullName, failureMessages }) => failureLine([name, fullName], failureMessages[0]));
  });
}

/**
 * What failed in a JSON report of Playwright, a line each: project, file, test and the first line of its reason.
 * @param {{ suites: PlaywrightSuite[], errors: { message?: string }[] }} report
 */
export function failuresOfPlaywright({ suites, errors }) {
  return [...suites.flatMap((suite) => failuresOfSuite(suite, [])), ...errors.map(({ message }) => failureLine([], message))];
}

/**
 * @typedef {{ title: string, suites?: PlaywrightSuite[], specs?: { title: string, tests: PlaywrightTest[] }[] }} PlaywrightSuite
 * @typedef {{ projectName: string, status: string, results: { errors: { message?: string }[] }[] }} PlaywrightTest
 */

/**
 * @param {PlaywrightSuite} suite
 * @param {string[]} above
 * @returns {string[]}
 */
function failuresOfSuite({ title, suites = [], specs = [] }, above) {
  const path = [...above, title];
  const own = specs.flatMap((spec) =>
    spec.tests
      .filter(({ status }) => status === 'unexpected' || status === 'flaky')
      .map(({ projectName, results }) => {
        const reason = results.flatMap(({ errors }) => errors)[0]?.message;
        return failureLine([`[${projectName}]`, ...path, spec.title], reason);
      }),
  );
  return [...own, ...suites.flatMap((suite) => failuresOfSuite(suite, path))];
}

/**
 * @param {string[]} path
 * @param {string | undefined} reason
 */
function failureLine(path, reason = 'no reason given') {
  const [firstLine = ''] = stripVTControlCharacters(reason).trim().split('\n');
  return [path.map((part) => part.replace(projectRoot, '')).join(' › '), firstLine].filter(Boolean).join(': ');
}
