import type { Page } from '@playwright/test';
import arCurrency from '../../messages/ar/currency.json' with { type: 'json' };
import arEnquiries from '../../messages/ar/enquiries.json' with { type: 'json' };
import arUi from '../../messages/ar/ui.json' with { type: 'json' };
import enCurrency from '../../messages/en/currency.json' with { type: 'json' };
import enEnquiries from '../../messages/en/enquiries.json' with { type: 'json' };
import enUi from '../../messages/en/ui.json' with { type: 'json' };
import { addDays, todayInQatar } from '../../supabase/functions/_shared/contracts/calendar-day.ts';
import { openLastStep } from './support/errands/enquiries.ts';
import { expectHydrated } from './support/hydrated.ts';
import { SearchForm } from './support/search-form.ts';
import { expect, test } from './support/test.ts';
import { words } from './support/words.ts';

const currency = { en: enCurrency, ar: arCurrency };
const formWords = {
  en: { choose: enUi.date.choose, send: enEnquiries.send, failures: enEnquiries.summary },
  ar: { choose: arUi.date.choose, send: arEnquiries.send, failures: arEnquiries.summary },
};

/**
 * Opens a page whose scripts come only when `letCome` is called, so that all actions before that meet a page that is not hydrated.
 */
async function openDeferred(page: Page, address: string) {
  const asked: string[] = [];
  let open = () => {};
  const isOpen = new Promise<void>((resolve) => {
    open = resolve;
  });
  await page.route(/\/_(?:next\/static|flight)\/.*\.js$/, async (route) => {
    // The browser preloads scripts that it does not run yet.
    if (route.request().resourceType() === 'script') {
      asked.push(route.request().url());
      await isOpen;
    }
    await route.continue();
  });
  // A page whose scripts are held back never fires its load event.
  await page.goto(address, { waitUntil: 'domcontentloaded' });
  return async () => {
    await expect.poll(() => asked.length, 'the first sign of a visitor starts the scripts').toBeGreaterThan(0);
    open();
  };
}

/** As the translator of a browser does, once. */
async function translate(page: Page): Promise<void> {
  await page.evaluate(() => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT, ({ parentElement }) =>
      parentElement?.closest('script, style, option') ? NodeFilter.FILTER_REJECT : NodeFilter.FILTER_ACCEPT,
    );
    const found: Text[] = [];
    while (texts.nextNode()) if (texts.currentNode.textContent?.trim()) found.push(texts.currentNode as Text);
    for (const text of found) {
      const font = document.createElement('font');
      text.replaceWith(font);
      font.append(`«${text.data}»`);
    }
  });
}

test('the first tap on a tab acts', async ({ page, language, address }) => {
  const letCome = await openDeferred(page, address('/'));
  const { tabs } = words[language].home;
  await page.getByRole('tab', { name: tabs.hotels }).click();
  await letCome();
  await expect(page.getByRole('tab', { name: tabs.hotels })).toHaveAttribute('aria-selected', 'true');
});

test.describe('a page that the browser has translated', () => {
  // React finds other text than it sent, and draws the page anew.
  test.use({ expectedError: /Minified React error #418|status of 400/ });

  test('acts on the first tap, and keeps letters', async ({ page, language, address }) => {
    const letCome = await openDeferred(page, address('/'));
    await translate(page);
    const { tabs } = words[language].home;
    const form = new SearchForm(page, language);
    // Too few to name an airport, which leaving the field would take.
    await page.getByRole('combobox').nth(1).pressSequentially('lo');
    await page.getByRole('tab').nth(1).click();
    await letCome();
    await expect(page.getByRole('tab', { name: tabs.hotels })).toHaveAttribute('aria-selected', 'true');
    await page.getByRole('tab', { name: tabs.flights }).click();
    await expect(form.to).toHaveValue('lo');
  });

  test('keeps every letter that is typed while it is drawn anew', async ({ page, language, address }) => {
    const letCome = await openDeferred(page, address('/'));
    await translate(page);
    await page.getByRole('combobox').nth(1).focus();
    // At the speed of a person, longer than the scripts take.
    const typed = page.keyboard.type('amsterdam '.repeat(4), { delay: 60 });
    await letCome();
    await typed;
    await expect(new SearchForm(page, language).to).toHaveValue('amsterdam '.repeat(4));
  });

  test('keeps the place in a field, for a keyboard that reports no keys', async ({ page, language, address }) => {
    const letCome = await openDeferred(page, address('/support/currency-exchange'));
    await translate(page);
    const amount = page.getByLabel(currency[language].form.amount);
    await amount.selectText();
    await page.evaluate(() => {
      const field = document.activeElement;
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => document.execCommand('insertText', false, '250');
      new MutationObserver((_, observer) => {
        if (field?.isConnected) return;
        observer.disconnect();
        port2.postMessage('as soon as the field is another one');
      }).observe(document, { childList: true, subtree: true });
    });
    await letCome();
    await expect(amount).toHaveValue('250');
    await expect(page.getByText(/250/).first()).toBeVisible();
  });

  test('acts on a press that lasts while it is drawn anew', async ({ page, address, language }) => {
    const letCome = await openDeferred(page, address('/feedback'));
    await translate(page);
    const { send, failures } = formWords[language];
    const button = page.getByRole('main').getByRole('button', { name: send });
    await button.hover();
    await page.mouse.down();
    await letCome();
    await expectHydrated(page);
    await page.mouse.up();
    await expect(page.getByRole('region', { name: failures })).toBeFocused();
  });

  test('acts on a press in the middle of which it is drawn anew', async ({ page, address, language }) => {
    const letCome = await openDeferred(page, address('/feedback'));
    await translate(page);
    const { send, failures } = formWords[language];
    const body = page.locator('body');
    await page.getByRole('main').getByRole('button', { name: send }).dispatchEvent('pointerdown', { pointerType: 'mouse' });
    // The button is gone by the second event of the same press.
    await body.dispatchEvent('mousedown');
    await letCome();
    await expectHydrated(page);
    await body.dispatchEvent('mouseup');
    await expect(page.getByRole('region', { name: failures })).toBeFocused();
  });

  for (const [does, isEscaped] of [
    ['keeps a dialog that was opened before', false],
    ['closes it on Escape', true],
  ] as const) {
    test(`${does} while the page is drawn anew`, async ({ page, language, address }) => {
      const letCome = await openDeferred(page, address('/'));
      await translate(page);
      await page.getByRole('button', { name: words[language].home.services.carRental.title }).click();
      const dialog = page.getByRole('dialog');
      await expect(dialog).toBeVisible();
      // It is acted on after what was open before is shown again.
      const tab = page.getByRole('tab', { name: words[language].home.tabs.hotels });
      await tab.dispatchEvent('click');
      const isGone = dialog.evaluate(
        (shown, isPressed) =>
          new Promise<void>((resolve) => {
            new MutationObserver((_, observer) => {
              if (shown.isConnected) return;
              observer.disconnect();
              if (isPressed) document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
              resolve();
            }).observe(document, { childList: true, subtree: true });
          }),
        isEscaped,
      );
      await letCome();
      await isGone;
      await expect(tab).toHaveAttribute('aria-selected', 'true');
      await expect(dialog).toBeVisible({ visible: !isEscaped });
    });
  }

  test('sends a form on the first press, which has a field called name', async ({ page, language, address }) => {
    const letCome = await openDeferred(page, address('/feedback'));
    await translate(page);
    const { send, failures } = formWords[language];
    await page.getByRole('main').getByRole('button', { name: send }).click();
    await letCome();
    await expect(page.getByRole('region', { name: failures })).toBeFocused();
  });
});

test('letters and selections from before hydration are kept', async ({ page, language, address }) => {
  const letCome = await openDeferred(page, address('/'));
  const form = new SearchForm(page, language);
  await form.to.pressSequentially('lond');
  await page.getByRole('combobox', { name: form.form.cabin }).selectOption({ index: 2 });
  await letCome();
  await form.suggestions.first().click();
  await expect(form.to).toHaveValue(/\(L[A-Z]{2}\)$/);
  await expect(page.getByRole('combobox', { name: form.form.cabin })).toHaveJSProperty('selectedIndex', 2);
  await expect(page).toHaveURL(/class=/);
});

test('a form that its address is still filling in can be sent', async ({ page, language, address }) => {
  let letCome = () => {};
  const isPressed = new Promise<void>((resolve) => {
    letCome = resolve;
  });
  await page.route(/\/_next\/static\/.*\.js$/, async (route) => {
    const response = await route.fetch();
    // The list of airports.
    if ((await response.text()).includes('Heathrow')) await isPressed;
    await route.fulfill({ response });
  });
  const form = new SearchForm(page, language);
  const departure = addDays(todayInQatar(), 20);
  await page.goto(address(`/?from=DOH&to=LHR&departure=${departure}&return=${addDays(departure, 7)}`), {
    waitUntil: 'domcontentloaded',
  });
  await expectHydrated(page);
  await form.submit.click();
  letCome();
  await expect(page).toHaveURL(/view=results/);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});

test('taps on the passengers open them once', async ({ page, language, address }) => {
  const letCome = await openDeferred(page, address('/'));
  const opener = page.getByRole('button', { name: new RegExp(words[language].flights.form.passengers) });
  await opener.click();
  await opener.click();
  await letCome();
  await expect(page.getByRole('dialog')).toBeVisible();
});

test('the first tap on a city field opens it over the screen of a phone', async ({ page, language, address }) => {
  const letCome = await openDeferred(page, address('/'));
  const form = new SearchForm(page, language);
  await form.to.tap();
  await letCome();
  await expect(page.getByRole('dialog', { name: form.form.to, exact: true })).toBeVisible();
  await expect(form.to).toBeFocused();
  await page.goBack();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(form.to).toBeFocused();
});

test('the first tap on a day field opens the calendar', async ({ page, language, address }) => {
  const letCome = await openDeferred(page, address('/'));
  const form = new SearchForm(page, language);
  await form.departure.click();
  await letCome();
  await expect(form.calendar.locator('td button:not([disabled])').first()).toBeVisible();
});

test('the first tap on the calendar of a form opens it', async ({ page, language, address }) => {
  const letCome = await openDeferred(page, address('/services/cruises'));
  await page.getByRole('button', { name: formWords[language].choose }).click();
  await letCome();
  await expect(page.getByRole('dialog').locator('td button:not([disabled])').first()).toBeVisible();
});

test.describe('a form that is sent before hydration', () => {
  // Browsers log the 4xx answer to the console.
  test.use({ expectedError: /status of 400/ });

  test('shows our messages, not those of the browser', async ({ page, language, address }) => {
    const letCome = await openDeferred(page, address('/services/visa'));
    const { send, failures } = formWords[language];
    await openLastStep(page.locator('main form'));
    await page.getByRole('main').getByRole('button', { name: send, exact: true }).click();
    await letCome();
    await expect(page.getByRole('region', { name: failures })).toBeFocused();
  });
});

test('the first tap on a theme acts', async ({ page, language, address }) => {
  const letCome = await openDeferred(page, address('/about'));
  const { theme } = words[language].layout;
  // On a phone the switch is in the menu.
  await page
    .getByRole('button', { name: theme.label })
    .or(page.getByRole('button', { name: words[language].layout.menu.open }))
    .first()
    .click();
  await page.getByRole('radio', { name: theme.dark }).check();
  await letCome();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(page.getByRole('radio', { name: theme.dark })).toBeChecked();
});

test('the first tap on the other language leads there', async ({ page, language, address }) => {
  const letCome = await openDeferred(page, address('/about#team'));
  const other = language === 'ar' ? 'en' : 'ar';
  await page.locator(`a[hreflang="${other}"][data-waits]`).first().click();
  await letCome();
  await expect(page.locator('html')).toHaveAttribute('lang', other);
  await expect(page).toHaveURL(/#team$/);
});

test('the first tap on sharing opens the device’s own sheet, once', async ({ page, language, address }) => {
  await page.addInitScript(() => {
    const shared: string[] = [];
    Object.assign(window, { shared });
    Object.assign(navigator, { canShare: () => true, share: async ({ url }: ShareData) => void shared.push(url ?? '') });
  });
  const path = address('/blog/first-umrah-from-doha');
  const letCome = await openDeferred(page, path);
  const button = page.locator('main').getByRole('button', { name: words[language].layout.share.share }).first();
  await button.click();
  await button.click();
  await letCome();
  const shared = () => page.evaluate(() => (window as unknown as { shared: string[] }).shared);
  await expect.poll(shared).toHaveLength(1);
  expect((await shared())[0]).toContain(path);
});

test('a page that is only read counts as a visit, and loads no script', async ({ page, address, language }) => {
  const reports: unknown[] = [];
  const scripts: string[] = [];
  page.on('request', (request) => request.resourceType() === 'script' && scripts.push(request.url()));
  await page.route('**/api/visits', async (route) => {
    reports.push(route.request().postDataJSON());
    await route.continue();
  });
  await page.goto(address('/about'));
  const leave = () =>
    page.evaluate(() => {
      Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
      document.dispatchEvent(new Event('visibilitychange'));
    });
  await leave();
  await leave();
  await expect.poll(() => reports).toEqual([{ locale: language, counts: [{ name: 'page_view', page: '/about', detail: '' }] }]);
  expect(scripts).toEqual([]);
});

test('a search sent before hydration says what is missing, and stays on the page', async ({ page, language, address }) => {
  const { search } = words[language].hotels;
  const letCome = await openDeferred(page, address('/explore/hotels'));
  const submit = page.getByRole('form', { name: search.label }).getByRole('button', { name: search.submit });
  await expect(submit).toBeDisabled();
  await submit.hover();
  await submit.click();
  await letCome();
  await expect(page.getByText(search.errors.destinationRequired)).toBeVisible();
  await expect(page).not.toHaveURL(/\?/);
});

test('a city selected by keyboard before hydration is kept', async ({ page, language, address }) => {
  const { search } = words[language].hotels;
  const letCome = await openDeferred(page, address('/explore/hotels'));
  const city = page.getByRole('combobox', { name: search.destination });
  await city.fill('xqzxq');
  await city.press('Enter');
  await letCome();
  await expect(page.getByText(search.errors.destinationRequired)).toBeVisible();
  await expect(city).toHaveValue('xqzxq');
});

test('a city selected by keyboard and searched before hydration leads to its hotels', async ({ page, language, address }) => {
  const { search } = words[language].hotels;
  const letCome = await openDeferred(page, address('/explore/hotels'));
  const city = page.getByRole('combobox', { name: search.destination });
  await city.pressSequentially(language === 'ar' ? 'اسطن' : 'ista');
  await city.press('Enter');
  await page.getByRole('form', { name: search.label }).getByRole('button', { name: search.submit }).click();
  await letCome();
  await expect(page).toHaveURL(/\/results\?destination=istanbul&/);
});

test('an airport typed over a selected one before hydration replaces it', async ({ page, language, address }) => {
  const letCome = await openDeferred(page, address('/'));
  const form = new SearchForm(page, language);
  await form.from.press('ControlOrMeta+A');
  await form.from.pressSequentially('london');
  await form.from.press('Enter');
  await form.from.press('ControlOrMeta+A');
  await form.from.pressSequentially('paris');
  await form.from.press('Enter');
  await letCome();
  await expect(form.from).toHaveValue(/\((?:PAR|CDG|ORY)\)$/);
  await expect(form.to).not.toHaveAttribute('aria-invalid');
});

test('the radio button that was selected last counts', async ({ page, address }) => {
  const letCome = await openDeferred(page, address('/feedback'));
  const rating = (value: number) => page.locator(`input[type=radio][name=rating][value="${value}"]`);
  for (const value of [4, 2, 4]) await rating(value).check({ force: true });
  await letCome();
  await expectHydrated(page);
  await expect(rating(4)).toBeChecked();
});

test('only the field in use shows its suggestions, and Enter takes the first', async ({ page, language, address }) => {
  const letCome = await openDeferred(page, address('/'));
  const form = new SearchForm(page, language);
  await form.from.press('ControlOrMeta+A');
  await form.from.pressSequentially('london');
  await form.from.press('Enter');
  await form.to.pressSequentially('pari');
  await letCome();
  await expect(form.to).toHaveAttribute('aria-expanded', 'true');
  await expect(form.from).toHaveValue(/\(L[A-Z]{2}\)$/);
  await expect(form.from).toHaveAttribute('aria-expanded', 'false');
  await expect(form.to).toHaveValue('pari');
});

test('arrow keys on tabs are counted', async ({ page, language, address }) => {
  const letCome = await openDeferred(page, address('/'));
  const { tabs } = words[language].home;
  await page.getByRole('tab', { name: tabs.flights }).focus();
  for (let times = 0; times < 2; times++) await page.keyboard.press(language === 'ar' ? 'ArrowLeft' : 'ArrowRight');
  await letCome();
  await expect(page.getByRole('tab', { name: tabs.insurance })).toHaveAttribute('aria-selected', 'true');
});

test('taps on an arrow of a row are counted', async ({ page, address }) => {
  const letCome = await openDeferred(page, address('/'));
  const next = page.locator('main button[data-steps]').nth(1);
  for (let times = 0; times < 2; times++) await next.click();
  await letCome();
  const row = page
    .locator('main section', { has: page.locator('button[data-steps]') })
    .first()
    .getByRole('list')
    .first();
  await expect.poll(() => row.evaluate((list) => Math.abs(list.scrollLeft))).toBeGreaterThan(400);
});

test('an enquiry sent by WhatsApp before hydration contains what was typed', async ({ page, context, address }) => {
  await context.route('https://wa.me/**', (route) => route.fulfill({ body: '' }));
  const letCome = await openDeferred(page, address('/services/visa'));
  await openLastStep(page.locator('main form'));
  await page.locator('main form [name=name]').fill('Amina Example');
  const opened = context.waitForEvent('page');
  await page.locator('main form a[href^="https://wa.me/"]').click();
  await letCome();
  const chat = await opened;
  await expect.poll(() => decodeURIComponent(chat.url())).toContain('Amina Example');
});

test('a theme selected in another tab applies to a page that is not hydrated', async ({ page, context, address }) => {
  await openDeferred(page, address('/about'));
  const other = await context.newPage();
  await other.goto(address('/blog'));
  await other.evaluate(() => localStorage.setItem('theme', 'dark'));
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
});
