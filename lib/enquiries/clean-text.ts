/** Marks that turn the direction of text, and what neither Postgres nor a reader can use: control characters, halves of a character. */
const unseen = /\p{Bidi_Control}|(?![\n\t])[\p{Cc}\p{Cs}]/gu;

/** Several lines as typed, without what cannot be seen. */
export function cleanLines(text: string): string {
  return text.replace(/\r\n?/g, '\n').replace(unseen, '').trim();
}

/** One line: breaks and runs of spaces become one space. */
export function cleanLine(text: string): string {
  return cleanLines(text).replace(/\s+/g, ' ');
}
