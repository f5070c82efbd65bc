'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import { buttonClass } from '@/components/ui/button';
import { listSavedHotels, type SavedHotel, toggleSavedHotel } from '@/lib/hotels/saved-hotels';

/** Keeps a hotel on this device, to be found again in the search of its city. */
export function SaveHotel({ id, place, name }: SavedHotel) {
  const t = useTranslations('hotels.stayPage');
  const [isSaved, setSaved] = useState(false);
  useEffect(() => setSaved(listSavedHotels().some((saved) => saved.id === id)), [id]);

  return (
    <button
      type="button"
      aria-pressed={isSaved}
      onClick={() => {
        toggleSavedHotel({ id, place, name });
        // Without storage nothing was saved, and the button says so.
        setSaved(listSavedHotels().some((saved) => saved.id === id));
      }}
      className={buttonClass('quiet', 'gap-1.5 px-2 noscript:hidden')}
    >
      <svg
        aria-hidden="true"
        viewBox="0 0 24 24"
        className={`size-5 stroke-current ${isSaved ? 'fill-current' : 'fill-none'}`}
        strokeWidth="1.75"
      >
        <path d="M12 20s-7.5-4.6-7.5-10A4.3 4.3 0 0 1 12 7.3 4.3 4.3 0 0 1 19.5 10c0 5.4-7.5 10-7.500 10Z" />
      </svg>
      {t(isSaved ? 'saved' : 'save')}
    </button>
  );
}
