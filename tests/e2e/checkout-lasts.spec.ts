import type { Page } from '@playwright/test';
import arabic from '../../messages/ar/bookings.json' with { type: 'json' };
import arabicHotels from '../../messages/ar/hotels.json' with { type: 'json' };
import arabicPackages from '../../messages/ar/packages.json' with { type: 'json' };
import english from '../../messages/en/bookings.json' with { type: 'json' };
import englishHotels from '../../messages/en/hotels.json' with { type: 'json' };
import englishPackages from '../../messages/en/packages.json' with { type: 'json' };
import { addDays, todayInQatar } from '../../supabase/functions/_shared/contracts/calendar-day.ts';
import { packResponse } from '../../supabase/functions/_shared/contracts/flights/packed/pack-response.ts';
import { unpackResponse } from '../../supabase/functions/_shared/contracts/flights/packed/packed-response.ts';
import { chooseFlight, onToPay } from './support/flight-booking.ts';
import { test as base, expect, type Language } from './support/test.ts';
import { words as siteWords } from './support/words.ts';

const words = {
  en: { ...english, stay: englishHotels.stayRequest, holiday: englishPackages.request },
  ar: { ...arabic, stay: arabicHotels.stayRequest, holiday: arabicPackages.request },
};
type Words = (typeof words)['en'];
const test = base.extend<{ words: Words }>({ words: async ({ language }, use) => use(words[language]) });

const day = addDays(todayInQatar(), 60);
const inPage = (page: Page) => page.getByRole('main');

async function fillIn(page: Page, texts: Record<string, string>): Promise<void> {
  for (const [id, text] of Object.entries(texts)) await page.locator(`[id="${id}"]`).fill(text);
}

const contact = { 'contact.email': 'amina@example.com', 'contact.phone': '+974 4000 0000' };

async function fillInPassenger(page: Page): Promise<void> {
  const at = 'passengers.0';
  await page.locator(`[id="${at}.isDocumentLater"]`).uncheck();
  await fillIn(page, { [`${at}.givenNames`]: 'Amina Sara', [`${at}.surname`]: 'Al-Example', ...contact });
  await fillIn(page, {
    [`${at}.passportNumber`]: 'QX100000',
    [`${at}.dateOfBirth`]: '20/05/1990',
    [`${at}.passportExpiry`]: '01/01/2035',
  });
  await page.locator(`[id="${at}.title"]`).selectOption('MRS');
  await page.locator(`[id="${at}.nationality"]`).selectOption('QA');
}

interface Product {
  /** Opens the form with the selection. */
  open: (page: Page, address: (path: string) => string, language: Language) => Promise<void>;
  fill: (page: Page) => Promise<void>;
  /** A field whose text shows whether anything was lost. */
  field: string;
  on: (words: Words) => string;
  send: (words: Words) => string | RegExp;
}

const flights = {
  fill: fillInPassenger,
  field: 'passengers.0.surname',
  on: ({ passengers }: Words) => passengers.submit,
  send: ({ review }: Words) => review.submit,
};

const products: Record<'flight' | 'multi-city' | 'stay' | 'holiday', Product> = {
  flight: { ...flights, open: (page, address) => chooseFlight(page, address) },
  'multi-city': {
    ...flights,
    async open(page, address, language) {
      const { results } = siteWords[language].flights.multiCity;
      const legs = `leg=DOH-LHR-${day}&leg=LHR-DOH-${addDays(day, 5)}`;
      await page.goto(
        address(`/booking/multi-city?${legs}&adults=1&children=0&infants=0&class=economy&tickets=separate&view=results`),
      );
      for (const number of [1, 2]) {
        await inPage(page).getByRole('article').first().getByText(results.choose, { exact: true }).click();
        const change = results.changeFlightLabel.replace('{number}', String(number));
        await expect(page.getByRole('button', { name: change })).toBeVisible();
      }
      await page.getByRole('link', { name: results.continue }).click();
      await expect(page.locator('[id="passengers.0.surname"]')).toBeVisible();
    },
  },
  stay: {
    async open(page, address, language) {
      const stay = `checkin=${day}&checkout=${addDays(day, 3)}&rooms=1`;
      await page.goto(address(`/explore/hotels/results?destination=doha&${stay}`));
      await inPage(page).getByRole('article').first().getByRole('heading').getByRole('link').click();
      const request = siteWords[language].hotels.results.card.request;
      await page.getByRole('table').getByRole('link', { name: request }).first().click();
      await expect(page.locator('[id="passengers.0.surname"]')).toBeVisible();
    },
    fill: (page) => fillIn(page, { 'passengers.0.givenNames': 'Amina', 'passengers.0.surname': 'Al-Example', ...contact }),
    field: 'passengers.0.surname',
    on: ({ stay }) => stay.form.submit,
    send: ({ stay }) => stay.review.submit,
  },
  holiday: {
    async open(page, address) {
      const draft = {
        ...{ departureDate: day, extraNights: 0, rooms: [{ adults: 1, childAges: [] }], extras: [], wishes: [], travellers: {} },
        contact: { email: '', phone: '+974 ', notes: '' },
      };
      await page.addInitScript(
        (saved) => {
          const key = 'karam.package-drafts.v3';
          if (!sessionStorage.getItem(key)) sessionStorage.setItem(key, saved);
        },
        JSON.stringify([{ key: 'lyon', draft }]),
      );
      await page.goto(address('/travel/booking/lyon?step=travellers'));
    },
    async fill(page) {
      const at = 'travellers.0';
      await fillIn(page, { [`${at}.givenNames`]: 'Amina', [`${at}.surname`]: 'Al-Example', ...contact });
      await fillIn(page, { [`${at}.dateOfBirth`]: '20/05/1990' });
      await page.locator(`[id="${at}.title"]`).selectOption('MRS');
    },
    field: 'travellers.0.surname',
    on: ({ holiday }) => holiday.travellers.submit,
    send: onToPay,
  },
};

test.describe('Back, reload and a lost connection lose nothing', () => {
  test.use({ expectedError: /ERR_INTERNET_DISCONNECTED|Failed to load resource|ERR_FAILED/ });

  for (const [name, product] of Object.entries(products)) {
    test(`on the steps of a ${name}`, async ({ page, context, address, language, words }) => {
      const typed = page.locator(`[id="${product.field}"]`);
      const on = inPage(page).getByRole('button', { name: product.on(words), exact: true });
      const send = inPage(page).getByRole('button', { name: product.send(words), exact: true });
      await product.open(page, address, language);
      await product.fill(page);
      await page.reload();
      await expect(typed).toHaveValue('Al-Example');

      await context.setOffline(true);
      await on.click();
      await expect(send).toBeVisible();
      await send.click();
      await expect(inPage(page).getByText(words.refusals.offline.title)).toBeVisible();
      await page.goBack();
      await expect(typed).toHaveValue('Al-Example');
      await page.goForward();
      await context.setOffline(false);
      await page.reload();
      await send.click();
      await expect(page.getByTestId('reference')).toHaveText(/^KT-[2-9A-HJ-NP-Z]{6}$/);
    });
  }
});

/** Raises every price of a search from now on. */
async function raisePrices(page: Page, what: 'flights' | 'hotels', by: number): Promise<void> {
  await page.route(`**/api/${what}/search`, async (route) => {
    const response = await route.fetch();
    const answer = await response.json();
    const raise = ({ price }: { price: { total: string } }) => {
      price.total = (Number(price.total) + by).toFixed(2);
    };
    if (what === 'flights') {
      const found = unpackResponse(answer);
      for (const offer of [...found.data, ...Object.values(found.otherFares).flat()]) raise(offer);
      await route.fulfill({ response, json: packResponse(found) });
    } else {
      answer.hotels.forEach(raise);
      await route.fulfill({ response, json: answer });
    }
  });
}

test('a price that expires while the form is filled in is renewed in place, and nothing typed is lost', async ({
  page,
  address,
  language,
  words,
}) => {
  await page.clock.install();
  await chooseFlight(page, address);
  await fillInPassenger(page);
  const expiresAt = await page.evaluate(
    () => JSON.parse(sessionStorage.getItem('karam.selected-offers.v1') ?? '[]')[0]?.meta.expiresAt as string,
  );
  await raisePrices(page, 'flights', 100);
  await page.clock.fastForward(Date.parse(expiresAt) - Date.now());
  const notice = inPage(page).getByRole('alert').filter({ hasText: words.flow.priceChange.title });
  await expect(notice).toContainText(language === 'ar' ? /بزيادة.*100/ : /That is QAR\s100 more/);
  await expect(page.locator('[id="passengers.0.surname"]')).toHaveValue('Al-Example');
  await notice.getByRole('button', { name: words.flow.priceChange.accept }).click();
  await expect(notice).toHaveCount(0);
  await inPage(page).getByRole('button', { name: words.passengers.submit }).click();
  await expect(inPage(page).getByText('QX100000')).toBeVisible();
  await expect(page.getByRole('button', { name: words.review.submit })).toBeEnabled();
});

test('a stay whose price has expired shows both prices first, and nothing typed is lost', async ({
  page,
  address,
  language,
  words,
}) => {
  const { stay } = products;
  await page.clock.install();
  await stay.open(page, address, language);
  await stay.fill(page);
  await inPage(page)
    .getByRole('button', { name: stay.on(words), exact: true })
    .click();
  const send = inPage(page).getByRole('button', { name: stay.send(words), exact: true });
  const expiresAt = await page.evaluate(
    () => JSON.parse(sessionStorage.getItem('karam.chosen-stays.v1') ?? '[]')[0]?.meta.expiresAt as string,
  );
  await raisePrices(page, 'hotels', 100);
  await page.clock.fastForward(Date.parse(expiresAt) - Date.now());
  await send.click();
  const notice = inPage(page).getByRole('alert').filter({ hasText: words.stay.priceChange.title });
  await expect(notice).toContainText(/100/);
  await expect(send).toBeDisabled();
  await expect(inPage(page).getByText('Amina Al-Example')).toBeVisible();
  await page.goBack();
  await expect(page.locator('[id="passengers.0.surname"]')).toHaveValue('Al-Example');
});
