/** Characters nobody types that turn the direction of the text around them, and would let a name rewrite the line it stands in. */
const directionMarks = /\p{Bidi_Control}|\uFEFF/gu;

export function withoutDirection(text: string): string {
  return text.replace(directionMarks, '');
}
