import { readFile } from 'node:fs/promises';
import Papa from 'papaparse';
import arabic from '../../messages/ar/desk.json' with { type: 'json' };
import english from '../../messages/en/desk.json' with { type: 'json' };
import { expectAccessible } from './support/accessibility.ts';
import { makeStaff, newAccount, signInPublisher } from './support/account.ts';
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

/** Holidays of which drafts are saved alone, per attempt. */
const drafted = [
  ['athens', 'fes'],
  ['jeddah', 'riyadh'],
] as const;

interface Entry {
  kind: string;
  key: string;
  content: { price?: number; ar?: { body?: string } };
}

test('an import goes on from what colleagues write, and one wrong row does not hold up the others', async ({
  page,
  context,
  address,
  language,
}) => {
  const { content } = language === 'ar' ? arabic : english;
  const words = content.exchange;
  const [first, second] = drafted[test.info().retry] ?? drafted[0];
  const counted = (text: string, count: number) => {
    const form = new Intl.PluralRules(language).select(count);
    return (new RegExp(`${form} \\{(.*?)\\}`).exec(text)?.[1] ?? '').replace('#', String(count));
  };
  await signInPublisher(context, language);
  const noor = await makeStaff(await newAccount(context, 'desk'), 'Noor', 'editor');
  await page.goto(address('/desk/content?exchange'));
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: words.export.json }).click();
  const file = JSON.parse(await readFile(await (await downloading).path(), 'utf8'));
  const entries: Entry[] = file.entries;
  const contentOf = (kind: string, key?: string) => entries.find((one) => one.kind === kind && (!key || one.key === key));
  const saveAsNoor = (its_key: string, changed: object) =>
    noor.client
      .rpc('desk_save_content', {
        ...{ version_id: crypto.randomUUID(), its_kind: 'package', its_key, seen: 0 },
        its_content: { ...contentOf('package', its_key)?.content, ...changed },
      })
      .throwOnError();
  const upload = (name: string, text: string) =>
    page.locator('#content-file').setInputFiles({ name, mimeType: 'text/plain', buffer: Buffer.from(text) });

  await saveAsNoor(first, { latitude: 9 });
  await page.reload();
  await upload('prices.csv', `key,price\n${first},4321\n${second},4322\nnicce,4500\nnice,4500,too many`);
  await expect(page.getByText(words.draftWaits.split('{name}')[1] ?? '')).toContainText('Noor');
  await expect(page.getByText(words.errors.newNeedsAll.split('{key}')[1] ?? '')).toContainText('nicce');
  await expect(page.getByText(words.near.split('{key}')[0] ?? '')).toContainText('nice');
  await expect(page.getByText(words.errors.tooManyCells)).toBeVisible();
  await expectAccessible(page);
  // A colleague is faster.
  await saveAsNoor(second, {});
  await page.getByRole('button', { name: counted(words.import.save, 2) }).click();
  await expect(page.getByText(counted(words.import.saved, 1))).toBeVisible();
  // Noor's latitude would be published with the price: not from here.
  await expect(page.getByText(counted(words.import.held, 1))).toBeVisible();
  await expect(page.getByRole('button', { name: counted(words.import.publish, 1) })).toHaveCount(0);
  const failed = page.getByRole('listitem').filter({ hasText: words.import.reasons.stale });
  await expect(failed).toContainText(words.row.replace('{row}', '3'));
  await expectAccessible(page);
  const latest = noor.client.from('content_versions').select('content').eq('key', first).order('version', { ascending: false });
  const { data } = await latest.limit(1).single().throwOnError();
  expect(data.content).toMatchObject({ price: 4321, latitude: 9 });

  // A dead link is found before anything is saved.
  const article = contentOf('article');
  const dead = { ...article?.content, ar: { ...article?.content.ar, body: `${article?.content.ar?.body}\n\n[هنا](/atlantis)` } };
  const holiday = contentOf('package', first);
  const changed = [
    { ...article, content: dead },
    { ...holiday, content: { ...holiday?.content, price: 4444 } },
  ];
  await upload('content.json', JSON.stringify({ ...file, entries: changed }));
  await expect(page.getByText(content.errors.noPage.split('{what}')[0] ?? '')).toContainText('/atlantis');
  await page.getByRole('button', { name: counted(words.import.save, 1) }).click();
  await expect(page.getByText(counted(words.import.saved, 1))).toBeVisible();
});
