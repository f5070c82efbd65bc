import arabic from '../../messages/ar/desk.json' with { type: 'json' };
import english from '../../messages/en/desk.json' with { type: 'json' };
import { addDays, todayInQatar } from '../../supabase/functions/_shared/contracts/calendar-day.ts';
import { expectAccessible } from './support/accessibility.ts';
import { signInPublisher } from './support/account.ts';
import { expect, test } from './support/test.ts';

/** There is one announcement, so one journey: other pages must not change under other journeys, and its days are still to come. */
test('a publisher writes an announcement, sees it above a page in both languages, publishes it and takes it back', async ({
  page,
  context,
  address,
  language,
}) => {
  const { content } = language === 'ar' ? arabic : english;
  await signInPublisher(context, language);
  const field = (name: string) => page.locator(`#desk-content-${name}`);
  const save = page.getByRole('button', { name: content.save });
  const today = todayInQatar();

  await page.goto(address('/desk/content'));
  await page.locator('a[href$="kind=announcement&key=site"]').click();
  await field('en-text').fill('Our offices close at noon on National Day.');
  await field('ar-text').fill('تغلق مكاتبنا ظهر اليوم الوطني.');
  await field('link').fill('/nowhere');
  await field('shown-from').fill(addDays(today, 30));
  await field('shown-until').fill(addDays(today, 29));
  await save.click();
  await expect(page.getByText(content.errors.daysOrder).first()).toBeVisible();
  await field('shown-until').fill(addDays(today, 33));
  await save.click();
  await expect(page.getByText(content.outcomes.unknownLink)).toBeVisible();
  await expect(page.getByText(content.errors.noPage.split('{what}')[0] ?? '').first()).toBeVisible();
  await expect(field('en-text')).toHaveValue('Our offices close at noon on National Day.');
  await field('link').fill('/contact');
  await save.click();
  await expect(page.getByText(content.outcomes.saved)).toBeVisible();
  await expectAccessible(page);

  const preview = await context.newPage();
  for (const [locale, words, text] of [
    ['en', english.content, 'Our offices close at noon on National Day.'],
    ['ar', arabic.content, 'تغلق مكاتبنا ظهر اليوم الوطني.'],
  ] as const) {
    await preview.goto(`/api/desk/content/preview?kind=announcement&key=site&language=${locale}`);
    const link = preview.getByRole('complementary').getByRole('link', { name: text });
    await expect(link).toBeVisible();
    await expect(link).toHaveAttribute('href', locale === 'ar' ? '/ar/contact' : '/contact');
    await expectAccessible(preview);
    await preview.getByRole('link', { name: words.preview.end }).click();
    await expect(link).toBeHidden();
  }
  // Neither is it where somebody works.
  await expect(page.getByRole('complementary').getByRole('link', { name: 'National Day' })).toBeHidden();

  await page.getByRole('button', { name: content.publish }).click();
  await expect(page.getByText(content.outcomes.published)).toBeVisible();
  await page.getByRole('button', { name: content.takeBack }).click();
  await expect(page.getByText(content.outcomes.takenBack)).toBeVisible();

  // The desk in the other language.
  await page.goto(`${language === 'ar' ? '' : '/ar'}/desk/content?kind=announcement&key=site`);
  await expect(field('shown-from')).toBeVisible();
  await expectAccessible(page);
});
