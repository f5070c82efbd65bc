import { useTranslations } from 'next-intl';
import { hoursAheadOfDoha, zoneInWords } from '@/lib/destinations/time-difference';

/** How far the clocks of a place are from those of Doha, all year round. */
export function TimeDifference({ timeZone }: { timeZone: string }) {
  const t = useTranslations('destinations.clock');
  const difference = hoursAheadOfDoha(timeZone);
  const { winter, summer } = difference;
  const inWords = (hours: number) => {
    if (hours === 0) return t('same');
    return hours > 0 ? t('ahead', { hours }) : t('behind', { hours: -hours });
  };
  return (
    <>
      {winter === summer ? inWords(winter) : t('bySeason', { winter: inWords(winter), summer: inWords(summer) })}
      <span className="mt-1 block text-ink-soft">
        <bdi dir="ltr">{zoneInWords(difference)}</bdi>
      </span>
    </>
  );
}
