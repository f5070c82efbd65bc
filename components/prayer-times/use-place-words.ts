import { useLocale, useTranslations } from 'next-intl';
import type { PrayerPlace } from '@/content/prayer-times';
import { conventionOf, halalAt, isFallback } from '@/lib/prayer-times/places';
import { qiblaFrom } from '@/lib/prayer-times/prayer-day';
import { isolated } from '@/lib/text/isolate';

/** What is said of a place beside its hours: whose rules they follow, the qibla, and how easy halal food is to find. */
export function usePlaceWords(place: PrayerPlace): Record<'rules' | 'qibla' | 'halal', string> {
  const locale = useLocale();
  const t = useTranslations('prayers');
  const { degrees, point } = qiblaFrom(place.latitude, place.longitude);
  const city = place.isAirport ? t('airport', { city: place.name[locale] }) : place.name[locale];
  const rules = t('rules', { city, authority: conventionOf(place).authority[locale] });
  return {
    rules: isFallback(place) ? `${t('fallback')} ${rules}` : rules,
    qibla: t('qibla', { degrees: isolated(`${degrees}°`), point: t(`points.${point}`) }),
    halal: t(`halal.${halalAt(place) ?? 'unknown'}`),
  };
}
