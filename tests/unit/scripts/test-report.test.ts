import { describe, expect, it } from 'vitest';
import { countPlaywright, countVitest, settle } from '@/scripts/lib/test-report.mjs';

describe('the count of npm test', () => {
  it('takes tests from a Vitest report, and a file that broke before its tests as one failure', () => {
    const testResults = [
      { status: 'failed', assertionResults: [{ status: 'failed' }, { status: 'passed' }] },
      { status: 'failed', assertionResults: [] },
      { status: 'passed', assertionResults: [{ status: 'passed' }] },
    ];
    expect(countVitest({ numPassedTests: 2, numFailedTests: 1, testResults })).toEqual({ passed: 2, failed: 2 });
  });

  it('takes tests from a Playwright report, and an error outside of them as one failure', () => {
    expect(countPlaywright({ stats: { expected: 4, unexpected: 1, flaky: 1 }, errors: [{}] })).toEqual({ passed: 4, failed: 3 });
  });

  it.each([
    ['a good run', { passed: 3, failed: 0 }, true, { passed: 3, failed: 0 }],
    ['a failing run', { passed: 3, failed: 2 }, false, { passed: 3, failed: 2 }],
    ['a run that broke after its tests', { passed: 3, failed: 0 }, false, { passed: 3, failed: 1 }],
    ['a run of nothing', { passed: 0, failed: 0 }, true, { passed: 0, failed: 1 }],
  ])('settles %s', (_what, tally, endedWell, settled) => {
    expect(settle(tally, endedWell)).toEqual(settled);
  });
});
