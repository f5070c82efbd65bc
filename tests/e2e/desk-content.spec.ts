import sharp from 'sharp';
import arabic from '../../messages/ar/desk.json' with { type: 'json' };
import english from '../../messages/en/desk.json' with { type: 'json' };
import { expectAccessible } from './support/accessibility.ts';
import { asServer, signInStaff } from './support/account.ts';
import { expect, test } from './support/test.ts';

/** A holiday that no other test is about, per language and attempt. */
const holidays = { en: ['casablanca', 'busan'], ar: ['mykonos', 'jeju'] };

test('a publisher changes a holiday in both languages, sees it on the site, and takes it back @both', async ({
  page,
  context,
  address,
  language,
}) => {
  const { content } = language === 'ar' ? arabic : english;
  const holiday = holidays[language][test.info().retry] ?? '';
  const { email } = await signInStaff(context, 'Huda', language);
  const make = { account_email: email, staff_name: 'Huda', editing: 'publisher' };
  await asServer().rpc('make_staff', make).throwOnError();
  const visitor = await (await context.browser()?.newContext())?.newPage();
  if (!visitor) throw new Error('No browser');

  await page.goto(address('/desk/content'));
  await expect(page.getByRole('heading', { name: content.kinds.package })).toBeVisible();
  await expectAccessible(page);
  await page.locator(`a[href$="kind=package&key=${holiday}"]`).click();

  // What is wrong is said, and nothing typed is lost.
  const [price, leadEn, leadAr] = ['price', 'en-lead', 'ar-lead'].map((field) => page.locator(`#desk-content-${field}`));
  if (!price || !leadEn || !leadAr) throw new Error('No fields');
  const before = await price.inputValue();
  await price.fill('0');
  await leadEn.fill('Two seas and one long lunch.');
  await leadAr.fill('');
  await expect(page.getByText(content.missing)).toBeVisible();
  await page.getByRole('button', { name: content.save }).click();
  await expect(page.getByText(content.errors.price).first()).toBeVisible();
  await expect(leadEn).toHaveValue('Two seas and one long lunch.');
  await price.fill(language === 'ar' ? '٩٨٧٠' : '9870');
  await leadAr.fill('بحران وغداء طويل.');
  await page.getByRole('button', { name: content.save }).click();
  await expect(page.getByText(content.outcomes.saved)).toBeVisible();
  await page.getByText(content.history.changes).first().click();
  await expect(page.locator('ins').filter({ hasText: 'بحران وغداء طويل.' })).toBeVisible();
  await expectAccessible(page);

  // Nobody but who previews it sees the draft.
  const english9870 = /9,870/;
  const addresses = [`/travel/package/${holiday}`, `/ar/travel/package/${holiday}`];
  for (const path of addresses) expect(await (await visitor.request.get(path)).text()).not.toMatch(english9870);
  const preview = await context.newPage();
  await preview.goto(`/api/desk/content/preview?kind=package&key=${holiday}&language=ar`);
  await expect(preview.getByText(arabic.content.preview.bar)).toBeVisible();
  await expect(preview.getByText('بحران وغداء طويل.')).toBeVisible();
  await preview.getByRole('link', { name: arabic.content.preview.end }).click();
  await expect(preview.getByText(arabic.content.preview.bar)).toBeHidden();
  await expect(preview.getByText('بحران وغداء طويل.')).toBeHidden();

  await page.getByRole('button', { name: content.publish }).click();
  await expect(page.getByText(content.outcomes.published)).toBeVisible();
  const shown = async () =>
    Promise.all(addresses.map(async (path) => english9870.test(await (await visitor.request.get(path)).text())));
  await expect.poll(shown).toEqual([true, true]);
  await visitor.goto(`/ar/travel/package/${holiday}`);
  await expect(visitor.getByText('بحران وغداء طويل.')).toBeVisible();
  const listed = await (await visitor.request.get('/services/packages')).text();
  expect(listed).toMatch(english9870);

  await page.getByRole('button', { name: content.takeBack }).click();
  await expect(page.getByText(content.outcomes.takenBack)).toBeVisible();
  await expect.poll(shown).toEqual([false, false]);
  await visitor.goto(`/travel/package/${holiday}`);
  await expect(visitor.getByText(Number(before).toLocaleString('en')).first()).toBeVisible();
  await visitor.context().close();
});

test('two editors lose nothing, and who has no role sees nothing', async ({ page, context, address, language }) => {
  const { content } = language === 'ar' ? arabic : english;
  const { email, client } = await signInStaff(context, 'Noor', language);
  await page.goto(address('/desk/content'));
  await expect(page.getByText(content.noRole)).toBeVisible();
  await asServer().rpc('make_staff', { account_email: email, staff_name: 'Noor', editing: 'editor' }).throwOnError();

  const holiday = test.info().retry === 0 ? 'kazan' : 'tashkent';
  await page.goto(address(`/desk/content?kind=package&key=${holiday}`));
  const name = page.locator('#desk-content-name-ar');
  await name.fill('اسم كتبته نور');
  const colleague = { its_kind: 'package', its_key: holiday, its_content: { price: 990 }, seen: 0 };
  await client.rpc('desk_save_content', { version_id: crypto.randomUUID(), ...colleague }).throwOnError();
  await page.getByRole('button', { name: content.save }).click();
  await expect(page.getByText(content.outcomes.stale)).toBeVisible();
  await expect(page.getByRole('alert').filter({ hasText: 'Noor' })).toContainText('اسم كتبته نور');
  await page.getByRole('button', { name: content.keepMine }).click();
  await page.getByRole('button', { name: content.save }).click();
  await expect(page.getByText(content.outcomes.saved)).toBeVisible();
  await expect(page.getByRole('button', { name: content.publish })).toHaveCount(0);
  await expect(page.getByText(content.history.waits)).toBeVisible();
  await expect(page.getByRole('heading', { level: 4 })).toHaveCount(2);
});

/** A poster with a page of its own that no other test is about, per language and attempt. */
const posters = { en: ['bukhara', 'samarkand'], ar: ['lucerne', 'interlaken'] };

test.describe('photographs', () => {
  // A file that is refused.
  test.use({ expectedError: /status of 400/ });

  test('a publisher puts a photograph in the place of a poster, and takes it back @both', async ({
    page,
    context,
    address,
    language,
  }) => {
    const { content } = language === 'ar' ? arabic : english;
    const poster = posters[language][test.info().retry] ?? '';
    const { email } = await signInStaff(context, 'Huda', language);
    const make = { account_email: email, staff_name: 'Huda', editing: 'publisher' };
    await asServer().rpc('make_staff', make).throwOnError();
    const field = (name: string) => page.locator(`#desk-content-${name}`);
    const drawing = Buffer.from('<svg width="2400" height="1600"><rect width="2400" height="1600" fill="#c8553d"/></svg>');
    const photo = await sharp(drawing).jpeg().toBuffer();

    await page.goto(address('/desk/content'));
    await page.getByRole('heading', { name: content.kinds.photo }).click();
    await page.locator(`a[href$="kind=photo&key=${poster}"]`).click();
    await field('photo').setInputFiles({ name: 'notes.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('Dear all') });
    await expect(page.getByText(content.photo.errors.photoType)).toBeVisible();
    await field('en-alt').fill('The square before sunrise');
    await field('photo').setInputFiles({ name: 'square.jpg', mimeType: 'image/jpeg', buffer: photo });
    await expect(page.getByText(content.photo.focusHint)).toBeVisible();
    await page.getByRole('button', { name: content.save }).click();
    await expect(page.getByText(content.errors.required).first()).toBeVisible();
    await expect(field('en-alt')).toHaveValue('The square before sunrise');
    await field('ar-alt').fill('الساحة قبل شروق الشمس');
    await field('credit').fill('Huda');
    await field('licence').fill('Our own');
    await field('focus-x').fill(language === 'ar' ? '٢٥' : '25');
    await page.getByRole('button', { name: content.save }).click();
    await expect(page.getByText(content.outcomes.saved)).toBeVisible();
    await expectAccessible(page);

    const visitor = await (await context.browser()?.newContext())?.newPage();
    if (!visitor) throw new Error('No browser');
    const where = address(`/travel/package/${poster}`);
    const alt = { en: 'The square before sunrise', ar: 'الساحة قبل شروق الشمس' }[language];
    const isShown = async () => (await (await visitor.request.get(where)).text()).includes(alt);
    expect(await isShown()).toBe(false);
    await page.getByRole('button', { name: content.publish }).click();
    await expect(page.getByText(content.outcomes.published)).toBeVisible();
    await expect.poll(isShown).toBe(true);
    await visitor.goto(where);
    const shown = visitor.getByRole('img', { name: alt }).first();
    await expect(shown).toBeVisible();
    const source = await shown.evaluate((image: HTMLImageElement) => image.currentSrc || image.src);
    expect(source).toMatch(new RegExp(`/photos/${poster}/1/(?:hero|card)-\\d+\\.(?:avif|webp)$`));
    expect((await visitor.request.get(source)).headers()['content-type']).toMatch(/^image\/(?:avif|webp)$/);

    await page.getByRole('button', { name: content.takeBack }).click();
    await expect(page.getByText(content.outcomes.takenBack)).toBeVisible();
    await expect.poll(isShown).toBe(false);
    await visitor.context().close();
  });
});
