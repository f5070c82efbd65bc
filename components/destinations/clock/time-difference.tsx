import { useTranslations } from 'next-intl';
import { hoursAheadOfDoha } from '@/content/clock';
import { DifferenceNow } from './difference-now';

/** How far the clocks of a place are from those of Doha, all year round. */
export function TimeDifference({ timeZone }: { timeZone: string }) {
  const t = useTranslations('destinations.clock');
  const built = hoursAheadOfDoha(timeZone);
  const inWords = (hours: number) => {
    if (hours === 0) return t('same');
    return hours > 0 ? t('ahead', { hours }) : t('behind', { hours: -hours });
  };
  // Laws move clocks by an hour.
  const near = [built.winter, built.summer].flatMap((hours) => [hours - 1, hours, hours + 1]);
  const phrases = Object.fromEntries(near.map((hours) => [hours, inWords(hours)]));
  return (
    <DifferenceNow
      timeZone={timeZone}
      built={built}
      phrases={phrases}
      bySeason={t('bySeason', { winter: '{winter}', summer: '{summer}' })}
    />
  );
}
