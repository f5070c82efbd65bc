import type { Page } from '@playwright/test';
import { formatDay } from '../../lib/time/dates.ts';
import { areVisaRulesTooOld } from '../../lib/visa/rules-age.ts';
import arabicHome from '../../messages/ar/home.json' with { type: 'json' };
import arabicVisa from '../../messages/ar/visa.json' with { type: 'json' };
import arabic from '../../messages/ar/where.json' with { type: 'json' };
import englishHome from '../../messages/en/home.json' with { type: 'json' };
import englishVisa from '../../messages/en/visa.json' with { type: 'json' };
import english from '../../messages/en/where.json' with { type: 'json' };
import { addDays, todayInQatar } from '../../supabase/functions/_shared/contracts/calendar-day.ts';
import { expectAccessible } from './support/accessibility.ts';
import { expect, test, testWithoutBrowser } from './support/test.ts';

const words = {
  en: { where: english, visa: englishVisa.rules, home: englishHome },
  ar: { where: arabic, visa: arabicVisa.rules, home: arabicHome },
};
const queryOf = (page: Page) => new URL(page.url()).searchParams;
/** Those not shown yet are behind a button. */
const linesOf = (page: Page) =>
  page
    .getByRole('main')
    .locator('li[id]')
    .filter({ has: page.locator('h3') });

async function choosePlaces(page: Page, language: 'en' | 'ar') {
  const { where } = words[language];
  const form = page.getByRole('form', { name: where.form.label });
  await form.getByLabel(where.form.passport).selectOption('IN');
  await form.getByText(where.form.more).click();
  await form.getByLabel(where.form.nights, { exact: true }).fill('5');
  await form.getByLabel(where.form.hours, { exact: true }).selectOption('6');
  await form.getByLabel(where.form.isVisaFree).check();
  await form.getByRole('button', { name: where.form.submit }).click();
  await expect(page).toHaveURL(/view=results/);
}

test('from home in one tap: choices lead to places, each with its reason @both @wide', async ({ page, address, language }) => {
  const { where, visa } = words[language];
  await page.goto(address('/'));
  await page.getByRole('main').getByRole('link', { name: where.name }).click();
  await expect(page.getByRole('heading', { level: 1, name: where.heading })).toBeVisible();
  await expect(linesOf(page)).toHaveCount(52);
  await expectAccessible(page);

  // A number on the map opens the names of its places, and a name the part of the list with its line.
  await page.locator('figure summary').last().click();
  const name = page.locator('figure details[open] a').last();
  const gathered = await name.getAttribute('href');
  await name.click();
  await expect(page.locator(`li${gathered}`)).toBeInViewport();

  await choosePlaces(page, language);
  const lines = linesOf(page);
  await expect(lines.first()).toBeVisible();
  if (!areVisaRulesTooOld()) {
    await expect(page.getByText(visa.confirm)).toBeVisible();
    // Nepal admits Indians without a visa; Turkey does not.
    await expect(lines.filter({ hasText: language === 'ar' ? 'كاتماندو' : 'Kathmandu' })).toBeVisible();
    await expect(lines.filter({ hasText: language === 'ar' ? 'إسطنبول' : 'Istanbul' })).toHaveCount(0);
  }
  await expectAccessible(page);

  // The map leads to the line of a place.
  const dot = page.locator('figure a', { has: page.locator('circle') }).last();
  const code = (await dot.getAttribute('href'))?.slice(1) ?? '';
  await dot.locator('circle').click();
  await expect(page).toHaveURL(new RegExp(`#${code}$`));
  await expect(page.locator(`#${code}`)).toBeInViewport();

  const shown = await lines.count();
  await page.getByRole('main').locator('a[href*="/explore/where?"]').first().click();
  await expect.poll(() => queryOf(page).has('hours') && queryOf(page).has('visa')).toBe(false);
  expect(await linesOf(page).count()).toBeGreaterThanOrEqual(shown);

  await page.getByText(where.form.change).click();
  await expect(page.getByLabel(where.form.passport)).toHaveValue('IN');
  await expect(page.getByLabel(where.form.nights, { exact: true })).toHaveValue('5');

  await page.goto(address('/explore/where?view=results&passport=XX&budget=0'));
  await expect(page.getByText(where.errors.title)).toBeVisible();
  await expectAccessible(page);
});

test('a passport kept on the device is chosen with a tap, and only the form puts it into the address', async ({
  page,
  address,
  language,
}) => {
  const { where } = words[language];
  await page.addInitScript(() => {
    localStorage.setItem('passport', 'IN');
    localStorage.setItem('karam.party-passports.v1', JSON.stringify([{ country: 'IN' }, { country: 'EG' }]));
  });
  await page.goto(address('/explore/where'));
  const choose = (country: string) => page.getByRole('button', { name: where.form.savedChoose.replace('{country}', country) });
  await expect(choose(language === 'ar' ? 'الهند' : 'India')).toBeVisible();
  await choose(language === 'ar' ? 'مصر' : 'Egypt').click();
  await expect(page.getByLabel(where.form.passport)).toHaveValue('EG');
  await expectAccessible(page);
  expect(page.url()).not.toContain('?');
  await page.getByRole('button', { name: where.form.submit }).click();
  await expect.poll(() => queryOf(page).get('passport')).toBe('EG');
  await expect(page.getByText(where.passports.back.split('{')[0] ?? '')).toBeVisible();
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false, expectedError: /csp$/ });

  test('the form is answered, and what cannot be followed is said beside its field @both @wide', async ({
    page,
    address,
    language,
  }) => {
    const { where } = words[language];
    await page.goto(address('/explore/where'));
    await choosePlaces(page, language);
    await expect(linesOf(page).first()).toBeVisible();

    const yesterday = addDays(todayInQatar(), -1);
    await page.goto(address(`/explore/where?view=results&passport=XX&departure=${yesterday}&budget=0&halal=easy`));
    await expect(page.getByText(where.errors.title)).toBeVisible();
    await expect(page.getByLabel(where.form.passport)).toHaveAccessibleDescription(
      new RegExp(where.errors.passport.replace('{given}', 'XX')),
    );
    await expect(page.getByLabel(where.form.departure, { exact: true })).toHaveValue(formatDay(yesterday));
    await expect(page.getByLabel(where.form.departure, { exact: true })).toHaveAccessibleDescription(where.errors.dayPast);
    await expect(page.getByLabel(where.form.budget, { exact: true })).toHaveValue('0');
    await expect(page.getByLabel(where.form.isHalal)).toBeChecked();
    await expect(linesOf(page).first()).toBeVisible();

    await page.getByLabel(where.form.budget, { exact: true }).fill('');
    await page.getByLabel(where.form.passport).selectOption('EG');
    await page.getByLabel(where.form.departure, { exact: true }).fill(addDays(todayInQatar(), 30));
    await page.getByRole('button', { name: where.form.submit }).click();
    await expect(page.getByText(where.errors.title)).toBeHidden();
    expect(queryOf(page).get('passport')).toBe('EG');
    expect(queryOf(page).get('halal')).toBe('easy');
  });

  test('an idea leads to places with a picture and a reason, and so does the page without choices @both @wide', async ({
    page,
    address,
    language,
  }) => {
    const { where } = words[language];
    await page.goto(address('/explore/where'));
    const ideas = page.getByRole('navigation', { name: where.ideas.title });
    await expect(ideas.getByRole('link')).toHaveCount(15);
    const pictures = linesOf(page).locator('img[loading=lazy][width][height][src^="/art/"]');
    await expect(pictures).toHaveCount(52);
    const sources = await pictures.evaluateAll((all) => all.map((one) => one.getAttribute('src')));
    expect(new Set(sources).size).toBe(52);
    // One line says what one goes there for, one the reasons where there are any.
    expect(await linesOf(page).locator('p').count()).toBeGreaterThan(75);
    for (const idea of ['beach', 'weekend', 'children', 'snow', 'visaFree', 'halal'] as const) {
      await ideas.getByRole('link', { name: where.ideas[idea], exact: true }).click();
      await expect(page).toHaveURL(/view=results/);
      await expect(page.getByText(where.errors.title)).toBeHidden();
      expect(await linesOf(page).count(), idea).toBeGreaterThan(2);
      await page.goBack();
    }
  });

  test('a passport or a budget as people write it is understood, or what is meant is offered @both', async ({
    page,
    address,
    language,
  }) => {
    const { where } = words[language];
    const india = language === 'ar' ? 'الهند' : 'India';
    await page.goto(address(`/explore/where?view=results&passport=${language === 'ar' ? 'هندي' : 'Indian'}&budget=5,000%20QAR`));
    await expect(page.getByLabel(where.form.passport)).toHaveValue('IN');
    await expect(page.getByLabel(where.form.budget, { exact: true })).toHaveValue('5,000 QAR');
    await expect(page.getByLabel(where.form.budget, { exact: true })).not.toHaveAttribute('aria-invalid');
    await page.getByRole('link', { name: where.errors.meant.replace('{country}', india) }).click();
    await expect(page.getByText(where.errors.title)).toBeHidden();
    expect(queryOf(page).get('passport')).toBe('IN');
    expect(queryOf(page).get('budget')).toBe('5,000 QAR');
  });

  test('wishes that nothing meets say which of them to take back', async ({ page, address, language }) => {
    const { where } = words[language];
    await page.goto(address('/explore/where?view=results&budget=1'));
    await expect(page.getByRole('heading', { name: where.left.title })).toBeVisible();
    await page.getByRole('main').locator('a[href*="/explore/where?"]').first().click();
    expect(queryOf(page).has('budget')).toBe(false);
    await expect(linesOf(page)).toHaveCount(52);
  });
});

testWithoutBrowser(
  'search engines get the page without choices, and messengers a picture without the passport @both',
  async ({ request, address }) => {
    const shell = await (await request.get(address('/explore/where'))).text();
    expect(shell).toContain('rel="canonical"');
    expect(shell).not.toContain('noindex');
    const answer = await (await request.get(address('/explore/where?view=results&passport=IN'))).text();
    expect(answer).toMatch(/<meta name="robots" content="noindex/);
    expect(answer).toMatch(/rel="canonical" href="[^"?]*\/explore\/where"/);
    const shared = await (await request.get(address('/explore/where?passport=IN&hours=4'))).text();
    expect(shared, 'The mark of results may be lost').toMatch(/<meta name="robots" content="noindex/);
    expect(shared).toMatch(/og:url" content="[^"]*\/explore\/where\?view=results&amp;passport=IN&amp;hours=4"/);
    expect(shared).toMatch(/og:image" content="[^"]*\/share\/[^"]*explore\/where\.jpg\?/);
    const [, title = ''] = /og:title" content="([^"]*)"/.exec(shared) ?? [];
    expect(title).toContain('4');
    expect(title).not.toMatch(/India|الهند/);
    const robot = { 'user-agent': 'WhatsApp/2.23' };
    const preview = await (
      await request.get(address('/explore/where?view=results&passport=IN&hours=4'), { headers: robot })
    ).text();
    expect(preview).toMatch(/og:image" content="[^"]*\/share\/[^"]*explore\/where\.jpg\?/);
    expect(preview).not.toMatch(/India|الهند/);
  },
);
