/** A text of unknown direction for a sentence that can hold no `<bdi>`, such as a toast: it turns nothing around it. */
export function isolated(text: string): string {
  return `\u2068${text}\u2069`;
}
