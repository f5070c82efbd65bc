import { useTranslations } from 'next-intl';
import type { SignedHotelOffer } from '@/lib/hotels/offer';

const words = [
  { from: 9, word: 'excellent' },
  { from: 8, word: 'veryGood' },
  { from: 7, word: 'good' },
] as const;

interface GuestRatingProps {
  rating: SignedHotelOffer['guestRating'];
  /** The number of reviews without its word, where there is a word for the score. */
  isShort?: boolean;
}

/** The guest rating of a hotel: figures with a word, from 7 of 10, and a sentence for screen readers. Nothing when the supplier has none. */
export function GuestRating({ rating, isShort = false }: GuestRatingProps) {
  const t = useTranslations('hotels.results.guestRating');
  if (!rating) return null;
  const score = rating.score.toFixed(1);
  const step = words.find(({ from }) => Number(score) >= from);
  return (
    <span className="inline-flex items-center gap-1.5 whitespace-nowrap text-sm">
      <span className="sr-only">{t('label', { score, count: rating.reviews })}</span>
      <bdi aria-hidden="true" className="rounded-control bg-accent-fill px-1.5 py-0.5 font-semibold text-on-fill tabular-nums">
        {score}
      </bdi>
      <span aria-hidden="true" className="text-ink-soft">
        {step && <span className="font-medium text-ink">{t(`words.${step.word}`)} </span>}
        {step && isShort ? (
          <bdi className="text-xs">({rating.reviews.toLocaleString('en')})</bdi>
        ) : (
          <span>{t('reviews', { count: rating.reviews })}</span>
        )}
      </span>
    </span>
  );
}
