import { type BrowserContext, test as base, expect } from '@playwright/test';
import { siteUrl } from './site.ts';

export type Language = 'en' | 'ar';

export interface SiteOptions {
  language: Language;
  /** Problems this test provokes on purpose: one that matches is not held against the page. */
  expectedProblems: RegExp[];
}

interface SiteFixtures {
  /** The address of an English path in the language of this run: `/about` or `/ar/about`. */
  address: (path: string) => string;
  noProblems: undefined;
}

/** Every test also fails on a console error, an uncaught exception and a request to our own server that does not arrive. */
export const test = base.extend<SiteOptions & SiteFixtures>({
  language: ['en', { option: true }],
  expectedProblems: [[], { option: true }],
  address: async ({ language }, use) => {
    await use((path) => (language === 'ar' ? `/ar${path === '/' ? '' : path}` : path));
  },
  noProblems: [
    async ({ context, expectedProblems }, use) => {
      const problems = collectProblems(context);
      await use(undefined);
      expect(problems.filter((problem) => !expectedProblems.some((expected) => expected.test(problem)))).toEqual([]);
    },
    { auto: true },
  ],
});

function collectProblems(context: BrowserContext): string[] {
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
