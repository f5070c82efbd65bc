import 'server-only';
import { Document, Page, Path, Rect, renderToBuffer, Svg, Text, View } from '@react-pdf/renderer';
import type { FlightInWords, StopInWords } from '@/lib/bookings/product';
import { company } from '@/lib/company/company';
import { directionOf, type Locale } from '@/lib/i18n/locales';
import { withoutIsolates } from '@/lib/mail/inline';
import type { Fact } from '@/lib/mail/layout';
import { downloadResponse } from '@/lib/network/http';
import { colour, loadPrintable, small, strong, styles } from './printable';
import type { PdfFile, Sheet, SheetPart, SheetPerson } from './sheet';

/** As in components/layout/logo.tsx. */
const logo = (
  <Svg viewBox="0 0 40 40" style={{ width: 26, height: 26 }}>
    <Rect width="40" height="40" rx="11" fill={colour.brand} />
    <Path
      d="M17.2 27C20.3 19.6 24.6 12.8 31 7.5c-.3 7-1.5 13.2-3.5 19.5H17.2ZM9.6 27c1.7-4.2 3.8-7.6 6.7-10.7-.1 3.8-.7 7.2-1.7 10.7h-5Z"
      fill="#ffffff"
    />
    <Path
      d="M8.5 31.2c4.5 1.6 9.7 1.8 14.7.6 3-.7 5.7-1.8 8-3.4"
      fill="none"
      stroke={colour.sun}
      strokeWidth={2.4}
      strokeLinecap="round"
    />
  </Svg>
);

/** The sheet as an A4 document whose text can be searched and copied. Takes about a quarter of a second of the processor. */
export async function drawSheet(sheet: Sheet): Promise<Uint8Array<ArrayBuffer>> {
  const { language, title, codes } = sheet;
  const { head, heading, part, small: print, foot, codeBoxes } = drawing(language, await loadPrintable());
  const bytes = await renderToBuffer(
    <Document
      title={[title, ...codes.map(({ code }) => code)].join(' ')}
      author={company.name[language]}
      language={language}
      creator={company.name[language]}
    >
      <Page size="A4" style={styles.page}>
        {head()}
        {heading(sheet)}
        {codeBoxes(codes)}
        {sheet.parts.map(part)}
        <View style={{ marginTop: 14, rowGap: 3 }}>{sheet.notes.map(print)}</View>
        {foot(sheet.pageWords)}
      </Page>
    </Document>,
  );
  return new Uint8Array(bytes);
}

/** The components that draw in one language. Plain functions: components of a PDF are not rendered by the React of pages. */
export function drawing(language: Locale, inGlyphs: (text: string) => string) {
  // English needs no isolates.
  const printable = (text: string) => inGlyphs(language === 'ar' ? text : withoutIsolates(text));
  const direction = directionOf(language);
  // With the direction alone, a text as wide as its content would be drawn outside its box.
  const inDirection = { direction, textAlign: direction === 'rtl' ? 'right' : 'left' } as const;
  const inRow = { flexDirection: direction === 'rtl' ? 'row-reverse' : 'row' } as const;

  function write(text: string, style: object = {}, key?: string | number) {
    return (
      <Text
        key={key}
        style={{ ...inDirection, fontSize: 9.5, lineHeight: 1.5, ...style }}
        // Otherwise a line may break, with a hyphen, between an isolate and its content.
        hyphenationPenalty={10_000}
      >
        {printable(text)}
      </Text>
    );
  }

  function head() {
    return (
      <View style={[inRow, styles.head]}>
        <View style={[inRow, { alignItems: 'center', columnGap: 8 }]}>
          {logo}
          {write(company.name[language], { ...strong, fontSize: 13 })}
        </View>
        <View style={{ alignItems: direction === 'rtl' ? 'flex-start' : 'flex-end' }}>
          {[company.phone.display, company.email].map((text) => (
            <Text key={text} style={{ ...small, lineHeight: 1.5 }}>
              {text}
            </Text>
          ))}
        </View>
      </View>
    );
  }

  function heading({ title, subject, state }: Sheet) {
    return (
      <View style={[inRow, styles.title]}>
        <View style={{ flex: 1 }}>
          {write(title, { ...strong, fontSize: 18, lineHeight: 1.35 })}
          {write(subject, { fontSize: 11, color: colour.soft })}
        </View>
        <View style={styles.state}>{write(state, strong)}</View>
      </View>
    );
  }

  function codeBoxes(codes: Sheet['codes']) {
    return (
      <View style={[inRow, styles.codes]} wrap={false}>
        {codes.map(({ label, code }) => (
          <View key={label}>
            {write(label, small)}
            {write(code, { ...strong, fontSize: 13 })}
          </View>
        ))}
      </View>
    );
  }

  function part({ heading: name, people = [], flights = [], facts = [] }: SheetPart) {
    return (
      <View key={name}>
        <View minPresenceAhead={60}>{write(name, styles.heading)}</View>
        {people.map(person)}
        {flights.map(flight)}
        {facts.map(fact)}
      </View>
    );
  }

  function person({ name, ticket }: SheetPerson, index: number) {
    return (
      <View key={index} style={[inRow, styles.row]} wrap={false}>
        {write(name, { ...strong, flex: 1 })}
        {write(ticket)}
      </View>
    );
  }

  function flight({ about, stops }: FlightInWords, index: number) {
    const [number = '', ...more] = about;
    return (
      <View key={index} style={[inRow, styles.row]} wrap={false}>
        <View style={{ width: '28%' }}>
          {write(number, strong)}
          {more.map((line) => write(line, small, line))}
        </View>
        {stops.map(stop)}
      </View>
    );
  }

  function stop({ meaning, time, day, city, place }: StopInWords) {
    return (
      <View key={meaning} style={{ flex: 1 }}>
        {write(`${meaning} · ${day}`, small)}
        {write(`${time} ${city}`, { ...strong, fontSize: 11 })}
        {place.map((line) => write(line, small, line))}
      </View>
    );
  }

  function fact({ term, text, isStrong, isWide }: Fact) {
    return (
      <View key={`${term} ${text}`} style={[isWide ? {} : inRow, styles.row]} wrap={false}>
        {write(term, { color: colour.soft, width: isWide ? '100%' : '28%' })}
        {write(text, { flex: 1, ...(isStrong && strong) })}
      </View>
    );
  }

  function foot(pageWords: Sheet['pageWords']) {
    const { name, address } = company;
    return (
      <View style={[inRow, styles.foot]} fixed>
        {write(`${name[language]} · ${address[language]}`, { ...small, width: '75%' })}
        <Text
          style={{ ...inDirection, ...small }}
          render={({ pageNumber, totalPages }) => printable(pageWords(pageNumber, totalPages))}
        />
      </View>
    );
  }

  return { write, head, heading, codeBoxes, part, foot, small: (text: string) => write(text, small, text) };
}

export const pdfResponse = ({ name, bytes }: PdfFile): Response =>
  downloadResponse({ body: bytes, type: 'application/pdf', name });
