import arabic from '../../messages/ar/desk.json' with { type: 'json' };
import english from '../../messages/en/desk.json' with { type: 'json' };
import { expectAccessible } from './support/accessibility.ts';
import { asServer, signInStaff } from './support/account.ts';
import { expect, test } from './support/test.ts';

/** There is one set of numbers, so one journey; it changes the one that no other journey sees. */
test('a publisher changes a number of Karam Club, sees it on its page in both languages, and takes it back', async ({
  page,
  context,
  address,
  language,
}) => {
  const { content } = language === 'ar' ? arabic : english;
  const { email } = await signInStaff(context, 'Huda', language);
  const make = { account_email: email, staff_name: 'Huda', editing: 'publisher' };
  await asServer().rpc('make_staff', make).throwOnError();
  const field = (name: string) => page.locator(`#desk-content-${name}`);
  const save = page.getByRole('button', { name: content.save });
  const visitor = await (await context.browser()?.newContext())?.newPage();
  if (!visitor) throw new Error('No browser');
  const shown = async () =>
    Promise.all(
      ['/karam-club', '/ar/karam-club'].map(async (path) => (await (await visitor.request.get(path)).text()).includes('1,777')),
    );
  expect(await shown()).toEqual([false, false]);

  await page.goto(address('/desk/content'));
  await page.locator('a[href$="kind=club&key=site"]').click();
  await field('platinum-birthdayBonus').fill('99');
  await save.click();
  await expect(page.getByText(content.errors.tierLess).first()).toBeVisible();
  await expectAccessible(page);
  await field('platinum-birthdayBonus').fill(language === 'ar' ? '١٧٧٧' : '1777');
  await field('voucherPoints').fill('1001');
  await save.click();
  await expect(page.getByText(content.outcomes.saved)).toBeVisible();
  await page.getByRole('button', { name: content.publish }).click();
  await expect(page.getByText(content.outcomes.noticeFirst)).toBeVisible();
  await field('voucherPoints').fill('1000');
  await save.click();
  await expect(page.getByText(content.outcomes.saved)).toBeVisible();

  const preview = await context.newPage();
  await preview.goto('/api/desk/content/preview?kind=club&key=site&language=ar');
  await expect(preview.getByText(arabic.content.preview.bar.split('}')[1] ?? '')).toBeVisible();
  await expect(preview.getByText('1,777')).toBeVisible();
  await expectAccessible(preview);
  await preview.getByRole('link', { name: arabic.content.preview.end }).click();
  await expect(preview.getByText('1,777')).toBeHidden();

  await page.getByRole('button', { name: content.publish }).click();
  await expect(page.getByText(content.outcomes.published)).toBeVisible();
  await expect.poll(shown).toEqual([true, true]);
  await page.getByRole('button', { name: content.takeBack }).click();
  await expect(page.getByText(content.outcomes.takenBack)).toBeVisible();
  await expect.poll(shown).toEqual([false, false]);
  await visitor.context().close();
});
