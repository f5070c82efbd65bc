import type { Page } from '@playwright/test';
import arabicAccount from '../../messages/ar/account.json' with { type: 'json' };
import arabic from '../../messages/ar/bookings.json' with { type: 'json' };
import englishAccount from '../../messages/en/account.json' with { type: 'json' };
import english from '../../messages/en/bookings.json' with { type: 'json' };
import { addDays, todayInQatar } from '../../supabase/functions/_shared/contracts/calendar-day.ts';
import { expectAccessible } from './support/accessibility.ts';
import { signIn } from './support/account.ts';
import { test as base, expect } from './support/test.ts';

const test = base.extend<{ words: typeof english.passengers }>({
  words: async ({ language }, use) => use((language === 'ar' ? arabic : english).passengers),
});

const lines = ['P<QATAL<HADDAD<<AMINA<SARA<<<<<<<<<<<<<<<<<<', 'L898902C36QAT7408122F3004157ZE184226B<<<<<16'];

/** A photo of a passport page: its machine-readable lines in a monospaced font, as printed ones. */
async function drawPassport(page: Page, drawn: readonly string[], { blur = 0, turned = false } = {}): Promise<Buffer> {
  const url = await page.evaluate(
    ({ drawn, blur, turned }) => {
      const canvas = document.createElement('canvas');
      [canvas.width, canvas.height] = turned ? [1000, 1400] : [1400, 1000];
      const context = canvas.getContext('2d');
      if (!context) return '';
      context.fillStyle = '#e9e4d8';
      context.fillRect(0, 0, canvas.width, canvas.height);
      if (turned) {
        context.translate(1000, 0);
        context.rotate(Math.PI / 2);
      }
      context.filter = blur ? `blur(${blur}px)` : 'none';
      context.fillStyle = '#223';
      context.font = '34px sans-serif';
      context.fillText('STATE OF QATAR · PASSPORT', 450, 160);
      context.fillText('AL HADDAD, AMINA SARA', 450, 300);
      context.fillRect(80, 120, 300, 400);
      context.font = '44px "DejaVu Sans Mono", monospace';
      context.textAlign = 'center';
      for (const [row, line] of drawn.entries()) {
        for (const [at, sign] of [...line].entries()) context.fillText(sign, 70 + at * 29, 840 + row * 80);
      }
      return canvas.toDataURL('image/png');
    },
    { drawn, blur, turned },
  );
  return Buffer.from(url.slice(url.indexOf(',') + 1), 'base64');
}

async function openPassengers(page: Page, address: (path: string) => string): Promise<void> {
  const query = `from=DOH&to=LHR&departure=${addDays(todayInQatar(), 60)}&adults=1&children=0&infants=0&class=economy`;
  await page.goto(address(`/?${query}&view=results`));
  await page.locator('#found-flights a[href*="/booking/passenger-info"]').first().click();
  await expect(page.locator('[id="passengers.0.surname"]')).toBeVisible();
}

const choose = (page: Page, name: string, buffer: Buffer) =>
  page.getByLabel(name).setInputFiles({ name: 'passport.png', mimeType: 'image/png', buffer });
const field = (page: Page, name: string) => page.locator(`[id="passengers.0.${name}"]`);

test('a photo of a passport fills in its traveller, without leaving the device', async ({ page, address, words }) => {
  await openPassengers(page, address);
  const outside: string[] = [];
  const sent: string[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).origin !== new URL(page.url()).origin) outside.push(request.url());
    if (request.method() !== 'GET') sent.push(request.url());
  });
  await choose(page, words.photo.button, await drawPassport(page, lines));
  await expect(page.getByText(words.photo.done)).toBeVisible();
  const expected = {
    ...{ givenNames: 'Amina Sara', surname: 'Al Haddad', gender: 'female', nationality: 'QA', dateOfBirth: '12/08/1974' },
    ...{ passportNumber: 'L898902C3', passportExpiry: '15/04/2030', title: '' },
  };
  for (const [name, value] of Object.entries(expected)) await expect(field(page, name)).toHaveValue(value);
  await expect(field(page, 'surname')).toHaveAccessibleDescription(words.photo.compare);
  await expectAccessible(page);
  // An edited field has been compared.
  await field(page, 'surname').fill('Al-Haddad');
  await expect(field(page, 'surname')).not.toHaveAccessibleDescription(words.photo.compare);
  expect(outside).toEqual([]);
  expect(sent.filter((url) => !url.includes('/api/visits'))).toEqual([]);
});

test('a photo fills in a traveller who is saved in the account, for later bookings @both', async ({
  page,
  context,
  address,
  language,
  words,
}) => {
  await signIn(context, 'photo', language);
  const { travellers: own } = language === 'ar' ? arabicAccount : englishAccount;
  await page.goto(address('/dashboard/travellers'));
  await page.getByRole('button', { name: own.add }).click();
  await page.getByRole('button', { name: own.save }).click();
  const saved = (name: string) => page.locator(`[id="traveller-${name}"]`);
  await expect(page.locator('[id="traveller-surname-error"]')).toBeVisible();
  await choose(page, words.photo.button, await drawPassport(page, lines));
  await expect(page.getByText(words.photo.done)).toBeVisible();
  await expect(page.locator('[id="traveller-surname-error"]')).toHaveCount(0);
  const expected = { givenNames: 'Amina Sara', nationality: 'QA', passportNumber: 'L898902C3', title: '' };
  for (const [name, value] of Object.entries(expected)) await expect(saved(name)).toHaveValue(value);
  await expect(saved('surname')).toHaveAccessibleDescription(words.photo.compare);
  await expectAccessible(page);
  await saved('surname').fill('Al-Haddad');
  await expect(saved('surname')).not.toHaveAccessibleDescription(words.photo.compare);
  await saved('title').selectOption('MRS');
  await page.getByRole('button', { name: own.save }).click();
  await expect(page.getByText('L898902C3')).toBeVisible();
});

test('a rotated photo is read; one of something else, or a file that is no picture, shows a message', async ({
  page,
  address,
  words,
}) => {
  await openPassengers(page, address);
  await choose(page, words.photo.button, Buffer.from('no picture'));
  await expect(page.getByText(words.photo.noPicture)).toBeVisible();
  await choose(page, words.photo.button, await drawPassport(page, []));
  await expect(page.getByText(words.photo.noPassport)).toBeVisible();
  // A digit that contradicts its check digit.
  const [first = '', second = ''] = lines;
  await choose(page, words.photo.button, await drawPassport(page, [first, second.replace('740812', '740912')]));
  await expect(page.getByText(words.photo.blurred)).toBeVisible();
  await expectAccessible(page);
  await expect(field(page, 'passportNumber')).toHaveValue('');
  await choose(page, words.photo.button, await drawPassport(page, lines, { turned: true }));
  await expect(field(page, 'passportNumber')).toHaveValue('L898902C3');
});

test.describe('the code that reads photos', () => {
  test.use({ expectedError: /passport-reader/ });

  test('can be cancelled when it is slow; when it does not load, a message is shown', async ({ page, address, words }) => {
    await openPassengers(page, address);
    const held = new AbortController();
    await page.route('**/passport-reader/*.gz', async (route) => {
      await new Promise((resolve) => held.signal.addEventListener('abort', resolve));
      await route.abort();
    });
    await choose(page, words.photo.button, await drawPassport(page, lines));
    await expect(page.getByText(words.photo.reading)).toBeVisible();
    await page.getByRole('button', { name: words.photo.cancel }).click();
    await expect(page.getByText(words.photo.reading)).toHaveCount(0);
    await expect(field(page, 'passportNumber')).toHaveValue('');
    held.abort();
    await page.unroute('**/passport-reader/*.gz');
    await page.route('**/passport-reader/*.gz', (route) => route.abort());
    await choose(page, words.photo.button, await drawPassport(page, lines));
    await expect(page.getByText(words.photo.failed)).toBeVisible();
  });
});
