import { expect, test } from './support/test.ts';
import { words } from './support/words.ts';

const place = '/explore/destinations/france';

test('a page is shared as a copied link or by WhatsApp @wide', async ({ page, context, address, language }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  // Without a share sheet, as on most desktops.
  await page.addInitScript(() => Object.defineProperty(navigator, 'canShare', { value: undefined }));
  const t = words[language].layout.share;
  for (const path of [place, '/travel/destination/maldives', '/travel/package/paris', '/blog/seoul-with-children']) {
    await page.goto(`${address(path)}?lang=${language}#top`);
    const open = page.getByRole('button', { name: t.share });
    await open.click();
    const send = page.getByRole('link', { name: t.whatsapp });
    await expect(send).toBeVisible();
    await send.evaluate((link) => link.addEventListener('click', (event) => event.preventDefault()));
    await send.click();
    const message = decodeURIComponent((await send.getAttribute('href')) ?? '');
    expect(message).toMatch(new RegExp(`^https://wa.me/\\?text=[^\\n]+\\nhttp://[^?#]*${address(path)}$`));
    await page.getByRole('button', { name: t.copy }).click();
    await expect(page.getByText(t.copied)).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(new RegExp(`${address(path)}$`));
  }
});

test('a phone offers its own share sheet', async ({ page, address, language }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'canShare', { value: () => true });
    Object.defineProperty(navigator, 'share', {
      value: async (content: object) => void Object.assign(window, { shared: content }),
    });
  });
  await page.goto(address(place));
  const sharedContent = () => page.evaluate(() => (window as unknown as { shared?: { url: string; title: string } }).shared);
  // Before hydration the button opens its menu, which it must not do afterwards.
  await expect(async () => {
    await page.getByRole('button', { name: words[language].layout.share.share }).click();
    expect(await sharedContent()).toBeTruthy();
  }).toPass();
  const shared = await sharedContent();
  expect(shared?.url).toMatch(new RegExp(`${address(place)}$`));
  expect(shared?.title).not.toBe('');
});

test('a link opens in the language that its reader has chosen, with a link to the language it was shared in @both', async ({
  page,
  context,
  baseURL,
  language,
}) => {
  const [own, other] = language === 'ar' ? (['/ar', ''] as const) : (['', '/ar'] as const);
  const otherLanguage = language === 'ar' ? 'en' : 'ar';
  await context.addCookies([{ name: 'NEXT_LOCALE', value: language, url: baseURL ?? '' }]);
  // Typed or opened from a message, without a referrer from our site.
  await page.goto(`${other}${place}?ref=friend`);
  await expect(page).toHaveURL(new RegExp(`[^r]${own}${place}\\?ref=friend$`));
  await expect(page.locator('html')).toHaveAttribute('lang', language);
  const t = words[language].layout.languageOffer;
  await expect(page.getByText(t.text)).toBeVisible();
  await page.getByRole('link', { name: words[otherLanguage].layout.languageOffer.read }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', otherLanguage);
  await expect(page.getByText(words[otherLanguage].layout.languageOffer.text)).toBeHidden();
});
