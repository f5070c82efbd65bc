import 'server-only';
import { Document, G, Page, Path, renderToBuffer, Svg, View } from '@react-pdf/renderer';
import { giftCardSize, giftCardWords } from '@/content/gift-card-design';
import { giftDrawings } from '@/content/gift-card-drawings';
import { company } from '@/lib/company/company';
import { directionOf, type Locale } from '@/lib/i18n/locales';
import type { DrawnCard, Fact } from '@/lib/mail/layout';
import { drawing } from './draw-sheet';
import { loadPrintable, strong, styles } from './printable';
import type { Sheet } from './sheet';

interface PrintedCard {
  language: Locale;
  card: DrawnCard;
  message: string;
  codes: Sheet['codes'];
  facts: readonly Fact[];
  /** Above the steps. */
  heading: string;
  steps: readonly string[];
  notes: readonly string[];
}

/** In points. */
const [width, height] = [515, (515 * giftCardSize.height) / giftCardSize.width];
const white = { color: '#ffffff' } as const;

/** The card as a page to print or to keep. */
export async function drawGiftCard(printed: PrintedCard): Promise<Uint8Array<ArrayBuffer>> {
  const { language, card, message, codes, facts, heading, steps, notes } = printed;
  const { write, head, codeBoxes, part, foot, small } = drawing(language, await loadPrintable());
  const isMirrored = directionOf(language) === 'rtl';
  const bytes = await renderToBuffer(
    <Document title={card.title} author={company.name[language]} language={language} creator={company.name[language]}>
      <Page size="A4" style={styles.page}>
        {head()}
        <View style={{ width, height, marginTop: 8, borderRadius: 16, overflow: 'hidden' }}>
          <Svg
            viewBox={`0 0 ${giftCardSize.width} ${giftCardSize.height}`}
            style={{ position: 'absolute', top: 0, left: 0, width, height }}
          >
            <G {...(isMirrored && { transform: `translate(${giftCardSize.width}, 0) scale(-1, 1)` })}>
              {giftDrawings[card.design].shapes.map(({ fill = 'none', ...shape }) => (
                <Path key={shape.d} fill={fill} strokeLinecap="round" {...shape} />
              ))}
            </G>
          </Svg>
          <View style={{ padding: 26, height, justifyContent: 'space-between' }}>
            {write(card.title, { ...strong, ...white, fontSize: 15 })}
            <View>
              {write(card.amount, { ...strong, ...white, fontSize: 38, lineHeight: 1.3 })}
              {write(card.to, { ...strong, ...white, fontSize: 17 })}
              {write(card.from, { ...white, fontSize: 14 })}
            </View>
          </View>
        </View>
        {message !== '' && <View style={{ marginTop: 16 }}>{write(message, { fontSize: 13 })}</View>}
        {codeBoxes(codes)}
        {part({ heading: giftCardWords[language].title, facts })}
        {part({ heading })}
        <View style={{ marginTop: 10, rowGap: 4 }}>{steps.map((step, index) => write(`${index + 1}. ${step}`, {}, step))}</View>
        <View style={{ marginTop: 14, rowGap: 3 }}>{notes.map(small)}</View>
        {foot((number, pages) => (pages > 1 ? `${number} / ${pages}` : ''))}
      </Page>
    </Document>,
  );
  return new Uint8Array(bytes);
}
