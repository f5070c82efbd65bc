import { useLocale, useTranslations } from 'next-intl';
import { buttonClass } from '@/components/ui/button';
import { WhatsAppLink } from '@/components/ui/contact/whatsapp-link';
import { statusQuery, writeFlightNumber } from '@/lib/flight-status/question';
import { localizePath } from '@/lib/i18n/locales';
import { Link } from '@/lib/i18n/navigation';
import { formatDay } from '@/lib/time/dates';
import type { FlightStatusRequest, FlightsByRoute } from '@/supabase/functions/_shared/contracts/flights/flight-status';

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

/** Opens a chat whose message names the flight and carries the link to what is on screen. */
export function AskLink({ question, number }: { question: FlightStatusRequest; number: string }) {
  const t = useTranslations('flightStatus.results');
  const locale = useLocale();
  const link = `${window.location.origin}${localizePath('/services/flight-status', locale)}?${statusQuery(question)}`;
  const day = formatDay(question.date);
  const message =
    'flight' in question
      ? t('askNumber', { flight: writeFlightNumber(question.flight), day, link })
      : t('askRoute', { from: question.origin, to: question.destination, day, link });
  return (
    <WhatsAppLink number={number} message={message} className={buttonClass('secondary')}>
      {t('ask')}
    </WhatsAppLink>
  );
}
