import { useTranslations } from 'next-intl';
import { toggleSavedHotel, useSavedHotels } from '@/lib/hotels/saved-hotels';
import { Heart } from './heart';

interface SaveHeartProps {
  id: string;
  name: string;
  /** The city code in searches. */
  place: string;
}

/** Saves the hotel of a card on this device; at the corner of its picture. */
export function SaveHeart(hotel: SaveHeartProps) {
  const t = useTranslations('hotels.results.card');
  const isSaved = useSavedHotels().some(({ id }) => id === hotel.id);
  return (
    <button
      type="button"
      aria-pressed={isSaved}
      aria-label={t('save', { hotel: hotel.name })}
      onClick={() => toggleSavedHotel(hotel)}
      className="noscript:hidden absolute end-0 top-0 inline-flex size-11 items-start justify-end p-1"
    >
      <span className={`rounded-pill bg-raised/90 p-1 shadow-card ${isSaved ? 'text-accent' : 'text-ink'}`}>
        <Heart isFull={isSaved} />
      </span>
    </button>
  );
}
