/** Invisible characters that change the direction of the text around them: with them a name could rearrange its line, or be empty. */
const unseenMarks = /\p{Bidi_Control}|[\u200B\u2060\uFEFF]/gu;

/** Joiners stay: Persian, Hindi and emoji are written with them. */
export function withoutDirection(text: string): string {
  return text.replace(unseenMarks, '');
}

/** Whether a reader sees anything of it. */
export function hasVisible(text: string): boolean {
  return /[^\s\p{Cc}\p{Default_Ignorable_Code_Point}]/u.test(text);
}

/** Whether it can be somebody's name: there is a letter in it, of whatever script. */
export function hasLetter(text: string): boolean {
  return /(?!\p{Default_Ignorable_Code_Point})\p{L}/u.test(text);
}

/** A name as it is kept; empty when there is no letter in it. */
export function personName(text: string): string {
  return hasLetter(text) ? withoutDirection(text).trim() : '';
}
