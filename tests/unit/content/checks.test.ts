import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { withTextRules } from '@/lib/checks';
import { contentKinds, hasKey } from '@/lib/content/kinds';

const schema = withTextRules(z.object({ name: z.object({ en: z.string(), ar: z.string() }), lines: z.array(z.string()) }));
const name = { en: 'Nice', ar: 'نيس' };

describe('texts of the desk', () => {
  it('are stored without what nobody sees', () => {
    const typed = { name: { en: 'Ni\u0008ce\u202e', ar: 'نيس\ud800' }, lines: ['one\ntwo\tthree\u0000'] };
    expect(schema.parse(typed)).toEqual({ name, lines: ['one\ntwo\tthree'] });
  });

  it.each(['\u200b', '\u3164', '\u0007'])('of which nothing is seen are missing: %j', (text) => {
    const { error } = schema.safeParse({ name: { en: text, ar: 'نيس' }, lines: [] });
    expect(error?.issues).toMatchObject([{ path: ['name', 'en'], message: 'required' }]);
  });

  it('in the field of the other language are told', () => {
    const { error } = schema.safeParse({ name: { en: 'نيس', ar: 'Nice' }, lines: [] });
    expect(error?.issues.map(({ path, message }) => [path.join('.'), message])).toEqual([
      ['name.en', 'language'],
      ['name.ar', 'language'],
    ]);
  });
});

it('no text has the name of something that every object has', () => {
  for (const kind of ['package', 'article', 'photo'] as const) {
    expect(hasKey(contentKinds[kind], 'constructor')).toBe(false);
    expect(hasKey(contentKinds[kind], 'constructors')).toBe(true);
  }
});
