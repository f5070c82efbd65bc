import { giftCardShapes, giftCardSize, giftCardWords } from '@/content/gift-card-design';
import { company } from '@/lib/company/company';
import { directionOf, intlTag, type Locale } from '@/lib/i18n/locales';
import { formatQarExactly } from '@/lib/money';

interface GiftCardViewProps {
  language: Locale;
  /** In riyals; NaN while it cannot be read. */
  amount: number;
  to: string;
  from: string;
}

/** The card as it arrives, in its own language. */
export function GiftCardView({ language, amount, to, from }: GiftCardViewProps) {
  const { width, height } = giftCardSize;
  const words = giftCardWords[language];
  const isMirrored = directionOf(language) === 'rtl';
  return (
    <div
      lang={language}
      dir={directionOf(language)}
      className="@container relative isolate overflow-hidden rounded-card shadow-card"
      style={{ aspectRatio: `${width} / ${height}` }}
    >
      <svg viewBox={`0 0 ${width} ${height}`} aria-hidden="true" className="absolute inset-0 -z-10 size-full">
        <g transform={isMirrored ? `translate(${width} 0) scale(-1 1)` : undefined}>
          {giftCardShapes.map(({ fill = 'none', ...shape }) => (
            <path key={shape.d} fill={fill} strokeLinecap="round" strokeDasharray={shape.stroke && '1 9'} {...shape} />
          ))}
        </g>
      </svg>
      <div className="flex h-full flex-col justify-between p-[5cqw]" style={{ color: '#fff' }}>
        <p className="font-semibold text-[4cqw] leading-snug">
          <span className="block">{company.name[language]}</span>
          <span className="block font-normal text-[3.4cqw] opacity-90">{words.title}</span>
        </p>
        <div>
          <p className="font-semibold text-[9cqw] leading-tight">
            <bdi>{Number.isNaN(amount) ? '—' : formatQarExactly(amount, intlTag(language))}</bdi>
          </p>
          <p className="mt-[1cqw] truncate text-[4.4cqw] leading-snug">
            {words.to} <bdi className="font-medium">{to || '…'}</bdi>
          </p>
          <p className="truncate text-[3.6cqw] leading-snug opacity-90">
            {words.from} <bdi>{from || '…'}</bdi>
          </p>
        </div>
      </div>
    </div>
  );
}
