import { readFileSync } from 'node:fs';
import arabicBookings from '../../messages/ar/bookings.json' with { type: 'json' };
import arabicExtras from '../../messages/ar/extras.json' with { type: 'json' };
import arabicPayments from '../../messages/ar/payments.json' with { type: 'json' };
import arabicSelfService from '../../messages/ar/selfService.json' with { type: 'json' };
import arabicTickets from '../../messages/ar/tickets.json' with { type: 'json' };
import englishBookings from '../../messages/en/bookings.json' with { type: 'json' };
import englishExtras from '../../messages/en/extras.json' with { type: 'json' };
import englishPayments from '../../messages/en/payments.json' with { type: 'json' };
import englishSelfService from '../../messages/en/selfService.json' with { type: 'json' };
import englishTickets from '../../messages/en/tickets.json' with { type: 'json' };
import { expectAccessible } from './support/accessibility.ts';
import { chooseFlight, fillIn, fillInContact, fillInPassenger, onToPay } from './support/flight-booking.ts';
import { sellingSiteUrl } from './support/site.ts';
import { expect, test } from './support/test.ts';

// The provider's page redirects to ours during its own view transition.
test.use({ baseURL: sellingSiteUrl, expectedError: /Transition was (skipped|aborted)/ });

const english = {
  ...{ bookings: englishBookings, extras: englishExtras, payments: englishPayments },
  ...{ selfService: englishSelfService, tickets: englishTickets },
};
const arabic = {
  ...{ bookings: arabicBookings, extras: arabicExtras, payments: arabicPayments },
  ...{ selfService: arabicSelfService, tickets: arabicTickets },
};
/** The words before the first value of a message. */
const begin = (message: string) => message.split('{')[0]?.trim() ?? '';
const births = [1988, 1990, 2017, 2019];

test('a family buys flights with seats together and a bag, from the search to the PDF in one sitting @both', async ({
  page,
  address,
  language,
}) => {
  const { bookings, extras, payments, selfService, tickets } = language === 'ar' ? arabic : english;
  await chooseFlight(page, address, 'LHR', { adults: 2, children: 2 });
  for (const [index, year] of births.entries()) {
    await fillInPassenger(page, index, year);
    await fillIn(page, `passengers.${index}`, { givenNames: ['Amina', 'Omar', 'Lina', 'Sami'][index] ?? '' });
  }
  await fillInContact(page);
  await page.getByRole('button', { name: bookings.passengers.submit }).click();
  // What follows is said, with the sum.
  await expect(page.getByText(/other \{([^}]+)\}/.exec(bookings.review.payNow.book)?.[1] ?? '')).toBeVisible();
  await expect(page.getByText(bookings.review.payNow.back)).toBeVisible();
  await expect(page.getByText(bookings.review.payNow.free)).toBeVisible();
  const toPay = page.getByRole('button', { name: onToPay(bookings) });
  await expect(toPay).toHaveAccessibleName(/\d/);
  await expectAccessible(page);
  await toPay.dblclick();

  // The step can be left at once.
  const { extras: step } = payments.page;
  await expect(page.getByRole('heading', { name: step.title })).toBeVisible();
  await expect(page.getByRole('link', { name: step.skip, exact: true })).toBeInViewport({ ratio: 1 });
  await page.getByRole('button', { name: begin(extras.seats.together) }).click();
  // The names that this tab has sent, each with a seat.
  const seated = page.getByRole('group', { name: extras.seats.who }).locator('label');
  await expect(seated).toHaveCount(4);
  await expect(seated.filter({ hasText: extras.seats.noSeat })).toHaveCount(0);
  await expect(seated.first()).toContainText('Amina');
  await page
    .getByRole('button', { name: extras.bags.more.split(/[:{]/)[0] ?? '' })
    .first()
    .click();
  await expectAccessible(page);
  const on = page.getByRole('button', { name: begin(extras.before.pay) });
  const total = /[\d,٠-٩]+\.?\d*/.exec((await on.textContent()) ?? '')?.[0] ?? '';
  await on.dblclick();

  // One amount for all of it, with its lines.
  const pay = page.getByRole('button', { name: new RegExp(payments.page.pay.replace('{amount}', `.*${total}`)) });
  await expect(pay).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole('term').filter({ hasText: begin(tickets.seat) })).toHaveCount(4);
  await expect(page.getByText(step.state.promise)).toBeVisible();
  await expectAccessible(page);
  await pay.click();
  await page.getByRole('button', { name: payments.sandbox.pay, exact: true }).click();
  await expect(page.getByText(step.state.done)).toBeVisible();
  await expect(page.getByText(payments.page.state.paidTicketed.text)).toBeVisible();

  // The numbers to travel with, to copy, and the files.
  await expect(page.getByText(tickets.tickets)).toBeVisible();
  await expect(page.getByRole('button', { name: begin(tickets.copy) })).toHaveCount(5);
  await expect(page.getByText('Amina Al-Example')).not.toHaveCount(0);
  await expectAccessible(page);
  const calendar = page.waitForEvent('download');
  await page.getByRole('button', { name: payments.page.calendar, exact: true }).click();
  expect(readFileSync(await (await calendar).path(), 'utf8')).toContain('BEGIN:VEVENT');
  const booking = page.waitForEvent('download');
  await page.getByRole('button', { name: payments.page.itinerary, exact: true }).click();
  expect((await booking).suggestedFilename()).toMatch(/^KT-.*\.pdf$/);

  await page.getByRole('link', { name: payments.page.manage, exact: true }).click();
  const added = page.getByRole('definition').filter({ hasText: begin(tickets.seat) });
  await expect(added).toHaveCount(4);
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: selfService.booking.pdf, exact: true }).click();
  const file = readFileSync(await (await saved).path());
  expect(file.subarray(0, 5).toString()).toBe('%PDF-');
});
