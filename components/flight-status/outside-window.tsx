import { useLocale, useTranslations } from 'next-intl';
import { Notice } from '@/components/ui/notice';
import { formatDay } from '@/lib/time/dates';
import { statusWindow } from '@/supabase/functions/_shared/contracts/flight-status';
import { SearchLink } from './search-link';

/** An address asked for a day of which nothing is known, or nothing any more. */
export function OutsideWindow({ day, today }: { day: string; today: string }) {
  const t = useTranslations('flightStatus.outside');
  const locale = useLocale();
  const isolate = (text: string) => (locale === 'ar' ? `\u2066${text}\u2069` : text);
  const [first, last] = statusWindow(today).map((edge) => isolate(formatDay(edge)));
  const words = { day: isolate(formatDay(day)), first: first ?? '', last: last ?? '' };
  const isPast = day < today;
  return (
    <Notice tone="warning" announce="status" className="mt-6">
      <p>{isPast ? t('past', words) : t('tooFar', words)}</p>
      {!isPast && (
        <p className="mt-3">
          <SearchLink />
        </p>
      )}
    </Notice>
  );
}
