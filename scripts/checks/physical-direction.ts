/** Finds left and right where "start" and "end" are meant, so that every page reads from both sides. */

export interface PhysicalDirection {
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

/** Physical directions in one TSX, TS or CSS source. `translate-x` passes: it has no logical twin and is mirrored with `rtl:`. */
export function findPhysicalDirections(path: string, source: string): PhysicalDirection[] {
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
