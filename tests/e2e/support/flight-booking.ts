import { expect, type Page } from '@playwright/test';
import { addDays, todayInQatar } from '../../../supabase/functions/_shared/contracts/calendar-day.ts';

export async function fillIn(page: Page, at: string, texts: Record<string, string>): Promise<void> {
  for (const [field, text] of Object.entries(texts)) await page.locator(`[id="${at}.${field}"]`).fill(text);
}

export async function fillInPassenger(page: Page, index: number, yearOfBirth: number): Promise<void> {
  const at = `passengers.${index}`;
  // What is sold at once does not offer it.
  const follows = page.locator(`[id="${at}.isDocumentLater"]`);
  if (await follows.isVisible()) await follows.uncheck();
  await fillIn(page, at, { givenNames: 'Amina Sara', surname: 'Al-Example', passportNumber: `QX10000${index}` });
  await fillIn(page, at, { dateOfBirth: `20/05/${yearOfBirth}`, passportExpiry: '01/01/2035' });
  await page.locator(`[id="${at}.title"]`).selectOption(Number(yearOfBirth) < 2010 ? 'MRS' : 'MISS');
  await page.locator(`[id="${at}.nationality"]`).selectOption('QA');
}

/** A customer of this test alone: the same request of the same customer within an hour is one booking, which two tests would pay and change together. */
export const ownEmail = () => `amina-${crypto.randomUUID()}@example.com`;

export async function fillInContact(page: Page): Promise<void> {
  await fillIn(page, 'contact', { email: ownEmail(), phone: '+974 4000 0000', notes: 'Window seats, please.' });
}

/** Straight to the passengers of the first flight found for one adult or a family, leaving Doha in two months. */
export async function chooseFlight(
  page: Page,
  address: (path: string) => string,
  to = 'LHR',
  { adults = 1, children = 0 } = {},
): Promise<void> {
  const query = `from=DOH&to=${to}&departure=${addDays(todayInQatar(), 60)}&adults=${adults}&children=${children}&infants=0&class=economy`;
  await page.goto(address(`/?${query}&view=results`));
  await page.locator('#found-flights a[href*="/booking/passenger-info"]').first().click();
  await expect(page.locator('[id="passengers.0.surname"]')).toBeVisible();
  // The page knows what was chosen before its scripts do.
  await page.waitForFunction(() => sessionStorage.getItem('karam.selected-offers.v1') !== null);
}

/** The button that goes on to pay where that is done at once; its words end with the price. */
export const onToPay = ({ review }: { review: { payNow: { submit: string } } }) =>
  new RegExp(`^${review.payNow.submit.split('{')[0]?.trim()}`);
