import { useTranslations } from 'next-intl';

/** Minutes in words: "25 minutes", "1 h 25 min". */
export function useDurationText(): (minutes: number) => string {
  const t = useTranslations('flightStatus.card');
  return (minutes) => {
    if (minutes < 60) return t('minutes', { count: minutes });
    return t('hours', { hours: Math.floor(minutes / 60), minutes: minutes % 60 });
  };
}
