import { type Browser, type BrowserContext, test as base, expect } from '@playwright/test';
import { moveDate } from '../../setup/moved-clock.cjs';
import { clockShiftMs } from '../../setup/test-clock.ts';
import { makeOther, type OtherBrowser } from './other-browsers.ts';
import { sellingSiteUrl, siteUrl } from './site.ts';

export type Language = 'en' | 'ar';

export interface SiteOptions {
  language: Language;
  /** Matches the errors this test provokes on purpose, which are not held against the page. */
  expectedError: RegExp | null;
  /** Null for a plain browser. */
  otherBrowser: OtherBrowser | null;
}

interface SiteFixtures {
  /** The address of an English path in the language of this run: `/about` or `/ar/about`. */
  address: (path: string) => string;
  noErrors: undefined;
}

/** A browser whose pages have the clock of the tests, those of contexts that a test opens itself too. */
async function withClockOfTests({ browser }: { browser: Browser }, use: (browser: Browser) => Promise<void>) {
  if (clockShiftMs !== 0) {
    const open = browser.newContext.bind(browser);
    browser.newContext = async (options) => {
      const context = await open(options);
      await context.addInitScript(moveDate, clockShiftMs);
      return context;
    };
  }
  await use(browser);
}

/** For what is asked of the server and read as text: no browser is started for it. */
export const testWithoutBrowser = base.extend<SiteOptions & Pick<SiteFixtures, 'address'>>({
  browser: [withClockOfTests, { scope: 'worker' }],
  language: ['en', { option: true }],
  expectedError: [null, { option: true }],
  otherBrowser: [null, { option: true }],
  address: async ({ language }, use) => {
    await use((path) => (language === 'ar' ? `/ar${path === '/' ? '' : path}` : path));
  },
});

/** React draws a page that was changed before its scripts ran a second time. */
const drawnAnew = /Minified React error #418/;

/** Every test also fails on a console error, an uncaught exception and a request to our own server that does not arrive. */
export const test = testWithoutBrowser.extend<Pick<SiteFixtures, 'noErrors'>>({
  noErrors: [
    async ({ context, expectedError, otherBrowser }, use) => {
      if (otherBrowser) await makeOther(context, otherBrowser);
      const errors = collectErrors(context);
      await use(undefined);
      const isExpected = (error: string) =>
        expectedError?.test(error) || (otherBrowser !== 'closed' && otherBrowser !== null && drawnAnew.test(error));
      expect(errors.filter((error) => !isExpected(error))).toEqual([]);
    },
    { auto: true },
  ],
});

/** Starts to note what goes wrong on the pages of `context`; the list grows as it happens. */
export function collectErrors(context: BrowserContext): string[] {
  const errors: string[] = [];
  context.on('console', (message) => {
    if (message.type() === 'error') errors.push(`console: ${message.text()} (${message.location().url})`);
  });
  context.on('weberror', (failure) => errors.push(`exception: ${failure.error().message}`));
  context.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? '';
    // Leaving a page gives up what it was still loading ahead.
    const isGivenUp = reason === 'net::ERR_ABORTED';
    if (!isGivenUp && [siteUrl, sellingSiteUrl].some((url) => request.url().startsWith(url)))
      errors.push(`request: ${request.url()} ${reason}`);
  });
  return errors;
}

export { expect };
