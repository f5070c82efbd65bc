import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { browserColors } from '@/components/layout/theme/theme';
import { listSourceFiles } from '@/scripts/checks/source-files.ts';
import { type ColorPair, findColorPairs, findNamedColors } from './class-pairs';
import { contrast, readTokens, siteTokens, type Tokens } from './tokens';

const themes = siteTokens();
const roles = new Set(themes.light.keys());
const sources = listSourceFiles('.', ['.ts', '.tsx'])
  .filter((path) => /^(app|components)\//.test(path))
  .map((path) => ({ path, source: readFileSync(path, 'utf8') }));

const grounds = ['surface', 'raised', 'sunken'];
const each = (fronts: readonly string[], backs: readonly string[]): ColorPair[] =>
  fronts.flatMap((front) => backs.map((back) => ({ front, back })));

/** Text colours with their backgrounds, also when the two classes are on different elements. */
const readByRole: ColorPair[] = [
  ...each(['ink', 'ink-soft', 'accent', 'accent-strong', 'success', 'danger'], grounds),
  ...each(['ink', 'ink-soft', 'accent'], ['accent-soft']),
  ...each(['on-fill'], ['accent-fill', 'accent-fill-strong', 'success-fill']),
  ...each(['on-night', 'on-night-soft'], ['night', 'night-soft']),
  ...each(['on-sun-soft', 'ink'], ['sun-soft']),
  ...each(['success', 'ink'], ['success-soft']),
  ...each(['danger', 'ink'], ['danger-soft']),
];

/** Borders of controls, focus rings and icons with a meaning. */
const seenByRole: ColorPair[] = [
  ...each(['line-strong', 'focus', 'accent', 'danger', 'success'], grounds),
  ...each(['focus', 'on-night-soft'], ['night', 'night-soft']),
  ...each(['sun'], ['night', 'brand']),
];

/** Roles for icons and stars, never for text. */
const iconRoles = new Set(['line-strong', 'sun']);

function tooFaint(tokens: Tokens, pairs: readonly ColorPair[], atLeast: number): string[] {
  const faint = pairs.flatMap(({ front, back }) => {
    const [one, other] = [tokens.get(front), tokens.get(back)];
    if (!one || !other) return [`${front} on ${back}: no such token`];
    const ratio = contrast(one, other);
    return ratio < atLeast ? [`${front} on ${back}: ${ratio.toFixed(2)}`] : [];
  });
  return [...new Set(faint)];
}

describe.each(Object.entries(themes))('the %s theme', (_name, tokens) => {
  it('has enough contrast for every text', () => {
    expect(tooFaint(tokens, readByRole, 4.5)).toEqual([]);
  });

  it('has enough contrast for borders of controls, focus and icons', () => {
    expect(tooFaint(tokens, seenByRole, 3)).toEqual([]);
  });

  it('has enough contrast for texts and icons on the background of their own element', () => {
    const faint = sources.flatMap(({ path, source }) => {
      const pairs = findColorPairs(source, roles);
      const texts = pairs.filter(({ front }) => !iconRoles.has(front));
      const icons = pairs.filter(({ front }) => iconRoles.has(front));
      return [...tooFaint(tokens, texts, 4.5), ...tooFaint(tokens, icons, 3)].map((pair) => `${path}: ${pair}`);
    });
    expect(faint).toEqual([]);
  });
});

it('has a dark colour for every light one, unless both are the same', () => {
  const same = [...themes.light].filter(([role, color]) => themes.dark.get(role) === color).map(([role]) => role);
  expect(same).toEqual(['brand', 'on-brand', 'on-fill', 'on-night']);
});

it('gives the browser’s bars the colour of the page', () => {
  expect(browserColors).toEqual({ light: themes.light.get('surface'), dark: themes.dark.get('surface') });
});

it('uses no named colours', () => {
  expect(sources.flatMap(({ path, source }) => findNamedColors(source).map((found) => `${path}: ${found}`))).toEqual([]);
});

describe('the check itself', () => {
  const css = `@theme { --color-ink: #000000; --color-surface: #ffffff; --color-faint: #bbbbbb; }
    :root { @variant dark { --color-ink: #ffffff; --color-surface: #000000; } }`;
  const planted = readTokens(css);
  const known = new Set(planted.light.keys());

  it('reads both themes', () => {
    expect(planted.light.get('ink')).toBe('#000000');
    expect(planted.dark.get('ink')).toBe('#ffffff');
    expect(planted.dark.get('faint')).toBe('#bbbbbb');
    expect(contrast('#000000', '#ffffff')).toBeCloseTo(21);
    expect(contrast('#767676', '#ffffff')).toBeCloseTo(4.54, 2);
  });

  it('reports a pair with too little contrast, only in its theme', () => {
    const pairs = [{ front: 'faint', back: 'surface' }];
    expect(tooFaint(planted.light, pairs, 4.5)).toEqual(['faint on surface: 1.92']);
    expect(tooFaint(planted.dark, pairs, 4.5)).toEqual([]);
    expect(tooFaint(planted.dark, [{ front: 'faint', back: 'missing' }], 3)).toEqual(['faint on missing: no such token']);
  });

  it.each<[string, ColorPair[]]>([
    ['<p className="p-2 bg-surface text-ink" />', [{ front: 'ink', back: 'surface' }]],
    ["const look = { a: 'text-ink bg-surface/95' };", [{ front: 'ink', back: 'surface' }]],
    [
      '<p className="bg-surface text-ink hover:text-faint" />',
      [
        { front: 'ink', back: 'surface' },
        { front: 'faint', back: 'surface' },
      ],
    ],
    [
      '<p className={`bg-surface text-ink aria-[current]:bg-faint`} />',
      [
        { front: 'ink', back: 'surface' },
        { front: 'ink', back: 'faint' },
      ],
    ],
    ['<p className="text-ink disabled:bg-faint disabled:text-faint" />', []],
    ['<p className="text-sm bg-surface" />', []],
  ])('finds the pairs in %s', (source, pairs) => {
    expect(findColorPairs(source, known)).toEqual(pairs);
  });

  it('finds named colours', () => {
    expect(findNamedColors('<p className="bg-white hover:text-gray-500 text-ink whitespace-nowrap" />')).toEqual([
      'bg-white',
      'text-gray-500',
    ]);
  });
});
