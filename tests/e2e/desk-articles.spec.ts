import arabic from '../../messages/ar/desk.json' with { type: 'json' };
import english from '../../messages/en/desk.json' with { type: 'json' };
import { expectAccessible } from './support/accessibility.ts';
import { signInPublisher, signInStaff } from './support/account.ts';
import { expect, test } from './support/test.ts';

// A link that leads nowhere is asked for.
test.use({ expectedError: /status of 404/ });

/** Articles that no other test is about, per language and attempt. */
const articles = {
  en: ['seoul-with-children', 'istanbul-in-four-days'],
  ar: ['samarkand-by-fast-train', 'santorini-and-mykonos-unhurried'],
};
const added = { en: 'A bridge of boats', ar: 'جسر من القوارب' };
const bold = { en: 'Pontoon', ar: 'عوّامات' };
const notThere = { en: 'Nobody says so.', ar: 'لا أحد يقول هذا.' };

test('a publisher changes an article by keyboard, sees it on the site, and takes it back @both', async ({
  page,
  context,
  address,
  language,
}) => {
  const { content } = language === 'ar' ? arabic : english;
  const { tools, link } = content.editor;
  const slug = articles[language][test.info().retry] ?? '';
  await signInPublisher(context, language);
  const visitor = await (await context.browser()?.newContext())?.newPage();
  if (!visitor) throw new Error('No browser');

  await page.goto(address(`/desk/content?kind=article&key=${slug}`));
  const text = page.locator(`#desk-content-${language}-body`);
  const tool = (name: string) =>
    page
      .getByRole('toolbar')
      .nth(language === 'en' ? 0 : 1)
      .getByRole('button', { name, exact: true });
  await expect(text).toBeVisible();
  await expectAccessible(page);

  // A heading, a word in bold and a link, at the end of the text; the toolbar is one stop before it.
  await text.focus();
  await page.keyboard.press('Control+End');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Shift+Tab');
  await expect(tool(tools.heading)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(tool(tools.heading)).toHaveAttribute('aria-pressed', 'true');
  await expect(text).toBeFocused();
  await page.keyboard.type(added[language]);
  await page.keyboard.press('Enter');
  await page.keyboard.press('Control+b');
  await page.keyboard.type(bold[language]);
  await page.keyboard.press('Control+b');
  await page.keyboard.type(' ');
  await page.keyboard.press('Shift+Tab');
  for (let step = 0; step < 4; step++) await page.keyboard.press(language === 'ar' ? 'ArrowLeft' : 'ArrowRight');
  await expect(tool(tools.link)).toBeFocused();
  await page.keyboard.press('Enter');
  const where = page.getByLabel(link.label);
  await where.fill('http://a.example');
  await where.press('Enter');
  await expect(page.getByText(link.error)).toBeVisible();
  await where.fill('/services/visas-of-nowhere');
  await where.press('Enter');
  await expect(page.getByText(link.unknown)).toBeVisible();
  await where.fill('/services/visa');
  await where.press('Enter');
  await expect(text).toBeFocused();
  await expect(text.locator('a', { hasText: '/services/visa' })).toHaveAttribute('href', '/services/visa');

  await page.keyboard.press('Enter');

  // Of what is pasted, only what is allowed stays.
  await text.evaluate((element) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData(
      'text/html',
      '<h1 onclick="x()">Pasted</h1><p style="color:red">one<script>x()</script> <img src="https://a.example/x.png"> <a href="javascript:x()">two</a></p>',
    );
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  });
  await expect(text.locator('h2', { hasText: 'Pasted' })).toBeVisible();
  await expect(text.locator('img, script, p[style], a[href^="javascript"]')).toHaveCount(0);

  // Nothing typed is lost: not by a reload, and not by what is wrong elsewhere in the form.
  await page.reload();
  await expect(text.locator('h2', { hasText: added[language] })).toBeVisible();
  await page.locator(`#desk-content-${language}-quote`).fill(notThere[language]);
  await page.getByRole('button', { name: content.save }).click();
  await expect(page.getByText(content.errors.quote).first()).toBeVisible();
  await expectAccessible(page);
  await page.locator(`#desk-content-${language}-quote`).fill(bold[language]);
  await page.getByRole('button', { name: content.save }).click();
  await expect(page.getByText(content.outcomes.saved)).toBeVisible();

  // Nobody but who previews it sees the draft.
  const path = address(`/blog/${slug}`);
  const inBold = new RegExp(`<strong[^>]*>${bold[language]}</strong>`);
  const isShown = async () => inBold.test(await (await visitor.request.get(path)).text());
  expect(await isShown()).toBe(false);
  const preview = await context.newPage();
  await preview.goto(`/api/desk/content/preview?kind=article&key=${slug}&language=${language}`);
  await expect(preview.getByText(content.preview.bar.split('}')[1] ?? '')).toBeVisible();
  await expect(preview.getByRole('heading', { name: added[language] })).toBeVisible();
  await preview.getByRole('link', { name: content.preview.end }).click();
  await expect(preview.getByRole('heading', { name: added[language] })).toBeHidden();

  await page.getByRole('button', { name: content.publish }).click();
  await expect(page.getByText(content.outcomes.published)).toBeVisible();
  await expect.poll(isShown).toBe(true);
  await visitor.goto(path);
  await expect(visitor.getByRole('heading', { name: added[language] })).toBeVisible();
  await page.getByRole('button', { name: content.takeBack }).click();
  await expect(page.getByText(content.outcomes.takenBack)).toBeVisible();
  await expect.poll(isShown).toBe(false);
  await visitor.context().close();
});

test('a new article begins with its headlines, in the language of the desk', async ({ page, context, address, language }) => {
  const { content } = language === 'ar' ? arabic : english;
  await signInStaff(context, 'Huda', language, 'editor');
  await page.goto(address('/desk/content'));
  await page.locator('#content-article').click();
  await page.getByText(content.newArticle.open).click();
  await page.getByRole('button', { name: content.newArticle.begin }).last().click();
  await expect(page.getByText(content.newArticle.missing).first()).toBeVisible();
  await page.locator('#new-article-en').fill('Bread of Tbilisi');
  await page.locator('#new-article-ar').fill('خبز تبليسي');
  await page.getByRole('button', { name: content.newArticle.begin }).last().click();
  await expect(page).toHaveURL(
    (url) => `${url.pathname}${url.search}` === address('/desk/content?kind=article&key=bread-of-tbilisi'),
  );
  await expect(page.locator('#desk-content-en-headline')).toHaveValue('Bread of Tbilisi');
  await expect(page.locator('#desk-content-ar-headline')).toHaveValue('خبز تبليسي');
});
