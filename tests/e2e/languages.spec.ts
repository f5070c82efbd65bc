import { expect, test } from './support/test.ts';
import { words } from './support/words.ts';

const about = '/page-that-is-not-there';

test.describe('switching the language', () => {
  test('keeps the query, turns the page round and is remembered', async ({ page, context, language, address }) => {
    const other = language === 'ar' ? 'en' : 'ar';
    await page.goto(`${address('/')}?from=DOH&to=LHR`);
    await page.getByRole('link', { name: words[language].common.language[other], exact: true }).click();
    await expect(page).toHaveURL(other === 'ar' ? /\/ar\?from=DOH&to=LHR&lang=ar$/ : /\/\?from=DOH&to=LHR$/);
    await expect(page.locator('html')).toHaveAttribute('lang', other);
    await expect(page.locator('html')).toHaveAttribute('dir', other === 'ar' ? 'rtl' : 'ltr');
    expect(await page.evaluate(() => window.localStorage.getItem('language'))).toBe(other);
    expect((await context.cookies()).find(({ name }) => name === 'NEXT_LOCALE')?.value).toBe(other);
  });

  test('a visitor who chose Arabic is led to Arabic later', async ({ page }) => {
    await page.goto('/?lang=ar&a=1');
    await expect(page).toHaveURL(/\/ar\?lang=ar&a=1$/);
    await expect.poll(() => page.evaluate(() => window.localStorage.getItem('language'))).toBe('ar');
    await page.goto('/?b=2');
    await expect(page).toHaveURL(/\/ar\?b=2$/);
  });
});

test.describe('without any script', () => {
  // With scripts switched off, the browser reports each of them as refused.
  test.use({ javaScriptEnabled: false, expectedProblem: /csp$/ });

  test('the switch works both ways and the services still tell the phone', async ({ page, language }) => {
    await page.goto('/');
    await page.getByRole('link', { name: words.en.common.language.ar, exact: true }).click();
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
    await page.getByRole('link', { name: words.ar.common.language.en, exact: true }).click();
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    // An Arabic link from outside opens in the language that was chosen last, unless it says otherwise.
    if (language === 'ar') await page.goto('/ar?lang=ar');
    await page.getByRole('button', { name: words[language].home.services.privateJets.title }).click();
    await expect(page.getByRole('dialog').getByRole('link').first()).toBeVisible();
  });
});

test.describe('an address nobody knows', () => {
  test.use({ expectedProblem: /404/ });

  test('is answered with 404 and a way on, in the language of the address', async ({ page, language, address }) => {
    const response = await page.goto(address(about));
    expect(response?.status()).toBe(404);
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    await expect(page.getByRole('heading', { level: 1, name: words[language].common.notFound.title })).toBeVisible();
    await page.getByRole('link', { name: words[language].common.notFound.home }).click();
    await expect(page).toHaveURL(new RegExp(`${address('/')}$`));
  });
});

test.describe('the WhatsApp button', () => {
  test('greets everywhere and carries the link where something specific is on screen', async ({ page, language, address }) => {
    await page.goto(address('/'));
    const button = page.getByRole('link', { name: words[language].common.whatsapp.button });
    await expect(button).toHaveAttribute('href', new RegExp(encodeURIComponent(words[language].common.whatsapp.greeting)));
    await page.goto(address('/booking/passenger-info?from=DOH&to=LHR'));
    await button.dispatchEvent('auxclick');
    const href = decodeURIComponent((await button.getAttribute('href')) ?? '');
    expect(href).toContain('/booking/passenger-info?from=DOH&to=LHR');
  });
});
