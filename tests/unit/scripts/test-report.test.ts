import { describe, expect, it } from 'vitest';
import {
  countPlaywright,
  countVitest,
  remarksOnPlaywright,
  remarksOnVitest,
  settle,
  slowestTen,
  timingsOfPlaywright,
  timingsOfVitest,
} from '@/scripts/lib/test/test-report.mjs';

describe('the count of npm test', () => {
  it('reads tests from a Vitest report, and counts a file that broke before its tests as one failure', () => {
    const testResults = [
      { status: 'failed', assertionResults: [{ status: 'failed' }, { status: 'passed' }] },
      { status: 'failed', assertionResults: [] },
      { status: 'passed', assertionResults: [{ status: 'passed' }] },
    ];
    const counted = countVitest({ numPassedTests: 2, numFailedTests: 1, numPendingTests: 4, testResults });
    expect(counted).toEqual({ passed: 2, failed: 2, skipped: 4 });
  });

  it('reads tests from a Playwright report, and counts an error outside of tests as one failure', () => {
    const stats = { expected: 4, unexpected: 1, flaky: 1, skipped: 3 };
    expect(countPlaywright({ stats, errors: [{}] })).toEqual({ passed: 5, failed: 2, skipped: 3 });
  });

  it.each([
    ['a good run', { passed: 3, failed: 0 }, true, { passed: 3, failed: 0 }],
    ['a failing run', { passed: 3, failed: 2 }, false, { passed: 3, failed: 2 }],
    ['a run that broke after its tests', { passed: 3, failed: 0 }, false, { passed: 3, failed: 1 }],
    ['a run of nothing', { passed: 0, failed: 0 }, true, { passed: 0, failed: 1 }],
  ])('has the result of %s', (_what, tally, endedWell, settled) => {
    expect(settle(tally, endedWell)).toEqual(settled);
  });
});

describe('the summary of npm test', () => {
  it('lists failed and unsteady tests of Vitest, with the first line of the reason', () => {
    const passed = { status: 'passed', fullName: 'stays', failureMessages: [] };
    const failed = {
      status: 'failed',
      fullName: 'a fare is kept',
      failureMessages: ['\u001b[31mAssertionError: 3 is not 4\u001b[39m\n    at line 7'],
    };
    const testResults = [
      { name: `${process.cwd()}/tests/unit/fare.test.ts`, status: 'failed', assertionResults: [passed, failed] },
      { name: 'tests/unit/broken.test.ts', status: 'failed', message: 'Error: no such module', assertionResults: [] },
      {
        name: 'tests/unit/whole.test.ts',
        status: 'passed',
        assertionResults: [passed, { ...failed, status: 'passed', fullName: 'is tried twice' }],
      },
    ];
    expect(remarksOnVitest({ testResults })).toEqual([
      { kind: 'failed', line: 'tests/unit/fare.test.ts › a fare is kept: AssertionError: 3 is not 4' },
      { kind: 'failed', line: 'tests/unit/broken.test.ts: Error: no such module' },
      { kind: 'unsteady', line: 'tests/unit/whole.test.ts › is tried twice: AssertionError: 3 is not 4' },
    ]);
  });

  it('lists the same for Playwright, within its groups, and errors outside of tests', () => {
    const asked = (projectName: string, status: string, message?: string) => ({
      projectName,
      status,
      results: [{ errors: message ? [{ message }] : [] }],
    });
    const inGroup = {
      title: 'finds a flight',
      tests: [asked('ar-390', 'expected'), asked('en-390', 'unexpected', 'Error: too late\nCall log')],
    };
    const unsteady = { title: 'is accessible', tests: [asked('en-1280', 'flaky')] };
    const suites = [{ title: 'home.spec.ts', specs: [unsteady], suites: [{ title: 'the form', specs: [inGroup] }] }];
    expect(remarksOnPlaywright({ suites, errors: [{ message: 'Error: the site did not start' }] })).toEqual([
      { kind: 'unsteady', line: '[en-1280] › home.spec.ts › is accessible: no reason given' },
      { kind: 'failed', line: '[en-390] › home.spec.ts › the form › finds a flight: Error: too late' },
      { kind: 'failed', line: 'Error: the site did not start' },
    ]);
  });

  it('lists skipped tests once for each group, whose name contains the reason', () => {
    const skipped = {
      status: 'skipped',
      fullName: '',
      ancestorTitles: ['shared state (needs redis-server)', 'x'],
      failureMessages: [],
    };
    const testResults = [{ name: 'tests/unit/shared.test.ts', status: 'passed', assertionResults: [skipped, skipped] }];
    expect(remarksOnVitest({ testResults })).toEqual([
      { kind: 'skipped', line: '2 of tests/unit/shared.test.ts › shared state (needs redis-server)' },
    ]);
    const tests = [{ projectName: 'en-390', status: 'skipped', results: [] }];
    const suites = [
      { title: 'share.spec.ts', suites: [{ title: 'by phone (needs a phone)', specs: [{ title: 'calls', tests }] }] },
    ];
    expect(remarksOnPlaywright({ suites, errors: [] })).toEqual([
      { kind: 'skipped', line: '1 of share.spec.ts › by phone (needs a phone)' },
    ]);
  });

  it('lists the ten slowest tests of both runners, the slowest first', () => {
    const assertionResults = Array.from({ length: 10 }, (_, index) => ({ fullName: `unit ${index}`, duration: index * 100 }));
    const specs = [
      {
        title: 'books',
        tests: [
          {
            projectName: 'ar-390',
            status: 'flaky',
            results: [
              { duration: 4000, errors: [] },
              { duration: 500, errors: [] },
            ],
          },
        ],
      },
    ];
    const slowest = slowestTen([
      ...timingsOfVitest({ testResults: [{ name: 'a.test.ts', assertionResults }] }),
      ...timingsOfPlaywright({ suites: [{ title: 'booking.spec.ts', specs }] }),
    ]);
    expect(slowest).toHaveLength(10);
    expect(slowest.slice(0, 2)).toEqual(['4.5 s  [ar-390] › booking.spec.ts › books', '0.9 s  a.test.ts › unit 9']);
  });
});
