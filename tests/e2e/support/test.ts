import { type BrowserContext, test as base, expect } from '@playwright/test';
import { siteUrl } from './site.ts';

export type Language = 'en' | 'ar';

export interface SiteOptions {
  language: Language;
  /** Matches the problems this test provokes on purpose, which are not held against the page. */
  expectedProblem: RegExp | null;
}

interface SiteFixtures {
  /** The address of an English path in the language of this run: `/about` or `/ar/about`. */
  address: (path: string) => string;
  noProblems: undefined;
}

/** For what is asked of the server and read as text: no browser is started for it. */
export const testWithoutBrowser = base.extend<SiteOptions & Pick<SiteFixtures, 'address'>>({
  language: ['en', { option: true }],
  expectedProblem: [null, { option: true }],
  address: async ({ language }, use) => {
    await use((path) => (language === 'ar' ? `/ar${path === '/' ? '' : path}` : path));
  },
});

/** Every test also fails on a console error, an uncaught exception and a request to our own server that does not arrive. */
export const test = testWithoutBrowser.extend<Pick<SiteFixtures, 'noProblems'>>({
  noProblems: [
    async ({ context, expectedProblem }, use) => {
      const problems = collectProblems(context);
      await use(undefined);
      expect(problems.filter((problem) => !expectedProblem?.test(problem))).toEqual([]);
    },
    { auto: true },
  ],
});

/** Starts to note what goes wrong on the pages of `context`; the list grows as it happens. */
export function collectProblems(context: BrowserContext): string[] {
  const problems: string[] = [];
  context.on('console', (message) => {
    if (message.type() === 'error') problems.push(`console: ${message.text()} (${message.location().url})`);
  });
  context.on('weberror', (problem) => problems.push(`exception: ${problem.error().message}`));
  context.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? '';
    // Leaving a page gives up what it was still loading ahead.
    const isGivenUp = reason === 'net::ERR_ABORTED';
    if (!isGivenUp && request.url().startsWith(siteUrl)) problems.push(`request: ${request.url()} ${reason}`);
  });
  return problems;
}

export { expect };
