import type { Page, Route } from '@playwright/test';
import { createTranslator } from 'next-intl';
import arabic from '../../messages/ar/hotels.json' with { type: 'json' };
import english from '../../messages/en/hotels.json' with { type: 'json' };
import { addDays, todayInQatar } from '../../supabase/functions/_shared/contracts/calendar-day.ts';
import { expectAccessible } from './support/accessibility.ts';
import { browserArguments, findBrowser } from './support/browser.ts';
import { test as base, expect, type Language } from './support/test.ts';

const checkIn = addDays(todayInQatar(), 40);
const search = `destination=istanbul&checkin=${checkIn}&checkout=${addDays(checkIn, 3)}&rooms=2`;
const mapService = 'https://tiles.openfreemap.org';

const wordsIn = (language: Language) =>
  createTranslator({ locale: language, messages: { hotels: language === 'ar' ? arabic : english } });

const test = base.extend<{ words: ReturnType<typeof wordsIn> }>({
  words: async ({ language }, use) => use(wordsIn(language)),
});

// The map uses WebGL, which runs in software on machines without a graphics card.
test.use({
  launchOptions: {
    ...(await findBrowser()),
    args: [
      ...browserArguments.filter((argument) => argument !== '--disable-gpu'),
      ...['--use-gl=angle', '--use-angle=swiftshader', '--enable-unsafe-swiftshader'],
    ],
  },
});

/** A town of one square, with its attribution. */
const style = {
  version: 8,
  sources: {
    square: {
      type: 'geojson',
      attribution: '<a href="https://www.example.org/">© Drawers of squares</a>',
      data: { type: 'Polygon', coordinates: [[28.9, 40.9, 29.1, 40.9, 29.1, 41.1, 28.9, 41.1, 28.9, 40.9]].map(pairs) },
    },
  },
  layers: [
    { id: 'ground', type: 'background', paint: { 'background-color': '#e8e4da' } },
    { id: 'square', type: 'fill', source: 'square', paint: { 'fill-color': '#c9d8c0' } },
  ],
};

function pairs(values: number[]): number[][] {
  return values.flatMap((value, index) => (index % 2 === 0 ? [[value, values[index + 1] ?? 0]] : []));
}

/** Replaces the map's service, and counts its requests. */
async function standIn(page: Page, answer: (route: Route) => Promise<void>): Promise<string[]> {
  const asked: string[] = [];
  await page.route(`${mapService}/**`, (route) => {
    asked.push(route.request().url());
    return answer(route);
  });
  return asked;
}

const withStyle = (route: Route) => route.fulfill({ json: style, headers: { 'access-control-allow-origin': '*' } });
const canvasOf = (page: Page) => page.locator('canvas.maplibregl-canvas');

test('streets load on request, with the prices of the list and the attribution @wide', async ({ page, address, words: t }) => {
  const asked = await standIn(page, withStyle);
  await page.goto(address(`/explore/hotels/results?${search}&view=map`));
  const show = page.getByRole('button', { name: t('hotels.streetMap.show') });
  await expect(show).toBeVisible();
  await page.locator('main').getByText(t('hotels.streetMap.about')).click();
  await expect(page.getByText(t('hotels.streetMap.consent', { host: 'tiles.openfreemap.org' }))).toBeVisible();
  await expect(page.locator('button[data-pin]').first()).toBeVisible();
  expect(asked, 'nothing is asked before the button is pressed').toEqual([]);

  await show.click();
  await expect(canvasOf(page)).toBeVisible();
  const { height = 0 } = (await canvasOf(page).boundingBox()) ?? {};
  expect(height, 'the map fills its room').toBeGreaterThan(250);
  const drawers = page.getByText('© Drawers of squares');
  await drawers.scrollIntoViewIfNeeded();
  await expect(drawers).toBeInViewport();
  expect(asked[0]).toBe(`${mapService}/styles/liberty`);
  const pin = page.locator('.maplibregl-marker[data-pin]:not([data-point])').first();
  await expect(pin).toHaveText(/\d/);
  await pin.focus();
  await page.keyboard.press('Enter');
  await expect(pin).toBeFocused();
  await expect(pin).toHaveAttribute('data-lit', '');
  await expectAccessible(page);

  await page.getByRole('button', { name: t('hotels.streetMap.drawn') }).click();
  await expect(canvasOf(page)).toHaveCount(0);
  await expect(page.getByRole('toolbar', { name: t('hotels.results.map.label') })).toBeVisible();
});

test('a page reached from another page is loaded again, because that page’s policy does not allow the map', async ({
  page,
  address,
  words: t,
}) => {
  const asked = await standIn(page, withStyle);
  await page.goto(address(`/explore/hotels?${search}`));
  const destination = page.getByRole('combobox', { name: t('hotels.search.destination') });
  await expect(destination, 'the form has read the address').toHaveValue(/Istanbul|إسطنبول/);
  await page.getByRole('button', { name: t('hotels.search.submit') }).click();
  await expect(page).toHaveURL(/\/explore\/hotels\/results\?/);
  await page.locator('main').getByRole('article').first().getByRole('heading').getByRole('link').click();
  await expect(page).toHaveURL(/\/explore\/hotels\/stay\//);
  await page.getByRole('button', { name: t('hotels.streetMap.show') }).click();
  await expect(canvasOf(page)).toBeVisible();
  await expect.poll(() => asked).toContain(`${mapService}/styles/liberty`);
  expect((await canvasOf(page).boundingBox())?.height, 'the map fills its room').toBeGreaterThan(150);
  // The numbers of places nearby, and the hotel.
  await expect(page.locator('.maplibregl-marker')).toHaveCount((await page.locator('main ol').last().locator('li').count()) + 1);
  // Here the page is scrolled to its map, and the bar at the lower edge covers a part of the footer.
  await page.evaluate(() => window.scrollTo(0, 0));
  await expectAccessible(page);
  // Requested once: the next time it is drawn again without a request.
  await page.reload();
  await expect(page.getByRole('button', { name: t('hotels.streetMap.show') })).toBeVisible();
  await expect(canvasOf(page)).toHaveCount(0);
});

test.describe('without the service', () => {
  test.use({ expectedError: /tiles\.openfreemap\.org|Failed to load resource/ });

  test('the drawn map stays, and says so', async ({ page, address, words: t }) => {
    let isAway = true;
    await standIn(page, (route) => (isAway ? route.abort() : withStyle(route)));
    await page.goto(address(`/explore/hotels/results?${search}&view=map`));
    await page.getByRole('button', { name: t('hotels.streetMap.show') }).click();
    await expect(page.getByRole('alert').filter({ hasText: t('hotels.streetMap.failed') })).toBeVisible();
    await expect(page.getByRole('toolbar', { name: t('hotels.results.map.label') })).toBeVisible();
    await expectAccessible(page);
    isAway = false;
    await page.getByRole('button', { name: t('hotels.streetMap.again') }).click();
    await expect(canvasOf(page)).toBeVisible();
  });
});
