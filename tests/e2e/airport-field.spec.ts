import ar from '../../messages/ar/flights.json' with { type: 'json' };
import en from '../../messages/en/flights.json' with { type: 'json' };
import { addDays, todayInQatar } from '../../supabase/functions/_shared/contracts/calendar-day.ts';
import { expectAccessible } from './support/accessibility.ts';
import { expect, test } from './support/test.ts';

const words = { en: en.form, ar: ar.form };

test('an empty field suggests nothing new, a misspelt city is understood, and a city names its neighbours @both @changing', async ({
  page,
  language,
  address,
}) => {
  const { from, to, airportNear } = words[language];
  await page.goto(address('/'));
  const [start, end] = [from, to].map((name) => page.getByRole('combobox', { name, exact: true }));
  if (!start || !end) throw new Error('two fields');
  const options = page.locator('[role=option]');

  // One tap selects the text "Doha", which is the default; typing replaces it.
  await start.click();
  const selectedLetters = (field: HTMLInputElement) => (field.selectionEnd ?? 0) - (field.selectionStart ?? 0);
  await expect.poll(() => start.evaluate(selectedLetters)).toBeGreaterThan(0);
  await start.press('Backspace');
  await expect(start).toHaveValue('');
  await expect(options).toHaveCount(0);
  await start.fill(language === 'ar' ? 'الدوحة' : 'doha');
  await start.press('Enter');
  await expect(start).toHaveValue(/\(DOH\)$/);

  await end.click();
  await expect(options, 'nothing was searched yet').toHaveCount(0);
  await end.fill('uk');
  await expect(options, 'two letters are too few').toHaveCount(0);
  await end.fill(language === 'ar' ? 'ترابزون' : 'Trabzn');
  await expect(options).toHaveCount(1);
  await end.blur();
  await expect(end, 'what only sounds alike is offered, never taken').not.toHaveValue(/\(TZX\)$/);

  await end.fill(language === 'ar' ? 'دبي' : 'dubai');
  await expect(options.nth(3)).toContainText(airportNear.replace('{city}', language === 'ar' ? 'دبي' : 'Dubai'));
  await end.blur();
  await expect(end, 'letters that name one city mean it, whatever lies near').toHaveValue(/\(DXB\)$/);
});

test('invisible marks of a pasted name are no part of it', async ({ page, language, address }) => {
  await page.goto(address('/'));
  const field = page.getByRole('combobox', { name: words[language].to, exact: true });
  await field.fill('DX\u200FB\u200E');
  await expect(field).toHaveValue('DXB');
  await expect(page.locator('[role=option]').first()).toBeVisible();
  await field.blur();
  await expect(field).toHaveValue(/\(DXB\)$/);
  await field.fill('\u200FLondon (LHR)\u200E');
  await expect(field).toHaveValue('London (LHR)');
});

test('a city is one choice that searches all its airports, and each flight names its airport @both', async ({
  page,
  language,
  address,
}) => {
  const { to } = words[language];
  const departure = addDays(todayInQatar(), 60);
  await page.goto(address(`/?from=DOH&departure=${departure}&return=${addDays(departure, 7)}`));
  const form = page.getByRole('form', { name: words[language].label });
  await expect(form.getByRole('button', { name: new RegExp(`^${words[language].return} `) })).toBeEnabled();
  const end = page.getByRole('combobox', { name: to, exact: true });
  await end.fill(language === 'ar' ? 'لندن' : 'lond');
  const options = page.locator('[role=option]');
  await expect(options.first()).toContainText(language === 'ar' ? 'كل المطارات' : 'All airports');
  await expect(options.nth(1)).toContainText('LHR');
  await expectAccessible(page);
  await options.first().click();
  await expect(end).toHaveValue(language === 'ar' ? 'لندن (LON)' : 'London (LON)');
  await form.getByRole('button', { name: words[language].submit }).click();
  await expect(page).toHaveURL(/to=LON.*view=results/);
  const rows = page.getByRole('dialog').getByRole('article');
  await expect(rows).toHaveCount(30);
  const texts = (await rows.allTextContents()).join(' ');
  for (const name of language === 'ar' ? ['هيثرو', 'غاتويك'] : ['Heathrow', 'Gatwick']) expect(texts).toContain(name);
});

test('an airport can be searched alone though its city has the same code, and a return may leave from another airport @both', async ({
  page,
  language,
  address,
}) => {
  const { to, label, submit, airportOnly } = words[language];
  const departure = addDays(todayInQatar(), 60);
  await page.goto(address(`/?from=DOH&departure=${departure}&return=${addDays(departure, 7)}`));
  const form = page.getByRole('form', { name: label });
  await expect(form.getByRole('button', { name: new RegExp(`^${words[language].return} `) })).toBeEnabled();
  const end = page.getByRole('combobox', { name: to, exact: true });
  await end.fill(language === 'ar' ? 'اسطمبول' : 'Istambul');
  const options = page.locator('[role=option]');
  await expect(options).toHaveCount(3);
  await expect(options.nth(1)).toContainText(language === 'ar' ? 'مطار إسطنبول' : 'Istanbul Airport');
  await options.nth(1).click();
  await expect(end).toHaveValue(language === 'ar' ? 'إسطنبول (IST)' : 'Istanbul (IST)');
  await expect(form.getByText(airportOnly)).toBeVisible();
  const asked = page.waitForRequest('**/api/flights/search');
  await form.getByRole('button', { name: submit }).click();
  await expect(page).toHaveURL(/to=IST-ONLY.*view=results/);
  expect((await asked).postDataJSON()).toMatchObject({ origin: 'DOH', destination: 'IST', destinationOnly: true });
  const results = page.getByRole('dialog');
  await expect(results.getByRole('article').first()).toBeVisible();
  const sabiha = language === 'ar' ? 'صبيحة كوكجن' : 'Sabiha Gökçen';
  expect((await results.getByRole('article').allTextContents()).join(' ')).not.toContain(sabiha);

  // For a whole city, trips that return from another airport are sold too, and name it.
  await page.goto(address(`/?from=DOH&to=LON&departure=${departure}&return=${addDays(departure, 7)}&view=results`));
  const back = page.locator('#found-flights').getByText(language === 'en' ? /^Return from / : /^العودة من /);
  await expect(back.first()).toBeAttached();
});

test('a focused field closes its suggestions when the address fills it in', async ({ page, language, address }) => {
  const { from } = words[language];
  await page.route('**/*.js', async (route) => {
    await ready;
    await route.continue();
  });
  let release = () => {};
  const ready = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.goto(address('/?from=DOH&to=LHR'), { waitUntil: 'commit' });
  const start = page.getByRole('combobox', { name: from, exact: true });
  await start.click();
  release();
  await expect(start).toHaveValue(/\(DOH\)$/);
  await expect(page.locator('[role=option]')).toHaveCount(0);
});

test('a tap on the text of a filled field selects it whole @both', async ({ page, language, address }) => {
  await page.goto(address('/'));
  const field = page.getByRole('combobox', { name: words[language].from, exact: true });
  const { width } = (await field.boundingBox()) ?? { width: 0 };
  const selected = () =>
    field.evaluate((input: HTMLInputElement) => input.value.slice(input.selectionStart ?? 0, input.selectionEnd ?? 0));
  await field.tap({ position: { x: language === 'ar' ? width - 50 : 50, y: 20 } });
  await expect.poll(selected).toMatch(/\(DOH\)$/);
});
