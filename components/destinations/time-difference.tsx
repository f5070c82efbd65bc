import { useTranslations } from 'next-intl';
import { hoursAheadOfDoha } from '@/lib/destinations/time-difference';

/** How far the clocks of a place are from those of Doha, all year round. */
export function TimeDifference({ timeZone }: { timeZone: string }) {
  const t = useTranslations('destinations.clock');
  const { winter, summer } = hoursAheadOfDoha(timeZone);
  const inWords = (hours: number) => {
    if (hours === 0) return t('same');
    return hours > 0 ? t('ahead', { hours }) : t('behind', { hours: -hours });
  };
  if (winter === summer) return inWords(winter);
  return t('bySeason', { winter: inWords(winter), summer: inWords(summer) });
}
