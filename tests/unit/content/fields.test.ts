import { describe, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { optionalDay, time } from '@/lib/checks';
import { contentOf, differences, fieldAt, fieldsOf, groupsOf, typedOf } from '@/lib/content/fields';
import { contentKinds, kindGroups, kindNames, kindOf } from '@/lib/content/kinds';

const season = z.object({ percent: z.int(), months: z.array(z.literal([1, 2, 3])) });
const schema = z.object({
  price: z.int(),
  season,
  name: z.object({ en: z.string().check(z.maxLength(60)), ar: z.string() }),
  en: z.object({ included: z.array(z.string()), days: z.array(z.object({ term: z.string(), text: z.string() })) }),
  ar: z.object({ included: z.array(z.string()), days: z.array(z.object({ term: z.string(), text: z.string() })) }),
});
const fields = fieldsOf(schema);

describe('a form made from a schema', () => {
  it('has a field for each place, as its type wants it', () => {
    expect(fields.map(({ path, look }) => `${path} ${look}`)).toEqual([
      'price number',
      'season.percent number',
      'season.months choices',
      'name.en text',
      'name.ar text',
      'en.included lines',
      'en.days parts',
      'ar.included lines',
      'ar.days parts',
    ]);
    expect(fieldAt(fields, 'name.en')?.most).toBe(60);
    expect(fieldAt(fields, 'season.months')?.choices).toEqual([1, 2, 3]);
  });

  it('has days, times, ticks and options, also of what may be left empty', () => {
    const more = fieldsOf(
      z.object({ isOn: z.boolean(), until: optionalDay, opens: time, badge: z.enum(['new', 'hot']), factor: z.number() }),
    );
    expect(more.map(({ path, look }) => `${path} ${look}`)).toEqual([
      'isOn check',
      'until day',
      'opens time',
      'badge select',
      'factor decimal',
    ]);
    expect(fieldAt(more, 'badge')?.choices).toEqual(['new', 'hot']);
    const content = { isOn: true, until: '', opens: '08:00', badge: 'hot', factor: 1.6 };
    expect(contentOf(more, typedOf(more, content))).toEqual(content);
    expect(contentOf(more, { factor: '١٫٦' })).toMatchObject({ isOn: false, factor: 1.6 });
  });

  it('reads a comma between thousands alone', () => {
    const read = (text: string) => contentOf(fieldsOf(z.object({ factor: z.number() })), { factor: text });
    expect(['4,500', '٤٬٥٠٠', '1 234 567', '12,345.5', '١٢٫٥'].map(read)).toEqual(
      [4500, 4500, 1_234_567, 12_345.5, 12.5].map((factor) => ({ factor })),
    );
    expect(['150,50', '1,2', '1,2345', '1,,000', ','].map(read)).toEqual(Array(5).fill({ factor: Number.NaN }));
  });

  it('has the error of a missing group at its first field', () => {
    expect(fieldAt(fields, 'season')?.path).toBe('season.percent');
    expect(fieldAt(fields, 'nothing')).toBeUndefined();
  });

  it('has both languages side by side', () => {
    const groups = groupsOf(fields).map(({ name, shared, en, ar }) => [name, shared?.path ?? `${en?.path} ${ar?.path}`]);
    expect(groups).toEqual([
      ['price', 'price'],
      ['season.percent', 'season.percent'],
      ['season.months', 'season.months'],
      ['name', 'name.en name.ar'],
      ['included', 'en.included ar.included'],
      ['days', 'en.days ar.days'],
    ]);
  });

  it('gets a field with each field of the schema', () => {
    const more = fieldsOf(z.extend(schema, { badge: z.object({ en: z.string(), ar: z.string() }) }));
    expect(more.map(({ path }) => path)).toEqual(expect.arrayContaining(['badge.en', 'badge.ar']));
    expect(more).toHaveLength(fields.length + 2);
  });

  it('reads numbers in any digits, and lists line by line', () => {
    const typed = { price: '٢٬٤٥٠', 'season.percent': 'many', 'season.months': '1,3', 'en.included': ' Breakfast \n\nTransfers' };
    const content = contentOf(fields, { ...typed, 'ar.days': 'الوصول\nتوصيل إلى الفندق.\nثم الراحة.\n\n\nالوداع' });
    expect(content).toMatchObject({
      price: 2450,
      season: { percent: Number.NaN, months: [1, 3] },
      en: { included: ['Breakfast', 'Transfers'], days: [] },
      ar: {
        days: [
          { term: 'الوصول', text: 'توصيل إلى الفندق. ثم الراحة.' },
          { term: 'الوداع', text: '' },
        ],
      },
    });
  });

  it('has lists to choose from, ticks and decimals', () => {
    const choosing = z.object({
      ...{
        sort: z.enum(['sea', 'city']),
        themes: z.array(z.enum(['snow', 'beach'])),
        carousel: z.boolean(),
        latitude: z.number(),
      },
    });
    const ofChoosing = fieldsOf(choosing);
    expect(ofChoosing.map(({ look, choices }) => [look, choices?.length])).toEqual([
      ['select', 2],
      ['choices', 2],
      ['check', undefined],
      ['decimal', undefined],
    ]);
    const content = { sort: 'city', themes: ['beach', 'snow'], carousel: true, latitude: -33.86 };
    expect(contentOf(ofChoosing, typedOf(ofChoosing, content))).toEqual(content);
    expect(contentOf(ofChoosing, { themes: 'sun,snow', latitude: 'south' })).toEqual({
      ...{ sort: '', themes: ['snow'], carousel: false, latitude: Number.NaN },
    });
  });

  it('names the field of an error within a list', () => {
    expect(fieldAt(fields, 'en.days.2.text')?.path).toBe('en.days');
    expect(fieldAt(fields, 'en.daysOff')).toBeUndefined();
  });
});

describe('differences', () => {
  it('are the fields that are not typed alike', () => {
    const before = { price: '1800', 'name.en': 'Istanbul', 'name.ar': 'إسطنبول' };
    expect(differences(fields, before, { ...before, price: '1950', 'name.ar': 'اسطنبول' })).toEqual([
      { path: 'price', before: '1800', after: '1950' },
      { path: 'name.ar', before: 'إسطنبول', after: 'اسطنبول' },
    ]);
    expect(differences(fields, before, before)).toEqual([]);
  });
});

const withFiles = kindNames.filter((name) => contentKinds[name].fileOf(contentKinds[name].keys[0] ?? ''));

describe.each(withFiles)('the files of %s', (name) => {
  const kind = contentKinds[name];
  const ofKind = fieldsOf(kind.schema);

  it.each(kind.keys)('%s is as the schema wants it, and the same after it stood in the form', (key) => {
    const file = kind.fileOf(key);
    expect(kind.schema.safeParse(file).error?.issues).toBeUndefined();
    expect(kind.schema.parse(contentOf(ofKind, typedOf(ofKind, file)))).toEqual(kind.schema.parse(file));
    expect(kind.pathsOf(key).filter((path) => !path.startsWith('/'))).toEqual([]);
  });
});

it('tells the texts of a place from the note on it', () => {
  const { destination, notice } = contentKinds;
  for (const language of ['en', 'ar'] as const) {
    const titles = [destination, notice].map(({ titleOf }) => titleOf('turkey')?.[language]);
    expect(new Set([...titles, destination.nameOf('turkey')?.[language]]).size).toBe(3);
  }
});

it('has every kind below one heading of the desk', () => {
  expect(Object.values(kindGroups).flat().toSorted()).toEqual(kindNames.toSorted());
});

describe('a photograph', () => {
  const { schema, keys, titleOf } = contentKinds.photo;
  const content = {
    ...{ photo: crypto.randomUUID(), focus: { x: 50, y: 0 }, blur: `data:image/webp;base64,${'A'.repeat(40)}` },
    ...{ en: { alt: 'A square' }, ar: { alt: 'ساحة' }, credit: 'Huda', licence: 'Our own', until: '' },
  };
  const wrong = (change: object) => schema.safeParse({ ...content, ...change }).error?.issues.map(({ message }) => message);

  it('is chosen in its form, where the picture that comes with it is hidden', () => {
    const ofPhoto = fieldsOf(schema);
    expect(groupsOf(ofPhoto).map(({ name }) => name)).toEqual([
      'photo',
      'focus.x',
      'focus.y',
      'alt',
      'credit',
      'licence',
      'until',
    ]);
    expect(schema.parse(contentOf(ofPhoto, typedOf(ofPhoto, content)))).toEqual(content);
    expect(differences(ofPhoto, typedOf(ofPhoto, content), { ...typedOf(ofPhoto, content), blur: '' })).toEqual([]);
  });

  it('has a name for every poster, and ends on a day that is not past', () => {
    expect(keys.filter((key) => !titleOf(key)?.en || !titleOf(key)?.ar)).toEqual([]);
    vi.useFakeTimers({ now: new Date('2027-03-31T20:59:00Z'), toFake: ['Date'] });
    expect([wrong({ until: '2027-03-31' }), wrong({ until: '2027-03-30' })]).toEqual([undefined, ['dayPast']]);
    vi.setSystemTime('2027-03-31T21:00:00Z');
    expect(wrong({ until: '2027-03-31' })).toEqual(['dayPast']);
    vi.useRealTimers();
    expect(wrong({ until: '31.3.2027' })).toEqual(['day']);
    expect(wrong({ focus: { x: 101, y: 0 } })).toEqual(['place']);
    expect(wrong({ blur: 'data:text/html;base64,AAAAAAAAAAAAAAAAAAAAAAAA' })).toEqual(['photo']);
  });
});

describe('the language of a field', () => {
  const { schema, keys, fileOf } = contentKinds.package;
  const holiday = fileOf(keys[0] ?? '') as Record<'en' | 'ar', { lead: string; days: { term: string; text: string }[] }>;
  const errorsOf = (content: object) =>
    (schema.safeParse(content).error?.issues ?? []).map(({ path, message }) => `${path.join('.')} ${message}`);

  it('is checked in every text', () => {
    const { en, ar } = holiday;
    expect(errorsOf(holiday)).toEqual([]);
    expect(errorsOf({ ...holiday, en: { ...en, lead: ar.lead } })).toEqual(['en.lead language']);
    const days = ar.days.map((day, index) => (index === 1 ? { ...day, term: 'A free day' } : day));
    expect(errorsOf({ ...holiday, ar: { ...ar, days } })).toEqual(['ar.days.1.term language']);
  });

  it('may hold a name of the other one', () => {
    const { en, ar } = holiday;
    const mixed = { ...holiday, en: { ...en, lead: 'Doha (الدوحة)' }, ar: { ...ar, lead: 'مع Wi-Fi' } };
    expect(errorsOf(mixed)).toEqual([]);
  });

  it('names no kind that an object has by itself', () => {
    expect(['constructor', 'toString', '__proto__', 'package'].map((name) => kindOf(name) !== undefined)).toEqual([
      ...[false, false, false],
      true,
    ]);
  });
});

it('figures of insurance were looked at today or before', () => {
  const { schema, stored, fileOf } = contentKinds.insurance;
  const ahead = { ...fileOf(), asOf: '2999-01-01' };
  expect(schema.safeParse(ahead).error?.issues).toMatchObject([{ path: ['asOf'], message: 'dayAhead' }]);
  expect([schema.safeParse(fileOf()).success, stored.safeParse(ahead).success]).toEqual([true, true]);
});
