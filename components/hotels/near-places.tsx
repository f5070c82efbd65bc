import { useLocale, useTranslations } from 'next-intl';
import { GuideSectionView } from '@/components/layout/guide/guide-section-view';
import type { Hotel } from '@/content/hotel';
import { nearPoints, nearSize, nearView } from '@/lib/hotels/map/near-view';
import { useHotelWords } from './results/card/use-hotel-words';

/** What is near a hotel, on a map where we know the positions. */
export function NearPlaces({ hotel }: { hotel: Hotel }) {
  const locale = useLocale();
  const t = useTranslations('hotels');
  const { distance } = useHotelWords();
  const { slug, name, position, nearbyAt } = hotel;
  const section = { id: 'nearby', heading: t('sections.nearby'), paragraphs: [], points: hotel[locale].nearby };
  if (!nearbyAt) return <GuideSectionView section={section} />;
  const { ring } = nearView([position, ...nearPoints(hotel)], nearSize);
  return (
    <GuideSectionView
      section={section}
      numbers={nearbyAt.map((at, index) => at && nearbyAt.slice(0, index + 1).filter(Boolean).length)}
      figure={
        <figure className="mt-5">
          {/* biome-ignore lint/performance/noImgElement: a vector file. */}
          <img
            src={`/maps/hotel-${slug}.svg`}
            alt={t('nearMap.alt', { hotel: name[locale] })}
            loading="lazy"
            {...nearSize}
            className="h-auto w-full rounded-card"
          />
          <figcaption className="mt-2 text-ink-soft text-sm">
            {t('nearMap.key', { distance: distance(ring.metres / 1000) })}
          </figcaption>
        </figure>
      }
    />
  );
}
