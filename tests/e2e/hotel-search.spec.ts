import type { Page } from '@playwright/test';
import { expectAccessible } from './support/accessibility.ts';
import { expect, type Language, test } from './support/test.ts';
import { words } from './support/words.ts';

/** The hotel form by its labels. */
function hotelForm(page: Page, language: Language) {
  const { search, rooms } = words[language].hotels;
  const form = page.getByRole('form', { name: search.label });
  return {
    form,
    destination: form.getByRole('combobox', { name: search.destination }),
    checkIn: form.getByRole('button', { name: new RegExp(`^${search.checkIn} `) }),
    checkOut: form.getByRole('button', { name: new RegExp(`^${search.checkOut} `) }),
    rooms: form.getByRole('button', { name: new RegExp(`^${rooms.title} `) }),
    submit: form.getByRole('button', { name: search.submit }),
    suggestions: page.getByRole('option'),
    dialog: page.getByRole('dialog'),
  };
}

const letters = {
  en: { istanbul: 'ista', name: 'Istanbul', rak: 'Ras Al Khaimah' },
  ar: { istanbul: 'اسطن', name: 'إسطنبول', rak: 'رأس الخيمة' },
};
/** Far enough ahead that it does not matter if midnight in Doha passes between `new Date` here and in the page. */
/** A weekday, a day and a month. */
const aDay = /\d{2}\/\d{2}\/\d{4}/;
const card = 'destination=ras-al-khaimah&adults=5&rooms=2';

test('a popular city is one press away, and leaves nothing to fill in @both @wide', async ({ page, address, language }) => {
  const { hotels, home } = words[language];
  await page.goto(address('/'));
  await page.getByRole('tab', { name: home.tabs.hotels }).click();
  const { form, destination, submit } = hotelForm(page, language);
  await form.getByRole('list', { name: hotels.search.popular }).getByRole('button').nth(1).click();
  await expect(destination).toHaveValue(letters[language].name);
  await expect(submit).toBeEnabled();
  await submit.click();
  await expect(page).toHaveURL(/\/explore\/hotels\/results\?destination=istanbul&/);
});

test('from the tab of the home page to the results by keyboard alone @both', async ({ page, address, language }) => {
  const { hotels, home } = words[language];
  await page.goto(address('/'));
  await page.getByRole('tab', { name: home.tabs.hotels }).click();
  const { form, destination, checkIn, rooms, submit, suggestions, dialog } = hotelForm(page, language);
  await expect(form).toBeVisible();
  await expect(checkIn).toContainText(aDay);
  await expect(submit).toBeDisabled();
  await expect(submit).toHaveAccessibleDescription(
    hotels.search.missing.lead.replace('{fields}', hotels.search.missing.destination),
  );

  await destination.focus();
  await page.keyboard.type(letters[language].istanbul.slice(0, 2));
  await expect(page.getByText(hotels.search.destinationHint).first()).toBeVisible();
  await page.keyboard.type('xqzxq');
  await expect(page.getByText(hotels.search.destinationNone).first()).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page.getByText(hotels.search.errors.destinationRequired)).toBeVisible();
  await expect(destination).toBeFocused();
  await expect(destination).toHaveValue(/xqzxq$/);

  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type(letters[language].istanbul);
  await expect(suggestions.first()).toContainText(letters[language].name);
  await expect(page.getByText(hotels.search.errors.destinationRequired)).toBeHidden();
  await page.keyboard.press('Enter');
  await expect(destination).toHaveValue(letters[language].name);
  await expect(suggestions).toHaveCount(0);

  await rooms.focus();
  await page.keyboard.press('Enter');
  await expect(dialog).toBeVisible();
  await expect(dialog.getByText(hotels.rooms.remove)).toHaveCount(0);
  await dialog.getByRole('button', { name: hotels.rooms.add }).press('Enter');
  const second = dialog.getByRole('region', { name: hotels.rooms.room.replace('{number}', '2') });
  await expect(second).toBeFocused();
  await second.getByRole('button').last().press('Enter');
  const age = second.getByRole('combobox', { name: hotels.rooms.childAge.replace('{number}', '1') });
  await expect(age).toHaveValue('10');
  await expect(age).toHaveAccessibleDescription(hotels.rooms.unconfirmedAge);
  await expect(age.locator('option').first()).toHaveText('1');
  await expect(second.getByText(hotels.rooms.underOne)).toBeVisible();
  await expectAccessible(page);
  // Nothing is searched with an age that nobody has confirmed.
  await page.keyboard.press('Escape');
  await expect(submit).toBeDisabled();
  await expect(submit).toHaveAccessibleDescription(hotels.search.missing.lead.replace('{fields}', hotels.search.missing.ages));
  await rooms.press('Enter');
  await second.getByText(hotels.rooms.confirm.replace('{age}', '10')).press('Enter');
  await expect(age).toHaveAccessibleDescription('');
  await age.selectOption('4');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: hotels.rooms.removeNamed.replace('{number}', '1') }).press('Enter');
  await expect(dialog.getByRole('button', { name: hotels.rooms.add })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(rooms).toBeFocused();

  await submit.press('Enter');
  await expect(page).toHaveURL(
    /\/explore\/hotels\/results\?destination=istanbul&checkin=\d{4}-\d\d-\d\d&checkout=\d{4}-\d\d-\d\d&rooms=2-4$/,
  );

  await page.goto(address('/explore/hotels'));
  const recent = page.getByRole('region', { name: hotels.search.recent });
  await expect(recent.getByRole('button').first()).toContainText(letters[language].name);
  await recent.getByRole('button', { name: hotels.search.recentClear }).click();
  await expect(recent).toBeHidden();
});

test('a card fills in the form, and an unusable address shows a message', async ({ page, address, language }) => {
  const { hotels } = words[language];
  await page.goto(`${address('/services/hotels')}?${card}&checkin=2020-01-01&checkout=2020-01-04`);
  await page.waitForURL(/\/explore\/hotels\?/);
  const { form, destination, checkIn, rooms, submit, dialog } = hotelForm(page, language);
  await expect(destination).toHaveValue(letters[language].rak);
  await expect(rooms).toContainText('5');
  await expect(form.getByText(hotels.search.errors.datesInvalid)).toBeVisible();
  // The days are those of the address.
  await expect(checkIn).toContainText('01/01/2020');
  await submit.click();
  await expect(form.getByText(hotels.search.errors.datesInvalid)).toBeVisible();
  await expect(form.getByText(hotels.search.errors.destinationRequired)).toBeHidden();
  await expect(checkIn).toBeFocused();

  await checkIn.press('Enter');
  const days = dialog.locator('td button:not([disabled])');
  await days.nth(40).click();
  await days.nth(43).click();
  await expect(dialog).toHaveCount(0);
  await expect(form.getByText(hotels.search.errors.datesInvalid)).toBeHidden();
  await expectAccessible(page);
  await submit.click();
  await expect(page).toHaveURL(/results\?destination=ras-al-khaimah&.*&rooms=3,2$/);
});

test('a late answer never replaces a newer one, and a failure is silent', async ({ page, address, language }) => {
  const place = (id: string) => ({ id, name: id, address: { cityName: id, countryName: 'Country' } });
  await page.route('**/api/hotels/suggestions?*', async (route) => {
    const keyword = new URL(route.request().url()).searchParams.get('keyword') ?? '';
    if (keyword === 'par') await new Promise((resolve) => setTimeout(resolve, 1500));
    if (keyword === 'parx') return route.abort();
    await route
      .fulfill({ json: { suggestions: [place(`first-${keyword}`), place(`second-${keyword}`)] } })
      .catch(() => undefined);
  });
  await page.goto(address('/explore/hotels'));
  const { destination, suggestions } = hotelForm(page, language);
  // The first touch loads the form, whose field keeps these letters.
  await destination.fill('par');
  await page.waitForTimeout(400);
  await destination.fill('pari');
  await expect(suggestions.first()).toContainText('first-pari');
  await page.waitForTimeout(1800);
  await expect(suggestions.first()).toContainText('first-pari');
  await destination.press('ArrowDown');
  await expect(suggestions.nth(1)).toHaveAttribute('aria-selected', 'true');
  await destination.press('Enter');
  await expect(destination).toHaveValue('second-pari');
});

test('a form that is not hydrated yet reacts to the first action', async ({ page, address, language }) => {
  const { search } = words[language].hotels;
  await page.goto(address('/explore/hotels'));
  const { form, destination, checkIn, submit, suggestions, dialog } = hotelForm(page, language);
  await page.waitForLoadState('networkidle');
  await expect(checkIn).toContainText(search.datePlaceholder);
  await expectAccessible(page);
  await checkIn.tap();
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(checkIn).toBeFocused();
  await expect(checkIn).toContainText(aDay);

  await page.reload();
  await page.waitForLoadState('networkidle');
  await destination.pressSequentially(letters[language].istanbul, { delay: 30 });
  await expect(suggestions.first()).toContainText(letters[language].name);
  await expect(destination).toBeFocused();
  await expect(destination).toHaveValue(letters[language].istanbul);

  // Without the days in the address, which start the scripts at once.
  await page.goto(address('/explore/hotels'));
  await page.waitForLoadState('networkidle');
  await expect(submit).toBeDisabled();
  await submit.hover();
  await submit.press('Enter');
  // The button says what is missing, and waits for it.
  await expect(form.getByText(search.missing.lead.replace('{fields}', search.missing.destination))).toBeVisible();
  await expect(submit).toBeDisabled();
});

test('the page of a hotel shows available hotels near it for the selected days', async ({ page, address, language }) => {
  const { rates, rooms, results } = words[language].hotels;
  await page.clock.install();
  await page.goto(address('/explore/hotels/sharq-village-spa'));
  const near = page.getByRole('region', { name: rates.near.title });
  await near.getByRole('button', { name: rates.near.show }).click();
  await expect(near.getByRole('heading', { level: 4 })).toHaveCount(3);
  // What says that a search takes long does not replace what was found.
  await page.clock.fastForward(30_000);
  await expect(near.getByText(results.slow)).toHaveCount(0);
  await expect(near.getByRole('heading', { level: 4 })).toHaveCount(3);
  await expect(near.getByRole('link').first()).toHaveAttribute(
    'href',
    /\/explore\/hotels\/stay\/doha-[a-z0-9-]+\?destination=doha&checkin=/,
  );
  await page.getByRole('button', { name: new RegExp(`^${rooms.title} `) }).click();
  await page.getByRole('dialog').getByRole('button', { name: rooms.add }).click();
  await page.keyboard.press('Escape');
  await expect(near.getByRole('link').first()).toHaveAttribute('href', /rooms=2,2$/);
  // A reload, like a shared link, searches for the same days and rooms at once.
  await page.reload();
  await expect(near.getByRole('link').first()).toHaveAttribute('href', /rooms=2,2$/);
  await expect(page.getByRole('link', { name: rates.whatsapp }).first()).toHaveAttribute('href', /wa\.me/);
  await expectAccessible(page);
});
