import { join } from 'node:path';
import { Font, StyleSheet } from '@react-pdf/renderer';

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
