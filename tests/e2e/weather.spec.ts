import arPrayers from '../../messages/ar/prayers.json' with { type: 'json' };
import arWeather from '../../messages/ar/weather.json' with { type: 'json' };
import enPrayers from '../../messages/en/prayers.json' with { type: 'json' };
import enWeather from '../../messages/en/weather.json' with { type: 'json' };
import { expectAccessible } from './support/accessibility.ts';
import { expectHydrated } from './support/hydrated.ts';
import { steadyDegrees } from './support/outside-services.ts';
import { expect, test } from './support/test.ts';

const weather = { en: enWeather, ar: arWeather };
const prayers = { en: enPrayers, ar: arPrayers };
const degrees = `${Math.round(steadyDegrees)}°`;

test('the weather page shows five days of a place once it is in view @both', async ({ page, language, address }) => {
  await page.goto(address('/support/weather'));
  const doha = page
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { level: 3 }) })
    .first();
  await doha.scrollIntoViewIfNeeded();
  await expect(doha.getByText(degrees).first()).toBeVisible();
  await expect(doha.getByText(weather[language].sky.clear).first()).toBeVisible();
  await expect(doha.getByRole('listitem')).toHaveCount(5);
});

test('the weather of a destination is printed once it is known', async ({ page, language, address }) => {
  const card = page.getByRole('region', { name: weather[language].title });
  await page.goto(address('/explore/destinations/turkey'));
  await page.emulateMedia({ media: 'print' });
  await expect(card).toBeHidden();
  await page.emulateMedia({ media: 'screen' });
  await card.scrollIntoViewIfNeeded();
  await expect(card.getByText(degrees).first()).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(card).toBeVisible();
});

test.describe('where the service does not answer', () => {
  test.use({ expectedError: /503/ });

  test('the usual figures of the month are shown instead, marked as such', async ({ page, language, address }) => {
    await page.goto(address('/explore/destinations/south-korea'));
    await page.getByRole('heading', { name: weather[language].title }).scrollIntoViewIfNeeded();
    await expect(page.getByText(weather[language].unavailable)).toBeVisible();
    await expect(page.getByText(new RegExp(weather[language].usual.replace(/\{\w+\}/g, '.+')))).toBeVisible();
    await page.getByRole('button', { name: weather[language].retry }).click();
    await expect(page.getByText(weather[language].unavailable)).toBeVisible();
  });
});

test.describe('the hours of prayer below the clock of a destination', () => {
  test.use({ expectedError: /503/ });

  test('load when they are unfolded, and again after a failure', async ({ page, language, address }) => {
    await page.route('**/api/prayer-times?*', (route) => route.fulfill({ status: 503 }), { times: 1 });
    await page.goto(address('/explore/destinations/turkey'));
    await page.getByText(prayers[language].title).click();
    await expect(page.getByText(prayers[language].unavailable)).toBeVisible();
    await page.getByRole('button', { name: prayers[language].retry }).click();
    const hours = page.getByRole('group').filter({ hasText: prayers[language].title }).getByRole('definition');
    await expect(hours).toHaveText(Array(6).fill(/^\d\d:\d\d$/));
    await expectAccessible(page);

    await page.getByText(prayers[language].title).click();
    await expect(hours.first()).toBeHidden();
    await page.getByText(prayers[language].title).click();
    await expect(hours).toHaveText(Array(6).fill(/^\d\d:\d\d$/));
  });
});

test.describe('the weather of an unknown place', () => {
  test('is not requested', async ({ request }) => {
    expect((await request.get('/api/weather?place=atlantis')).status()).toBe(404);
    expect((await request.get('/api/weather')).status()).toBe(404);
    expect((await request.post('/api/weather?place=doha')).status()).toBe(405);
  });
});

test('the clock of a destination and the offset under it agree, whatever time zone data the browser has', async ({
  page,
  address,
}) => {
  await page.goto(address('/explore/destinations/morocco'));
  const offset = Number((await page.getByText(/^UTC[+−]\d+$/).textContent())?.replace('UTC', '').replace('−', '-'));
  const clock = new Date(Date.now() + offset * 3_600_000).toISOString().slice(11, 13);
  await page
    .locator('main time')
    .first()
    .evaluate((clock) => clock.scrollIntoView());
  await expect(page.locator('main time').first()).toHaveText(new RegExp(`^${clock}:`));

  // React hydrates the page, and does not change the clock.
  await page.getByRole('heading', { level: 1 }).click();
  await expectHydrated(page);
  await expect(page.locator('main time').first()).toHaveText(new RegExp(`^${clock}:`));
});

test('the clock of a destination runs on a page that React rendered', async ({ page, address }) => {
  await page.goto(address('/explore/destinations'));
  await page.getByRole('heading', { level: 1 }).click();
  await expectHydrated(page);
  await page.evaluate(() => Object.assign(window, { isSamePage: true }));
  await page
    .locator(`main a[href="${address('/explore/destinations/turkey')}"]`)
    .first()
    .click();
  await expect(page.locator('main time').first()).toHaveText(/^\d\d:\d\d$/);
  expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true);
});
