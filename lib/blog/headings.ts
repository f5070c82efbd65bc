export interface Heading {
  id: string;
  heading: string;
}

/** Letters and digits of a heading joined by hyphens, in its own script; Arabic vowel marks are left out. */
export function headingId(heading: string): string {
  const plain = heading.toLowerCase().replace(/\p{M}/gu, '');
  return plain.replace(/[^\p{L}\p{N}]+/gu, '-').replace(/^-|-$/g, '');
}

/** The second-level headings of a Markdown text, in order. They contain no inline marks. */
export function headingsOf(markdown: string): Heading[] {
  return [...markdown.matchAll(/^## (.+)$/gm)].map(([, heading = '']) => ({ id: headingId(heading), heading: heading.trim() }));
}
