import type { Page, Route } from '@playwright/test';
import { addDays, todayInQatar } from '../../supabase/functions/_shared/contracts/calendar-day.ts';
import { openLastStep } from './support/errands/enquiries.ts';
import { expectHydrated } from './support/hydrated.ts';
import { SearchForm } from './support/search-form.ts';
import { expect, test } from './support/test.ts';
import { words } from './support/words.ts';

// A browser writes every file that does not come into its console, and that our pages cross over to no other.
test.use({ expectedError: /Failed to load resource|ERR_FAILED|ERR_INTERNET_DISCONNECTED|Transition was skipped|ChunkLoadError/ });

const scriptFiles = /\/_(?:next\/static|flight)\/.*\.js$/;

/** Opens a page, answers the scripts it asks for by `answer`, and notes how often the page itself is asked for. */
async function open(page: Page, address: string, answer: (route: Route, place: number) => Promise<void>) {
  let scripts = 0;
  const documents: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) documents.push(request.url());
  });
  await page.route(scriptFiles, (route) =>
    route.request().resourceType() === 'script' ? answer(route, scripts++) : route.abort(),
  );
  await page.goto(address);
  return documents;
}

const tab = (page: Page, name: string) => page.getByRole('tab', { name });

test('a script that fails once is requested again, and the tap acts', async ({ page, language, address }) => {
  const { tabs } = words[language].home;
  const documents = await open(page, address('/'), (route, place) =>
    place === 0 || place === 4 ? route.fulfill({ status: 500 }) : route.continue(),
  );
  await tab(page, tabs.hotels).click();
  await expect(tab(page, tabs.hotels)).toHaveAttribute('aria-selected', 'true');
  expect(documents).toHaveLength(1);
});

test('when a script does not answer within half a minute, the page reloads', async ({ page, language, address }) => {
  const { tabs } = words[language].home;
  await page.clock.install();
  const documents = await open(page, address('/'), (route, place) => (place === 2 ? Promise.resolve() : route.continue()));
  const hung = page.waitForRequest((request) => request.resourceType() === 'script' && scriptFiles.test(request.url()));
  await tab(page, tabs.hotels).click();
  await hung;
  await page.clock.fastForward(31_000);
  await expect.poll(() => documents.length).toBe(2);
  await tab(page, tabs.hotels).click();
  await expect(tab(page, tabs.hotels)).toHaveAttribute('aria-selected', 'true');
});

test('a page without a connection stays, says so, and acts when the connection is back', async ({ page, language, address }) => {
  const { tabs } = words[language].home;
  let isDead = true;
  const documents = await open(page, address('/'), (route) => (isDead ? route.abort() : route.continue()));
  await page.route(page.url(), (route) => (isDead ? route.abort() : route.continue()));
  await tab(page, tabs.hotels).click();
  const line = page.getByText(words[language].layout.waiting);
  await expect(line).toBeVisible();
  isDead = false;
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await expect(tab(page, tabs.hotels)).toHaveAttribute('aria-selected', 'true');
  await expect(line).toBeHidden();
  expect(documents).toHaveLength(1);
});

test('what is pressed offline is answered at once by a line that stays until the connection is back', async ({
  page,
  context,
  language,
  address,
}) => {
  const { tabs } = words[language].home;
  await open(page, address('/'), (route) => route.continue());
  const gone = page.waitForEvent('requestfailed', (request) => request.method() === 'HEAD');
  const line = page.getByText(words[language].layout.waiting);
  await context.setOffline(true);
  await tab(page, tabs.hotels).click();
  expect(await line.isVisible()).toBe(true);
  await gone;
  await expect(line).toBeVisible();
  await context.setOffline(false);
  await expect(tab(page, tabs.hotels)).toHaveAttribute('aria-selected', 'true');
  await expect(line).toBeHidden();
});

test('a page that was offline at the first tap starts at the next', async ({ page, address }) => {
  let isDead = true;
  await open(page, address('/about'), (route) => (isDead ? route.abort() : route.continue()));
  await page.route(page.url(), (route) => (isDead ? route.abort() : route.continue()));
  const gone = page.waitForEvent('requestfailed', (request) => request.method() === 'HEAD');
  const heading = page.getByRole('heading', { level: 1 });
  await heading.click();
  await gone;
  isDead = false;
  await expect(async () => {
    await heading.click();
    await expectHydrated(page);
  }).toPass();
});

test('an enquiry is sent once when all scripts are missing', async ({ page, address }) => {
  let posts = 0;
  await page.route('**/api/enquiries/visa', (route) => {
    posts++;
    return route.fulfill({ status: 200, body: 'Thank you', contentType: 'text/html' });
  });
  await open(page, address('/services/visa'), (route) => route.fulfill({ status: 404 }));
  const form = page.locator('main form[method=post]');
  await openLastStep(form);
  for (const [name, text] of [
    ['name', 'Amina Example'],
    ['email', 'amina@example.com'],
    ['phone', '+974 5555 1234'],
  ] as const)
    await form.locator(`[name="${name}"]`).fill(text);
  await form.evaluate((element: HTMLFormElement) => {
    element.noValidate = true;
  });
  await form.locator('button[type=submit]').click();
  await expect(page.getByText('Thank you')).toBeVisible();
  expect(posts).toBe(1);
});

test('a page that was rebuilt since is reloaded once, and counted once', async ({ page, address }) => {
  let views = 0;
  await page.route('**/api/visits', (route) => {
    views++;
    return route.fulfill({ status: 204 });
  });
  const documents = await open(page, address('/about'), (route) => route.fulfill({ status: 404 }));
  const anew = page.waitForEvent('load');
  await page.getByRole('heading', { level: 1 }).click();
  await anew;
  expect(documents).toHaveLength(2);
  expect(views).toBe(0);
});

/** Opens a page whose scripts are gone, until it is loaded again. */
async function openOutdated(page: Page, address: string) {
  const documents = await open(page, address, (route) =>
    documents.length < 2 ? route.fulfill({ status: 404 }) : route.continue(),
  );
  return documents;
}

test('a search tapped on a page whose files are missing runs after the reload, with what was typed', async ({
  page,
  language,
  address,
}) => {
  const documents = await openOutdated(page, address('/'));
  const form = new SearchForm(page, language);
  await form.to.fill('LHR');
  await page.getByRole('combobox', { name: form.form.cabin }).selectOption({ index: 2 });
  await form.submit.click();
  // It says what is missing, as it does for everybody.
  await expect(page.getByText(words[language].flights.errors.departureRequired)).toBeVisible();
  await expect(form.to).toHaveValue(/LHR/);
  await expect(page.getByRole('combobox', { name: form.form.cabin })).toHaveJSProperty('selectedIndex', 2);
  expect(documents).toHaveLength(2);
  expect(await page.evaluate(() => sessionStorage.getItem('karam.again'))).toBeNull();
});

test('a calendar tapped on a page whose files are missing opens once after the reload, with what was typed', async ({
  page,
  address,
}) => {
  const documents = await openOutdated(page, address('/services/cruises'));
  const nights = page.locator('main form [name="nights"]');
  await nights.fill('9');
  await page.locator('main form button[aria-haspopup="dialog"]').first().click();
  await expect(page.getByRole('dialog').locator('td button:enabled').first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(nights).toHaveValue('9');
  expect(documents).toHaveLength(2);
  // Done once: who loads the page again finds it as they left it.
  await page.reload();
  await nights.focus();
  await expectHydrated(page);
  await expect(page.getByRole('dialog')).toBeHidden();
});

test('where nothing can be carried over, what was typed stays', async ({ page, address }) => {
  await page.route('**/_carry-over.js', (route) => route.fulfill({ status: 404 }));
  const documents = await openOutdated(page, address('/services/cruises'));
  const asked = page.waitForResponse('**/_carry-over.js');
  const nights = page.locator('main form [name="nights"]');
  await nights.fill('9');
  await asked;
  // A page that was about to go would not come to an end with this.
  await page.evaluate(async () => (await fetch(location.href, { method: 'HEAD' })).status);
  await expect(nights).toHaveValue('9');
  expect(documents).toHaveLength(1);
});

test('an enquiry whose script for sending is missing is posted once by the form itself', async ({ page, address }) => {
  let [isGone, posts] = [false, 0];
  await page.route('**/api/enquiries/cruise', (route) => {
    posts++;
    return route.fulfill({ status: 200, body: 'Thank you', contentType: 'text/html' });
  });
  await open(page, address('/services/cruises'), (route) => (isGone ? route.fulfill({ status: 404 }) : route.continue()));
  await openLastStep(page.locator('main form'));
  await page.locator('main form [name="name"]').fill('Amina Example');
  await expectHydrated(page);
  isGone = true;
  await page.locator('main form button[type=submit]').click();
  await expect(page.getByText('Thank you')).toBeVisible();
  expect(posts).toBe(1);
});

test('results whose scripts do not come for want of a connection say so where it is seen, and open when it is back', async ({
  page,
  context,
  language,
  address,
}) => {
  const departure = addDays(todayInQatar(), 60);
  await page.goto(address(`/?from=DOH&to=LHR&departure=${departure}&adults=1&children=0&infants=0&class=economy`));
  const { submit, to } = new SearchForm(page, language);
  await expect(to).toHaveValue(/LHR/);
  await expectHydrated(page);
  await context.setOffline(true);
  // Pressed without a focus before it, which would have fetched them.
  await submit.evaluate((button: HTMLButtonElement) => button.click());
  const said = language === 'ar' ? 'يبدو أنك غير متصل بالإنترنت' : 'There seems to be no connection';
  const heading = page.getByRole('heading', { level: 1, name: said });
  await expect(heading).toBeFocused();
  await expect(heading).toBeInViewport();
  await context.setOffline(false);
  await expect(page.locator('#found-flights a[href*="/booking/passenger-info"]').first()).toBeVisible();
});
