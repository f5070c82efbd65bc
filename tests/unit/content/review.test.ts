import { describe, expect, it } from 'vitest';
import { type ContentKind, contentKinds, kindNames } from '@/lib/content/kinds';
import { comparisonsOf, priceJump, shownOf } from '@/lib/content/review';

const { fileOf } = contentKinds.package;
const file = { ...fileOf('istanbul'), price: 1850 };

const version = (
  number: number,
  state: 'draft' | 'published' | 'taken_back',
  price: number,
  publish_at: string | null = null,
) => ({
  ...{ key: 'istanbul', version: number, state, staff_name: 'Noor', written_at: '2026-11-30T08:00:00Z', publish_at },
  content: { ...file, price },
});

/** With what each version is compared, and what that costs. */
const compared = (versions: ReturnType<typeof version>[], of: object = file) =>
  versions.map((_, index) => comparisonsOf(versions, index, of).map((one) => `${one.with} ${Reflect.get(one.content, 'price')}`));

describe('a draft that waits', () => {
  it('is compared with what visitors see first, whatever the step before it was', () => {
    expect(compared([version(2, 'draft', 151), version(1, 'draft', 150)])).toEqual([
      ['visitors 1850', 'before 150'],
      ['before 1850'],
    ]);
    expect(compared([version(3, 'draft', 151), version(2, 'draft', 150), version(1, 'published', 1900)])).toEqual([
      ['visitors 1900', 'before 150'],
      ['before 1900'],
      ['before 1850'],
    ]);
  });

  it('is compared once where both are the same, with nothing where visitors see nothing, and until its hour', () => {
    expect(compared([version(2, 'draft', 150), version(1, 'published', 1900)])[0]).toEqual(['visitors 1900']);
    expect(compared([version(2, 'draft', 150), version(1, 'taken_back', 1900)])[0]).toEqual(['visitors 1850', 'before 1900']);
    expect(compared([version(1, 'draft', 150)], {})).toEqual([['visitors undefined']]);
    const planned = version(2, 'draft', 150, '2026-12-24T08:00:00Z');
    expect(compared([version(3, 'draft', 160), planned, version(1, 'draft', 140)])[1]).toEqual(['visitors 1850', 'before 140']);
  });
});

it('visitors see the published version, or the file, or nothing', () => {
  expect(shownOf([version(2, 'draft', 150), version(1, 'published', 1900)], file)).toMatchObject({ price: 1900 });
  expect([shownOf([version(1, 'taken_back', 150)], file), shownOf([], {})]).toEqual([file, undefined]);
});

describe('a price', () => {
  const jump = (before: number | undefined, after: number) =>
    priceJump(contentKinds.package, before === undefined ? undefined : { price: before }, { price: after });

  it('is pointed out where it falls or rises by more than half of what visitors see', () => {
    expect([jump(1850, 150), jump(1850, 2776)]).toEqual([
      { before: 1850, after: 150 },
      { before: 1850, after: 2776 },
    ]);
    expect([jump(1850, 925), jump(1850, 2775), jump(1850, 1850), jump(undefined, 150)]).toEqual([null, null, null, null]);
  });

  it('is known of every kind that has one', () => {
    const priced = kindNames.filter((name) => 'price' in contentKinds[name]);
    expect(priced).toEqual(['package', 'offer', 'insurance']);
    for (const name of priced) {
      const kind: ContentKind = contentKinds[name];
      const content = kind.fileOf(kind.keys[0] ?? '') ?? {};
      expect(priceJump(kind, content, { ...content, [kind.price ?? '']: 1 })?.after).toBe(1);
    }
    expect(priceJump(contentKinds.club, { price: 100 }, { price: 1 })).toBeNull();
  });
});
