import { useLocale, useTranslations } from 'next-intl';
import type { HolidayFlight } from '@/lib/bookings/products/package/flights/flight-search';
import { comma } from '@/lib/i18n/locales';
import { formatClock, formatDay } from '@/lib/time/dates';

/** The airlines, and each direction with its day, hours and stops. */
export function HolidayFlightText({ flight: { airlines, ways, isSample } }: { flight: HolidayFlight }) {
  const t = useTranslations('packages.request.flights');
  const locale = useLocale();
  const directions = ways.map((way, index) => ({ way, direction: index === 0 ? ('out' as const) : ('back' as const) }));
  return (
    <span className="block text-sm">
      <bdi className="block font-medium">{airlines.join(comma[locale])}</bdi>
      {directions.map(({ way, direction }) => (
        <span key={direction} className="mt-1 block">
          <span className="text-ink-soft">{t(direction)}: </span>
          <bdi className="tabular-nums">{formatDay(way.departs)}</bdi>
          <span>{comma[locale]}</span>
          <bdi className="whitespace-nowrap tabular-nums" dir="ltr">
            {way.from} {formatClock(way.departs)} – {way.to} {formatClock(way.arrives)}
          </bdi>
          <span>{comma[locale]}</span>
          <span>{t('stops', { count: way.stops })}</span>
          {way.dayOffset > 0 && (
            <>
              <span>{comma[locale]}</span>
              <span>{t('later', { count: way.dayOffset })}</span>
            </>
          )}
        </span>
      ))}
      {isSample && <span className="mt-1 block text-ink-soft">{t('sample')}</span>}
    </span>
  );
}
