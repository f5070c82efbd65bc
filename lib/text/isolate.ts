/** A text of unknown direction for a sentence that can hold no `<bdi>`, such as a toast: it does not change the direction of the text around it. */
export function isolated(text: string): string {
  return `\u2068${text}\u2069`;
}
