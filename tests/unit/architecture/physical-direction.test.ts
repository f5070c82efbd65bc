import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { listSourceFiles } from '@/scripts/checks/source-files.ts';

const found = (path: string, source: string) => findPhysicalDirections(path, source).map((direction) => direction.found);

describe('physical directions', () => {
  it.each([
    ...[
      'ml-4',
      'pr-2.5',
      '-ml-px',
      'left-0',
      'right-[3px]',
      'md:hover:text-left',
      'float-right',
      'border-l',
      'border-r-2',
      'scroll-ml-4',
    ],
    ...['rounded-l-lg', 'rounded-tr', 'origin-top-right', 'rtl:pl-1', 'group-hover:right-1/2', '-left-2', 'data-[open]:mr-1'],
  ])('are found in the class %s', (name) => {
    expect(found('components/ui/card.tsx', `<div className="flex ${name} p-2" />`)).toHaveLength(1);
  });

  it.each(['marginLeft: 4', "textAlign: 'right'", 'borderRightWidth: 1'])('are found in the style %s', (style) => {
    expect(found('components/ui/card.tsx', `<div style={{ ${style} }} />`)).toHaveLength(1);
  });

  it.each([
    'margin-left: 1px',
    'left: 0',
    'text-align: right',
    'float: left',
    'border-top-left-radius: 2px',
    'padding-right:1px',
  ])('are found in the declaration %s', (declaration) => {
    expect(found('app/globals.css', `.card { ${declaration}; }`)).toHaveLength(1);
  });

  it.each([
    ...[
      'ms-4 pe-2 start-0 end-1/2 text-start float-end border-s rounded-e-lg rounded-ss origin-center',
      'translate-x-4 rtl:-scale-x-100',
    ],
    ...['bright-4 html-1 pl pr', 'data-align="left" align-left', '/art/ml-1.svg', 'top-0 mt-4 -mb-1'],
  ])('are not seen in %s', (text) => {
    expect(found('components/ui/card.tsx', `<div className="${text}" />`)).toEqual([]);
  });

  it('are ignored in comments, and reported with their line', () => {
    expect(findPhysicalDirections('a.tsx', "/* ml-1\n ml-2 */\n// ml-3\nconst a = 'ml-4';")).toEqual([
      { line: 4, found: 'ml-4' },
    ]);
  });

  it('occur nowhere on the site', () => {
    const files = listSourceFiles('.', ['.tsx', '.ts', '.css']).filter((path) => /^(app|components|lib)\//.test(path));
    const all = files.flatMap((path) =>
      findPhysicalDirections(path, readFileSync(path, 'utf8')).map((one) => ({ path, ...one })),
    );
    expect(files.length).toBeGreaterThan(0);
    expect(all).toEqual([]);
  });
});

/** Finds left and right where "start" and "end" are meant, so that every page works in both directions. */

interface PhysicalDirection {
  line: number;
  found: string;
}

const classStart = String.raw`(?<![\w/.@-])(?:[\w\[\]()=&>*:/.-]+:)?-?`;
const sideUtilities = String.raw`(?:scroll-)?(?:ml|mr|pl|pr)-[\w\[(.]|(?:left|right)-[\w\[(.]|border-[lr](?![\w])|rounded-(?:[lr]|[tb][lr])(?![\w])`;
const wholeUtilities = String.raw`(?:text|float|clear)-(?:left|right)(?![\w-])|origin-(?:\w+-)?(?:left|right)(?![\w-])`;
const physicalClass = new RegExp(`${classStart}(?:${sideUtilities}|${wholeUtilities})`, 'g');

const physicalStyle =
  /\b(?:margin|padding|border|scrollMargin|scrollPadding)(?:Left|Right)\w*\s*:|\btextAlign:\s*['"](?:left|right)['"]/g;

const physicalDeclaration =
  /(?<![\w-])(?:(?:scroll-)?(?:margin|padding)-(?:left|right)|border-(?:(?:top|bottom)-)?(?:left|right)(?:-\w+)*|left|right)\s*:|(?<![\w-])(?:text-align|float|clear)\s*:\s*(?:left|right)\b/g;

/** Physical directions in one TSX, TS or CSS source. `translate-x` passes: it has no logical equivalent and is mirrored with `rtl:`. */
function findPhysicalDirections(path: string, source: string): PhysicalDirection[] {
  const patterns = path.endsWith('.css') ? [physicalDeclaration, physicalClass] : [physicalClass, physicalStyle];
  return withoutComments(source)
    .split('\n')
    .flatMap((text, index) =>
      patterns.flatMap((pattern) => [...text.matchAll(pattern)].map(([found]) => ({ line: index + 1, found }))),
    );
}

function withoutComments(source: string): string {
  const blank = (comment: string) => comment.replace(/[^\n]/g, ' ');
  return source.replace(/\/\*[\s\S]*?\*\//g, blank).replace(/(?<=^|\s)\/\/.*$/gm, blank);
}
