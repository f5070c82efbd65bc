import { defineConfig, type Project } from '@playwright/test';
import './tests/setup/test-clock.ts';
import { browserArguments, findBrowser, journeyArguments } from './tests/e2e/support/browser.ts';
import { runningSite, siteUrl } from './tests/e2e/support/site.ts';
import type { SiteOptions } from './tests/e2e/support/test.ts';

const browser = await findBrowser();

const launchOptions = { ...browser, args: browserArguments };
/** Journeys are about words and what can be pressed: without pictures a page costs a sixth less processor time. */
const withoutPictures = { launchOptions: { ...browser, args: [...journeyArguments, '--blink-settings=imagesEnabled=false'] } };

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
const desktop = { viewport: { width: 1280, height: 900 } };

/** What is true of the site whatever the language of its reader: checked once. */
const onceFiles =
  /(accessibility|any-browser|api|attacks|budget|first-view|gates|headers|other-browsers|reflow|share-images|site|structured-data|unknown-addresses|usual-picture)\.spec\.ts$/;

const isDeep = process.env['DEEP_TESTS'] === '1';
/** A journey that runs in English on a desktop runs in English on a phone only in `npm run test:deep`. */
const both = isDeep ? /@both/ : /^(?!.*@wide).*@both/;
const journeys = { testIgnore: onceFiles };
const deepProjects: Project<SiteOptions>[] = [
  { ...journeys, name: 'ar-1280', grep: /@wide|@desktop/, use: { ...desktop, ...withoutPictures, language: 'ar' } },
  {
    ...journeys,
    name: 'changing',
    grep: /@changing/,
    use: { ...phone, ...withoutPictures, language: 'en', otherBrowser: 'changing' },
  },
];

export default defineConfig<SiteOptions>({
  testDir: 'tests/e2e',
  outputDir: 'test-results/e2e',
  ...(runningSite ? {} : { globalSetup: './tests/e2e/support/global-setup.ts' }),
  // Two leave a sixth of two cores idle: a journey often waits for an answer.
  workers: 3,
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  // What a busy machine made fail once is tried once more; the summary of `npm test` names it all the same.
  retries: process.env.CI ? 1 : 0,
  // Before the patience of scripts/test.mjs ends, so that there is a report to count.
  globalTimeout: (isDeep ? 600 : 60) * 60_000,
  // Only to notice what hangs: a busy machine must not make a journey fail.
  timeout: 300_000,
  expect: { timeout: 60_000 },
  reporter: [['list'], ['json', { outputFile: 'test-results/e2e.json' }]],
  use: {
    baseURL: siteUrl,
    // As an expectation: what is not there to press by then is missing.
    actionTimeout: 60_000,
    // To record every step costs a quarter of the time: only the second try is, and pictures of the steps never are.
    trace: { mode: process.env.CI ? 'on-first-retry' : 'retain-on-failure', screenshots: false },
    launchOptions,
    timezoneId: 'Asia/Qatar',
  },
  // Each journey runs in Arabic on a phone; with @desktop, in English on a desktop instead. A tag adds runs: @wide on a desktop, in English; @both in
  // the other language too, where words, digits or the direction decide what happens (docs/engineering/testing.md). `npm run test:deep` adds Arabic on
  // a desktop, attacks, and for @changing a browser that translates, with extensions (tests/e2e/support/other-browsers.ts).
  projects: [
    { name: 'once', testMatch: onceFiles, testIgnore: isDeep ? [] : /attacks\.spec\.ts$/, use: { ...phone, language: 'en' } },
    { ...journeys, name: 'ar-390', grepInvert: /@desktop/, use: { ...phone, ...withoutPictures, language: 'ar' } },
    { ...journeys, name: 'en-1280', grep: /@wide|@desktop/, use: { ...desktop, ...withoutPictures, language: 'en' } },
    { ...journeys, name: 'en-390', grep: both, use: { ...phone, ...withoutPictures, language: 'en' } },
    ...(isDeep ? deepProjects : []),
  ],
});
