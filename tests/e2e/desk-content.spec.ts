import sharp from 'sharp';
import arabic from '../../messages/ar/desk.json' with { type: 'json' };
import english from '../../messages/en/desk.json' with { type: 'json' };
import { expectAccessible } from './support/accessibility.ts';
import { makeStaff, signInPublisher, signInStaff } from './support/account.ts';
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
  await signInPublisher(context, language);
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
  await expect(page.locator('ins').filter({ hasText: 'بحران وغداء طويل.' })).toBeVisible();
  await expectAccessible(page);

  // Nobody but who previews it sees the draft.
  const english9870 = /9,870/;
  const addresses = [`/travel/package/${holiday}`, `/ar/travel/package/${holiday}`];
  for (const path of addresses) expect(await (await visitor.request.get(path)).text()).not.toMatch(english9870);
  const preview = await context.newPage();
  await preview.goto(`/api/desk/content/preview?kind=package&key=${holiday}&language=ar`);
  await expect(preview.getByText(arabic.content.preview.bar.split('}')[1] ?? '')).toBeVisible();
  await expect(preview.getByText('بحران وغداء طويل.')).toBeVisible();
  await preview.getByRole('link', { name: arabic.content.preview.end }).click();
  await expect(preview.getByText(arabic.content.preview.bar.split('}')[1] ?? '')).toBeHidden();
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
  // The form goes on from what visitors see.
  await expect(page.locator('#desk-content-price')).toHaveValue(before);
  await visitor.goto(`/travel/package/${holiday}`);
  await expect(visitor.getByText(Number(before).toLocaleString('en')).first()).toBeVisible();
  await visitor.context().close();
});

test('two editors lose nothing, and who has no role sees nothing', async ({ page, context, address, language }) => {
  const { content, editing } = language === 'ar' ? arabic : english;
  const noor = await signInStaff(context, 'Noor', language);
  await page.goto(address('/desk/content'));
  await expect(page.getByText(content.noRole)).toBeVisible();
  await makeStaff(noor, 'Noor', 'editor');

  const holiday = test.info().retry === 0 ? 'kazan' : 'tashkent';
  await page.goto(address(`/desk/content?kind=package&key=${holiday}`));
  const name = page.locator('#desk-content-name-ar');
  await name.fill('اسم أول');
  await page.getByRole('button', { name: content.save }).click();
  await expect(page.getByText(content.outcomes.saved)).toBeVisible();
  const { data } = await noor.client.from('content_versions').select('content').eq('key', holiday).single().throwOnError();
  await name.fill('اسم كتبته نور');
  const colleague = { its_kind: 'package', its_key: holiday, its_content: { ...Object(data.content), price: 990 }, seen: 1 };
  await noor.client.rpc('desk_save_content', { version_id: crypto.randomUUID(), ...colleague }).throwOnError();
  await page.getByRole('button', { name: content.save }).click();
  await expect(page.getByText(content.outcomes.stale)).toBeVisible();
  await expect(page.getByRole('alert').filter({ hasText: 'Noor' })).toContainText('اسم كتبته نور');
  await page.getByRole('button', { name: editing.keepMine }).click();
  await page.getByRole('button', { name: content.save }).click();
  await expect(page.getByText(content.outcomes.saved)).toBeVisible();
  await expect(page.getByRole('button', { name: content.publish })).toHaveCount(0);
  await expect(page.getByText(content.history.waits)).toBeVisible();
  await expect(page.getByRole('heading', { level: 4 })).toHaveCount(3);
  await expect(page.locator('#desk-content-price')).toHaveValue('990');
  await expect(name).toHaveValue('اسم كتبته نور');
});

test('a plan can be cancelled after a later draft, and taking back every version asks first', async ({
  page,
  context,
  address,
  language,
}) => {
  const { content } = language === 'ar' ? arabic : english;
  const { client } = await signInPublisher(context, language);
  const key = test.info().retry === 0 ? 'cappadocia' : 'fes';
  await page.goto(address(`/desk/content?kind=package&key=${key}`));
  await page.getByRole('button', { name: content.save }).click();
  await expect(page.getByText(content.outcomes.saved)).toBeVisible();
  const { data: first } = await client.from('content_versions').select('id, content').eq('key', key).single().throwOnError();
  const at = new Date(Date.now() + 3_600_000).toISOString();
  await client.rpc('desk_plan_content', { version_id: first.id, at }).throwOnError();
  const ids = [crypto.randomUUID(), crypto.randomUUID()];
  for (const [index, version_id] of ids.entries()) {
    const draft = { version_id, its_kind: 'package', its_key: key, its_content: first.content, seen: index + 1 };
    await client.rpc('desk_save_content', draft).throwOnError();
    if (index === 0) {
      await page.reload();
      await page.getByRole('button', { name: content.plan.cancel }).click();
      await expect(page.getByText(content.outcomes.cancelled)).toBeVisible();
      await expect(page.getByRole('button', { name: content.plan.cancel })).toHaveCount(0);
    }
    await client.rpc('desk_publish_content', { version_id }).throwOnError();
  }

  await page.reload();
  await page.getByRole('button', { name: content.withdraw }).click();
  await expect(page.getByText(content.history.withdrawAsk)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: content.history.withdrawYes }).click();
  await expect(page.getByText(content.outcomes.withdrawn)).toBeVisible();
});

test.describe('a draft that is saved over a bad connection', () => {
  test.use({ expectedError: /ERR_FAILED/ });

  test('keeps what is typed meanwhile, is not taken for that of a colleague, and earlier ones can be opened', async ({
    page,
    context,
    address,
    language,
  }) => {
    const { content } = language === 'ar' ? arabic : english;
    await signInPublisher(context, language);
    await page.goto(address(`/desk/content?kind=package&key=${test.info().retry === 0 ? 'lyon' : 'riyadh'}`));
    const name = page.locator('#desk-content-name-ar');
    const save = page.getByRole('button', { name: content.save });
    // Two packages cannot have one name.
    const nameOf = (text: string) => `${text} ${'ا'.repeat(test.info().retry)}`.trim();
    await name.fill(nameOf('اسم أول'));
    let typed = () => {};
    const isTyped = new Promise<void>((resolve) => {
      typed = resolve;
    });
    await page.route('**/api/desk/content', async (route) => {
      await isTyped;
      await route.continue();
    });
    await save.click();
    await name.fill(nameOf('اسم ثانٍ'));
    typed();
    await expect(page.getByText(content.outcomes.saved)).toBeVisible();
    await expect(name).toHaveValue(nameOf('اسم ثانٍ'));

    await page.unroute('**/api/desk/content');
    await page.route(
      '**/api/desk/content',
      async (route) => {
        await route.fetch();
        await route.abort();
      },
      { times: 1 },
    );
    await save.click();
    await expect(page.getByText(content.outcomes.failed)).toBeVisible();
    await save.click();
    await expect(page.getByText(content.outcomes.repeated)).toBeVisible();
    await expect(page.getByRole('heading', { level: 4 })).toHaveCount(2);
    await expect(page.getByRole('button', { name: content.publish })).toBeVisible();

    await name.fill(nameOf('اسم ثالث'));
    await page.getByRole('button', { name: content.history.open }).click();
    const question = page.getByText(content.history.openAsk);
    // Nothing of the card below the bar of the form.
    await question.evaluate((element) => element.scrollIntoView({ block: 'center' }));
    await expectAccessible(page);
    await page.getByRole('button', { name: content.history.openYes }).click();
    await expect(name).toHaveValue(nameOf('اسم أول'));
  });
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
    await signInPublisher(context, language);
    const field = (name: string) => page.locator(`#desk-content-${name}`);
    const drawing = Buffer.from('<svg width="2400" height="1600"><rect width="2400" height="1600" fill="#c8553d"/></svg>');
    const photo = await sharp(drawing).jpeg().toBuffer();

    await page.goto(address('/desk/content'));
    await page.getByRole('heading', { name: content.kinds.photo }).click();
    await page.locator(`a[href$="kind=photo&key=${poster}"]`).click();
    await field('photo').setInputFiles({ name: 'notes.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('Dear all') });
    await expect(page.getByText(content.photo.errors.photoType)).toBeVisible();
    await field('en-alt').fill('The square before sunrise');
    // Saved while it is on its way: the form waits for it.
    let arrive = () => {};
    const arrival = new Promise<void>((resolve) => {
      arrive = resolve;
    });
    await page.route('**/api/desk/content/photo?*', (route) => arrival.then(() => route.continue()), { times: 1 });
    await field('photo').setInputFiles({ name: 'square.jpg', mimeType: 'image/jpeg', buffer: photo });
    await page.getByRole('button', { name: content.save }).click();
    await expect(page.getByRole('button', { name: content.photo.awaited })).toBeVisible();
    await expectAccessible(page);
    arrive();
    await expect(page.getByText(content.photo.focusHint)).toBeVisible();
    await expect(page.getByText(content.errors.required).first()).toBeVisible();
    for (const error of [content.errors.photo, content.errors.place]) await expect(page.getByText(error)).toHaveCount(0);
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

/** Names of holidays that nobody else makes, per language and attempt. */
const newHolidays = {
  en: [
    ['Agadir by the sea', 'أيام عند البحر'],
    ['Agadir in the sun', 'أيام في الشمس'],
  ],
  ar: [
    ['Essaouira by the sea', 'الصويرة عند البحر'],
    ['Essaouira in the wind', 'الصويرة والريح'],
  ],
};
const dayByDay = (day: string) => Array.from({ length: 5 }, (_, index) => `${day} ${index + 1}\n${day}`).join('\n\n');

test.describe('a new holiday', () => {
  // Its page before it is published, and when it is gone.
  test.use({ expectedError: /status of 404/ });

  test('a publisher makes a new holiday with three photographs, sees it in the carousel, and takes it back', async ({
    page,
    context,
    address,
    language,
  }) => {
    const { content } = language === 'ar' ? arabic : english;
    const [name = '', arabicName = ''] = newHolidays[language][test.info().retry] ?? [];
    const key = name.toLowerCase().replaceAll(' ', '-');
    await signInPublisher(context, language);
    const field = (path: string) => page.locator(`#desk-content-${path.replaceAll('.', '-')}`);
    const save = () => page.getByRole('button', { name: content.save }).click();
    const publish = async () => {
      await expect(page.getByText(content.outcomes.saved)).toBeVisible();
      await page.getByRole('button', { name: content.publish }).click();
      await expect(page.getByText(content.outcomes.published)).toBeVisible();
    };

    await page.goto(address('/desk/content'));
    await page.getByText(content.newPackage.open).click();
    await page.locator('#new-package-en').fill('أغادير');
    await page.getByRole('button', { name: content.newPackage.begin }).click();
    await expect(page.locator('#new-package-en-error')).toContainText(content.newPackage.wrongLanguage);
    await expect(page.locator('#new-package-key-error')).toHaveCount(0);
    await page.locator('#new-package-en').fill('Paris');
    await page.getByRole('button', { name: content.newPackage.begin }).click();
    await expect(page.getByText(content.newPackage.keyTaken).first()).toBeVisible();
    await expect(page.getByText(content.newPackage.missing).first()).toBeVisible();
    await page.locator('#new-package-en').fill(name);
    await page.locator('#new-package-ar').fill(arabicName);
    await page.locator('#new-package-country').selectOption('morocco');
    await expectAccessible(page);
    await page.getByRole('button', { name: content.newPackage.begin }).click();

    await expect(field('name.en')).toHaveValue(name);
    await expect(page.getByText(content.notSaved, { exact: true })).toBeVisible();
    await save();
    await expect(page.getByText(content.errors.nights).first()).toBeVisible();
    const typed = {
      ...{ 'city.en': 'Agadir', 'city.ar': 'أغادير', nights: '4', price: '3210' },
      ...{ 'accommodation.en': 'Four-star hotel on the beach', 'accommodation.ar': 'فندق أربع نجوم على الشاطئ' },
      ...{ 'en.title': 'Agadir, four nights', 'ar.title': 'أغادير، أربع ليالٍ' },
      ...{ 'en.description': 'Four nights by the Atlantic.', 'ar.description': 'أربع ليالٍ على الأطلسي.' },
      ...{ 'en.lead': 'Ten kilometres of sand.', 'ar.lead': 'عشرة كيلومترات من الرمل.' },
      ...{ 'en.days': dayByDay('Day'), 'ar.days': dayByDay('يوم') },
      ...{ 'en.goodToKnow': 'Best months\nApril to June.', 'ar.goodToKnow': 'أنسب الأشهر\nمن أبريل إلى يونيو.' },
    };
    for (const [path, text] of Object.entries(typed)) await field(path).fill(text);
    await field('latitude').evaluate((input) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData('text', '30.4278, -9.5981');
      input.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
    });
    await expect(field('latitude')).toHaveValue('30.4278');
    await expect(field('longitude')).toHaveValue('-9.5981');
    await page.locator('#desk-content-themes-beach').check();
    await field('carousel').check();
    await expectAccessible(page);
    await save();
    await expect(page.getByText(content.outcomes.saved)).toBeVisible();

    // Nobody but who previews it finds the draft.
    const visitor = await (await context.browser()?.newContext())?.newPage();
    if (!visitor) throw new Error('No browser');
    const addresses = [`/travel/package/${key}`, `/ar/travel/package/${key}`];
    const statuses = () => Promise.all(addresses.map(async (path) => (await visitor.request.get(path)).status()));
    expect(await statuses()).toEqual([404, 404]);
    const preview = await context.newPage();
    await preview.goto(`/api/desk/content/preview?kind=package&key=${key}&language=ar`);
    await expect(preview.getByText('عشرة كيلومترات من الرمل.')).toBeVisible();
    await preview.goto(`/api/desk/content/preview?kind=package&key=${key}&language=ar&end=`);

    await publish();
    await expect.poll(statuses).toEqual([200, 200]);

    const drawing = Buffer.from('<svg width="1800" height="1200"><rect width="1800" height="1200" fill="#2a6f97"/></svg>');
    const photo = await sharp(drawing).jpeg().toBuffer();
    for (const [index, alt] of ['A bay', 'A market', 'A door'].entries()) {
      await page.locator('#photo-places ~ ul a').nth(index).click();
      const of = content.places.of.replace('{name}', language === 'ar' ? arabicName : name);
      await expect(page.getByRole('heading', { level: 2, name: of.replace('{number}', String(index + 1)) })).toBeVisible();
      // The form of the place before has a text there.
      await expect(field('en.alt')).toHaveValue('');
      if (index === 0) await save();
      if (index === 0) await expect(page.getByText(content.errors.place).first()).toBeVisible();
      await field('photo').setInputFiles({ name: 'bay.jpg', mimeType: 'image/jpeg', buffer: photo });
      await expect(page.getByText(content.photo.focusHint)).toBeVisible();
      for (const error of [content.errors.photo, content.errors.place]) await expect(page.getByText(error)).toHaveCount(0);
      await field('en.alt').fill(alt);
      await field('ar.alt').fill(`صورة ${alt}`);
      // Of the second, both are those of the first.
      if (index === 0) await field('credit').fill('Huda');
      if (index === 0) await field('licence').fill('Our own');
      await save();
      await publish();
    }
    const shown = async () =>
      (await (await visitor.request.get(address(`/travel/package/${key}`))).text()).match(/A (?:bay|market|door)"/g);
    await expect.poll(async () => new Set(await shown()).size).toBe(3);
    await visitor.goto(address(`/travel/package/${key}`));
    await expect(visitor.getByRole('img', { name: /A bay/ }).first()).toBeVisible();
    await visitor.getByRole('img', { name: /A door/ }).scrollIntoViewIfNeeded();
    await expectAccessible(visitor);
    for (const list of ['/services/packages', '/travel/destination/morocco'])
      expect(await (await visitor.request.get(list)).text()).toContain(`/travel/package/${key}"`);
    expect(await (await visitor.request.get('/sitemaps/packages.xml')).text()).toContain(`/travel/package/${key}<`);
    expect((await visitor.request.get(`/share/ar/travel/package/${key}.jpg`)).headers()['content-type']).toBe('image/jpeg');
    expect((await visitor.request.get(address(`/travel/booking/${key}`))).status()).toBe(200);

    await page.getByRole('link', { name: content.places.back }).click();
    await page.getByRole('button', { name: content.takeBack }).click();
    await expect(page.getByText(content.outcomes.takenBack)).toBeVisible();
    await expect.poll(statuses).toEqual([404, 404]);
    expect((await visitor.request.get(address(`/travel/booking/${key}`))).status()).toBe(404);
    await expect.poll(async () => (await visitor.request.get('/services/packages')).text()).not.toContain(key);
    await visitor.context().close();
    // Nothing is left to be typed again.
    await page.reload();
    await expect(field('name.en')).toHaveValue(name);
    await expect(field('price')).toHaveValue('3210');
  });
});
