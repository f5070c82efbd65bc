import clsx from 'clsx';
import { useLocale, useTranslations } from 'next-intl';
import { useDateWords } from '@/components/ui/dates/use-date-words';
import { Icon } from '@/components/ui/icon';
import { Skeleton } from '@/components/ui/skeleton';
import type { PrayerPlace } from '@/content/prayer-times';
import { intlTag } from '@/lib/i18n/locales';
import { findPrayerPlace } from '@/lib/prayer-times/places';
import { PrayersToday, type PrayerWords } from './prayers-today';
import { usePlaceWords } from './use-place-words';

interface PrayerTimesProps {
  /** A place of content/prayer-times; for others there is nothing. */
  place: PrayerPlace['slug'];
  /** Quiet below the clock of the place, or a row of a list that names it. */
  look: 'quiet' | 'row';
}

/** The hours of prayer at a place, folded. They load when a visitor unfolds them: the page itself is older than today. */
export function PrayerTimes({ place: slug, look }: PrayerTimesProps) {
  const place = findPrayerPlace(slug);
  return place && <PrayersAt place={place} look={look} />;
}

function PrayersAt({ place, look }: { place: PrayerPlace; look: PrayerTimesProps['look'] }) {
  const locale = useLocale();
  const t = useTranslations('prayers');
  const date = useDateWords();
  const city = place.name[locale];
  const words: PrayerWords = {
    ...usePlaceWords(place),
    next: t('next'),
    estimate: t('estimate'),
    day: t('day'),
    date,
    nextDay: t('nextDay'),
    fast: t('fast', { from: '{from}', to: '{to}', hours: '{hours}' }),
    unavailable: t('unavailable'),
    retry: t('retry'),
    names: {
      fajr: t('names.fajr'),
      sunrise: t('names.sunrise'),
      dhuhr: t('names.dhuhr'),
      asr: t('names.asr'),
      maghrib: t('names.maghrib'),
      isha: t('names.isha'),
    },
  };
  return (
    <PrayersToday
      place={place.slug}
      city={place.name.en}
      tag={intlTag(locale)}
      words={words}
      summary={
        <summary
          className={clsx(
            'flex list-none items-center [&::-webkit-details-marker]:hidden',
            look === 'row' ? 'min-h-14 gap-3 py-3 font-semibold text-lg' : 'min-h-11 gap-2 py-2 font-medium',
          )}
        >
          <span className={look === 'row' ? 'grow' : undefined}>{look === 'row' ? t('titleIn', { city }) : t('title')}</span>
          <Icon name="down" className="size-5 text-accent transition-transform duration-150 group-open:rotate-180" />
        </summary>
      }
      loading={
        <>
          <span className="sr-only">{t('loading')}</span>
          <Skeleton className="h-44 @2xl:h-32" />
        </>
      }
    />
  );
}
