import { longWeekends } from '../../lib/flights/calendar/long-weekends.ts';
import { nextWeekend } from '../../lib/flights/calendar/next-weekend.ts';
import { formatDay } from '../../lib/time/dates.ts';
import { formatHijri, formatHijriDays } from '../../lib/time/gulf/hijri.ts';
import { isInRamadan } from '../../lib/time/gulf/occasions.ts';
import arabicCalendar from '../../messages/ar/calendar.json' with { type: 'json' };
import arabicFlights from '../../messages/ar/flights.json' with { type: 'json' };
import arabicPrayers from '../../messages/ar/prayers.json' with { type: 'json' };
import arabicUi from '../../messages/ar/ui.json' with { type: 'json' };
import englishCalendar from '../../messages/en/calendar.json' with { type: 'json' };
import englishFlights from '../../messages/en/flights.json' with { type: 'json' };
import englishPrayers from '../../messages/en/prayers.json' with { type: 'json' };
import englishUi from '../../messages/en/ui.json' with { type: 'json' };
import { addDays, todayInQatar } from '../../supabase/functions/_shared/contracts/calendar-day.ts';
import { bookingHorizonDays } from '../../supabase/functions/_shared/contracts/flights/flight-request.ts';
import { expectAccessible } from './support/accessibility.ts';
import { expect, test } from './support/test.ts';

const words = {
  en: { calendar: englishCalendar, flights: englishFlights, prayers: englishPrayers, ui: englishUi },
  ar: { calendar: arabicCalendar, flights: arabicFlights, prayers: arabicPrayers, ui: arabicUi },
};

test('a weekend in one tap leads to evening flights, and an Eid to both its days @both @wide', async ({
  page,
  address,
  language,
}) => {
  const { calendar, flights } = words[language];
  await page.goto(address('/?from=DOH&to=DXB'));
  await page.getByRole('button', { name: flights.form.weekend }).click();
  const { leaves, returns } = nextWeekend(todayInQatar());
  const departure = page.getByRole('button', { name: new RegExp(`^${flights.form.departure} `) });
  await expect(departure).toContainText(formatDay(leaves));

  await departure.click();
  const sheet = page.getByRole('dialog');
  const day = sheet.locator(`td[data-day="${leaves}"] button`);
  await expect(day.locator('.sr-only')).toContainText(formatHijri(leaves, language));
  const [eid] = longWeekends(todayInQatar(), addDays(todayInQatar(), bookingHorizonDays));
  const name = calendar.occasions[eid?.occasion ?? 'eidAlFitr'];
  await expect(sheet.getByText(calendar.schools.unknown)).toBeVisible();
  await expectAccessible(page);
  await sheet.getByRole('group', { name: calendar.shortTrips.title }).getByRole('button', { name }).first().click();
  await expect(sheet).toBeHidden();
  await expect(departure).toContainText(formatDay(eid?.leaves ?? ''));
  await expect.poll(() => new URL(page.url()).searchParams.get('return')).toBe(eid?.returns);

  await page.getByRole('button', { name: flights.form.weekend }).click();
  await page.getByRole('button', { name: flights.form.submit }).click();
  await expect(page).toHaveURL(/view=results&dep=evening&back=afternoon,evening$/);
  expect(new URL(page.url()).searchParams.get('departure')).toBe(leaves);
  expect(new URL(page.url()).searchParams.get('return')).toBe(returns);
  await expect(page.getByRole('dialog').getByText(formatHijriDays(leaves, returns, language))).toBeVisible();
});

test('a weekend that is tapped before the airports have loaded keeps the place of the address', async ({
  page,
  address,
  language,
}) => {
  const { flights } = words[language];
  let release = () => {};
  const isReleased = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/_next/static/**/*.js', async (route) => {
    const response = await route.fetch();
    const body = await response.text();
    if (body.includes('Hamad International')) await isReleased;
    await route.fulfill({ response, body });
  });
  await page.goto(address('/?from=DOH&to=DXB'));
  await page.getByRole('button', { name: flights.form.weekend }).click();
  const { leaves } = nextWeekend(todayInQatar());
  await expect(page.getByRole('button', { name: new RegExp(`^${flights.form.departure} `) })).toContainText(formatDay(leaves));
  release();
  await expect(page.getByRole('combobox', { name: flights.form.to })).toHaveValue(/\(DXB\)$/);
  await expect.poll(() => new URL(page.url()).search).toContain(`to=DXB&departure=${leaves}`);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});

test('prayer times of a place are there for any day, with qibla and the fast @both', async ({ page, address, language }) => {
  const { prayers } = words[language];
  let fasting = addDays(todayInQatar(), 1);
  while (!isInRamadan(fasting)) fasting = addDays(fasting, 1);
  await page.goto(address('/travel/destination/london'));
  const box = page.getByRole('group').filter({ hasText: prayers.rules.split('{')[0] ?? '' });
  await page
    .getByRole('main')
    .getByText(prayers.titleIn.replace('{city}', language === 'ar' ? 'لندن' : 'London'))
    .click();
  const hours = box.getByRole('definition');
  await expect(hours).toHaveText(Array(6).fill(/^\d\d:\d\d$/));
  await expect(box.getByText(/119°/)).toBeVisible();
  // The guide to London does not say.
  await expect(box.getByText(prayers.halal.unknown)).toBeVisible();
  const day = box.getByRole('textbox', { name: prayers.day });
  await day.fill('31/02/2027');
  await day.blur();
  await expect(day).toHaveAccessibleDescription(words[language].ui.date.errors.noSuchDay);
  await expect(day).toHaveValue('31/02/2027');
  await expect(hours).toHaveCount(6);
  await day.fill(formatDay(fasting));
  await expect(box.getByText(prayers.fast.split('{')[0] ?? '')).toBeVisible();
  await expect(box.getByText(formatHijri(fasting, language))).toBeVisible();
  await expect(hours).toHaveText(Array(6).fill(/^\d\d:\d\d$/));
  await expectAccessible(page);
});

test.describe('the prayer times of an arrival', () => {
  test.use({ javaScriptEnabled: false });

  test('are a page for any airport and day, which keeps what was typed @both', async ({ page, address, language }) => {
    const { prayers, ui } = words[language];
    const day = addDays(todayInQatar(), 60);
    await page.goto(address(`/prayer-times?place=MCT&day=${day}`));
    await expect(page.getByRole('heading', { level: 1 })).toContainText(language === 'ar' ? 'مسقط' : 'Muscat');
    await expect(page.getByRole('definition')).toHaveText(Array(6).fill(/^\d\d:\d\d$/));
    await expect(page.getByText(formatHijri(day, language))).toBeVisible();
    await expect(page.getByText(prayers.halal.easy)).toBeVisible();
    const field = page.getByRole('textbox', { name: prayers.day });
    await expect(field).toHaveValue(formatDay(day));
    await field.fill('31/02/2027');
    await page.getByRole('button', { name: prayers.page.submit }).click();
    await expect(field).toHaveAccessibleDescription(ui.date.errors.noSuchDay);
    await expect(field).toHaveValue('31/02/2027');
    await expect(page.getByRole('combobox', { name: prayers.page.place })).toHaveValue('MCT');
  });
});
