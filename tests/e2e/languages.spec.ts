import { expectHydrated } from './support/hydrated.ts';
import { SearchForm } from './support/search-form.ts';
import { expect, test } from './support/test.ts';
import { words } from './support/words.ts';

const about = '/page-that-is-not-there';

test('running text is larger and has more line spacing in Arabic than in English @both', async ({ page, language, address }) => {
  await page.goto(address('/about'));
  const paragraph = page.locator('#who ~ p').first();
  await expect(paragraph).toHaveCSS('font-size', '18px');
  const lineHeight = await paragraph.evaluate((element) => Number.parseFloat(getComputedStyle(element).lineHeight) / 18);
  if (language === 'ar') expect(lineHeight).toBeCloseTo(1.8, 1);
  else expect(lineHeight).toBeLessThan(1.6);
});

test.describe('switching the language', () => {
  test('keeps the query, mirrors the page and is saved @both', async ({ page, context, language, address }) => {
    const other = language === 'ar' ? 'en' : 'ar';
    await page.goto(`${address('/')}?from=DOH&to=LHR`);
    await page.getByRole('link', { name: words[language].common.language[other], exact: true }).click();
    await expect(page).toHaveURL(other === 'ar' ? /\/ar\?from=DOH&to=LHR&lang=ar$/ : /\/\?from=DOH&to=LHR$/);
    await expect(page.locator('html')).toHaveAttribute('lang', other);
    await expect(page.locator('html')).toHaveAttribute('dir', other === 'ar' ? 'rtl' : 'ltr');
    expect(await page.evaluate(() => window.localStorage.getItem('language'))).toBe(other);
    expect((await context.cookies()).find(({ name }) => name === 'NEXT_LOCALE')?.value).toBe(other);
  });

  test('keeps a search that is half filled in, in both directions, and adds no history entry', async ({
    page,
    language,
    address,
  }) => {
    const other = language === 'ar' ? 'en' : 'ar';
    const [mine, theirs] = [new SearchForm(page, language), new SearchForm(page, other)];
    const change = (from: 'ar' | 'en', to: 'ar' | 'en') =>
      page.getByRole('link', { name: words[from].common.language[to], exact: true }).click();
    await page.goto(address('/terms'));
    await page.goto(address('/'));
    await mine.chooseAirport(mine.from, words[language].doha);
    await mine.chooseAirport(mine.to, words[language].london);
    await mine.departure.click();
    await mine.chooseDay(30);
    await page.keyboard.press('Escape');
    const daysOf = async ({ departure, return: back }: SearchForm) =>
      [await departure.textContent(), await back.textContent()].map((text) => /\d+/.exec(text ?? '')?.[0]);
    const days = await daysOf(mine);
    expect(days, 'the return is the next day until another is chosen').toEqual([expect.any(String), expect.any(String)]);

    await change(language, other);
    await expect(theirs.from).toHaveValue(`${words[other].doha} (DOH)`);
    await expect(theirs.to).toHaveValue(/\(LON\)$/);
    expect(await daysOf(theirs)).toEqual(days);
    await expect(page.getByRole('dialog')).toHaveCount(0);

    await page.getByRole('tab', { name: words[other].home.tabs.hotels }).click();
    const place = (name: 'ar' | 'en') => page.getByRole('combobox', { name: words[name].hotels.search.destination });
    await theirs.chooseAirport(place(other), words[other].doha);
    await expect(place(other)).toHaveValue(words[other].doha);
    await change(other, language);
    await expect(page.getByRole('tab', { name: words[language].home.tabs.hotels })).toHaveAttribute('aria-selected', 'true');
    await expect(place(language)).toHaveValue(words[language].doha);

    await page.goBack();
    await expect(page).toHaveURL(new RegExp(`${address('/terms')}$`));
  });

  test('a visitor who chose Arabic is redirected to Arabic later', async ({ page }) => {
    await page.goto('/?lang=ar&a=1');
    await expect(page).toHaveURL(/\/ar\?lang=ar&a=1$/);
    await expect.poll(() => page.evaluate(() => window.localStorage.getItem('language'))).toBe('ar');
    await page.goto('/?b=2');
    await expect(page).toHaveURL(/\/ar\?b=2$/);
  });

  test('English chosen by the address is saved as well', async ({ page }) => {
    const stored = () => page.evaluate(() => window.localStorage.getItem('language'));
    await page.goto('/contact?lang=ar');
    await expect.poll(stored).toBe('ar');
    await page.goto('/ar/contact?lang=en');
    await expect(page).toHaveURL(/\/contact$/);
    await expect.poll(stored).toBe('en');
  });
});

test.describe('without any script', () => {
  // With scripts switched off, the browser reports each of them as refused.
  test.use({ javaScriptEnabled: false, expectedError: /csp$/ });

  test('the switch works in both directions and the services still show the phone number', async ({ page, language }) => {
    await page.goto('/');
    await page.getByRole('link', { name: words.en.common.language.ar, exact: true }).click();
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
    await expect(page).toHaveURL(/\/ar$/);
    // A visitor who chose Arabic (here by the address) can still choose English.
    await page.goto('/about?lang=ar');
    await expect(page).toHaveURL(/\/ar\/about\?lang=ar$/);
    await page.getByRole('link', { name: words.ar.common.language.en, exact: true }).click();
    await expect(page).toHaveURL(/\/about$/);
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    await page.goto('/');
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    // An Arabic link from outside opens in the language that was chosen last, unless it says otherwise.
    if (language === 'ar') await page.goto('/ar?lang=ar');
    await page.getByRole('button', { name: words[language].home.services.privateJets.title }).click();
    await expect(page.getByRole('dialog').getByRole('link').first()).toBeVisible();
  });
});

test.describe('an unknown address', () => {
  test.use({ expectedError: /404/ });

  test('is answered with 404 and a next step, in the language of the address @both', async ({ page, language, address }) => {
    const response = await page.goto(address(about));
    expect(response?.status()).toBe(404);
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    await expect(page.getByRole('heading', { level: 1, name: words[language].common.notFound.title })).toBeVisible();
    await page.getByRole('link', { name: words[language].common.notFound.home }).click();
    await expect(page).toHaveURL(new RegExp(`${address('/')}$`));
  });
});

test.describe('the WhatsApp button', () => {
  test('greets on every page, and adds the link where something specific is on screen @both', async ({
    page,
    language,
    address,
  }) => {
    await page.goto(address('/'));
    const button = page.getByRole('link', { name: words[language].common.whatsapp.button });
    await expect(button).toHaveAttribute('href', new RegExp(encodeURIComponent(words[language].common.whatsapp.greeting)));
    await page.goto(address('/booking/passenger-info?from=DOH&to=LHR'));
    await button.hover();
    await expectHydrated(page);
    await button.dispatchEvent('auxclick');
    const href = decodeURIComponent((await button.getAttribute('href')) ?? '');
    expect(href).toContain('/booking/passenger-info?from=DOH&to=LHR');
  });
});
