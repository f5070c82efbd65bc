import { type BrowserContext, test as base, expect } from '@playwright/test';
import { siteUrl } from './site.ts';

export type Language = 'en' | 'ar';

export interface SiteOptions {
  language: Language;
  /** Matches the errors this test provokes on purpose, which are not held against the page. */
  expectedError: RegExp | null;
}

interface SiteFixtures {
  /** The address of an English path in the language of this run: `/about` or `/ar/about`. */
  address: (path: string) => string;
  noErrors: undefined;
}

/** For what is asked of the server and read as text: no browser is started for it. */
export const testWithoutBrowser = base.extend<SiteOptions & Pick<SiteFixtures, 'address'>>({
  language: ['en', { option: true }],
  expectedError: [null, { option: true }],
  address: async ({ language }, use) => {
    await use((path) => (language === 'ar' ? `/ar${path === '/' ? '' : path}` : path));
  },
});

/** Every test also fails on a console error, an uncaught exception and a request to our own server that does not arrive. */
export const test = testWithoutBrowser.extend<Pick<SiteFixtures, 'noErrors'>>({
  noErrors: [
    async ({ context, expectedError }, use) => {
      const errors = collectErrors(context);
      await use(undefined);
      expect(errors.filter((error) => !expectedError?.test(error))).toEqual([]);
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
    if (!isGivenUp && request.url().startsWith(siteUrl)) errors.push(`request: ${request.url()} ${reason}`);
  });
  return errors;
}

export { expect };
