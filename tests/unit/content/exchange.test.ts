import Papa from 'papaparse';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { checkEntries } from '@/lib/content/exchange/check-entries';
import { jsonOf, planJson } from '@/lib/content/exchange/json-file';
import { isChange } from '@/lib/content/exchange/planned';
import { readChoiceNames } from '@/lib/content/exchange/read-cell';
import { csvOf, planCsv as planSheet, readText } from '@/lib/content/exchange/spreadsheet';
import { contentKinds } from '@/lib/content/kinds';

const { keys, fileOf } = contentKinds.package;
const all = keys.flatMap((key) => {
  const content = fileOf(key);
  return content ? [{ key, content }] : [];
});
const known = {
  keysOf: (): string[] => [...keys],
  liveOf: (_kind: string, key: string): object | undefined => fileOf(key),
  latestOf(_kind: string, key: string) {
    const content = fileOf(key);
    return content && { version: 0, content };
  },
};
const [first, second] = keys;

/** The rows of the exported packages, changed. */
function csvWith(change: (rows: Record<string, string>[]) => Record<string, string>[]): string {
  const { data } = Papa.parse<Record<string, string>>(csvOf('package', all), { header: true });
  return Papa.unparse(change(data));
}
const names = await readChoiceNames('package');
const planCsv = (kind: 'package', text: string, from: Parameters<typeof planSheet>[2]) => planSheet(kind, text, from, names);
const planned = (text: string) => {
  const plan = planCsv('package', text, known);
  if ('error' in plan) throw new Error(plan.error);
  return plan.entries;
};

describe('the bytes of a file', () => {
  const bytes = (...codes: number[]) => new Uint8Array(codes).buffer;

  it.each([
    ['UTF-8', [0xd9, 0x86, 0xd9, 0x8a, 0xd8, 0xb3]],
    ['UTF-8 with a mark', [0xef, 0xbb, 0xbf, 0xd9, 0x86, 0xd9, 0x8a, 0xd8, 0xb3]],
    ['UTF-16', [0xff, 0xfe, 0x46, 0x06, 0x4a, 0x06, 0x33, 0x06]],
    ['Windows-1256', [0xe4, 0xed, 0xd3]],
  ])('are read as %s', (_name, codes) => {
    expect(readText(bytes(...codes))).toBe('نيس');
  });

  it('of a workbook are no text', () => {
    expect(readText(bytes(0x50, 0x4b, 0x03, 0x04))).toBeNull();
  });
});

describe('packages as a spreadsheet', () => {
  it('come back as they went out', () => {
    const entries = planned(csvOf('package', all));
    expect(entries.map(({ key }) => key)).toEqual(keys);
    expect(entries.filter(({ errors, differences }) => errors.length + differences.length > 0)).toEqual([]);
  });

  it.each([',', ';', '\t'])('are read with %j between the cells, as spreadsheets of either language write it', (delimiter) => {
    const rows = Papa.unparse([{ key: first, price: '٤٬٥٠٠' }], { delimiter });
    expect(planned(rows)).toMatchObject([
      { row: 2, key: first, seen: 0, differences: [{ path: 'price', after: '4500' }], errors: [] },
    ]);
  });

  it('keep what a missing column says, and name what is wrong by row and field', () => {
    const text = csvWith((rows) =>
      rows.slice(0, 3).map((row, index) => ({ ...row, ...[{ price: '0' }, { 'ar.lead': '' }, {}][index] })),
    );
    expect(planned(text)).toMatchObject([
      { row: 2, content: null, errors: [{ path: 'price', error: 'price' }] },
      { row: 3, content: null, errors: [{ path: 'ar.lead', error: 'required' }] },
      { row: 4, differences: [], errors: [] },
    ]);
    const [one] = planned(Papa.unparse([{ key: first, price: '4500' }]));
    expect(one?.content).toEqual({ ...fileOf(first ?? ''), price: 4500 });
  });

  it('leave a draft that waits alone where the file says what visitors see, and go on from it elsewhere', () => {
    const content = { ...fileOf(first ?? ''), price: 9000, latitude: 9 };
    const latestAs = (state: string) => (kind: string, key: string) =>
      key === first ? { version: 3, content, state, staff_name: 'Noor' } : known.latestOf(kind, key);
    const waiting = { ...known, latestOf: latestAs('draft') };
    const plan = (text: string) => planCsv('package', text, waiting);
    for (const text of [csvOf('package', all.slice(0, 1)), Papa.unparse([{ key: first, price: fileOf(first ?? '')?.price }])])
      expect(plan(text)).toMatchObject({ entries: [{ seen: 3, differences: [] }] });
    const price = [{ path: 'price', before: '9000', after: '4321' }];
    // The colleague's latitude would be published with it.
    const carried = [{ path: 'latitude', after: '9' }];
    const changed = { seen: 3, draftBy: 'Noor', differences: price, carried, content: { ...content, price: 4321 } };
    expect(plan(Papa.unparse([{ key: first, price: '٤٣٢١' }]))).toMatchObject({ entries: [changed] });
    const whole = csvOf('package', [{ key: first ?? '', content: { ...fileOf(first ?? ''), price: 4321 } }]);
    expect(plan(whole)).toMatchObject({ entries: [changed] });
    const entry = { kind: 'package' as const, key: first ?? '', content: { ...fileOf(first ?? ''), price: 4321 } };
    expect(planJson(jsonOf([entry]), waiting)).toMatchObject({ entries: [changed] });
    const takenBack = { ...waiting, latestOf: latestAs('taken_back') };
    expect(planCsv('package', Papa.unparse([{ key: first, price: '4321' }]), takenBack)).toMatchObject({
      entries: [{ draftBy: null, carried: [], content: { ...fileOf(first ?? ''), price: 4321 } }],
    });
    // Nothing of it is published: all of the draft would be.
    const unseen = planCsv('package', Papa.unparse([{ key: first, price: '4321' }]), { ...waiting, liveOf: () => undefined });
    expect('entries' in unseen && unseen.entries[0]?.carried.length).toBeGreaterThan(10);
  });

  it('name a price that more than halves or rises by more than half, and a quotation mark that is open', () => {
    const before = known.liveOf('package', 'athens') as { price: number };
    const jumpTo = (price: number) => planned(Papa.unparse([{ key: 'athens', price }]))[0]?.jump;
    expect(jumpTo(before.price * 2)).toEqual({ before: before.price, after: before.price * 2 });
    expect([jumpTo(before.price + 100), jumpTo(before.price)]).toEqual([null, null]);
    expect(planCsv('package', 'key,en.lead\nathens,A\nnice,"open\nzurich,x', known)).toEqual({ error: 'openQuote', row: 3 });
  });

  it('refuse what nobody knows, and a key that stands twice', () => {
    const rows = [first, 'Atlantis!', '__proto__', first].map((key) => ({ key, price: '4500' }));
    expect(planned(Papa.unparse(rows)).map(({ errors }) => errors[0]?.error)).toEqual([
      undefined,
      'unknownKey',
      'unknownKey',
      'twice',
    ]);
    expect(planCsv('package', 'price\n4500', known)).toEqual({ error: 'noKeys' });
    expect(planCsv('package', 'key,prize\nathens,4500', known)).toEqual({ error: 'unknownColumn', column: 'prize' });
    expect(planCsv('package', '\u0000\u0001GIF89a', known)).toEqual({ error: 'noKeys' });
    expect(planCsv('package', 'key,price,price,\nathens,1,2,', known)).toEqual({ error: 'columnTwice', column: 'price' });
  });

  it('say what would be new, and which key may be meant', () => {
    const mistyped = csvWith((rows) =>
      rows.flatMap((row) =>
        row['key'] === 'nice' ? { ...row, key: 'nicce', 'name.en': 'Old Nice', 'name.ar': 'نيس القديمة' } : [],
      ),
    );
    const [entry] = planned(mistyped);
    expect(entry).toMatchObject({ key: 'nicce', isNew: true, near: 'nice', errors: [], content: { price: expect.any(Number) } });
    const sameName = csvWith((rows) => rows.flatMap((row) => (row['key'] === 'nice' ? { ...row, key: 'blue-coast' } : [])));
    expect(planned(sameName)).toMatchObject([
      { isNew: true, near: 'nice', errors: [{ path: 'name.en', error: 'nameTaken', what: 'nice' }] },
    ]);
    const other = { ...fileOf('nice'), name: { en: 'Izmir', ar: 'إزمير' } };
    expect(planned(csvOf('package', [{ key: 'izmir-and-the-aegean', content: other }]))).toMatchObject([
      { isNew: true, near: null },
    ]);
    expect(planned('key,price\nnicce,4500')).toMatchObject([{ near: 'nice', errors: [{ path: null, error: 'newNeedsAll' }] }]);
  });

  it.each(['key,name.en\nnice,Nice, the blue coast', 'key,name.en,,\nnice,Nice, the blue coast,'])(
    'refuse a row with more cells than headings: %j',
    (text) => {
      expect(planned(text)).toMatchObject([{ row: 2, content: null, errors: [{ path: null, error: 'tooManyCells' }] }]);
      expect(planned('key,price,,\nnice,4500,,,')).toMatchObject([{ errors: [] }]);
    },
  );

  const cell = (column: string, text: string) => planned(Papa.unparse([{ key: first, [column]: text }]))[0];

  it.each(['true', 'TRUE', 'Wahr', 'vrai', ' yes ', 'Y', '1', '١', 'x', 'نعم', 'صحيح'])('say yes as %j', (text) => {
    expect(cell('onSale', text)).toMatchObject({ errors: [], differences: [] });
  });

  it.each(['false', 'FALSE', 'Falsch', 'FAUX', ' no ', 'N', '0', '٠', 'لا', 'خطأ'])('say no as %j', (text) => {
    expect(cell('onSale', text)).toMatchObject({ errors: [], content: { onSale: false } });
  });

  it('take nothing off sale for a word that is neither, or for no word', () => {
    expect(cell('onSale', 'maybe')).toMatchObject({
      content: null,
      errors: [{ path: 'onSale', error: 'yesOrNo', what: 'maybe' }],
    });
    expect(cell('onSale', ' ')).toMatchObject({ content: null, errors: [{ path: 'onSale', error: 'required' }] });
  });

  it.each(['7, 8', '7;8', '٧، ٨', 'July,august', 'يوليو؛ أغسطس', '7\n8', '7,8,8'])('have the months %j', (text) => {
    expect(cell('seasons.peak.months', text)).toMatchObject({ errors: [], content: { seasons: { peak: { months: [7, 8] } } } });
  });

  it('have choices by their words in either language', () => {
    expect(cell('themes', 'Beach; History and culture')?.content).toMatchObject({ themes: ['beach', 'culture'] });
    expect(cell('themes', 'بحر وشاطئ، FAMILY')?.content).toMatchObject({ themes: ['beach', 'family'] });
    expect(cell('country', 'تركيا')?.content).toMatchObject({ country: 'turkey' });
    expect(cell('offer', 'Best value')?.content).toMatchObject({ offer: 'bestValue' });
  });

  it.each([
    ['seasons.peak.months', '7, 13, 8', '13'],
    ['seasons.peak.months', '78', '78'],
    ['themes', 'beach, Golf', 'Golf'],
    ['country', 'Atlantis', 'Atlantis'],
  ])('name what is no choice of %s: %s', (column, text, what) => {
    expect(cell(column, text)).toMatchObject({ content: null, errors: [{ path: column, error: 'notAChoice', what }] });
  });

  it('go out so that a spreadsheet leaves them as they are', () => {
    const content = { ...fileOf(first ?? ''), onSale: true, themes: ['culture', 'family'] };
    const [row] = Papa.parse<Record<string, string>>(csvOf('package', [{ key: first ?? '', content }]), { header: true }).data;
    expect([row?.['onSale'], row?.['themes']]).toEqual(['yes', 'culture; family']);
  });

  it('have each a name of their own, in both languages', () => {
    expect(cell('name.ar', (fileOf('nice') as { name: { ar: string } }).name.ar)).toMatchObject({
      content: null,
      errors: [{ path: 'name.en', error: 'nameTaken', what: 'nice' }],
    });
    const given = all.flatMap(({ content }) => Object.values((content as { name: object }).name));
    expect(given).toHaveLength(new Set(given).size);
  });

  it('run nothing in a spreadsheet', () => {
    const formula = '=HYPERLINK("https://example.com")';
    const content = { ...fileOf(first ?? ''), name: { en: formula, ar: '+1' } };
    const text = csvOf('package', [{ key: first ?? '', content }]);
    const [row] = Papa.parse<Record<string, string>>(text, { header: true }).data;
    expect([row?.['name.en'], row?.['name.ar']]).toEqual([`'${formula}`, "'+1"]);
    expect(planned(text)[0]?.differences.map(({ after }) => after)).toEqual([formula, '+1']);
  });
});

describe('everything as JSON', () => {
  const entries = all.map((entry) => ({ kind: 'package' as const, ...entry }));

  it('comes back as it went out', () => {
    const plan = planJson(jsonOf(entries), known);
    expect(plan).toMatchObject({ entries: entries.map(({ key }) => ({ key, differences: [], errors: [] })) });
  });

  it('says what changes and what is wrong', () => {
    const file = JSON.parse(jsonOf(entries.slice(0, 2)));
    file.entries[0].content.price = 4500;
    file.entries[1].content.price = 'free';
    file.entries.push({ kind: 'toString', key: 'x', content: {} });
    expect(planJson(JSON.stringify(file), known)).toMatchObject({
      entries: [
        { row: 1, key: first, differences: [{ path: 'price', after: '4500' }] },
        { row: 2, key: second, content: null, errors: [{ path: 'price', error: 'price' }] },
        { row: 3, errors: [{ path: null, error: 'unknownKind' }] },
      ],
    });
    file.entries[0].content = { ...fileOf(first ?? ''), onSale: 'TRUE', themes: ['Golf'], offer: undefined };
    expect(planJson(JSON.stringify(file), known)).toMatchObject({
      entries: [
        {
          errors: [
            { path: 'themes.0', error: 'notAChoice', what: 'Golf' },
            { path: 'offer', error: 'required' },
            { path: 'onSale', error: 'yesOrNo', what: 'TRUE' },
          ],
        },
        {},
        {},
      ],
    });
    for (const text of ['', '[]', '{"entries":[]}', 'key,price']) expect(planJson(text, known)).toEqual({ error: 'notReadable' });
  });
});

describe('what only the site knows', () => {
  const body = { en: 'A [bay](/atlantis?a=1), a [beach](/blog) and a [reef](/blog/reef).', ar: 'نص' };
  const entry = (kind: 'article' | 'photo', content: object) => ({
    ...{
      row: 1,
      kind,
      key: 'x',
      seen: 0,
      isNew: false,
      near: null,
      draftBy: null,
      content,
      before: {},
      carried: [],
      jump: null,
      errors: [],
    },
    differences: [{ path: 'x', before: '', after: 'x' }],
  });
  const photo = 'f2a7c1de-55f0-4c0e-8d63-0b4b7b0a1c11';
  const answerWith = (answer: object) => {
    const fetched = vi.fn(async (_address: string, _options: RequestInit) => Response.json(answer));
    vi.stubGlobal('fetch', fetched);
    return fetched;
  };
  afterEach(() => vi.unstubAllGlobals());

  it('is asked at once, and names every link and photograph with its field', async () => {
    const fetched = answerWith({ links: ['/atlantis', '/blog/reef'], photos: [photo] });
    const entries = [entry('article', { en: { body: body.en }, next: { link: '/blog' } }), entry('photo', { photo })];
    const checked = await checkEntries(entries);
    expect(checked).toMatchObject([
      {
        content: null,
        errors: [
          { path: 'en.body', error: 'noPage', what: '/atlantis?a=1' },
          { path: 'en.body', error: 'noPage', what: '/blog/reef' },
        ],
      },
      { content: null, errors: [{ path: 'photo', error: 'photoUnknown' }] },
    ]);
    expect(fetched.mock.calls.map(([, { body: asked }]) => JSON.parse(String(asked)))).toEqual([
      { links: ['/atlantis', '/blog', '/blog/reef'], photos: [photo] },
    ]);
    answerWith({ links: [], photos: [] });
    expect((await checkEntries(entries)).every(isChange)).toBe(true);
  });

  it('is not asked of what stays the same', async () => {
    const fetched = answerWith({ links: [], photos: [] });
    await checkEntries([{ ...entry('article', { en: { body: body.en } }), differences: [] }]);
    expect(fetched).not.toHaveBeenCalled();
  });
});
