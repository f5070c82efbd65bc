import account from '../../messages/en/account.json' with { type: 'json' };
import { expectHydrated } from './support/hydrated.ts';
import { homePages, interactivePages, otherPages } from './support/pages.ts';
import { expect, test } from './support/test.ts';

/** Pages with something to press; the languages take turns. */
const pages = [...homePages, ...otherPages, ...interactivePages];

test.describe('without any script', () => {
  // With scripts switched off, the browser reports each of them as refused.
  test.use({ javaScriptEnabled: false, expectedError: /csp$|status of 404/ });

  test('every page can be read, and says so where something needs a script', async ({ page }) => {
    for (const path of pages) {
      await page.goto(path, { waitUntil: 'domcontentloaded' });
      await expect(page.getByRole('heading', { level: 1 }).first(), path).toBeVisible();
      expect.soft(await page.evaluate(controlsWithoutEffect), path).toEqual([]);
    }
  });
});

/** Controls that do nothing without a script, on a page that says nothing of it. */
function controlsWithoutEffect(): string[] {
  const isShown = (element: Element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
  const isSent = (form: HTMLFormElement | null) => form?.hasAttribute('action') || form?.method === 'post';
  const hasEffect = (control: HTMLButtonElement) =>
    control.disabled ||
    control.matches('[popovertarget], [commandfor], summary *') ||
    (control.type === 'submit' && isSent(control.form));
  const saysSo = (control: Element) => {
    for (let around = control.parentElement; around && around.localName !== 'body'; around = around.parentElement)
      if ([...around.querySelectorAll('noscript')].some((note) => note.textContent?.trim())) return true;
    return false;
  };
  return [...document.querySelectorAll('button')]
    .filter((control) => isShown(control) && !hasEffect(control) && !saysSo(control))
    .map((control) => (control.textContent || control.ariaLabel || control.outerHTML).slice(0, 80));
}

test.describe('with nothing to keep anything in', () => {
  test.use({ otherBrowser: 'closed', expectedError: /status of 404/ });

  test('every page starts without an error', async ({ page }) => {
    for (const path of pages) {
      await page.goto(path, { waitUntil: 'domcontentloaded' });
      await page.mouse.move(5, 5);
      await page.mouse.move(9, 9);
      await expectHydrated(page);
    }
  });

  test('signing in says what is missing, and loses nothing', async ({ page }) => {
    await page.goto('/login');
    const email = page.locator('input[type=email]').first();
    await email.fill('noor@example.com');
    await page.locator('input[type=password]').fill('Falcon-Dune-77x');
    await page.locator('input[type=password]').press('Enter');
    await expect(page.getByRole('main').getByText(account.login.failures.cookiesRefused)).toBeVisible();
    await expect(email).toHaveValue('noor@example.com');
  });
});

test.describe('with less data', () => {
  test.use({ extraHTTPHeaders: { 'Save-Data': 'on' }, expectedError: /status of 404/ });

  test('a page loads no script and no streets before somebody acts', async ({ page, context }) => {
    await context.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }));
    for (const path of ['/', '/ar/explore/hotels', '/explore/destinations/france', '/ar/services/packages', '/branches']) {
      const loaded: string[] = [];
      page.on('request', (request) => loaded.push(`${request.resourceType()} ${new URL(request.url()).pathname}`));
      await page.goto(path, { waitUntil: 'load' });
      await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
      expect
        .soft(
          loaded.filter((one) => /^(?:script|fetch|xhr)/.test(one)),
          path,
        )
        .toEqual([]);
      page.removeAllListeners('request');
    }
  });
});

test.describe('in colours of the reader’s own', () => {
  test.use({ contextOptions: { forcedColors: 'active' } });

  test('what is selected has another border than the rest', async ({ page }) => {
    await page.goto('/');
    const look = (one: Element) => getComputedStyle(one).border;
    const [selected, other] = [page.getByRole('tab', { selected: true }), page.getByRole('tab', { selected: false }).first()];
    expect(await selected.evaluate(look)).not.toBe(await other.evaluate(look));
  });
});
