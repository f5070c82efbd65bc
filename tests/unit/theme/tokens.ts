/** Reads the colour tokens of app/styles/theme.css and computes their contrast. */
import { readFileSync } from 'node:fs';

/** Colours by role, as `#rrggbb`. */
export type Tokens = ReadonlyMap<string, string>;

const colorToken = /--color-([\w-]+):\s*(#[0-9a-f]{6});/g;

/** The light tokens are in `@theme`, the dark ones in the `@variant dark` of `:root`, which replaces some. */
export function readTokens(css: string): { light: Tokens; dark: Tokens } {
  const light = new Map(tokensIn(blockAfter(css, '@theme')));
  return { light, dark: new Map([...light, ...tokensIn(blockAfter(css, '@variant dark'))]) };
}

export const siteTokens = () => readTokens(readFileSync('app/styles/theme.css', 'utf8'));

function tokensIn(block: string): [string, string][] {
  return Array.from(block.matchAll(colorToken), ([, role = '', color = '']): [string, string] => [role, color]);
}

/** The content of the first rule that starts like this. */
function blockAfter(css: string, start: string): string {
  const from = css.indexOf('{', css.indexOf(`${start} {`));
  if (from === -1) throw new Error(`No "${start}" in the style sheet`);
  let depth = 0;
  for (let at = from; at < css.length; at++) {
    if (css[at] === '{') depth++;
    if (css[at] === '}' && --depth === 0) return css.slice(from + 1, at);
  }
  throw new Error(`"${start}" is not closed`);
}

/** The ratio of WCAG 2, from 1 to 21. */
export function contrast(one: string, other: string): number {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}

function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const share = Number.parseInt(color.slice(at, at + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
