import { Font } from '@react-pdf/renderer';
import './sheet-styles';

/** Whether the typeface can draw a code point. */
type HasGlyph = (codePoint: number) => boolean;

/** The nearest forms of what the typeface lacks: Arabic letters for those of Persian and Urdu, as Arabic writes their sounds, and signs. */
const nearest: Readonly<Record<string, string>> = {
  پ: 'ب',
  چ: 'ج',
  ژ: 'ز',
  گ: 'ك',
  ک: 'ك',
  ی: 'ي',
  ے: 'ي',
  ہ: 'ه',
  ھ: 'ه',
  ۀ: 'ه',
  ۃ: 'ة',
  ں: 'ن',
  ٹ: 'ت',
  ڈ: 'د',
  ڑ: 'ر',
  ڤ: 'ف',
  '→': '–',
  '←': '–',
  '★': '*',
  '☆': '*',
  '✓': '√',
  '✔': '√',
  '\u2010': '-',
  '\u2011': '-',
  '\u202f': '\u00a0',
};

/** How text is printed: with the nearest forms of letters that the typeface lacks, or a question mark; a missing letter would be drawn as another. */
export async function loadPrintable(): Promise<(text: string) => string> {
  const typeface = { fontFamily: 'Readex Pro', fontWeight: 400 };
  await Font.load(typeface);
  const { data } = Font.getFont(typeface);
  if (!data) throw new Error('The typeface of PDF files is not loaded');
  const hasGlyph: HasGlyph = (codePoint) => data.hasGlyphForCodePoint(codePoint);
  return (text) => [...text.normalize('NFC')].map((letter) => printed(letter, hasGlyph)).join('');
}

function printed(letter: string, hasGlyph: HasGlyph): string {
  const [base = ''] = letter.normalize('NFD');
  const forms = [letter, nearest[letter] ?? '', base];
  return letter === '\n' ? letter : (forms.find((form) => form !== '' && hasGlyph(form.codePointAt(0) ?? 0)) ?? '?');
}
