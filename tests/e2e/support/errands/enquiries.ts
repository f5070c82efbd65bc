import { readFileSync } from 'node:fs';
import { expect, type Locator, type Page } from '@playwright/test';
import { addDays, todayInQatar } from '../../../../supabase/functions/_shared/contracts/calendar-day.ts';
import { ownEmail } from '../flight-booking.ts';
import { expectHydrated } from '../hydrated.ts';
import type { Errand } from './errand.ts';

const pages = [
  ...['/services/visa', '/services/umrah', '/services/cruises', '/services/travel-insurance', '/business/mice', '/business/b2b'],
  ...[
    '/business/corporate',
    '/business/victoria-fleets',
    '/contact',
    '/support/contact',
    '/feedback',
    '/career',
    '/support/gift-card',
  ],
];

export const enquiryErrands: Errand[] = pages.map((path) => ({
  name: `an enquiry of ${path}`,
  async run({ page, address, look }) {
    await page.goto(address(path));
    // What is done before is for first-tap.spec.ts.
    await page.mouse.move(5, 5);
    await page.mouse.move(9, 9);
    await expectHydrated(page);
    // Below the purchase, which this site offers.
    if (path === '/support/gift-card') await page.locator('#order summary').click();
    const form = page.locator('main form[action^="/api/enquiries/"]');
    const send = form.locator('button[type=submit]');
    // One address may send thirty a minute, so the errors are seen on one of the forms alone.
    if (path === '/feedback') {
      await send.click();
      await expect(form.locator('[aria-invalid=true]').first()).toBeVisible();
    }
    await look();
    await fillIn(form);
    if (await openLastStep(form)) await fillIn(form);
    // A form that is filled in faster is taken for a machine's.
    await expect.poll(() => page.evaluate(() => performance.now())).toBeGreaterThan(1600);
    await send.click();
    await expect(referenceOn(page)).toBeVisible();
    await look();
  },
}));

export const referenceOn = (page: Page) => page.getByText(/KE-[2-9A-HJ-NP-Z]{6}/).first();

const pdf = { name: 'paper.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7\n%%EOF\n') };
const png = { name: 'photo.png', mimeType: 'image/png', buffer: readFileSync('public/apple-touch-icon.png') };

/** Shows who asks, which is the second step of some forms. Whether it was closed. */
export async function openLastStep(form: Locator): Promise<boolean> {
  const closed = form.locator('[data-last-step]:not([open]) > summary');
  if ((await closed.count()) === 0) return false;
  await closed.click();
  return true;
}

/** Fills in every field of an enquiry that is shown. */
export async function fillIn(form: Locator): Promise<void> {
  const day = (ahead: number) => addDays(todayInQatar(), ahead).split('-').reverse().join('/');
  const texts: Record<string, string> = {
    ...{ email: ownEmail(), phone: '+974 4000 0000' },
    ...{ departure: day(40), return: day(45), firstDay: day(40), giftDay: day(40) },
  };
  for (const field of await form.locator('input:visible:not([tabindex="-1"]), textarea:visible, select:visible').all()) {
    const { kind, name, least, accept, isEmpty } = await field.evaluate((one: HTMLInputElement) => ({
      kind: one.type,
      name: one.name,
      least: one.min,
      accept: one.accept,
      isEmpty: one.value === '',
    }));
    if (kind === 'select-one') await field.selectOption({ index: 1 });
    else if (kind === 'radio') await field.check({ force: true });
    else if (kind === 'file') await field.setInputFiles(accept.includes('pdf') ? pdf : png);
    else if (isEmpty) await field.fill(texts[name] ?? (kind === 'number' ? least : 'Amina Example'));
  }
}
