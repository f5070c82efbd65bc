import type { Page } from '@playwright/test';
import arLayout from '../../messages/ar/layout.json' with { type: 'json' };
import ar from '../../messages/ar/newsletter.json' with { type: 'json' };
import enLayout from '../../messages/en/layout.json' with { type: 'json' };
import en from '../../messages/en/newsletter.json' with { type: 'json' };
import { expectAccessible } from './support/accessibility.ts';
import { outboxVariable } from './support/site.ts';
import { test as base, expect } from './support/test.ts';

const all = { en: { ...en, foot: enLayout.newsletter }, ar: { ...ar, foot: arLayout.newsletter } };
const test = base.extend<{ words: (typeof all)['en'] }>({
  words: async ({ language }, use) => use(all[language]),
});

interface Mail {
  to: string;
  subject: string;
  text: string;
}

/** The only link of the only mail to an address: the one that confirms. */
async function linkMailedTo(email: string): Promise<string> {
  const list = async () => (await (await fetch(`${process.env[outboxVariable]}.json`)).json()) as Mail[];
  await expect.poll(async () => (await list()).filter(({ to }) => to === email).length).toBe(1);
  const text = (await list()).find(({ to }) => to === email)?.text ?? '';
  return /https?:\S+/.exec(text)?.[0] ?? '';
}

/** From the footer to the confirmation by mail. Real unsubscribe links are in mails with offers and tested with the backend; here the link is a truncated one. */
async function wholeWay(page: Page, words: (typeof all)['en'], start: string, end: string): Promise<void> {
  const email = `newsletter-${Date.now()}-${Math.random().toString(36).slice(2, 8)}@example.com`;
  const heading = (name: string) => page.getByRole('heading', { level: 1, name, exact: true });
  const form = page.getByRole('form', { name: words.foot.title });
  await page.goto(start);
  await form.getByLabel(words.foot.label).fill(email);
  await form.getByRole('button', { name: words.foot.subscribe }).click();
  await expect(heading(words.outcomes.sent.title)).toBeVisible();
  // A visitor who has just subscribed is not asked again.
  await expect(form).toBeHidden();
  // A second subscription gets the same answer, and no second mail is sent.
  await page.goto(start);
  await form.getByLabel(words.foot.label).fill(email);
  await form.getByRole('button', { name: words.foot.subscribe }).click();
  await expect(heading(words.outcomes.sent.title)).toBeVisible();
  await page.goto(await linkMailedTo(email));
  await expect(heading(words.confirmed.title)).toBeVisible();
  const box = page.getByLabel(words.opens.label);
  await expect(box).not.toBeChecked();
  await box.check();
  await page.getByRole('button', { name: words.opens.save }).click();
  await expect(heading(words.outcomes.counting.title)).toBeVisible();
  await page.goto(end);
  await expect(heading(words.gone.title)).toBeVisible();
}

test('a visitor subscribes to offers in the footer and confirms by mail', async ({ page, address, words }) => {
  await page.goto(address('/about'));
  const field = page.getByRole('form', { name: words.foot.title }).getByLabel(words.foot.label);
  await field.fill('amina@exam');
  await page.reload();
  await expect(field).toHaveValue('amina@exam');
  await wholeWay(page, words, address('/about'), `${address('/newsletter')}?unsubscribe=cut`);
  await page.goto(address('/about'));
  await expect(field).toHaveValue('');
  await expectAccessible(page);
});

test('the same works without script, and an invalid address comes back to be corrected', async ({
  browser,
  address,
  language,
  words,
  baseURL,
}) => {
  const context = await browser.newContext({
    javaScriptEnabled: false,
    viewport: { width: 390, height: 844 },
    ...(baseURL && { baseURL }),
  });
  try {
    const page = await context.newPage();
    await wholeWay(page, words, address('/services'), `${address('/newsletter')}?unsubscribe=cut`);
    await page.goto(address('/services'));
    const form = page.getByRole('form', { name: words.foot.title });
    // Valid for the browser, but not an address that exists.
    await form.getByLabel(words.foot.label).fill('amina@example');
    await form.getByRole('button', { name: words.foot.subscribe }).click();
    await expect(page.getByText(words.errors.emailInvalid)).toBeVisible();
    const again = page.getByRole('main').getByLabel(words.form.label);
    await expect(again).toHaveValue('amina@example');
    await expect(again).toHaveAttribute('aria-invalid', 'true');
    // The link to the other language keeps the query.
    await page.goto(`${address('/newsletter')}?unsubscribe=abc`);
    await page.getByRole('banner').locator('a[hreflang]').click();
    await expect(page).toHaveURL(/\?unsubscribe=abc/);
    await expect(page.locator('html')).not.toHaveAttribute('lang', language);
  } finally {
    await context.close();
  }
});
