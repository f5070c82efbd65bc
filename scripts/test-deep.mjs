/**
 * `npm run test:deep`: the unit and contract tests on eight other days and in other zones, then the tests on the backend and the journeys on one of
 * them; then what is random many times as often, every test of the backend on the embedded database too, and each journey in both languages at both
 * widths, one after the other. Takes hours on two cores, so it is not part of `npm test`. Ends with one line, "N passed, N failed".
 */
import { mkdirSync } from 'node:fs';
import { ensureBuilt } from './lib/build.mjs';
import { ensureInstalled } from './lib/start/install.mjs';
import { counted, playwrightReport, reports, vitestOptions, vitestReport } from './lib/test/counted-run.mjs';
import { stopPrograms } from './lib/test/test-program.mjs';

/** What `TEST_CLOCK` and `TZ` are set to: see tests/setup/test-clock.ts. The next new year is that of the day of the run. */
const clocks = {
  'in forty days': { TEST_CLOCK: '+40d', TZ: 'Asia/Qatar' },
  'in 65 days': { TEST_CLOCK: '+65d', TZ: 'UTC' },
  'in 220 days, in California': { TEST_CLOCK: '+220d', TZ: 'America/Los_Angeles' },
  'in 430 days, in New Zealand': { TEST_CLOCK: '+430d', TZ: 'Pacific/Auckland' },
  'on 29 February': { TEST_CLOCK: '2028-02-29T10:00:00+03:00', TZ: 'Asia/Qatar' },
  'before a new year': { TEST_CLOCK: `${new Date().getFullYear()}-12-31T23:58:00+03:00`, TZ: 'Asia/Qatar' },
  'today, in New Zealand': { TZ: 'Pacific/Auckland' },
  'today, in California': { TZ: 'America/Los_Angeles' },
};

/** Read by vitest.config.ts, playwright.config.ts and the random tests. */
const often = { DEEP_TESTS: '1' };

const runs = [
  ...Object.entries(clocks).map(([when, settings]) => vitest('unit', `Unit and contract tests ${when}`, settings, 30)),
  ...['in 430 days, in New Zealand', 'on 29 February'].map((when) =>
    vitest('integration', `Tests on the backend ${when}`, clocks[when], 60),
  ),
  journeys('Journeys in 220 days, in California', clocks['in 220 days, in California'], ['once', 'ar-390']),
  vitest('art', 'Drawings', {}, 30),
  vitest('unit', 'Unit and contract tests, random ones often', often, 60),
  vitest('integration', 'Tests on the backend, random ones often, on either database', often, 240),
  journeys('Journeys in both languages at both widths', often),
];

function vitest(project, title, settings, minutes) {
  const { args, report } = vitestOptions(project, `deep-${project}`);
  return { title, run: () => counted(minutes, args, report, vitestReport, settings) };
}

function journeys(title, settings, projects = []) {
  const args = ['@playwright/test/cli.js', 'test', ...projects.flatMap((project) => ['--project', project])];
  return { title, run: () => counted(240, args, 'e2e.json', playwrightReport, settings) };
}

process.once('SIGINT', () => {
  stopPrograms();
  process.exit(1);
});

await ensureInstalled({ development: true });
mkdirSync(reports, { recursive: true });
await ensureBuilt();
const total = { passed: 0, failed: 0 };
for (const { title, run } of runs) {
  console.log(`\n== ${title}`);
  const { passed, failed, remarks = [] } = await run();
  total.passed += passed;
  total.failed += failed;
  console.log(
    [`${title}: ${passed} passed, ${failed} failed`, ...remarks.map(({ kind, line }) => `  ${kind}: ${line}`)].join('\n'),
  );
}
process.exitCode = total.failed === 0 ? 0 : 1;
console.log(`${total.passed} passed, ${total.failed} failed`);
