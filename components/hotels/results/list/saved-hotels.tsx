import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { listSavedHotels } from '@/lib/hotels/saved-hotels';
import { hotelStayPath } from '@/lib/hotels/search/search-params';
import { Link } from '@/lib/i18n/navigation';
import { useFoundHotels } from '../results-context';

/** Hotels of the city that were saved on this device, in the words of this answer. */
export function SavedHotels() {
  const t = useTranslations('hotels.results');
  const { answer, search } = useFoundHotels();
  const [saved] = useState(listSavedHotels);
  const shown = saved.flatMap(({ id }) => answer.hotels.find((hotel) => hotel.id === id) ?? []);
  if (shown.length === 0) return null;
  return (
    <section aria-label={t('saved')} className="mb-3 rounded-card border border-line bg-raised px-3 py-1">
      <p className="mt-1 text-ink-soft text-sm">{t('saved')}</p>
      <ul className="flex flex-wrap gap-x-5">
        {shown.map(({ id, name }) => (
          <li key={id}>
            <Link
              href={hotelStayPath(id, search)}
              prefetch={false}
              className="inline-flex min-h-11 items-center font-medium text-accent underline-offset-4 hover:underline"
            >
              <bdi>{name}</bdi>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
