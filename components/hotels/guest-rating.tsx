import { useTranslations } from 'next-intl';
import type { SignedHotelOffer } from '@/lib/hotels/offer';

/** The guest rating of a hotel: figures, and a sentence for screen readers. Nothing when the supplier has none. */
export function GuestRating({ rating }: { rating: SignedHotelOffer['guestRating'] }) {
  const t = useTranslations('hotels.results.guestRating');
  if (!rating) return null;
  const score = rating.score.toFixed(1);
  return (
    <span className="inline-flex items-center gap-1.5 whitespace-nowrap text-sm">
      <span className="sr-only">{t('label', { score, count: rating.reviews })}</span>
      <bdi aria-hidden="true" className="rounded-control bg-accent-fill px-1.5 py-0.5 font-semibold text-on-fill tabular-nums">
        {score}
      </bdi>
      <span aria-hidden="true" className="text-ink-soft">
        {t('reviews', { count: rating.reviews })}
      </span>
    </span>
  );
}
