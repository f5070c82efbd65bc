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
