import { useFormatter, useLocale, useTranslations } from 'next-intl';
import { Icon } from '@/components/ui/icon';
import type { FlightSearchRequest } from '@/lib/flights/offer';
import { changesHoursInRamadan } from '@/lib/flights/ramadan-hours';
import { intlTag, localizePath } from '@/lib/i18n/locales';
import { isolated } from '@/lib/text/isolate';
import { formatHijriDays } from '@/lib/time/gulf/hijri';
import { isByMoon, type OccasionDays, occasionsWithin } from '@/lib/time/gulf/occasions';
import { formatShortDay } from '@/lib/time/short-day';

/** The Hijri days of a trip, and what Ramadan or an Eid within it changes. */
export function TripCalendarNote({ search: { departureDate, returnDate, destination } }: { search: FlightSearchRequest }) {
  const t = useTranslations('flights.tripCalendar');
  const locale = useLocale();
  const format = useFormatter();
  const day = (date: string) => isolated(formatShortDay(date, intlTag(locale)));
  const hours = t(`hours.${changesHoursInRamadan(destination) ? 'other' : 'usual'}`);
  const changes = occasionsWithin(departureDate, returnDate ?? departureDate).filter(isOfMoon);
  return (
    <div className="text-ink-soft text-xs">
      <p className="mb-1 leading-4 sm:mb-2">
        {/* An older browser spells a month otherwise than the server. */}
        <bdi suppressHydrationWarning>{formatHijriDays(departureDate, returnDate ?? departureDate, locale)}</bdi>
      </p>
      {changes.length > 0 && (
        <details className="group mb-2 rounded-control border border-line bg-sunken px-3 print:hidden">
          <summary className="flex min-h-11 list-none items-center gap-2 font-medium text-ink text-sm [&::-webkit-details-marker]:hidden">
            <span className="grow">
              {t('within', { names: format.list(changes.map(({ occasion }) => t(`names.${occasion}`))) })}
            </span>
            <Icon name="down" className="size-5 text-accent transition-transform duration-150 group-open:rotate-180" />
          </summary>
          <div className="max-w-2xl space-y-2 pb-3 text-sm">
            {changes.map(({ occasion, first, last }) => (
              <p key={occasion + first}>{t(`texts.${occasion}`, { first: day(first), last: day(last), hours })}</p>
            ))}
            <p>
              <a
                href={localizePath('/blog/travelling-in-ramadan', locale)}
                target="_blank"
                rel="noopener"
                className="text-accent underline underline-offset-4"
              >
                {t('more')}
              </a>
            </p>
          </div>
        </details>
      )}
    </div>
  );
}

/** Whose days depend on the moon: those of the fixed holidays change little for a traveller. */
function isOfMoon(days: OccasionDays): days is OccasionDays & { occasion: 'ramadan' | 'eidAlFitr' | 'eidAlAdha' } {
  return isByMoon(days.occasion);
}
