import { useLocale, useTranslations } from 'next-intl';
import { isOpaqueId } from '@/lib/hotels/search/suggestions';
import { localizePath } from '@/lib/i18n/locales';
import { prayerTimesPath } from '@/lib/routes/prayer-times-path';
import { useFoundHotels } from '../results-context';

/** The hours of prayer in the city of the list on the day of arrival: its page knows the cities whose ids are names. */
export function PrayerLink() {
  const t = useTranslations('hotels.results');
  const locale = useLocale();
  const { answer, search } = useFoundHotels();
  if (isOpaqueId(search.destination)) return null;
  return (
    <a
      href={localizePath(prayerTimesPath(search.destination, search.checkIn), locale)}
      className="inline-flex min-h-11 w-fit items-center text-accent text-sm underline underline-offset-4"
    >
      {t('prayers', { place: answer.place.name })}
    </a>
  );
}
