import { useTranslations } from 'next-intl';

/** "+1" beside an arrival on a later day; nothing on the same day. */
export function DayOffset({ days }: { days: number }) {
  const t = useTranslations('flights.results.card');
  if (days === 0) return null;
  return (
    <>
      <sup aria-hidden="true" className="ms-0.5 font-medium text-accent text-xs">
        <bdi>{days > 0 ? `+${days}` : `−${-days}`}</bdi>
      </sup>
      <span className="sr-only"> {days > 0 ? t('daysLater', { count: days }) : t('dayEarlier')}</span>
    </>
  );
}
