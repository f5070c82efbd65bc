import type { Page } from '@playwright/test';
import sharp from 'sharp';
import arabic from '../../messages/ar/desk.json' with { type: 'json' };
import english from '../../messages/en/desk.json' with { type: 'json' };
import { expectAccessible } from './support/accessibility.ts';
import { signInPublisher, signInStaff } from './support/account.ts';
import { expect, test } from './support/test.ts';

/** Closes the tab as a person does; the answer is to stay. */
async function asksBeforeClosing(page: Page): Promise<void> {
  const asked = page.waitForEvent('dialog');
  await page.close({ runBeforeUnload: true });
  const dialog = await asked;
  expect(dialog.type()).toBe('beforeunload');
  await dialog.dismiss();
}

test('a publisher sees what would change for visitors, and a price that jumps, and closes no tab with unsaved words', async ({
  page,
  context,
  address,
  language,
}) => {
  const { content } = language === 'ar' ? arabic : english;
  await signInPublisher(context, language);
  await page.goto(address(`/desk/content?kind=package&key=${test.info().retry === 0 ? 'antalya' : 'zurich'}`));
  const [price, lead] = [page.locator('#desk-content-price'), page.locator('#desk-content-en-lead')];
  const save = () => page.getByRole('button', { name: content.save }).click();
  const saved = page.getByText(content.outcomes.saved);
  const before = await price.inputValue();
  await price.fill('150');
  await asksBeforeClosing(page);
  await save();
  await expect(saved).toBeVisible();
  await lead.fill('A town below a mountain, and the sea.');
  await expect(saved).toBeVisible();
  await save();
  await expect(page.getByRole('heading', { level: 4 })).toHaveCount(2);

  // The second step has changed the sentence alone.
  const latest = page.getByRole('listitem').filter({ has: page.getByRole('heading', { level: 4 }) });
  const changes = latest.first().getByRole('group').filter({ hasText: content.history.forVisitors });
  await expect(changes.locator('ins').filter({ hasText: /^150$/ })).toBeVisible();
  await expect(changes.locator('del').filter({ hasText: new RegExp(`^${before}$`) })).toBeVisible();
  await expect(changes.locator('ins').filter({ hasText: 'A town below a mountain' })).toBeVisible();
  const warning = page.locator('form').getByText(content.priceJump.split('<before>')[0]?.trim() ?? '');
  await expect(warning).toContainText('150');
  await expect(page.getByRole('button', { name: content.publish })).toBeVisible();
  await expectAccessible(page);

  await page.evaluate(() => window.scrollTo(0, 0));
  const history = page.getByRole('heading', { name: content.history.title, exact: true });
  await expect(history).not.toBeInViewport();
  await page.getByRole('navigation', { name: content.parts.label }).getByRole('link', { name: content.parts.history }).click();
  await expect(history).toBeInViewport();

  await page.close({ runBeforeUnload: true });
  await expect.poll(() => page.isClosed()).toBe(true);
});

test('an editor deletes drafts that were never published', async ({ page, context, address, language }) => {
  const { content } = language === 'ar' ? arabic : english;
  await signInStaff(context, 'Noor', language, 'editor');
  const key = test.info().retry === 0 ? 'santorini' : 'athens';
  await page.goto(address(`/desk/content?kind=package&key=${key}`));
  await page.getByRole('button', { name: content.save }).click();
  await expect(page.getByText(content.outcomes.saved)).toBeVisible();
  await page.getByRole('button', { name: content.deletion.action }).click();
  await expect(page.getByText(content.deletion.ask)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: content.deletion.yes }).click();
  await expect(page.getByText(content.outcomes.deleted)).toBeVisible();
  const row = page.getByRole('listitem').filter({ has: page.locator(`a[href$="kind=package&key=${key}"]`) });
  await expect(row).toContainText(content.fromFile);
  await expect(row).not.toContainText('Noor');
});

test.describe('several photographs', () => {
  // A file that is refused.
  test.use({ expectedError: /status of 400/ });

  test('each go to the next empty place, where what they show is missing', async ({ page, context, address, language }) => {
    const { content } = language === 'ar' ? arabic : english;
    await signInPublisher(context, language);
    const drawing = Buffer.from('<svg width="1800" height="1200"><rect width="1800" height="1200" fill="#2a6f97"/></svg>');
    const photo = { name: 'bay.jpg', mimeType: 'image/jpeg', buffer: await sharp(drawing).jpeg().toBuffer() };
    const ofPhone = { name: 'IMG_1.heic', mimeType: 'image/heic', buffer: Buffer.from('\0\0\0\x18ftypheic\0\0\0\0', 'latin1') };
    await page.goto(address('/desk/content?kind=package&key=alula'));
    const files = page.locator('#photo-places-files');
    const unsaved = page.getByText(content.places.unsaved, { exact: true });
    await files.setInputFiles([ofPhone, photo]);
    await expect(page.getByText(content.photo.errors.photoHeic)).toBeVisible();
    await expect(unsaved).toHaveCount(1);
    await expectAccessible(page);
    await asksBeforeClosing(page);
    await files.setInputFiles([photo, { ...photo, name: 'market.jpg' }]);
    await expect(page).toHaveURL(/key=alula-2/);
    await expect(page.getByText(content.photo.focusHint)).toBeVisible();
    await expect(page.locator('#desk-content-en-alt')).toHaveValue('');
    await expect(page.locator('#desk-content-focus-x')).toHaveValue('50');
    await page.getByRole('link', { name: content.places.back }).click();
    await expect(unsaved).toHaveCount(3);
  });
});

test('an offer of the home page has a preview on the page of offers', async ({ page, context, address, language }) => {
  const { content } = language === 'ar' ? arabic : english;
  await signInPublisher(context, language);
  const key = test.info().retry === 0 ? 'switzerland-alps' : 'dubai-city';
  await page.goto(address(`/desk/content?kind=offer&key=${key}`));
  await page.locator('#desk-content-title-en').fill('Snow before breakfast');
  await page.locator('#desk-content-title-ar').fill('ثلج قبل الفطور');
  await page.getByRole('button', { name: content.save }).click();
  await expect(page.getByText(content.outcomes.saved)).toBeVisible();
  const words = language === 'ar' ? 'ثلج قبل الفطور' : 'Snow before breakfast';
  await expect(page.getByRole('heading', { name: content.preview.title, exact: true })).toBeVisible();
  const preview = await context.newPage();
  await preview.goto(`/api/desk/content/preview?kind=offer&key=${key}&language=${language}`);
  await expect(preview).toHaveURL(/\/travel\/offers$/);
  await expect(preview.getByRole('heading', { name: words })).toBeVisible();
  await preview.goto(`/api/desk/content/preview?kind=offer&key=${key}&language=${language}&end=`);
  await expect(preview.getByRole('heading', { name: words })).toHaveCount(0);
});
