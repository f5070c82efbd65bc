import type { Page } from '@playwright/test';
import { isolated } from '../../lib/text/isolate.ts';
import arEnquiries from '../../messages/ar/enquiries.json' with { type: 'json' };
import arHome from '../../messages/ar/home.json' with { type: 'json' };
import arInsurance from '../../messages/ar/insurance.json' with { type: 'json' };
import arUi from '../../messages/ar/ui.json' with { type: 'json' };
import enEnquiries from '../../messages/en/enquiries.json' with { type: 'json' };
import enHome from '../../messages/en/home.json' with { type: 'json' };
import enInsurance from '../../messages/en/insurance.json' with { type: 'json' };
import enUi from '../../messages/en/ui.json' with { type: 'json' };
import { addDays, todayInQatar } from '../../supabase/functions/_shared/contracts/calendar-day.ts';
import { expectAccessible } from './support/accessibility.ts';
import { asServer, password, signIn } from './support/account.ts';
import { openLastStep } from './support/errands/enquiries.ts';
import { test as base, expect } from './support/test.ts';

const all = {
  en: { ...enEnquiries, insurance: enInsurance, tab: enHome.tabs.insurance },
  ar: { ...arEnquiries, insurance: arInsurance, tab: arHome.tabs.insurance },
};
const dates = { en: enUi.date, ar: arUi.date };
const test = base.extend<{ words: (typeof all)['en']; date: typeof enUi.date }>({
  words: async ({ language }, use) => use(all[language]),
  date: async ({ language }, use) => use(dates[language]),
});
// Browsers log every 4xx answer to the console.
test.use({ expectedError: /status of 400|ERR_FAILED/ });

const reference = /KE-[2-9A-HJ-NP-Z]{6}/;
const formOf = (page: Page) => page.getByRole('main').locator('form[method=post]');
const field = (page: Page, name: string) => formOf(page).locator(`[name="${name}"]`);

async function fillIn(page: Page, texts: Record<string, string>): Promise<void> {
  if ('name' in texts) await openLastStep(formOf(page));
  for (const [name, text] of Object.entries(texts)) await field(page, name).fill(text);
}

/** Unique today, so that it counts as new. */
const sender = (name: string) => ({ name: 'Amina Example', email: `${name}-${Date.now()}@example.com` });

test('a trip of the home page becomes a price and a quote with a reference @wide @changing', async ({ page, address, words }) => {
  await page.goto(address('/'));
  await page.getByRole('tab', { name: words.tab }).click();
  const { enquiry } = words.insurance;
  const panel = page.getByRole('form', { name: enquiry.label });
  const submit = panel.getByRole('button', { name: enquiry.submit });
  await expect(submit).toBeDisabled();
  await panel.getByLabel(enquiry.destination).fill('France & Spain');
  await panel.getByRole('button', { name: enquiry.departure }).click();
  const day = (place: number) => page.getByRole('dialog').locator('td button:enabled').nth(place);
  await day(12).click();
  await expect(page.getByRole('dialog', { name: enquiry.pickReturn })).toBeVisible();
  await page.keyboard.press('Escape');
  const departure = (await panel.getByRole('button', { name: enquiry.departure }).textContent()) ?? '';
  const nextDay = addDays(departure.split('/').reverse().join('-'), 1);
  await expect(panel.getByRole('button', { name: enquiry.return })).toHaveText(nextDay.split('-').reverse().join('/'));
  await expect(submit).toBeEnabled();
  await panel.getByRole('button', { name: enquiry.return }).click();
  await day(7).click();
  await panel.getByLabel(enquiry.travelers).selectOption('2');
  await submit.click();

  await expect(page).toHaveURL(
    /travel-insurance\?destination=France.*&departure=\d{4}-\d\d-\d\d&return=\d{4}-\d\d-\d\d&travelers=2#price$/,
  );
  await expect(field(page, 'destination')).toHaveValue('France & Spain');
  await expect(field(page, 'travelers')).toHaveValue('2');
  await expect(field(page, 'departure')).toHaveValue(/^\d\d\/\d\d\/\d{4}$/);
  const price = page.getByRole('region', { name: words.insurance.price.title, exact: true });
  await expect(price.getByRole('heading')).toBeInViewport();
  await expect(field(page, 'region')).toHaveValue('europe');
  await expect(price).toContainText(words.insurance.price.choose);
  // The selected price is also in the field of the form.
  const levels = price.getByRole('button');
  await levels.last().click();
  await expect(levels.last()).toHaveAttribute('aria-pressed', 'true');
  await expect(field(page, 'level')).toHaveValue('full');
  await field(page, 'level').selectOption('comfort');
  await expect(levels.last()).toHaveAttribute('aria-pressed', 'false');
  await levels.last().click();
  // Eight days at 5, times 1.4, times 2.4, rounded up, for two.
  await expect(price.getByText(/270/).first()).toBeVisible();
  await expectAccessible(page);

  await fillIn(page, { ...sender('insurance'), phone: '4000 0000' });
  await page.reload();
  await expect(field(page, 'name')).toHaveValue('Amina Example');
  await expect(field(page, 'level')).toHaveValue('full');
  await expect(price.getByText(/270/).first()).toBeVisible();
  await page.getByRole('button', { name: words.send, exact: true }).click();
  await expect(page.getByText(reference)).toBeVisible();
  await expect(page.getByRole('heading', { name: words.sent.title.quotation })).toBeInViewport();
  // After scrolling, a link may be half below the header.
  await page.evaluate(() => window.scrollTo(0, 0));
  await expectAccessible(page);
  await page.reload();
  await expect(field(page, 'name')).toHaveValue('');
});

test('a day is typed in Latin or Arabic digits or picked in our calendar, and a wrong one gets a message @both', async ({
  page,
  address,
  date,
}) => {
  await page.goto(address('/services/cruises'));
  const departure = field(page, 'departure');
  const thisYear = new Date().getFullYear();
  // The calendar shows a year.
  const year = todayInQatar() < `${thisYear}-03-01` ? thisYear : thisYear + 1;
  const arabicDigits = (text: string) => text.replace(/\d/g, (digit) => String.fromCharCode(0x660 + Number(digit)));
  // A page that was built in another year keeps the year of its example.
  const [before = '', after = ''] = isolated(date.example).split('{day}');
  await expect(departure).toHaveAttribute('placeholder', new RegExp(`^${before}14/01/20\\d\\d${after}$`));
  await expect(async () => {
    await departure.fill('');
    await departure.pressSequentially(arabicDigits(`3102${year}`));
    await departure.blur();
    await expect(page.getByText(date.errors.noSuchDay)).toBeVisible({ timeout: 1_000 });
  }).toPass();
  await departure.fill('');
  await departure.pressSequentially(arabicDigits(`1503${year}`));
  await departure.blur();
  await expect(departure).toHaveValue(`15/03/${year}`);
  await expect(page.getByText(date.errors.noSuchDay)).toBeHidden();

  await page.getByRole('button', { name: date.choose }).press('Enter');
  const calendar = page.getByRole('dialog');
  await expect(calendar.locator('td[data-selected] button')).toBeFocused();
  await expectAccessible(page);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(calendar).toBeHidden();
  await expect(departure).toHaveValue(`22/03/${year}`);
  await page.reload();
  await expect(departure).toHaveValue(`22/03/${year}`);
  await departure.fill('01/01/2020');
  await departure.blur();
  await expect(page.getByText(date.errors.past)).toBeVisible();
  await expectAccessible(page);
});

test.describe('a session that ends on the form', () => {
  test.use({ expectedError: /status of 401/ });

  test('is said before anything is sent without an account, and nothing typed is lost @both', async ({
    page,
    context,
    address,
    words,
  }) => {
    const { id, email } = await signIn(context, 'enquirer');
    await page.clock.install();
    await page.goto(address('/feedback'));
    // A form that is sent within 1.5 s of opening the page is taken for a bot.
    await page.clock.fastForward(2000);
    await expect(field(page, 'email')).toHaveValue(email);
    await formOf(page).getByRole('radio').last().check({ force: true });
    await field(page, 'about').selectOption('praise');
    await fillIn(page, { message: 'A calm sea', name: 'Amina Example' });
    await context.clearCookies();
    const send = page.getByRole('button', { name: words.send, exact: true });
    await send.click();
    const notice = page.getByRole('alert').filter({ hasText: words.notices.signedOut });
    await expect(notice).toBeVisible();
    const stored = () => asServer().from('enquiries').select('user_id').eq('email', email).throwOnError();
    expect((await stored()).data).toEqual([]);
    await notice.getByRole('link', { name: words.signIn, exact: true }).click();
    await page.locator('#login-email').fill(email);
    await page.locator('#login-password').fill(password);
    await page.locator('#login-password').press('Enter');
    await expect(page).toHaveURL(address('/feedback'));
    await expect(field(page, 'message')).toHaveValue('A calm sea');
    await page.clock.fastForward(2000);
    await send.click();
    await expect(page.getByText(reference)).toBeVisible();
    expect((await stored()).data).toEqual([{ user_id: id }]);
  });
});

test('errors are shown at the field and in the summary, a lost connection loses nothing, and two clicks send once', async ({
  page,
  address,
  words,
}) => {
  await page.clock.install();
  await page.goto(address('/feedback'));
  // A form that is sent within 1.5 s of opening the page is taken for a bot.
  await page.clock.fastForward(2000);
  const send = page.getByRole('button', { name: words.send, exact: true });
  await fillIn(page, { message: 'x'.repeat(2001), email: 'amina@', name: ' ' });
  const summary = page.getByRole('region', { name: words.summary });
  await send.click();
  await expect(summary).toBeFocused();
  await expect(summary.getByRole('link')).toHaveCount(5);
  await expect(field(page, 'email')).toHaveAttribute('aria-invalid', 'true');
  await expect(field(page, 'message')).toHaveValue('x'.repeat(2001));
  await expectAccessible(page);
  await summary.getByRole('link').nth(2).click();
  await expect(field(page, 'message')).toBeFocused();
  // Corrected fields lose their message, at the field and in the summary.
  await fillIn(page, { message: 'The guide was kind.' });
  await expect(field(page, 'message')).not.toHaveAttribute('aria-invalid');
  await formOf(page).getByText(words.options.star5).click({ force: true });
  await expect(summary.getByRole('link')).toHaveCount(3);
  await expect(field(page, 'email')).toHaveAttribute('aria-invalid', 'true');

  await fillIn(page, { ...sender('feedback'), message: 'The guide was kind.' });
  await field(page, 'about').selectOption('praise');
  await formOf(page).getByText(words.options.star5).click({ force: true });
  await page.route('**/api/enquiries/**', (route) => route.abort());
  await send.click();
  await expect(page.getByText(words.notices.offline)).toBeVisible();
  await page.unroute('**/api/enquiries/**');
  const posts: string[] = [];
  page.on(
    'request',
    (request) => request.method() === 'POST' && request.url().includes('/api/enquiries/') && posts.push(request.url()),
  );
  await send.dblclick();
  await expect(page.getByText(reference)).toBeVisible();
  expect(posts).toHaveLength(1);
});

test('without script a form with errors comes back as it was typed, and then the reference, once', async ({
  browser,
  address,
  words,
  baseURL,
}) => {
  const context = await browser.newContext({
    javaScriptEnabled: false,
    viewport: { width: 390, height: 844 },
    ...(baseURL && { baseURL }),
  });
  try {
    const page = await context.newPage();
    await page.goto(address('/contact'));
    await field(page, 'topic').selectOption('newTrip');
    await fillIn(page, { ...sender('no-script'), message: 'Two lines\nof "quotes" & <tags>', phone: '12' });
    await page.getByRole('button', { name: words.send, exact: true }).click();
    await expect(page).toHaveURL(/\/enquiry\?answer=[\da-f-]+#enquiry$/);
    await expect(page.getByText(words.errors.phoneInvalid)).toHaveCount(2);
    await expect(field(page, 'message')).toHaveValue('Two lines\nof "quotes" & <tags>');
    await expect(field(page, 'topic')).toHaveValue('newTrip');
    await fillIn(page, { phone: '' });
    await page.getByRole('button', { name: words.send, exact: true }).click();
    const made = await page.getByText(reference).textContent();
    // The same again, and the same page again, are one enquiry.
    await page.reload();
    await expect(page.getByText(reference)).toHaveText(made ?? '');
    await page.goBack();
    await fillIn(page, { phone: '' });
    await page.getByRole('button', { name: words.send, exact: true }).click();
    await expect(page.getByText(reference)).toHaveText(made ?? '');
    await page.goto(address('/enquiry?answer=nothing'));
    await expect(page.getByRole('heading', { level: 1, name: words.goneTitle })).toBeVisible();
  } finally {
    await context.close();
  }
});
