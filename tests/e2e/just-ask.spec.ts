import arabic from '../../messages/ar/bookings.json' with { type: 'json' };
import english from '../../messages/en/bookings.json' with { type: 'json' };
import { addDays, todayInQatar } from '../../supabase/functions/_shared/contracts/calendar-day.ts';
import { expectAccessible } from './support/accessibility.ts';
import { fillIn, fillInPassenger, ownEmail } from './support/flight-booking.ts';
import { expectHydrated } from './support/hydrated.ts';
import { expect, test } from './support/test.ts';
import { words as siteWords } from './support/words.ts';

const words = { en: english, ar: arabic };
const departure = addDays(todayInQatar(), 66);
const results = `/?from=DOH&to=LHR&departure=${departure}&return=${addDays(departure, 7)}&adults=2&children=1&infants=1&class=economy&view=results`;
const isReference = /^KT-[2-9A-HJ-NP-Z]{6}$/;
const bornIn = (years: number) => Number(todayInQatar().slice(0, 4)) - years;

test('a flight is asked for in one name, and everybody who travels is added by its link @both', async ({
  page,
  address,
  language,
}) => {
  const { flow, passengers, review, confirmation, names } = words[language];
  const main = page.getByRole('main');
  await page.goto(address(results));
  await main.getByRole('article').first().getByRole('link', { name: siteWords[language].flights.results.card.select }).click();
  await expect(page.locator('[id="passengers.0.surname"]')).toBeVisible();
  await expectHydrated(page);
  await main.getByRole('link', { name: flow.justAsk.ask }).click();
  await expect(main.getByRole('heading', { name: flow.justAsk.heading })).toBeFocused();
  await expect(page.locator('[id="passengers.0.title"]')).toHaveCount(0);
  const send = main.getByRole('button', { name: review.submit });
  await send.click();
  await expect(page.locator('#travellers > section').getByRole('link')).toHaveCount(4);
  await expectAccessible(page);
  await fillIn(page, 'passengers.0', { givenNames: 'Amina Sara', surname: 'Al-Example' });
  await fillIn(page, 'contact', { email: ownEmail(), phone: '+974 4000 0000' });
  await page.reload();
  await expect(page.locator('[id="passengers.0.surname"]')).toHaveValue('Al-Example');
  await page.locator('[id="contact.phone"]').press('Enter');
  await expect(page.getByTestId('reference')).toHaveText(isReference);
  await expect(main.getByText(confirmation.names.text)).toBeVisible();
  await expectAccessible(page);

  await main.getByRole('link', { name: confirmation.names.button }).click();
  await expect(page.locator('[id="passengers.0.surname"]')).toHaveValue('Al-Example');
  await expect(page.locator('[id="contact.email"]')).toHaveCount(0);
  await expectHydrated(page);
  const sendNames = main.getByRole('button', { name: passengers.sendNames });
  await sendNames.click();
  await expect(page.locator('[id="passengers.0.title"]')).toHaveAttribute('aria-invalid', 'true');
  await expectAccessible(page);
  for (const [index, age] of [36, 38, 8, 1].entries()) await fillInPassenger(page, index, bornIn(age));
  for (const [index, name] of ['Amina Sara', 'Omar', 'Noor', 'Layla'].entries())
    await fillIn(page, `passengers.${index}`, { givenNames: name });
  await sendNames.click();
  await expect(main.getByText(names.known.title)).toBeVisible();
  await expect(main.getByText('Layla Al-Example')).toBeVisible();
  await expectAccessible(page);
  await page.reload();
  await expect(main.getByText(names.known.title)).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, expectedError: /csp$/ });

  test('a flight is asked for in one name, and its people are added', async ({ page, address, language }) => {
    const { flow, passengers, review, confirmation, names } = words[language];
    const main = page.getByRole('main');
    const one = results.replace('adults=2&children=1&infants=1', 'adults=1&children=0&infants=0');
    const html = await (await page.request.get(address(one))).text();
    await page.goto((/href="((?:\/ar)?\/booking\/passenger-info[^"]+)"/.exec(html)?.[1] ?? '').replaceAll('&amp;', '&'));
    await main.getByRole('link', { name: flow.justAsk.ask }).click();
    await fillIn(page, 'passengers.0', { givenNames: 'Amina Sara' });
    await fillIn(page, 'contact', { email: ownEmail(), phone: '+974 4000 0000' });
    await main.getByRole('button', { name: review.submit }).click();
    await expect(page.locator('[id="passengers.0.surname"]')).toHaveAttribute('aria-invalid', 'true');
    await expect(page.locator('[id="passengers.0.givenNames"]')).toHaveValue('Amina Sara');
    await fillIn(page, 'passengers.0', { surname: 'Al-Example' });
    await main.getByRole('button', { name: review.submit }).click();
    await expect(page.getByTestId('reference')).toHaveText(isReference);
    await main.getByRole('link', { name: confirmation.names.button }).click();
    await main.getByRole('button', { name: passengers.sendNames }).click();
    await expect(page.locator('[id="passengers.0.title"]')).toHaveAttribute('aria-invalid', 'true');
    await fillInPassenger(page, 0, bornIn(36));
    await main.getByRole('button', { name: passengers.sendNames }).click();
    await expect(main.getByText(names.known.title)).toBeVisible();
  });
});
