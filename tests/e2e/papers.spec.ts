import type { Page } from '@playwright/test';
import { createTranslator } from 'next-intl';
import { visaRulesAsOf } from '../../content/visa-passports.generated.ts';
import { formatDay } from '../../lib/time/dates.ts';
import { areVisaRulesTooOld } from '../../lib/visa/rules-age.ts';
import arabic from '../../messages/ar/flights.json' with { type: 'json' };
import arabicVisa from '../../messages/ar/visa.json' with { type: 'json' };
import english from '../../messages/en/flights.json' with { type: 'json' };
import englishVisa from '../../messages/en/visa.json' with { type: 'json' };
import { addDays, todayInQatar } from '../../supabase/functions/_shared/contracts/calendar-day.ts';
import { expectAccessible } from './support/accessibility.ts';
import { test as base, expect } from './support/test.ts';

const departure = addDays(todayInQatar(), 45);
const back = addDays(departure, 7);
/** To Thailand, which lets passports of Qatar and India in for 60 days; some flights stop on the way, where an Indian passport may need more. */
const results = `/?from=DOH&to=BKK&departure=${departure}&return=${back}&adults=2&children=1&infants=0&class=economy&view=results`;

const test = base.extend<{ words: ReturnType<typeof wordsIn> }>({
  words: async ({ language }, use) => use(wordsIn(language)),
});
function wordsIn(language: 'en' | 'ar') {
  const messages = { flights: language === 'ar' ? arabic : english, visa: language === 'ar' ? arabicVisa : englishVisa };
  return createTranslator({ locale: language, messages });
}

const cardsOf = (page: Page) => page.getByRole('article');
/** The words of the rows; each has another place on wide screens. */
const papersOn = (page: Page) => page.getByTestId('papers').filter({ visible: true });
/** The heights of the first rows. */
const heightsOf = (page: Page) =>
  cardsOf(page).evaluateAll((cards) => cards.slice(0, 5).map((card) => Math.round(card.getBoundingClientRect().height)));

test.describe('the papers of a party', () => {
  test.skip(areVisaRulesTooOld(), 'Rules that old are no longer shown (tests/unit/visa/papers.test.ts).');

  test('are asked for once, and then stand on every flight without moving it @both @wide', async ({ page, address, words }) => {
    await page.goto(address(results));
    const ask = page.getByRole('button', { name: words('flights.results.papers.ask') });
    await expect(ask).toBeVisible();
    await expect(papersOn(page)).toHaveCount(0);
    const before = await heightsOf(page);
    await ask.click();
    const sheet = page.getByRole('dialog', { name: words('flights.results.papers.sheet.title') });
    const save = sheet.getByRole('button', { name: words('flights.results.papers.sheet.save') });
    await save.click();
    await expect(sheet.getByText(words('flights.results.papers.sheet.required'))).toBeVisible();
    await sheet.getByRole('combobox').selectOption('QA');
    await sheet.getByRole('button', { name: words('flights.results.papers.sheet.add') }).click();
    await sheet.getByRole('combobox').nth(1).selectOption('IN');
    const until = sheet.getByRole('textbox', { name: words('flights.results.papers.sheet.expiry') });
    await until.first().fill('31/02/2030');
    await expectAccessible(page);
    await save.click();
    await expect(until.first()).toBeFocused();
    await expect(until.first()).toHaveValue('31/02/2030');
    await until.first().fill('28/02/2050');
    await save.click();
    await expect(sheet).toBeHidden();

    await expect(papersOn(page).first()).toBeVisible();
    expect(await heightsOf(page)).toEqual(before);
    await expect(page.getByText(words('flights.results.papers.entry.none')).first()).toBeVisible();
    await expect(papersOn(page).filter({ hasText: words('flights.results.papers.transit.askAirline') })).not.toHaveCount(0);
    await expectAccessible(page);
    expect(page.url()).not.toMatch(/passport|QA|IN\b/);

    // They are read from the device again.
    await page.reload();
    await expect(papersOn(page).first()).toBeVisible();
    const all = await cardsOf(page).count();

    if ((page.viewportSize()?.width ?? 0) < 1024)
      await page.getByRole('button', { name: words('flights.results.filters.title'), exact: true }).click();
    await page.getByRole('checkbox', { name: words('flights.results.filters.noPapers') }).check();
    await page.keyboard.press('Escape');
    await expect.poll(() => new URL(page.url()).searchParams.get('papers')).toBe('none');
    await expect(papersOn(page).filter({ hasText: words('flights.results.papers.transit.askAirline') })).toHaveCount(0);
    expect(await cardsOf(page).count()).toBeLessThanOrEqual(all);
  });

  test('and what the trip costs are in the details, with what is not known', async ({ page, address, words }) => {
    await page.addInitScript(() => {
      localStorage.setItem('karam.party-passports.v1', JSON.stringify([{ country: 'QA' }, { country: 'IN' }, { country: 'PK' }]));
      localStorage.setItem('passport', 'QA');
    });
    await page.goto(address(results.replace('to=BKK', 'to=CDG')));
    await expect(papersOn(page).first()).toBeVisible();
    await cardsOf(page)
      .first()
      .getByRole('button', { name: words('flights.results.card.details') })
      .click();
    const cost = page.getByTestId('whole-cost');
    await expect(cost.getByText(words('flights.results.wholeCost.fare'))).toBeVisible();
    await expect(cost.getByText(words('flights.results.wholeCost.unknown')).first()).toBeVisible();
    await expect(cost.getByText(words('flights.results.wholeCost.totalKnown'))).toBeVisible();
    const alone = page.getByTestId('child-alone');
    await alone.getByText(words('flights.results.alone.title')).click();
    await expect(alone.getByText(words('flights.results.alone.book'))).toBeVisible();
    const visas = page.getByRole('region', { name: words('visa.trip.title') });
    await expect(visas.getByRole('heading', { level: 5 })).toHaveCount(3);
    await expect(visas.getByText(words('visa.rules.required')).first()).toBeVisible();
    await expectAccessible(page);
  });
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false, expectedError: /csp$/ });
  test.skip(areVisaRulesTooOld(), 'Rules that old are no longer shown.');

  test('the link above the flights leads to the rule of a passport, with its day, source and where to ask @both', async ({
    page,
    address,
    words,
  }) => {
    await page.goto(address(results));
    await page.getByRole('button', { name: words('flights.results.papers.ask') }).click();
    await expect(page.getByRole('combobox', { name: words('visa.rules.destination') })).toHaveValue('TH');
    await page.getByRole('combobox', { name: words('visa.rules.passport') }).selectOption('PK');
    await page.getByRole('button', { name: words('visa.plain.submit') }).click();
    const rule = page.getByRole('status');
    await expect(rule.getByText(words('visa.rules.eVisa'))).toBeVisible();
    await expect(rule.getByText(words('visa.rules.confirm'))).toBeVisible();
    await expect(rule.getByText(words('visa.plain.stay'))).toBeVisible();
    await expect(rule.getByText(formatDay(visaRulesAsOf))).toBeVisible();
    await expect(page.getByRole('link', { name: words('visa.plain.service') })).toBeVisible();
    // Another country for the same passport is one press away.
    await page.getByRole('main').locator('a[href*="passport=PK"][href*="entry-rules"]').first().click();
    await expect(page.getByRole('combobox', { name: words('visa.rules.passport') })).toHaveValue('PK');
    await expect(page.getByRole('combobox', { name: words('visa.rules.destination') })).not.toHaveValue('TH');
    await expect(rule.getByRole('heading')).toBeVisible();
    await page.goto(address('/entry-rules?passport=XX&destination=TH'));
    await expect(page.getByRole('combobox', { name: words('visa.rules.passport') })).toHaveAccessibleDescription(
      words('visa.rules.unknownPassport'),
    );
    await expect(page.getByRole('main').locator('a[href*="entry-rules?passport"]')).toHaveCount(0);
  });
});

test('what is drawn without script is accessible', async ({ page, address }) => {
  for (const path of [
    '/entry-rules?passport=XX&destination=TH',
    '/entry-rules?passport=PK&destination=TH',
    '/prayer-times?place=MCT',
  ]) {
    await page.goto(address(path));
    await expectAccessible(page);
  }
});
