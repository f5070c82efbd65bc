import { type GiftDesign, giftCardSize } from '@/content/gift-card-design';
import { giftDrawings } from '@/content/gift-card-drawings';
import { directionOf, type Locale } from '@/lib/i18n/locales';

interface GiftCardArtProps {
  design: GiftDesign;
  /** Of the card: an Arabic one is mirrored. */
  language: Locale;
  className: string;
}

/** What is drawn on a card. */
export function GiftCardArt({ design, language, className }: GiftCardArtProps) {
  const { width, height } = giftCardSize;
  return (
    <svg viewBox={`0 0 ${width} ${height}`} aria-hidden="true" className={className}>
      <g transform={directionOf(language) === 'rtl' ? `translate(${width} 0) scale(-1 1)` : undefined}>
        {giftDrawings[design].shapes.map(({ fill = 'none', ...shape }) => (
          <path key={shape.d} fill={fill} strokeLinecap="round" {...shape} />
        ))}
      </g>
    </svg>
  );
}
