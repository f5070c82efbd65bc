import { longWeekends } from '../../lib/flights/calendar/long-weekends.ts';
import { nextWeekend } from '../../lib/flights/calendar/next-weekend.ts';
import { formatDay } from '../../lib/time/dates.ts';
import { formatHijri } from '../../lib/time/gulf/hijri.ts';
import { isInRamadan } from '../../lib/time/gulf/occasions.ts';
import arabicCalendar from '../../messages/ar/calendar.json' with { type: 'json' };
import arabicFlights from '../../messages/ar/flights.json' with { type: 'json' };
import arabicPrayers from '../../messages/ar/prayers.json' with { type: 'json' };
import englishCalendar from '../../messages/en/calendar.json' with { type: 'json' };
import englishFlights from '../../messages/en/flights.json' with { type: 'json' };
import englishPrayers from '../../messages/en/prayers.json' with { type: 'json' };
import { addDays, todayInQatar } from '../../supabase/functions/_shared/contracts/calendar-day.ts';
import { bookingHorizonDays } from '../../supabase/functions/_shared/contracts/flights/flight-request.ts';
import { expectAccessible } from './support/accessibility.ts';
import { expect, test } from './support/test.ts';

const words = {
  en: { calendar: englishCalendar, flights: englishFlights, prayers: englishPrayers },
  ar: { calendar: arabicCalendar, flights: arabicFlights, prayers: arabicPrayers },
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
  // On a phone the first flight comes first.
  const isWide = (page.viewportSize()?.width ?? 0) >= 640;
  await expect(page.getByRole('dialog').getByText(formatHijri(returns, language))).toBeVisible({ visible: isWide });
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
  await box.getByRole('textbox', { name: prayers.day }).fill(formatDay(fasting));
  await expect(box.getByText(prayers.fast.split('{')[0] ?? '')).toBeVisible();
  await expect(box.getByText(formatHijri(fasting, language))).toBeVisible();
  await expect(hours).toHaveText(Array(6).fill(/^\d\d:\d\d$/));
  await expectAccessible(page);
});
