import type { Page } from '@playwright/test';
import { isolated } from '../../lib/text/isolate.ts';
import arabic from '../../messages/ar/account.json' with { type: 'json' };
import english from '../../messages/en/account.json' with { type: 'json' };
import { expectAccessible } from './support/accessibility.ts';
import { outboxVariable } from './support/site.ts';
import { test as base, collectErrors, expect } from './support/test.ts';

const password = 'a calm sea';

interface Account {
  words: typeof english;
  email: string;
}

const test = base.extend<Account>({
  words: async ({ language }, use) => use(language === 'ar' ? arabic : english),
  email: async ({ language }, use, { testId, retry }) => use(`${language}-${testId}-${retry}-${Date.now()}@example.com`),
});

const main = (page: Page) => page.getByRole('main');
const toast = (page: Page, text: string) => page.locator('body > div').getByText(text, { exact: true });

/** The link in the latest mail to `email`. */
async function mailedLink(page: Page, email: string, type: string): Promise<string> {
  let link: string | null = null;
  await expect(async () => {
    const mails = (await (await page.request.get(`${process.env[outboxVariable]}.json`)).json()) as {
      to: string;
      link: string | null;
    }[];
    link = mails.find((mail) => mail.to === email)?.link ?? null;
    expect(link).toContain(`type=${type}`);
  }).toPass();
  return link ?? '';
}

/** The code in the latest mail to `email`. */
async function mailedCode(page: Page, email: string): Promise<string> {
  const mails = (await (await page.request.get(`${process.env[outboxVariable]}.json`)).json()) as { to: string; text: string }[];
  return /\b\d{6}\b/.exec(mails.find((mail) => mail.to === email)?.text ?? '')?.[0] ?? '';
}

/** Opens the latest mail's link and presses the button behind it. */
async function followLink(page: Page, email: string, type: string): Promise<void> {
  await page.goto(await mailedLink(page, email, type));
  await submit(page);
}

async function fillIn(page: Page, email: string, secret: string): Promise<void> {
  await page.locator('#login-email').fill(email);
  await page.locator('#login-password').fill(secret);
}

/** Sends wrong passwords from this browser, without the form. */
async function tryInVain(page: Page, email: string, times: number): Promise<void> {
  await page.evaluate(
    async ([address, count]) => {
      const { publishableKey } = await (await fetch('/api/account/settings')).json();
      const ask = (turn: number) =>
        fetch('/supabase/auth/v1/token?grant_type=password', {
          method: 'POST',
          headers: { apikey: publishableKey, 'content-type': 'application/json' },
          body: JSON.stringify({ email: address, password: `guess ${turn}` }),
        });
      await Promise.all(Array.from({ length: count }, (_, turn) => ask(turn)));
    },
    [email, times] as const,
  );
}

async function submit(page: Page): Promise<void> {
  await main(page).locator('button[type=submit]').click();
}

async function signUp(page: Page, address: (path: string) => string, { words, email }: Account): Promise<void> {
  await page.goto(address('/login?mode=signup'));
  await page.locator('#login-firstName').fill('Noor');
  await fillIn(page, email, password);
  await submit(page);
  await expect(main(page).getByRole('heading', { name: words.login.mailed.confirmTitle })).toBeFocused();
}

async function signUpAndConfirm(page: Page, address: (path: string) => string, account: Account): Promise<void> {
  await signUp(page, address, account);
  await followLink(page, account.email, 'signup');
  await expect(page).toHaveURL(address('/dashboard'));
}

test('from a closed page through sign-up and mail to the dashboard @wide @changing', async ({ page, address, words, email }) => {
  await page.goto(address('/dashboard'));
  await expect(page).toHaveURL(`${address('/login')}?next=${encodeURIComponent(address('/dashboard'))}`);
  await expect(toast(page, words.login.notices.guard)).toBeVisible();
  await expectAccessible(page);

  await fillIn(page, email, 'five5');
  await main(page).getByRole('link', { name: words.login.switch.signup, exact: true }).click();
  await expect(page.locator('#login-email')).toHaveValue(email);
  await submit(page);
  await expect(page.locator('#login-password-error')).toHaveText(words.login.errors.passwordTooShort);
  await expect(toast(page, words.login.errors.passwordTooShort)).toBeVisible();
  await expectAccessible(page);

  const sent: string[] = [];
  page.on('request', (request) => request.url().includes('/auth/v1/signup') && sent.push(request.url()));
  await page.locator('#login-firstName').fill('Noor');
  await page.locator('#login-password').fill(password);
  await expect(page.locator('#login-password-error')).toHaveCount(0);
  await main(page).locator('button[type=submit]').dblclick();
  await expect(toast(page, words.login.mailed.confirmToast)).toBeVisible();
  expect(sent).toHaveLength(1);
  await expect(main(page).getByRole('button', { name: words.login.mailed.againIn.replace(/\{.*/, '') })).toBeDisabled();
  await expectAccessible(page);

  await page.goto(await mailedLink(page, email, 'signup'));
  await expectAccessible(page);
  await submit(page);
  await expect(page).toHaveURL(address('/dashboard'));
  await expect(toast(page, words.session.created)).toBeVisible();
  await page.reload();
  await expect(page.locator('[popovertarget="account-menu"]')).toHaveText('Noor');
  await expect(toast(page, words.session.created)).toHaveCount(0);
});

test.describe('refusals', () => {
  test.use({ expectedError: /auth\/v1\/(token|signup|user)|status of 4|ERR_INTERNET_DISCONNECTED/ });

  test('show the texts of the specification, and lose nothing @both', async ({ page, address, words, email, context }) => {
    const { failures } = words.login;
    const reported = (text: string) => main(page).getByRole('alert').filter({ hasText: text });
    await signUp(page, address, { words, email });
    await page.goto(address('/login'));
    await fillIn(page, email, password);
    await submit(page);
    await expect(reported(failures.emailNotConfirmed)).toBeVisible();
    await followLink(page, email, 'signup');
    await expect(page).toHaveURL(address('/dashboard'));
    await context.clearCookies();

    await followLink(page, email, 'signup');
    await expect(main(page).getByText(words.login.notices.linkExpired)).toBeVisible();
    await main(page).getByRole('link', { name: words.login.switch.back }).click();
    for (const address of [email, `nobody-${email}`]) {
      await fillIn(page, address, 'not this one');
      await submit(page);
      await expect(reported(failures.invalidCredentials)).toBeVisible();
    }

    // Whatever the password.
    await main(page).getByRole('link', { name: words.login.switch.signup, exact: true }).click();
    for (const secret of [password, 'another calm sea']) {
      await fillIn(page, email, secret);
      const answered = page.waitForResponse('**/auth/v1/signup**');
      await submit(page);
      await (await answered).finished();
      await expect(reported(failures.alreadyRegistered)).toBeVisible();
      await expect(toast(page, failures.alreadyRegistered)).toBeVisible();
      await expect(page.locator('#login-email')).toHaveValue(email);
    }
    // As the site answers a network address that has asked for too many.
    const limited = {
      status: 429,
      json: { code: 429, error_code: 'over_request_rate_limit', msg: 'Request rate limit reached' },
    };
    await page.route('**/auth/v1/signup**', (route) => route.fulfill(limited));
    await submit(page);
    await expect(reported(failures.tooManyAttempts)).toBeVisible();
    await expect(page.locator('#login-email')).toHaveValue(email);
    await main(page).getByRole('link', { name: words.login.switch.signin, exact: true }).first().click();

    await tryInVain(page, email, 10);
    await fillIn(page, email, password);
    await submit(page);
    await expect(reported(failures.tooManyAttempts)).toBeVisible();

    await context.setOffline(true);
    await submit(page);
    await expect(reported(failures.offline)).toBeVisible();
    await expect(page.locator('#login-password')).toHaveValue(password);
    await context.setOffline(false);
  });
});

test.describe('for a visitor who has forgotten the password', () => {
  // The open page still requests its notifications when the cookies go; an ended session gets 401.
  test.use({ expectedError: /status of 401 .*notifications|auth\/v1\/(user|token|logout)|status of 4/ });

  test('a new password by mail, which signs out all other devices', async ({
    page,
    address,
    words,
    email,
    context,
    browser,
    baseURL,
  }) => {
    await signUpAndConfirm(page, address, { words, email });
    // Signed in without that link: the current password is required.
    await page.goto(address('/reset-password'));
    await expect(page).toHaveURL(new RegExp(`${address('/dashboard/profile')}#password$`));
    const other = await browser.newContext({ baseURL: baseURL ?? '', storageState: await context.storageState() });
    const device = await other.newPage();
    await device.goto(address('/dashboard'));
    await expect(device.locator('[popovertarget="account-menu"]')).toHaveText('Noor');
    await context.clearCookies();
    for (const asked of [`nobody-${email}`, email]) {
      await page.goto(address('/login?mode=forgot'));
      await page.locator('#login-email').fill(asked);
      await submit(page);
      await expect(toast(page, words.login.mailed.resetToast)).toBeVisible();
    }
    await page.goto(address('/reset-password'));
    await expect(main(page).getByText(words.reset.without.title)).toBeVisible();
    await expect(main(page).getByText(words.reset.without.text, { exact: true })).toBeVisible();
    await expectAccessible(page);
    await followLink(page, email, 'recovery');
    await page.locator('#new-password').fill('another calm sea');
    await expectAccessible(page);
    await submit(page);
    await expect(page).toHaveURL(address('/dashboard'));
    await expect(toast(page, words.session.passwordChanged)).toBeVisible();
    await expect(toast(page, words.session.userUpdated)).toHaveCount(0);

    // This tab was open the whole time.
    await main(device)
      .locator(`a[href="${address('/dashboard/profile')}"]`)
      .first()
      .click();
    await expect(device.locator('#login-email')).toBeVisible();
    await fillIn(device, email, password);
    await submit(device);
    await expect(main(device).getByRole('alert').filter({ hasText: words.login.failures.invalidCredentials })).toBeVisible();
    await device.locator('#login-password').fill('another calm sea');
    await submit(device);
    await expect(device).toHaveURL(address('/dashboard/profile'));
    await page.reload();
    await expect(page.locator('[popovertarget="account-menu"]')).toHaveText('Noor');
    await other.close();
  });
});

test.describe('a code by mail', () => {
  test.use({ expectedError: /status of 4\d\d .*(verify|notifications)|auth\/v1\/verify/ });

  test('signs in without the password, and says plainly why it does not @both', async ({
    page,
    address,
    words,
    email,
    context,
  }) => {
    const { codeWrong, tooManyCodes } = words.login.failures;
    const field = page.locator('#sign-in-code');
    const reported = (text: string) => main(page).getByRole('alert').filter({ hasText: text });
    const enter = async (text: string) => {
      await field.fill(text);
      await main(page).getByRole('button', { name: words.login.submit.signin }).click();
    };
    const askForCode = async (asked: string) => {
      await page.goto(`${address('/login')}?next=${encodeURIComponent(address('/karam-club'))}`);
      await page.locator('#login-email').fill(asked);
      await main(page).getByRole('link', { name: words.login.switch.code }).click();
      await expect(page.locator('#login-email')).toHaveValue(asked);
      await expect(page.locator('#login-password')).toBeHidden();
      await expectAccessible(page);
      await submit(page);
      await expect(toast(page, words.login.mailed.codeToast)).toBeVisible();
      await expect(field).toBeFocused();
    };
    await signUpAndConfirm(page, address, { words, email });
    await context.clearCookies();

    await askForCode(`nobody-${email}`);
    const answer = main(page).getByRole('paragraph').filter({ hasText: email });
    const text = ((await answer.textContent()) ?? '').replace(`nobody-${email}`, email);
    await askForCode(email);
    await expect(answer).toHaveText(text);
    const code = await mailedCode(page, email);
    await enter(code.slice(1));
    await expect(page.locator('#sign-in-code-error')).toHaveText(words.login.errors.codeIncomplete);
    await expectAccessible(page);
    const wrong = String((Number(code) + 1) % 1_000_000).padStart(6, '0');
    await enter(wrong);
    await expect(reported(codeWrong)).toBeVisible();
    await expect(field).toHaveValue(wrong);
    // A reload keeps the way in.
    await page.reload();
    const arabicDigits = code.replace(/\d/g, (digit) => '٠١٢٣٤٥٦٧٨٩'.charAt(Number(digit)));
    await enter(` ${arabicDigits.slice(0, 3)} ${arabicDigits.slice(3)}\u200f`);
    await expect(toast(page, words.session.signedIn)).toBeVisible();
    await expect(page).toHaveURL(address('/karam-club'));
    await expect(toast(page, words.session.welcome.replace('{name}', isolated('Noor')))).toBeVisible();
    await expect(page.locator('[popovertarget="account-menu"]')).toHaveText('Noor');

    // The code is used up, and within a minute no other is sent.
    await context.clearCookies();
    await askForCode(email);
    for (const tried of [code, wrong, wrong]) {
      const answered = page.waitForResponse('**/auth/v1/verify**');
      await enter(tried);
      await (await answered).finished();
      await expect(reported(codeWrong)).toBeVisible();
    }
    await enter(wrong);
    await expect(reported(tooManyCodes)).toBeVisible();
    await expect(field).toHaveValue(wrong);
    await expectAccessible(page);
  });

  test('can be sent again after a minute, and expires after an hour', async ({ page, address, words, email }) => {
    await page.clock.install();
    await page.goto(address('/login?mode=code'));
    await page.locator('#login-email').fill(email);
    await submit(page);
    const again = main(page).locator('button.tabular-nums');
    await expect(again).toBeDisabled();
    await page.clock.fastForward(61_000);
    const asked = page.waitForRequest(/\/auth\/v1\/otp/);
    await again.click();
    expect((await asked).postDataJSON()).toMatchObject({ email, create_user: false });
    await expect(main(page).getByText(words.login.mailed.sentAgain)).toBeVisible();
    await expect(again).toBeDisabled();
    await page.clock.fastForward('01:01:00');
    await page.locator('#sign-in-code').fill('012345');
    await main(page).getByRole('button', { name: words.login.submit.signin }).click();
    await expect(main(page).getByRole('alert').filter({ hasText: words.login.failures.codeExpired })).toBeVisible();
  });
});

test('Google and Apple are offered only where the settings name them @both', async ({ page, address, words }) => {
  const { google, apple } = words.login.providers;
  const offered = main(page).getByRole('link', { name: new RegExp(`${google}|${apple}`) });
  const asked = page.waitForResponse('**/api/account/settings');
  await page.goto(address('/login'));
  await (await asked).finished();
  await expect(offered).toHaveCount(0);
  // Without a provider in the settings, the address of its button leads back.
  await page.goto('/auth/provider?provider=google');
  await expect(page.locator('#login-email')).toBeVisible();

  await page.route('**/api/account/settings', (route) =>
    route.fulfill({ json: { publishableKey: 'p', previewHost: null, providers: ['google', 'apple'] } }),
  );
  await page.goto(`${address('/login')}?next=${encodeURIComponent(address('/karam-club'))}`);
  await expect(offered).toHaveText([google, apple]);
  const target = new URL((await offered.first().getAttribute('href')) ?? '', page.url());
  expect(target.pathname).toBe('/auth/provider');
  expect(Object.fromEntries(target.searchParams)).toMatchObject({ provider: 'google', next: address('/karam-club') });
  await expectAccessible(page);

  // As they come back when they change their mind at Google's.
  await page.goto(
    `/auth/callback?${new URLSearchParams({ error: 'access_denied', next: '/karam-club', lang: page.url().includes('/ar/') ? 'ar' : 'en' })}`,
  );
  await expect(page).toHaveURL(/\/login\?.*notice=provider/);
  await expect(main(page).getByText(words.login.notices.provider)).toBeVisible();
  await expectAccessible(page);
});

test.describe('after a minute', () => {
  // The server has its own clock: there the minute is not over.
  test.use({ expectedError: /status of 429 .*resend/ });

  test('a mail that does not arrive can be requested again', async ({ page, address, words, email }) => {
    await page.clock.install();
    await signUp(page, address, { words, email });
    const again = main(page).locator('button.tabular-nums');
    await expect(again).toBeDisabled();
    await page.clock.fastForward(58_000);
    await expect(again).toBeDisabled();
    await page.clock.fastForward(3_000);
    await expect(again).toHaveText(words.login.mailed.again);
    const asked = page.waitForRequest(/\/auth\/v1\/resend/);
    await again.click();
    expect((await asked).postDataJSON()).toMatchObject({ type: 'signup', email });
    await expect(main(page).getByText(words.login.mailed.sentAgain)).toBeVisible();
    await expect(again).toBeDisabled();
  });
});

test.describe('a session', () => {
  test.use({ expectedError: /auth\/v1\/(user|token|logout)|status of 4/ });

  test('is refreshed when it has expired, and an invalid one does no harm', async ({
    page,
    address,
    words,
    email,
    context,
    baseURL,
  }) => {
    await signUpAndConfirm(page, address, { words, email });
    const held = async () => {
      const saved = (await context.cookies()).filter(({ name }) => /^karam-session(\.\d+)?$/.test(name));
      const text = saved
        .sort((one, other) => one.name.localeCompare(other.name))
        .map(({ value }) => value)
        .join('');
      return text ? JSON.parse(Buffer.from(text.replace('base64-', ''), 'base64url').toString()) : null;
    };
    const hold = async (text: string) => {
      await page.goto('about:blank');
      await context.clearCookies({ name: /^karam-session/ });
      // In chunks of the size that @supabase/ssr uses.
      const pieces = text.match(/.{1,3180}/g) ?? [''];
      const names = pieces.map((_, index) => (pieces.length > 1 ? `karam-session.${index}` : 'karam-session'));
      await context.addCookies(pieces.map((value, index) => ({ name: names[index] ?? '', value, url: baseURL ?? '' })));
    };
    const encode = (session: object) => `base64-${Buffer.from(JSON.stringify(session)).toString('base64url')}`;
    for (const path of ['/karam-club', '/dashboard']) {
      const session = await held();
      await hold(encode({ ...session, expires_at: 1_700_000_000 }));
      await page.goto(address(path));
      await expect(page.locator('[popovertarget="account-menu"]')).toHaveText('Noor');
      await expect.poll(async () => (await held())?.refresh_token).not.toBe(session.refresh_token);
      expect((await held()).expires_at).toBeGreaterThan(Date.now() / 1000);
    }
    await page.addInitScript(() => {
      if (window.location.protocol === 'about:') return;
      for (const key of ['karam-arrival', 'karam-session', 'karam.consent', 'karam.recent-flights.v2', 'theme', 'language']) {
        localStorage.setItem(key, '{"');
        sessionStorage.setItem(key, '{"');
      }
    });
    for (const garbage of ['base64-x', encode({ access_token: 1, user: [] }), '%00%ff']) {
      await hold(garbage);
      await page.goto(address('/dashboard'));
      await expect(page.locator('#login-email')).toBeVisible();
    }
    // The form still works.
    await fillIn(page, email, password);
    await submit(page);
    await expect(page).toHaveURL(address('/dashboard'));
  });
});

test.describe('two tabs', () => {
  // One of them may still be asking when the other signs out.
  test.use({ expectedError: /status of 401 .*notifications/ });

  test('get the same notification, once', async ({ page, address, words, email, context }) => {
    await signUpAndConfirm(page, address, { words, email });
    const other = await context.newPage();
    await other.goto(address('/dashboard'));
    await expect(other.locator('[popovertarget="account-menu"]')).toHaveText('Noor');
    await page.goto(address('/karam-club'));
    const signOut = page.getByRole('button', { name: words.menu.signOut });
    await expect(page.locator('[popovertarget="account-menu"]')).toHaveText('Noor');
    if (!(await page.locator('[popovertarget="account-menu"]').isVisible())) {
      await page.locator('[popovertarget="site-menu"]').click();
    } else await page.locator('[popovertarget="account-menu"]').click();
    await signOut.click();
    await expect(toast(page, words.session.signedOut)).toBeVisible();
    await expect(other).toHaveURL(address('/'));
    await expect(toast(other, words.session.signedOut)).toBeVisible();
    expect(await context.cookies()).not.toContainEqual(expect.objectContaining({ name: 'karam-session' }));

    await page.goto(`${address('/login')}?next=${encodeURIComponent(address('/karam-club'))}`);
    await fillIn(page, email, password);
    await submit(page);
    await expect(toast(page, words.session.signedIn)).toBeVisible();
    await expect(page).toHaveURL(address('/karam-club'));
    await expect(toast(page, words.session.welcome.replace('{name}', isolated('Noor')))).toBeVisible();
    await page.reload();
    await expect(page.locator('[popovertarget="account-menu"]')).toHaveText('Noor');
    await expect(toast(page, words.session.signedIn)).toHaveCount(0);
  });
});

test.describe('a forged cookie', () => {
  test.use({ expectedError: /auth\/v1\/(user|token|logout)|status of 4/ });

  test('neither opens the dashboard nor causes a redirect loop', async ({ page, address, context, baseURL }) => {
    const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
    const token = `${encode({ alg: 'HS256' })}.${encode({ sub: '1', exp: 9_999_999_999 })}.x`;
    const user = { id: '1', email: 'eve@example.com', user_metadata: {} };
    const session = {
      access_token: token,
      refresh_token: 'x',
      expires_at: 9_999_999_999,
      expires_in: 3600,
      token_type: 'bearer',
      user,
    };
    await context.addCookies([{ name: 'karam-session', value: `base64-${encode(session)}`, url: baseURL ?? '' }]);
    await page.goto(address('/dashboard'));
    await expect(page.locator('#login-email')).toBeVisible();
    await expect.poll(async () => (await context.cookies()).map(({ name }) => name)).not.toContain('karam-session');
    await expect(page).toHaveURL(/\/login\?next=/);
  });
});

test('visitors without an account load no code for accounts', async ({ browser, address }) => {
  const context = await browser.newContext();
  const pageErrors = collectErrors(context);
  const page = await context.newPage();
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto(address('/karam-club'), { waitUntil: 'networkidle' });
  expect(asked.filter((url) => /\/supabase\/|\/api\/account/.test(url))).toEqual([]);
  expect(pageErrors).toEqual([]);
  await context.close();
});

test("an address that somebody else signed up with belongs to its owner's", async ({ page, address, words, email, context }) => {
  await signUp(page, address, { words, email });
  await context.clearCookies();
  await page.goto(await mailedLink(page, email, 'signup'));
  const asked = main(page).getByLabel(words.link.elsewhere.password);
  await expect(asked).toBeFocused();
  await asked.fill('a guess');
  await asked.press('Enter');
  await expect(main(page).getByText(words.link.elsewhere.wrong)).toBeVisible();
  await expectAccessible(page);
  await main(page).getByRole('button', { name: words.link.elsewhere.other.button }).click();
  await expect(main(page).getByText(words.reset.welcome.lead)).toBeVisible();
  await page.locator('#new-firstName').fill('Sara');
  await page.locator('#new-password').fill('another calm sea');
  await expectAccessible(page);
  await submit(page);
  await expect(page).toHaveURL(address('/dashboard'));
  await expect(page.locator('[popovertarget="account-menu"]')).toHaveText('Sara');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, expectedError: /csp$/ });

  test('the login page says how to reach us', async ({ page, address }) => {
    await page.goto(address('/login'));
    await expect(main(page).locator('noscript a[href^="tel:"]')).toBeVisible();
  });
});
