import arabicBookings from '../../messages/ar/bookings.json' with { type: 'json' };
import arabicFlights from '../../messages/ar/flights.json' with { type: 'json' };
import arabicPayments from '../../messages/ar/payments.json' with { type: 'json' };
import arabicSelfService from '../../messages/ar/selfService.json' with { type: 'json' };
import arabicStates from '../../messages/ar/states.json' with { type: 'json' };
import englishBookings from '../../messages/en/bookings.json' with { type: 'json' };
import englishFlights from '../../messages/en/flights.json' with { type: 'json' };
import englishPayments from '../../messages/en/payments.json' with { type: 'json' };
import englishSelfService from '../../messages/en/selfService.json' with { type: 'json' };
import englishStates from '../../messages/en/states.json' with { type: 'json' };
import { addDays, todayInQatar } from '../../supabase/functions/_shared/contracts/calendar-day.ts';
import { expectAccessible } from './support/accessibility.ts';
import { fillInContact, fillInPassenger } from './support/flight-booking.ts';
import { expectHydrated } from './support/hydrated.ts';
import { sellingSiteUrl } from './support/site.ts';
import { expect, test } from './support/test.ts';

// The provider's page redirects to ours during its own view transition.
test.use({ baseURL: sellingSiteUrl, expectedError: /Transition was (skipped|aborted)/ });

const english = {
  ...{ bookings: englishBookings, flights: englishFlights, payments: englishPayments },
  ...{ selfService: englishSelfService, states: englishStates },
};
const arabic = {
  ...{ bookings: arabicBookings, flights: arabicFlights, payments: arabicPayments },
  ...{ selfService: arabicSelfService, states: arabicStates },
};
/** The words before the first value of a message. */
const begin = (message: string) => message.split(/[{<]/)[0]?.trim() ?? '';
/** The end of a sentence that begins with the kind of a booking. */
const end = (message: string) => message.split('}').at(-1)?.trim() ?? '';

for (const isPaid of [true, false]) {
  const title = isPaid ? 'and paid later' : 'and cancelled with one press';
  test(`seats are held ${title} @both`, async ({ page, address, language }) => {
    const { bookings, flights, payments, selfService, states } = language === 'ar' ? arabic : english;
    // An airline of the sandbox that holds seats and their price.
    const query = `from=DOH&to=LHR&departure=${addDays(todayInQatar(), 60)}&adults=1&children=0&infants=0&class=economy`;
    await page.goto(address(`/?${query}&view=results&airlines=QR`));
    const found = page.locator('#found-flights');
    await found.getByRole('button', { name: flights.results.card.details }).first().click();
    await expect(found.getByText(begin(flights.results.terms.hold)).first()).toBeVisible();
    await found.locator('a[href*="/booking/passenger-info"]').first().click();
    await expect(page.locator('[id="passengers.0.surname"]')).toBeVisible();
    await expectHydrated(page);
    await fillInPassenger(page, 0, 1990);
    await fillInContact(page);
    await page.getByRole('button', { name: bookings.passengers.submit }).click();

    const { finish } = bookings.review;
    await expect(page.getByRole('radio', { name: finish.pay })).toBeChecked();
    await page.getByRole('radio', { name: begin(finish.hold) }).check();
    await expect(page.getByText(begin(finish.payBy)).first()).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: finish.submit, exact: true }).dblclick();
    // The page of the payment follows it.
    await expect(page.getByRole('heading', { name: payments.page.state.held.title, exact: true })).toBeVisible();
    await expect(page.getByText(end(states.sentences.held))).toBeVisible();
    const pay = page.getByRole('button', { name: new RegExp(payments.page.pay.replace('{amount}', '.+')) });
    await expect(pay).toBeInViewport({ ratio: 1 });
    await expectAccessible(page);
    if (isPaid) {
      await pay.click();
      await page.getByRole('button', { name: payments.sandbox.pay, exact: true }).click();
      await expect(page.getByText(payments.page.state.paidTicketed.text)).toBeVisible();
      return;
    }
    await page.getByRole('link', { name: payments.page.manage, exact: true }).click();
    await page.getByLabel(selfService.form.lastName).fill('Al-Example');
    await page.getByRole('button', { name: selfService.form.submit, exact: true }).click();
    await page.getByRole('radio', { name: selfService.change.kinds.cancellation, exact: true }).check();
    await expect(page.getByText(selfService.change.cost.free)).toBeVisible();
    const press = page.getByRole('button', { name: selfService.change.cost.pressForFree, exact: true });
    await expect(press).toBeInViewport();
    await press.dblclick();
    await expect(page.getByText(begin(selfService.change.cost.outcome.done))).toBeVisible();
    await expect(page.getByText(states.words.cancelled, { exact: true })).toBeVisible();
    await expect(page.getByText(payments.line.button, { exact: true })).toHaveCount(0);
  });
}
