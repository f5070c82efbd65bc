import type { BrowserContext, Page } from '@playwright/test';
import arabic from '../../messages/ar/notifications.json' with { type: 'json' };
import english from '../../messages/en/notifications.json' with { type: 'json' };
import { todayInQatar } from '../../supabase/functions/_shared/contracts/calendar-day.ts';
import { expectAccessible } from './support/accessibility.ts';
import { asServer, channelOf, signIn as signInAs } from './support/account.ts';
import { test as base, collectErrors, expect } from './support/test.ts';

const test = base.extend<{ words: typeof english }>({
  words: async ({ language }, use) => use(language === 'ar' ? arabic : english),
});

const signIn = async (context: BrowserContext): Promise<string> => (await signInAs(context, 'bell')).id;

interface Row {
  title: string;
  message?: string;
  type?: string;
  created_at?: string;
}

async function notify(userId: string, ...rows: Row[]): Promise<void> {
  const written = rows.map((row) => ({ user_id: userId, type: 'voucher_eligible', message: 'Ask us for it.', ...row }));
  const { error } = await asServer().from('notifications').insert(written);
  if (error) throw error;
}

const bellOf = (page: Page) => page.locator('[popovertarget="notifications-panel"]');
const panelOf = (page: Page) => page.locator('#notifications-panel');
const badge = (page: Page, text: string) => expect(bellOf(page).locator('bdi')).toHaveText(text);
const noBadge = (page: Page) => expect(bellOf(page).locator('bdi')).toHaveCount(0);

/** Subscribed: the server has confirmed the realtime channel. */
async function openSite(page: Page, path: string): Promise<void> {
  const listening = channelOf(page);
  await page.goto(path);
  await expect(bellOf(page)).toBeVisible();
  await listening;
}

test('a visitor sees no bell', async ({ page, address }) => {
  await page.goto(address('/about'));
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(bellOf(page)).toHaveCount(0);
});

test('one notification, two travellers: its owner hears of it at once, the other never', async ({
  page,
  browser,
  address,
  words,
}) => {
  const owner = await signIn(page.context());
  const otherContext = await browser.newContext();
  const errors = collectErrors(otherContext);
  await signIn(otherContext);
  const other = await otherContext.newPage();
  await Promise.all([openSite(page, address('/')), openSite(other, address('/'))]);
  await bellOf(page).click();
  await expect(panelOf(page)).toContainText(words.list.empty);

  await notify(owner, { title: 'A voucher is ready', message: 'Ask us for it.' });
  await expect(page.getByText('A voucher is ready. Ask us for it.')).toBeVisible();
  await badge(page, '1');
  await expect(panelOf(page).getByRole('listitem').first()).toContainText('A voucher is ready');
  await noBadge(other);
  expect(errors).toEqual([]);
  await otherContext.close();
});

test('marking one and marking all, seen in a second tab as well @changing', async ({ page, context, address, words }) => {
  const owner = await signIn(context);
  await notify(owner, ...Array.from({ length: 11 }, (_, n) => ({ title: `Number ${n}` })));
  const second = await context.newPage();
  await openSite(second, address('/'));
  await openSite(page, address('/'));
  await badge(page, '9+');
  await bellOf(page).press('Enter');
  await panelOf(page).getByRole('button', { name: 'Number 3' }).press('Enter');
  await expect(panelOf(page).getByRole('button', { name: 'Number 3' })).toBeFocused();
  await panelOf(page).getByRole('button', { name: 'Number 4' }).press('Enter');
  await badge(page, '9');
  await badge(second, '9');
  await panelOf(page).getByRole('button', { name: words.list.markAll }).click();
  await expect(page.getByText(words.list.allMarked)).toBeVisible();
  await noBadge(page);
  await noBadge(second);
  await page.keyboard.press('Escape');
  await expect(panelOf(page)).toBeHidden();
  await page.reload();
  await expect(bellOf(page)).toBeVisible();
  await noBadge(page);
});

test('marking all is seen in another browser of the same traveller', async ({ page, context, browser, address, words }) => {
  const owner = await signIn(context);
  await notify(owner, { title: 'One' }, { title: 'Two' });
  const elsewhere = await browser.newContext({ storageState: await context.storageState() });
  const errors = collectErrors(elsewhere);
  const other = await elsewhere.newPage();
  await Promise.all([openSite(page, address('/')), openSite(other, address('/'))]);
  await badge(other, '2');
  await bellOf(page).click();
  await panelOf(page).getByRole('button', { name: words.list.markAll }).click();
  await noBadge(page);
  await noBadge(other);
  expect(errors).toEqual([]);
  await elsewhere.close();
});

test('what the daily run of the club has to say arrives in the open bell', async ({ page, context, address }) => {
  const owner = await signIn(context);
  const server = asServer();
  await server.from('profiles').update({ birth_date: todayInQatar() }).eq('user_id', owner);
  await openSite(page, address('/'));
  await bellOf(page).click();
  const { error } = await server.rpc('run_daily_loyalty');
  expect(error).toBeNull();
  await badge(page, '1');
  await expect(panelOf(page).getByRole('listitem').first()).toContainText('We have added 100 points to your account.');
});

test.describe('without a network', () => {
  test.use({ expectedError: /ERR_INTERNET_DISCONNECTED|ERR_FAILED|WebSocket|Failed to load resource/ });

  test('what was missed is there afterwards, once', async ({ page, context, address }) => {
    const owner = await signIn(context);
    await openSite(page, address('/'));
    await context.setOffline(true);
    await notify(owner, { title: 'Missed 1' }, { title: 'Missed 2' });
    await context.setOffline(false);
    await badge(page, '2');
    await notify(owner, { title: 'After' });
    await badge(page, '3');
    await bellOf(page).click();
    await expect(panelOf(page).getByRole('listitem')).toHaveCount(3);
  });
});

test('bell and page are accessible; the page goes back further, and filters', async ({ page, context, address, words }) => {
  const owner = await signIn(context);
  const at = (n: number) => new Date(Date.UTC(2026, 0, 1, 0, n)).toISOString();
  const types = ['tier_upgrade', 'news'];
  await notify(
    owner,
    ...Array.from({ length: 30 }, (_, n) => ({
      title: `Number ${n}`,
      created_at: at(n),
      type: types[29 - n] ?? 'voucher_eligible',
    })),
  );
  await openSite(page, address('/dashboard/notifications'));
  const list = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.locator('time') });
  await expect(list).toHaveCount(20);
  await expectAccessible(page);
  await bellOf(page).click();
  await expect(panelOf(page).getByRole('listitem').first()).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await list.first().getByRole('button').click();
  await page.getByRole('button', { name: words.page.older }).click();
  await expect(list).toHaveCount(30);
  await page.getByRole('button', { name: words.page.filterUnread, exact: true }).click();
  await expect(list).toHaveCount(29);
  await page.getByRole('main').getByRole('button', { name: words.list.markAll }).click();
  await expect(page.getByText(words.page.noUnread)).toBeVisible();
  await noBadge(page);
});
