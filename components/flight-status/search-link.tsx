import { useTranslations } from 'next-intl';
import { buttonClass } from '@/components/ui/button';
import { Link } from '@/lib/i18n/navigation';
import type { FlightsByRoute } from '@/supabase/functions/_shared/contracts/flights/flight-status';

/** To the flight search, with the cities filled in: flights with a change are found there. */
export function SearchLink({ question }: { question?: FlightsByRoute }) {
  const t = useTranslations('flightStatus.none');
  const query = question && new URLSearchParams({ from: question.origin, to: question.destination });
  return (
    <Link href={query ? `/?${query}` : '/'} prefetch={false} className={buttonClass('primary')}>
      {t('search')}
    </Link>
  );
}
