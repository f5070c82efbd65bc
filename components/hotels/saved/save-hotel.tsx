'use client';

import { useTranslations } from 'next-intl';
import { buttonClass } from '@/components/ui/button';
import { type SavedHotel, toggleSavedHotel, useSavedHotels } from '@/lib/hotels/saved-hotels';
import { Heart } from './heart';

/** Saves a hotel on this device; the search of its city then shows it. */
export function SaveHotel(hotel: SavedHotel) {
  const t = useTranslations('hotels.stayPage');
  const isSaved = useSavedHotels().some(({ id }) => id === hotel.id);

  return (
    <button
      type="button"
      aria-pressed={isSaved}
      onClick={() => toggleSavedHotel(hotel)}
      className={buttonClass('quiet', 'gap-1.5 max-sm:size-11 max-sm:px-0 noscript:hidden')}
    >
      <Heart isFull={isSaved} />
      <span className="max-sm:sr-only">{t(isSaved ? 'saved' : 'save')}</span>
    </button>
  );
}
