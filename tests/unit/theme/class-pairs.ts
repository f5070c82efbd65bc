/** Finds pairs of colours in a source, by the class names in one string. */

export interface ColorPair {
  front: string;
  back: string;
}

interface ColorClass {
  /** `hover:`, `aria-[current]:`, or nothing. */
  variant: string;
  kind: 'text' | 'bg';
  role: string;
}

/** `hover:bg-accent-soft/50`: a variant, the property, the role; the opacity does not count. */
const colorClass = /^(?<variant>(?:\S+:)?)(?<kind>text|bg)-(?<role>[a-z]+(?:-[a-z]+)*)(?:\/\d+)?$/;
const classText = /(["'`])((?:(?!\1)[\s\S])*?)\1/g;
/** Disabled controls, and the page behind an open dialog, need no contrast. */
const isExempt = (variant: string) => /disabled|backdrop|placeholder|selection/.test(variant);

/**
 * Pairs of text and background of one element, by default and in each of its variants. A variant that sets only one of them is paired with the
 * default of the other.
 */
export function findColorPairs(source: string, roles: ReadonlySet<string>): ColorPair[] {
  return [...source.matchAll(classText)].flatMap(([, , text = '']) => {
    const classes = colorClasses(text, roles).filter(({ variant }) => !isExempt(variant));
    const painted = (kind: ColorClass['kind'], variant: string) =>
      classes.find((name) => name.kind === kind && name.variant === variant)?.role;
    return [...new Set(classes.map(({ variant }) => variant))].flatMap((variant) => {
      const front = painted('text', variant) ?? painted('text', '');
      const back = painted('bg', variant) ?? painted('bg', '');
      return front && back ? [{ front, back }] : [];
    });
  });
}

function colorClasses(text: string, roles: ReadonlySet<string>): ColorClass[] {
  return text.split(/\s+/).flatMap((name) => {
    const { variant = '', kind, role } = colorClass.exec(name)?.groups ?? {};
    return role && roles.has(role) && (kind === 'text' || kind === 'bg') ? [{ variant, kind, role }] : [];
  });
}

const anyColorClass =
  /(?<![\w-])(?:bg|text|border|fill|stroke|ring|outline|divide|decoration|accent|caret|from|via|to)-(white|black|(?:slate|gray|zinc|neutral|stone|red|orange|amber|yellow|lime|green|emerald|teal|cyan|sky|blue|indigo|violet|purple|fuchsia|pink|rose)-\d{2,3})(?![\w-])/g;

/** Named colours: themes do not change them, and Tailwind has none here. */
export function findNamedColors(source: string): string[] {
  return Array.from(source.matchAll(anyColorClass), ([found]) => found);
}
