import { useFormatter, useLocale, useTranslations } from 'next-intl';
import { type HolidayFlight, missedNightsOf } from '@/lib/bookings/products/package/flights/flight-search';
import { comma, intlTag } from '@/lib/i18n/locales';
import { formatQar } from '@/lib/money';
import { isolated } from '@/lib/text/isolate';
import { formatClock, formatDay } from '@/lib/time/dates';
import type { HolidayFlights } from './use-holiday-flights';

interface HolidayFlightTextProps {
  flight: HolidayFlight;
  /** The flights to choose from. */
  among: HolidayFlights;
}

/** The airlines, each direction with its day, hours and stops, and what they cost of the stay. */
export function HolidayFlightText({ flight, among }: HolidayFlightTextProps) {
  const { airlines, ways, isSample } = flight;
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
      <LostNights flight={flight} among={among} />
      {isSample && <span className="mt-1 block text-ink-soft">{t('sample')}</span>}
    </span>
  );
}

/** The nights, or the evening, that these flights take, and what flights cost that keep them; nothing where nothing is lost. */
function LostNights({ flight, among: { found } }: HolidayFlightTextProps) {
  const t = useTranslations('packages.request.flights.loss');
  const format = useFormatter();
  const tag = intlTag(useLocale());
  const { nights, ofNights, landsAfterFirstNight, leavesInLastNight, landsLate } = missedNightsOf(flight);
  const look = 'mt-1 block font-medium text-on-sun-soft';
  const late = landsLate && t('late', { time: isolated(formatClock(flight.ways[0]?.arrives ?? '')) });
  if (nights === 0) return late && <span className={look}>{late}</span>;
  const why = [landsAfterFirstNight && t('landsAfter'), leavesInLastNight && t('leavesIn')].filter((one) => one !== false);
  const keepers = found.type === 'found' ? found.flights.filter((one) => missedNightsOf(one).nights === 0) : [];
  const [keeper] = keepers.toSorted((one, other) => one.total - other.total);
  const more = keeper ? Math.round(keeper.total - flight.total) : 0;
  return (
    <span className={look}>
      <span>{t('nights', { count: nights, nights: ofNights, why: format.list(why) })}</span> {late && <span>{late} </span>}
      <span>
        {keeper
          ? t('keeps', {
              direction: more > 0 ? 'more' : more < 0 ? 'less' : 'same',
              price: isolated(formatQar(Math.abs(more), tag)),
            })
          : t('noneKeeps')}
      </span>
    </span>
  );
}
