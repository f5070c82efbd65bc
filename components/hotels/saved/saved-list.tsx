'use client';

import { savedHotelsKey, useSavedHotels } from '@/lib/hotels/saved-hotels';
import { type Locale, localizePath } from '@/lib/i18n/locales';
import { Heart } from './heart';

/** The hotels saved on this device, of all cities; nothing when there are none. */
export function SavedList({ locale, label }: { locale: Locale; label: string }) {
  const saved = useSavedHotels();
  // Visitors without saved hotels load no script for this.
  if (saved.length === 0) return <div data-live={savedHotelsKey} />;
  return (
    <section data-live={savedHotelsKey} aria-label={label} className="mt-4">
      <p className="font-medium text-sm">{label}</p>
      <ul className="flex flex-wrap gap-x-5">
        {saved.map(({ id, name }) => (
          <li key={id}>
            <a
              href={localizePath(`/explore/hotels/stay/${id}`, locale)}
              className="inline-flex min-h-11 items-center gap-1.5 text-accent underline-offset-4 hover:underline"
            >
              <Heart isFull className="size-4" />
              <bdi>{name}</bdi>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
