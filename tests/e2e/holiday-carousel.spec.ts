import type { Page } from '@playwright/test';
import { airlineOffer } from '../../content/airline-offer.ts';
import { packageCountries } from '../../content/packages.ts';
import { todayInQatar } from '../../supabase/functions/_shared/contracts/calendar-day.ts';
import { expectAccessible } from './support/accessibility.ts';
import { expect, test } from './support/test.ts';
import { words } from './support/words.ts';

const countryAt = (index: number, language: 'en' | 'ar') => packageCountries[index]?.name[language] ?? '';
const holidayAt = (country: number, index: number) => {
  const holiday = packageCountries[country]?.cities[index];
  if (!holiday) throw new Error('The programme has no such holiday');
  return holiday;
};

/** Brings the carousel into view and waits for hydration; it does not rotate by itself, so that a test controls it. */
async function openCarousel(page: Page, address: string) {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(address);
  await page.locator('#showcase').scrollIntoViewIfNeeded();
  const carousel = page.locator('[aria-roledescription="carousel"]');
  await expect(carousel).toBeVisible();
  return carousel;
}

test('dots lead to a country, arrows and swipes to a holiday, a press to its details @wide @changing', async ({
  page,
  address,
  language,
}) => {
  const t = words[language].packages.carousel;
  const carousel = await openCarousel(page, address('/services/packages'));
  await expect(carousel.getByRole('heading', { level: 3 })).toHaveText(countryAt(0, language));
  await carousel.getByRole('button', { name: countryAt(6, language), exact: true }).click();
  await expect(carousel.getByRole('heading', { level: 3 })).toHaveText(countryAt(6, language));
  await expect(carousel.getByRole('link', { name: t.learnMore })).toHaveAttribute(
    'href',
    address(`/explore/destinations/${packageCountries[6]?.slug}`),
  );

  const front = () =>
    carousel.locator('.swiper-slide').evaluateAll((slides) => slides.findIndex((slide) => slide.matches('.swiper-slide-active')));
  await carousel.getByRole('button', { name: t.next }).filter({ visible: true }).click();
  await expect.poll(front).toBe(1);
  await carousel.getByRole('button', { name: t.previous }).filter({ visible: true }).click();
  await expect.poll(front).toBe(0);
  // A card counts as selected when its animation starts; a swipe during the animation continues from there.
  const offset = () =>
    carousel.locator('.swiper-wrapper').evaluate((cards) => Math.abs(new DOMMatrix(getComputedStyle(cards).transform).m41));
  await expect.poll(offset).toBe(0);

  await carousel.locator('.swiper').evaluate((cards) => cards.scrollIntoView({ block: 'center', behavior: 'instant' }));
  const box = await carousel.locator('.swiper').boundingBox();
  if (!box) throw new Error('The cards have no place on the page');
  const [from, to] = language === 'ar' ? [0.2, 0.8] : [0.8, 0.2];
  await page.mouse.move(box.x + Math.min(box.width, 300) * from, box.y + 60);
  await page.mouse.down();
  await page.mouse.move(box.x + Math.min(box.width, 300) * to, box.y + 60, { steps: 8 });
  await page.mouse.up();
  await expect.poll(front).toBe(1);

  const holiday = holidayAt(6, 1);
  await carousel.getByRole('button', { name: holiday.name[language] }).click();
  const details = page.getByRole('dialog', { name: holiday.name[language] });
  for (const text of [t.details.price, t.details.duration, t.details.accommodation, t.details.included]) {
    await expect(details.getByText(text, { exact: true })).toBeVisible();
  }
  await expect(details.getByRole('link', { name: t.details.book })).toHaveAttribute('href', /^mailto:holidays@/);
  await expect(details.getByRole('link', { name: t.details.call })).toHaveAttribute('href', /^tel:\+974/);
  await expect(details.getByRole('link', { name: t.details.whatsapp })).toHaveAttribute('href', /^https:\/\/wa\.me\/974/);
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(details).toBeHidden();
});

test('the countries rotate, and stop while somebody interacts', async ({ page, address, language }) => {
  await page.clock.install();
  await page.goto(address('/services/packages'));
  await page.locator('#showcase').scrollIntoViewIfNeeded();
  const carousel = page.locator('[aria-roledescription="carousel"]');
  await expect(carousel).toBeVisible();
  const heading = carousel.getByRole('heading', { level: 3 });
  await expect(heading).toHaveText(countryAt(0, language));
  await page.clock.runFor(6400);
  await expect(heading).toHaveText(countryAt(1, language));
  await carousel.getByRole('button', { name: words[language].packages.carousel.pause }).click();
  await page.clock.runFor(30_000);
  await expect(heading).toHaveText(countryAt(1, language));
});

test('the airline offer says what it includes and how to use it, while it is on sale @changing', async ({
  page,
  address,
  language,
}) => {
  const t = words[language].packages.airlineOffer;
  await page.goto(address('/services/packages'));
  const open = page.getByRole('button', { name: t.open });
  const today = todayInQatar();
  if (today < airlineOffer.sale.from || today > airlineOffer.sale.until) {
    await expect(page.getByRole('region', { name: words[language].packages.carousel.title })).toBeVisible();
    await expect(open).toHaveCount(0);
    return;
  }
  await open.click();
  const dialog = page.getByRole('dialog', { name: t.title.replace('{percent}', '20') });
  for (const text of [t.economy, t.premium, t.sale, t.travel, t.destinations, t.cabin, t.terms]) {
    await expect(dialog.getByText(text, { exact: true })).toBeVisible();
  }
  await expect(dialog.getByRole('link', { name: t.plan })).toHaveAttribute('href', /^mailto:holidays@/);
  // Where two facts share a row, each fits its column.
  await page.setViewportSize({ width: 1280, height: 900 });
  const tooWide = () =>
    dialog.locator('dl > div').evaluateAll((facts) => facts.filter((fact) => fact.scrollWidth > fact.clientWidth).length);
  await expect.poll(tooWide).toBe(0);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
});

test.describe('without any script', () => {
  test.use({ javaScriptEnabled: false, expectedError: /csp$/ });

  test('the first country and its holidays are links', async ({ page, address, language }) => {
    await page.goto(address('/services/packages'));
    const first = holidayAt(0, 0);
    const section = page.getByRole('region', { name: words[language].packages.carousel.title });
    await expect(section.getByRole('link', { name: first.name[language] })).toHaveAttribute(
      'href',
      address(`/travel/package/${first.id}`),
    );
  });
});
