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
      className={buttonClass('quiet', 'gap-1.5 px-2 noscript:hidden')}
    >
      <Heart isFull={isSaved} />
      {t(isSaved ? 'saved' : 'save')}
    </button>
  );
}
