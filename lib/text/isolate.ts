/** Isolates a text of unknown direction in a sentence that cannot contain a `<bdi>`, such as a toast. */
export function isolated(text: string): string {
  return `\u2068${text}\u2069`;
}
