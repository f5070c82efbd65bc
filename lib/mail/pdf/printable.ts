import { join } from 'node:path';
import { Font, StyleSheet } from '@react-pdf/renderer';

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

Font.register({
  family: 'Readex Pro',
  fonts: [400, 600].map((fontWeight) => ({
    fontWeight,
    src: join(process.cwd(), 'lib', 'mail', 'pdf', 'fonts', `readex-pro-${fontWeight}.ttf`),
  })),
});
const longestWord = 24;

// Names and codes are not hyphenated, unless a word may be wider than its column: it would be drawn over the next one.
Font.registerHyphenationCallback((word) => (word.length <= longestWord ? [word] : (word.match(/.{1,8}/gsu) ?? [word])));

/** The light colours of app/styles/theme.css. */
export const colour = { ink: '#1d1a24', soft: '#5a5363', line: '#dfd4c4', sunken: '#f3ece1', brand: '#8a1538', sun: '#d98a32' };
const rule = { borderColor: colour.line, borderTopWidth: 1 } as const;
export const strong = { fontWeight: 600 } as const;
export const small = { fontSize: 8, color: colour.soft } as const;
/** In points, of A4. */
const [pageWidth, margin] = [595, 40];

export const styles = StyleSheet.create({
  page: { paddingTop: 34, paddingBottom: 70, paddingHorizontal: margin, fontFamily: 'Readex Pro', color: colour.ink },
  head: { justifyContent: 'space-between', alignItems: 'center', paddingBottom: 10 },
  title: { ...rule, justifyContent: 'space-between', alignItems: 'flex-start', paddingTop: 14, columnGap: 16 },
  state: { backgroundColor: colour.brand, color: '#ffffff', borderRadius: 9, paddingVertical: 4, paddingHorizontal: 10 },
  codes: {
    backgroundColor: colour.sunken,
    borderRadius: 8,
    marginTop: 12,
    paddingVertical: 8,
    paddingHorizontal: 14,
    columnGap: 32,
  },
  heading: { ...strong, fontSize: 11.5, marginTop: 12, marginBottom: 4 },
  row: { ...rule, paddingVertical: 4, columnGap: 14 },
  foot: {
    ...rule,
    position: 'absolute',
    bottom: 24,
    width: pageWidth - 2 * margin,
    paddingTop: 8,
    justifyContent: 'space-between',
  },
});
