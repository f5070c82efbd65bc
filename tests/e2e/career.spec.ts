import type { Page } from '@playwright/test';
import { createTranslator } from 'next-intl';
import ar from '../../messages/ar/enquiries.json' with { type: 'json' };
import en from '../../messages/en/enquiries.json' with { type: 'json' };
import { expectAccessible } from './support/accessibility.ts';
import { test as base, expect } from './support/test.ts';

const all = { en, ar };
const test = base.extend<{ words: typeof en }>({
  words: async ({ language }, use) => use(all[language]),
});
// Browsers log every 4xx answer to the console.
test.use({ expectedError: /status of 400/ });

const field = (page: Page, name: string) => page.getByRole('main').locator('form[method=post]').locator(`[name="${name}"]`);
const file = (text: string) => ({ name: 'cv.pdf', mimeType: 'application/pdf', buffer: Buffer.from(text) });

/** A zip called cv.pdf is refused, with everything typed in place. */
async function applyWithZip(page: Page, words: typeof en, address: string): Promise<void> {
  await page.goto(address);
  const send = page.getByRole('button', { name: words.send, exact: true });
  await field(page, 'position').selectOption('visaOfficer');
  await field(page, 'message').fill('I find the missing stamp.');
  await field(page, 'name').fill('Amina Example');
  await field(page, 'email').fill(`career-${Date.now()}@example.com`);
  await field(page, 'phone').fill('4000 0000');
  await field(page, 'cv').setInputFiles(file('PK\u0003\u0004 a zip'));
  // Filled in faster than a person could, which the form reports.
  await expect.poll(() => page.evaluate(() => performance.now())).toBeGreaterThan(1600);
  await send.click();
  const wrongType = createTranslator({ locale: 'en', messages: words })('errors.fileType', { field: 'cv' });
  await expect(page.getByText(wrongType).first()).toBeVisible();
  await expect(field(page, 'message')).toHaveValue('I find the missing stamp.');
  await expect(field(page, 'position')).toHaveValue('visaOfficer');
}

test('an application with a CV gets a reference, and one with a zip file does not', async ({ page, address, words }) => {
  await page.goto(address('/career'));
  await expectAccessible(page);
  await applyWithZip(page, words, address('/career'));
  await expect(page.getByText(words.hints.cvAgain)).toBeHidden();
  await page.reload();
  await expect(page.getByText(words.hints.cvAgain)).toBeVisible();
  await field(page, 'cv').setInputFiles(file('%PDF-1.7\n%%EOF\n'));
  await expect(page.getByText(words.hints.cvAgain)).toBeHidden();
  await page.getByRole('button', { name: words.send, exact: true }).click();
  await expect(page.getByText(/KE-[2-9A-HJ-NP-Z]{6}/)).toBeVisible();
});

test('without script only the file must be selected again', async ({ browser, address, words, baseURL }) => {
  const context = await browser.newContext({
    javaScriptEnabled: false,
    viewport: { width: 390, height: 844 },
    ...(baseURL && { baseURL }),
  });
  try {
    const page = await context.newPage();
    // Not sent again: an address may send three an hour, and each language sends one.
    await applyWithZip(page, words, address('/career'));
    await expect(page.getByText(words.hints.cvAgain)).toBeVisible();
  } finally {
    await context.close();
  }
});
