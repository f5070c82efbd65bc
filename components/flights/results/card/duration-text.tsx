import { useTranslations } from 'next-intl';

/** Minutes as "7 h 10 min", spoken in full. */
export function DurationText({ minutes }: { minutes: number }) {
  const { short, spoken } = useDurationWords();
  return (
    <span className="whitespace-nowrap">
      <bdi aria-hidden="true">{short(minutes)}</bdi>
      <span className="sr-only">{spoken(minutes)}</span>
    </span>
  );
}

export function useDurationWords() {
  const t = useTranslations('flights.results.duration');
  const parts = (total: number) => ({ hours: Math.floor(total / 60), minutes: total % 60 });
  const short = (total: number) => {
    const { hours, minutes } = parts(total);
    if (hours === 0) return t('minutes', { minutes });
    return minutes === 0 ? t('hours', { hours }) : t('both', { hours, minutes });
  };
  return {
    short,
    /** Like `short`, for narrow places: "2 h 10 min". */
    compact(total: number) {
      const { hours, minutes } = parts(total);
      return hours > 0 && minutes > 0 ? t('compact', { hours, minutes }) : short(total);
    },
    spoken(total: number) {
      const { hours, minutes } = parts(total);
      if (hours === 0) return t('spokenMinutes', { minutes });
      return minutes === 0 ? t('spokenHours', { hours }) : t('spokenBoth', { hours, minutes });
    },
  };
}
