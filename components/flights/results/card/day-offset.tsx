import { useTranslations } from 'next-intl';
import { DayOffset } from '@/components/ui/dates/day-offset';

/** "+1" beside an arrival on a later day. */
export function ArrivalDayOffset({ days }: { days: number }) {
  const t = useTranslations('flights.results.card');
  return <DayOffset days={days} words={{ after: (count) => t('daysLater', { count }), before: t('dayEarlier') }} />;
}
