import Papa from 'papaparse';
import { describe, expect, it } from 'vitest';
import { csvOf, jsonOf, planCsv, planJson, readText } from '@/lib/content/exchange';
import { contentKinds } from '@/lib/content/kinds';

const { keys, fileOf } = contentKinds.package;
const all = keys.flatMap((key) => {
  const content = fileOf(key);
  return content ? [{ key, content }] : [];
});
const known = {
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

  it('leave a draft that waits alone where the file says what visitors see', () => {
    const content = { ...fileOf(first ?? ''), price: 9000 };
    const waiting = { ...known, latestOf: () => ({ version: 3, content }) };
    const plan = (text: string) => planCsv('package', text, waiting);
    for (const text of [csvOf('package', all.slice(0, 1)), Papa.unparse([{ key: first, price: fileOf(first ?? '')?.price }])])
      expect(plan(text)).toMatchObject({ entries: [{ seen: 3, differences: [] }] });
    expect(plan(Papa.unparse([{ key: first, price: '4321' }]))).toMatchObject({
      entries: [{ differences: [{ path: 'price', before: '1400', after: '4321' }] }],
    });
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
    for (const text of ['', '[]', '{"entries":[]}', 'key,price']) expect(planJson(text, known)).toEqual({ error: 'notReadable' });
  });
});
