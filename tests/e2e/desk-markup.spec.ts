import arabicBookings from '../../messages/ar/bookings.json' with { type: 'json' };
import arabic from '../../messages/ar/desk.json' with { type: 'json' };
import englishBookings from '../../messages/en/bookings.json' with { type: 'json' };
import english from '../../messages/en/desk.json' with { type: 'json' };
import { addDays, todayInQatar } from '../../supabase/functions/_shared/contracts/calendar-day.ts';
import { flightMoment } from '../../supabase/functions/_shared/suppliers/flights/flight-question.ts';
import { sandboxFlightSupplier } from '../../supabase/functions/_shared/suppliers/sandbox/flights/sandbox-flight-supplier.ts';
import { expectAccessible } from './support/accessibility.ts';
import { signInStaff } from './support/account.ts';
import { chooseFlight, fillInContact, fillInPassenger } from './support/flight-booking.ts';
import { siteUrl } from './support/site.ts';
import { expect, test } from './support/test.ts';

/** A route that no other test uses, per language and attempt: two active rules for the same route are refused. */
const destinations = { en: ['PRG', 'BUD'], ar: ['HEL', 'OSL'] };

test.use({ expectedError: /api\/bookings/ });

test('a markup rule raises the prices that a customer sees and requests, is shown to no customer, and can be deactivated @both', async ({
  page,
  browser,
  address,
  language,
}) => {
  const { markup } = language === 'ar' ? arabic : english;
  const { passengers, review, flow } = language === 'ar' ? arabicBookings : englishBookings;
  const to = destinations[language][test.info().retry] ?? '';
  const namesIt = new RegExp(language === 'ar' ? 'إضافة على|قواعد التسعير|هامش' : 'markup|margin', 'i');
  await chooseFlight(page, address, to);
  await fillInPassenger(page, 0, 1990);
  await fillInContact(page);
  await page.getByRole('button', { name: passengers.submit }).click();

  const theirs = await browser.newContext({ baseURL: siteUrl });
  await signInStaff(theirs, 'Huda', language);
  const desk = await theirs.newPage();
  await desk.goto(address('/desk/markup'));
  await desk.getByRole('button', { name: markup.newTitle }).click();
  await desk.locator('#desk-markup-origin').fill('doh');
  await desk.locator('#desk-markup-destination').fill('XXX');
  await desk.getByRole('button', { name: markup.create }).click();
  await expect(desk.getByText(markup.errors.destination).first()).toBeVisible();
  await expectAccessible(desk);
  await desk.locator('#desk-markup-destination').fill(to);
  await desk.locator('#desk-markup-fixed').fill(language === 'ar' ? '٥٠٠' : '500');
  await expect(desk.getByRole('status').filter({ hasText: to })).toContainText('500');
  await desk.getByRole('button', { name: markup.create }).click();
  await expect(desk.getByText(markup.outcomes.created)).toBeVisible();
  const rule = desk.getByRole('listitem').filter({ hasText: to });
  await expect(rule).toContainText('Huda');
  await expectAccessible(desk);

  // The price is checked again before anything is sent; by then the rule applies.
  await page.getByRole('button', { name: review.submit }).click();
  const notice = page.getByRole('alert').filter({ hasText: flow.priceChange.title });
  await expect(notice).toContainText(language === 'ar' ? /بزيادة.*500/ : /That is QAR\s500 more/);
  await expect(page.getByRole('main')).not.toContainText(namesIt);
  const departureDate = addDays(todayInQatar(), 61);
  const search = {
    origin: 'DOH',
    destination: to,
    departureDate,
    adults: 1,
    children: 0,
    infants: 0,
    cabinClass: 'ECONOMY',
  } as const;
  const { offers } = await sandboxFlightSupplier.searchFlights(search, {
    ...flightMoment(new Date()),
    signal: AbortSignal.timeout(60_000),
  });
  const cheapest = Math.min(...offers.map(({ price }) => Number(price.total)));
  const query = `from=DOH&to=${to}&departure=${departureDate}&adults=1&children=0&infants=0&class=economy`;
  await page.goto(address(`/?${query}&view=results`));
  const results = page.locator('#flight-results');
  await expect(results.getByRole('article').first()).toBeVisible();
  await expect(results).toContainText((cheapest + 500).toLocaleString('en', { maximumFractionDigits: 0 }));
  await expect(results).not.toContainText(namesIt);

  await rule.getByRole('switch').click();
  await expect(desk.getByText(markup.outcomes.saved)).toBeVisible();
  await expect(rule).toBeHidden();
  await theirs.close();
});
