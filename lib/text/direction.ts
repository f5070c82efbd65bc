/** Invisible characters that change the direction of the text around them: a name with them could rearrange its line, or be empty. */
const unseenMarks = /\p{Bidi_Control}|[\u200B\u2060\uFEFF]/gu;

/** Joiners stay: Persian, Hindi and emoji are written with them. */
export function withoutDirection(text: string): string {
  return text.replace(unseenMarks, '');
}

/** Without these, without halves of characters, and without control characters but tabs and line ends. */
export function withoutUnseen(text: string): string {
  return withoutDirection(text).replace(/\p{Cs}|[^\P{Cc}\t\n]/gu, '');
}

/** Whether it contains anything visible. */
export function hasVisible(text: string): boolean {
  return /[^\s\p{Cc}\p{Default_Ignorable_Code_Point}]/u.test(text);
}

/** Whether it can be a name: it contains a letter, of any script. */
export function hasLetter(text: string): boolean {
  return /(?!\p{Default_Ignorable_Code_Point})\p{L}/u.test(text);
}

/** A name as it is stored; empty when it contains no letter. */
export function personName(text: string): string {
  return hasLetter(text) ? withoutDirection(text).trim() : '';
}
