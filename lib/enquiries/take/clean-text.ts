import { withoutDirection } from '@/lib/text/direction';

/** Control characters and lone surrogates: Postgres cannot store them. */
const unusable = /(?![\n\t])[\p{Cc}\p{Cs}]/gu;

/** Several lines as typed, without invisible characters. */
export function cleanLines(text: string): string {
  return withoutDirection(text.replace(/\r\n?/g, '\n')).replace(unusable, '').trim();
}

/** One line: breaks and runs of spaces become one space. */
export function cleanLine(text: string): string {
  return cleanLines(text).replace(/\s+/g, ' ');
}
