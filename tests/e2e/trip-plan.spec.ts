import arDesk from '../../messages/ar/desk.json' with { type: 'json' };
import arLayout from '../../messages/ar/layout.json' with { type: 'json' };
import arabic from '../../messages/ar/tripPlans.json' with { type: 'json' };
import enDesk from '../../messages/en/desk.json' with { type: 'json' };
import enLayout from '../../messages/en/layout.json' with { type: 'json' };
import english from '../../messages/en/tripPlans.json' with { type: 'json' };
import { addDays, todayInQatar } from '../../supabase/functions/_shared/contracts/calendar-day.ts';
import { expectAccessible } from './support/accessibility.ts';
import { signInStaff } from './support/account.ts';
import { siteUrl } from './support/site.ts';
import { test as base, expect } from './support/test.ts';

const test = base.extend<{ words: typeof english; layout: typeof enLayout; desk: typeof enDesk }>({
  words: async ({ language }, use) => use(language === 'ar' ? arabic : english),
  layout: async ({ language }, use) => use(language === 'ar' ? arLayout : enLayout),
  desk: async ({ language }, use) => use(language === 'ar' ? arDesk : enDesk),
});
// Browsers log every 4xx answer to the console.
test.use({ expectedError: /status of 40[04]/ });

test('a plan is made, shared, voted on and answered by the agency @both @wide', async ({
  page,
  browser,
  address,
  language,
  words,
  layout,
  desk,
}) => {
  // Found again at the desk, where other journeys ask too.
  const maker = `Amina ${Date.now()}`;
  await page.goto(address('/travel/package/istanbul'));
  await page.getByRole('link', { name: layout.tripPlan.add }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: words.add.title })).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel(words.add.planTitle).fill('Spring together');
  await page.getByRole('button', { name: words.add.make }).click();
  await expect(page.getByText(words.errors.nameMissing)).toBeVisible();
  await expect(page.getByLabel(words.add.planTitle)).toHaveValue('Spring together');
  await page.getByLabel(words.add.name).fill(maker);
  await page.getByRole('button', { name: words.add.make }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Spring together' })).toBeVisible();
  await expect(page.getByText(words.notices.added)).toBeVisible();

  // A hotel for the same plan.
  await page.goto(address('/explore/hotels/ciragan-palace-kempinski'));
  await page.getByRole('link', { name: layout.tripPlan.add }).first().click();
  await page.getByRole('button', { name: words.add.send, exact: true }).click();
  await expect(page.getByRole('heading', { level: 2, name: words.kinds.stay })).toBeVisible();
  await expectAccessible(page);
  const link = await page.getByLabel(words.invite.copy).inputValue();
  expect(await page.locator('meta[name=robots]').getAttribute('content')).toContain('noindex');

  // Somebody else, without script.
  const other = await browser.newContext({ javaScriptEnabled: false, baseURL: siteUrl, viewport: page.viewportSize() });
  const guest = await other.newPage();
  const opened = await guest.goto(new URL(link).pathname + new URL(link).search);
  expect(opened?.headers()['cache-control']).toContain('no-store');
  await expect(guest.getByText('Spring together').first()).toBeVisible();
  await guest.getByLabel(words.join.name).fill('Noor');
  await guest.getByRole('button', { name: words.join.send }).click();
  const like = guest.getByRole('button', { name: words.choice.for }).first();
  await like.click();
  await expect(like).toHaveAttribute('aria-pressed', 'true');
  await guest.getByLabel(words.talk.field).fill('The hotel, please');
  await guest.getByRole('button', { name: words.talk.send }).click();
  await expect(guest.getByRole('listitem').filter({ hasText: 'The hotel, please' })).toBeVisible();
  await other.close();

  // The open page follows, and loses nothing that is typed.
  const box = page.getByLabel(words.talk.field);
  await box.fill('I am still writ');
  await expect(page.getByRole('listitem').filter({ hasText: 'The hotel, please' })).toBeVisible({ timeout: 40_000 });
  await expect(box).toHaveValue('I am still writ');
  const mine = page.getByRole('button', { name: words.choice.for }).first();
  await mine.click();
  await expect(mine).toHaveAttribute('aria-pressed', 'true');
  await expect(box).toHaveValue('I am still writ');
  await page.getByRole('button', { name: words.talk.send }).click();
  await expect(page.getByRole('listitem').filter({ hasText: 'I am still writ' })).toBeVisible();
  await expect(box).toHaveValue('');

  // The hotel is removed on another device, and this page does not know it yet.
  await page.route('**/api/trip-plans?*', (route) => route.fulfill({ json: {} }));
  const tablet = await page.context().newPage();
  await tablet.goto(link);
  const hotel = tablet.getByRole('region', { name: words.kinds.stay });
  await hotel.locator('summary').click();
  await hotel.getByRole('group').getByRole('button').click();
  await expect(hotel).toBeHidden();
  await tablet.close();
  await box.fill('One more thing');
  await page.getByRole('region', { name: words.kinds.stay }).getByRole('button', { name: words.choice.against }).click();
  await expect(page.getByText(words.notices.choiceGone)).toBeVisible();
  await expect(page.getByRole('region', { name: words.kinds.stay })).toBeHidden();
  await expect(box).toHaveValue('One more thing');
  await page.unroute('**/api/trip-plans?*');

  const question = 'Is it warm in spring?';
  await page.getByLabel(words.ask.field).fill(question);
  await page.getByRole('button', { name: words.ask.send }).click();
  await expect(page.getByRole('listitem').filter({ hasText: question })).toBeVisible();

  const office = await browser.newContext({ baseURL: siteUrl, viewport: page.viewportSize() });
  const agent = await office.newPage();
  await signInStaff(office, 'Huda', language);
  await agent.goto(address('/desk?list=enquiry'));
  await agent.getByRole('button', { name: new RegExp(maker) }).click();
  await expect(agent.getByText(question).first()).toBeVisible();
  await expect(agent.getByText('Spring together')).toBeVisible();
  await agent.getByLabel(desk.tripPlan.field).fill('Yes, in April.');
  await expectAccessible(agent);
  await agent.getByRole('button', { name: desk.tripPlan.send }).click();
  await expect(agent.getByText(desk.tripPlan.outcome.changed)).toBeVisible();
  await office.close();

  await page.reload();
  const answer = page.getByRole('listitem').filter({ hasText: 'Yes, in April.' });
  await expect(answer).toContainText(words.talk.agency);
  // What stands half under the header is no target of its own size.
  await page.evaluate(() => scrollTo(0, 0));
  await expectAccessible(page);

  await page.getByRole('button', { name: words.maker.close }).click();
  await expect(page.getByText(words.closed)).toBeVisible();
  await page.locator('summary', { hasText: words.maker.delete }).click();
  await page.getByRole('button', { name: words.maker.deleteYes }).click();
  await expect(page.getByRole('heading', { level: 1, name: words.ended.title })).toBeVisible();
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false, expectedError: /csp$|status of 404/ });

  test('a flight in its opened details goes into a plan, and can be seen again; a wrong link says so', async ({
    page,
    address,
    words,
    layout,
  }) => {
    const departure = addDays(todayInQatar(), 60);
    const search = `from=DOH&to=IST&departure=${departure}&return=${addDays(departure, 7)}&adults=2&children=0&infants=0&class=economy`;
    await page.goto(address(`/?${search}&view=results`));
    await page.locator('#found-flights').getByRole('article').first().getByRole('button').first().click();
    await page.getByRole('link', { name: layout.tripPlan.add }).click();
    await page.getByLabel(words.add.name).fill('Amina');
    await page.getByRole('button', { name: words.add.make }).click();
    const flights = page.getByRole('region', { name: words.kinds.flight });
    await expect(flights).toContainText(words.terms.airline);
    await expect(flights).toContainText(/QAR|ر\.ق/);
    await flights.getByRole('link', { name: words.choice.again }).click();
    await expect(page.locator('#found-flights').getByRole('heading', { level: 4 }).first()).toBeVisible();

    await page.goto(address('/trip-plan?key=wrong'));
    await expect(page.getByRole('heading', { level: 1, name: words.ended.title })).toBeVisible();
    await page.goto(address('/trip-plan/add?from=/desk'));
    await expect(page.getByText(words.nothing.title)).toBeVisible();
  });
});
