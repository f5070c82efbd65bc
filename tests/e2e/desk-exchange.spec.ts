import { readFile } from 'node:fs/promises';
import Papa from 'papaparse';
import arabic from '../../messages/ar/desk.json' with { type: 'json' };
import english from '../../messages/en/desk.json' with { type: 'json' };
import { expectAccessible } from './support/accessibility.ts';
import { signInPublisher } from './support/account.ts';
import { expect, test } from './support/test.ts';

/** A holiday that no other test is about, per language and attempt. */
const holidays = { en: ['zurich', 'interlaken'], ar: ['antalya', 'moscow'] };

test('packages go out as a spreadsheet and come back, seen before anything is saved @both', async ({
  page,
  context,
  address,
  language,
}) => {
  const { content } = language === 'ar' ? arabic : english;
  const words = content.exchange;
  const holiday = holidays[language][test.info().retry] ?? '';
  await signInPublisher(context, language);

  await page.goto(address('/desk/content'));
  await page.getByRole('link', { name: words.title }).click();
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: words.export.csv.replace('{kind}', content.kinds.package), exact: true }).click();
  const { data } = Papa.parse<Record<string, string>>(await readFile(await (await downloading).path(), 'utf8'), { header: true });
  const row = data.find(({ key }) => key === holiday);
  expect(row?.['name.ar']).toBeTruthy();

  const upload = (name: string, text: string) =>
    page.locator('#content-file').setInputFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(text) });
  await upload('prices.csv', 'price\n4500');
  await expect(page.getByText(words.errors.noKeys)).toBeVisible();

  // One is wrong, one changes, the others stay.
  const rows = data.map((each) => ({ key: each['key'], price: each['key'] === holiday ? '8642' : each['price'] }));
  await upload('prices.csv', Papa.unparse([...rows, { key: 'Atlantis!', price: '1000' }]));
  await expect(page.getByText(words.errors.unknownKey)).toBeVisible();
  await page.getByText(row?.[`name.${language}`] ?? '', { exact: true }).click();
  await expect(page.locator('ins')).toHaveText('8642');
  await expectAccessible(page);

  const counted = (text: string) => text.replace(/^.*\bone \{(.*?)\}.*$/, '$1').replace('#', '1');
  await page.getByRole('button', { name: counted(words.import.save) }).click();
  await expect(page.getByText(counted(words.import.saved))).toBeVisible();
  const shown = async () => (await (await page.request.get(`/travel/package/${holiday}`)).text()).includes('8,642');
  expect(await shown()).toBe(false);
  await page.getByRole('button', { name: counted(words.import.publish) }).click();
  await expect(page.getByText(counted(words.import.published))).toBeVisible();
  await expect.poll(shown).toBe(true);
});
