import type { Page } from '@playwright/test';
import arabic from '../../messages/ar/desk.json' with { type: 'json' };
import english from '../../messages/en/desk.json' with { type: 'json' };
import { expectAccessible } from './support/accessibility.ts';
import { signIn, signInPublisher } from './support/account.ts';
import { expect, test } from './support/test.ts';

/** A hotel that no other test writes a note on, per language. */
const hotels = { en: 'signiel-seoul', ar: 'le-negresco-nice' };
const note = { en: 'The pool is closed until spring.', ar: 'المسبح مغلق حتى الربيع.' };

/** What stands beside the name of the text in the bar. */
const restOf = (words: string) => words.split('}')[1] ?? '';
const topOf = async (page: Page, text: string) => (await page.getByText(text).boundingBox())?.y ?? Number.NaN;

test('a preview shows the draft alone, below a bar that follows to every page, and nothing that was taken back', async ({
  page,
  context,
  address,
  language,
}) => {
  const { content } = language === 'ar' ? arabic : english;
  const { bar, noDraft, end } = content.preview;
  const hotel = hotels[language];
  await signInPublisher(context, language);
  const field = (name: string) => page.locator(`#desk-content-${name}`);
  await page.goto(address(`/desk/content?kind=hotelNote&key=${hotel}`));
  await field('en-text').fill(note.en);
  await field('ar-text').fill(note.ar);
  await field('noted-since').fill('2026-11-01');
  await page.getByRole('button', { name: content.save }).click();
  await expect(page.getByText(content.outcomes.saved)).toBeVisible();

  const preview = await context.newPage();
  const open = () => preview.goto(`/api/desk/content/preview?kind=hotelNote&key=${hotel}&language=${language}`);
  await open();
  await expect(preview.getByText(note[language])).toBeVisible();
  expect(await topOf(preview, restOf(bar))).toBeLessThan(200);
  await expectAccessible(preview);
  // On a page that has nothing to do with it, too.
  await preview.goto(address('/branches'));
  await expect(preview.getByText(restOf(bar))).toBeVisible();
  await preview.getByRole('link', { name: end }).click();
  await expect(preview.getByText(note[language])).toBeHidden();
  await preview.goto(address('/branches'));
  await expect(preview.getByRole('link', { name: end })).toBeHidden();

  await page.getByRole('button', { name: content.publish }).click();
  await expect(page.getByText(content.outcomes.published)).toBeVisible();
  await page.getByRole('button', { name: content.takeBack }).click();
  await expect(page.getByText(content.outcomes.takenBack)).toBeVisible();
  await open();
  await expect(preview.getByText(restOf(noDraft))).toBeVisible();
  await expect(preview.getByText(note[language])).toBeHidden();
});

test('the link of a preview leads to the sign-in and back to the text, and who may not edit to the desk', async ({
  page,
  context,
  language,
}) => {
  const link = `/api/desk/content/preview?kind=package&key=paris&language=${language}`;
  await page.goto(link);
  await expect(page).toHaveURL(/\/login\?/);
  const next = new URL(page.url()).searchParams.get('next');
  expect(next).toBe(`${language === 'ar' ? '/ar' : ''}/desk/content?kind=package&key=paris`);
  await signIn(context, 'customer', language);
  await page.goto(link);
  const { refused } = language === 'ar' ? arabic : english;
  await expect(page.getByRole('heading', { level: 1, name: refused.title })).toBeVisible();
});

test('photographs of a hotel are found by its name, and from its note', async ({ page, context, address, language }) => {
  const { content } = language === 'ar' ? arabic : english;
  const [hotel, name] = ['rixos-premium-belek', language === 'ar' ? 'ريكسوس' : 'Rixos'];
  const photos = `a[href$="kind=photo&key=${hotel}"]`;
  await signInPublisher(context, language);
  await page.goto(address('/desk/content'));
  await page.getByRole('heading', { name: content.kinds.photo }).click();
  const list = page.getByRole('group').filter({ has: page.locator('#content-photo') });
  // Without the photographs of new packages, which another test may just have published.
  const posters = await list
    .locator('li a')
    .filter({ hasNot: page.locator('bdi') })
    .allInnerTexts();
  expect(posters).toEqual(posters.toSorted(new Intl.Collator(language).compare));
  for (const wanted of [name, language === 'ar' ? 'rixos' : 'ريكسوس']) {
    await list.getByLabel(content.search.label).fill(wanted);
    await list.getByRole('button', { name: content.search.action }).click();
    await expect(list.locator(photos)).toBeVisible();
    await expect(list.locator(photos)).toContainText(name);
  }
  await page.goto(address(`/desk/content?kind=hotelNote&key=${hotel}`));
  await page.locator(photos).click();
  await expect(page.locator('#desk-content-photo')).toBeAttached();
});
