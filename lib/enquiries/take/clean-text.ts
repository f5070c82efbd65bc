import { withoutDirection } from '@/lib/text/direction';

/** What neither Postgres nor a reader can use: control characters, halves of a character. */
const unusable = /(?![\n\t])[\p{Cc}\p{Cs}]/gu;

/** Several lines as typed, without what cannot be seen. */
export function cleanLines(text: string): string {
  return withoutDirection(text.replace(/\r\n?/g, '\n')).replace(unusable, '').trim();
}

/** One line: breaks and runs of spaces become one space. */
export function cleanLine(text: string): string {
  return cleanLines(text).replace(/\s+/g, ' ');
}
