import type { ReactNode } from 'react';
import { giftCardSize, giftCardWords } from '@/content/gift-card-design';
import { company } from '@/lib/company/company';
import { directionOf, intlTag, type Locale } from '@/lib/i18n/locales';
import { formatQarExactly } from '@/lib/money';

interface GiftCardViewProps {
  language: Locale;
  /** In riyals; NaN while it cannot be read. */
  amount: number;
  to: string;
  from: string;
  message: string;
  /** Below the card: that this is a preview. */
  caption: string;
  /** In place of the message while there is none. */
  messageLabel: string;
  /** What is drawn on it, absolute. */
  children: ReactNode;
}

/** The card as it arrives, in its own language, above what is written to its recipient. */
export function GiftCardView({ language, amount, to, from, message, messageLabel, caption, children }: GiftCardViewProps) {
  const { width, height } = giftCardSize;
  const words = giftCardWords[language];
  return (
    <figure className="mx-auto w-full max-w-md lg:sticky lg:top-24 lg:order-last lg:self-start">
      <div
        lang={language}
        dir={directionOf(language)}
        className="@container relative isolate overflow-hidden rounded-card shadow-card"
        style={{ aspectRatio: `${width} / ${height}` }}
      >
        {children}
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
      {/* Always as high, so that what is typed below does not move; its end stays in view. */}
      <blockquote
        dir="auto"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keys.
        tabIndex={0}
        className="mx-3 flex h-20 flex-col-reverse overflow-y-auto rounded-b-card border border-line border-t-0 bg-sunken px-4 py-3 lg:h-32"
      >
        <p className="wrap-anywhere mb-auto whitespace-pre-line">
          {message.trim() || <span className="text-ink-soft">{messageLabel}</span>}
        </p>
      </blockquote>
      <figcaption className="mt-2 text-ink-soft text-sm">{caption}</figcaption>
    </figure>
  );
}

/** A card beside the form that fills it in; above it on a phone. */
export const besideCardClass = 'grid gap-8 lg:grid-cols-[minmax(0,1fr)_24rem]';
