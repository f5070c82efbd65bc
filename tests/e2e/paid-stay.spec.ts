import { readFileSync } from 'node:fs';
import { createTranslator } from 'next-intl';
import arabicBookings from '../../messages/ar/bookings.json' with { type: 'json' };
import arabicHotels from '../../messages/ar/hotels.json' with { type: 'json' };
import arabicPayments from '../../messages/ar/payments.json' with { type: 'json' };
import arabicSelfService from '../../messages/ar/selfService.json' with { type: 'json' };
import arabicStates from '../../messages/ar/states.json' with { type: 'json' };
import englishBookings from '../../messages/en/bookings.json' with { type: 'json' };
import englishHotels from '../../messages/en/hotels.json' with { type: 'json' };
import englishPayments from '../../messages/en/payments.json' with { type: 'json' };
import englishSelfService from '../../messages/en/selfService.json' with { type: 'json' };
import englishStates from '../../messages/en/states.json' with { type: 'json' };
import { addDays, todayInQatar } from '../../supabase/functions/_shared/contracts/calendar-day.ts';
import { expectAccessible } from './support/accessibility.ts';
import { fillIn, fillInContact, onToPay } from './support/flight-booking.ts';
import { sellingSiteUrl } from './support/site.ts';
import { expect, test } from './support/test.ts';

// The provider's page redirects to ours during its own view transition.
test.use({ baseURL: sellingSiteUrl, expectedError: /Transition was (skipped|aborted)/ });

const english = {
  bookings: englishBookings,
  hotels: englishHotels,
  payments: englishPayments,
  selfService: englishSelfService,
  states: englishStates,
};
const arabic = {
  bookings: arabicBookings,
  hotels: arabicHotels,
  payments: arabicPayments,
  selfService: arabicSelfService,
  states: arabicStates,
};
const checkIn = addDays(todayInQatar(), 45);

test('a stay is chosen, paid and confirmed, has its voucher, and is cancelled with one press @both', async ({
  page,
  address,
  language,
}) => {
  const { bookings, hotels, payments, selfService, states } = language === 'ar' ? arabic : english;
  const { stayRequest } = hotels;
  await page.goto(address(`/explore/hotels/results?destination=doha&checkin=${checkIn}&checkout=${addDays(checkIn, 2)}&rooms=2`));
  await page.getByRole('main').getByRole('article').first().getByRole('heading').getByRole('link').click();
  await page.locator('#rates a[href*="/booking/stay-request"]').filter({ visible: true }).first().click();
  await fillIn(page, 'passengers.0', { givenNames: 'Amina', surname: 'Haddad' });
  await fillInContact(page);
  await page.getByRole('button', { name: stayRequest.form.submit }).click();
  const toPay = page.getByRole('button', { name: onToPay(bookings) });
  await expect(toPay).toHaveAccessibleName(/\d/);
  // Its supplier takes orders: no agent books it.
  await expect(page.getByText({ en: 'we book the room', ar: 'نحجز الغرفة فور وصول المبلغ' }[language])).toBeVisible();
  await expectAccessible(page);
  await toPay.dblclick();

  const pay = page.getByRole('button', { name: new RegExp(payments.page.pay.replace('{amount}', '.+')) });
  await expect(pay).toBeInViewport({ ratio: 1 });
  await expectAccessible(page);
  await pay.click();
  await page.getByRole('button', { name: payments.sandbox.pay, exact: true }).click();
  // The page updates by itself.
  const sentence = createTranslator({ locale: language, messages: { states }, namespace: 'states.sentences' });
  await expect(page.getByText(sentence('issued', { kind: 'hotel' }))).toBeVisible();
  await expectAccessible(page);
  const voucher = page.waitForEvent('download');
  await page.getByRole('button', { name: payments.page.itinerary, exact: true }).click();
  expect(
    readFileSync(await (await voucher).path())
      .subarray(0, 5)
      .toString(),
  ).toBe('%PDF-');

  await page.getByRole('link', { name: payments.page.manage, exact: true }).click();
  const { cost, kinds } = selfService.change;
  await page.getByRole('radio', { name: kinds.cancellation, exact: true }).check();
  const press = page.getByRole('button', {
    name: new RegExp(`^(${cost.press.replace('{amount}', '.+')}|${cost.pressForNothing})$`),
  });
  await expect(press).toBeInViewport();
  await expectAccessible(page);
  await press.dblclick();
  await expect(page.getByText(cost.outcome.done.split('{')[0]?.trim() ?? '')).toBeVisible();
  await expect(page.getByText(states.words.cancelled, { exact: true }).first()).toBeVisible();
});
