import { useLocale, useTranslations } from 'next-intl';
import { Spinner } from '@/components/ui/spinner';
import { intlTag } from '@/lib/i18n/locales';
import { formatQar } from '@/lib/money';
import type { HolidayFlights } from './use-holiday-flights';

interface FlightsMissingProps {
  flights: HolidayFlights;
  /** Where the same step is shown again, without script. */
  againAt: string;
}

/** Why there are no flights in the price yet, or at all; nothing where they were found. */
export function FlightsMissing({ flights: { found, searchAgain }, againAt }: FlightsMissingProps) {
  const t = useTranslations('packages.request.flights');
  const tag = intlTag(useLocale());
  if (found.type === 'found') return null;
  if (found.type === 'searching')
    return (
      <p role="status" className="flex items-center gap-3 text-ink-soft">
        <Spinner />
        <span>{found.about === null ? t('searching') : t('about', { price: formatQar(found.about, tag) })}</span>
      </p>
    );
  return (
    <p role="status" className={found.type === 'open' ? 'text-ink-soft' : 'rounded-card bg-sun-soft p-4 text-on-sun-soft'}>
      <span>{t(found.type)}</span>
      {(found.type === 'failed' || found.type === 'notFound') && (
        <>
          {' '}
          <a
            href={againAt}
            data-waits=""
            onClick={(event) => {
              event.preventDefault();
              searchAgain();
            }}
            className="inline-flex min-h-11 items-center underline underline-offset-4"
          >
            {t('again')}
          </a>
        </>
      )}
    </p>
  );
}
