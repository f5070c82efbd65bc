import clsx from 'clsx';
import { useLocale, useTranslations } from 'next-intl';
import { useDateWords } from '@/components/ui/dates/use-date-words';
import { Icon } from '@/components/ui/icon';
import { Skeleton } from '@/components/ui/skeleton';
import { type PrayerPlace, prayerConventions, prayerPlaces } from '@/content/prayer-times';
import { wherePlaces } from '@/content/where';
import { intlTag } from '@/lib/i18n/locales';
import { qiblaFrom } from '@/lib/prayer-times/prayer-day';
import { isolated } from '@/lib/text/isolate';
import { PrayersToday, type PrayerWords } from './prayers-today';

interface PrayerTimesProps {
  /** A place of content/prayer-times; for others there is nothing. */
  place: PrayerPlace['slug'];
  /** Quiet below the clock of the place, or a row of a list that names it. */
  look: 'quiet' | 'row';
}

/** The hours of prayer at a place, folded. They load when a visitor unfolds them: the page itself is older than today. */
export function PrayerTimes({ place: slug, look }: PrayerTimesProps) {
  const locale = useLocale();
  const t = useTranslations('prayers');
  const date = useDateWords();
  const place = prayerPlaces.find((one) => one.slug === slug);
  const convention = place && prayerConventions[place.country];
  if (!convention) return null;
  const city = place.name[locale];
  const qibla = qiblaFrom(place.latitude, place.longitude);
  // Makkah and Madinah have no guide of their own; halal is the rule of their country.
  const halal = place.country === 'SA' ? 'easy' : wherePlaces.find(({ guide }) => guide?.endsWith(`/${slug}`))?.halal;
  const words: PrayerWords = {
    next: t('next'),
    rules: t('rules', { city, authority: convention.authority[locale] }),
    estimate: t('estimate'),
    day: t('day'),
    date,
    fast: t('fast', { from: '{from}', to: '{to}', hours: '{hours}' }),
    qibla: t('qibla', { degrees: isolated(`${qibla.degrees}°`), point: t(`points.${qibla.point}`) }),
    halal: t(`halal.${halal ?? 'unknown'}`),
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
      place={slug}
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
