import { useLocale, useTranslations } from 'next-intl';
import { useLayoutEffect, useRef } from 'react';
import { ButtonWithAddress } from '@/components/ui/search/button-with-address';
import { Skeleton } from '@/components/ui/skeleton';
import { cheapestOf, type LowestFare, onAnotherDay } from '@/lib/flights/calendar/calendar-fares';
import type { CachedFares } from '@/lib/flights/calendar/fare-cache';
import type { FlightSearchRequest } from '@/lib/flights/offer';
import { intlTag } from '@/lib/i18n/locales';
import { formatQar, isSameInRiyals } from '@/lib/money';
import { formatShortDay } from '@/lib/time/short-day';

const formats = new Map<string, Intl.DateTimeFormat>();

interface DayStripProps {
  search: FlightSearchRequest;
  days: readonly string[];
  fares: CachedFares;
  /** Whether missing prices are still loading; not before the scripts of the page start. */
  isLoading: boolean;
  spoken: (lowest: LowestFare | undefined, bestOf: 'week' | null) => string;
  both: (first: string, second: string) => string;
  addressOf: (day: string) => string;
  onChoose: (day: string) => void;
}

/** Seven days side by side; on a phone they scroll, with the day of the search in the middle. */
export function DayStrip({ search, days, fares, isLoading, spoken, both, addressOf, onChoose }: DayStripProps) {
  const t = useTranslations('flights.calendar');
  const tag = intlTag(useLocale());
  const list = useRef<HTMLUListElement>(null);
  const selected = useRef<HTMLLIElement>(null);
  // The lowest price is marked only when all seven are known.
  const best = days.every((day) => fares.has(day)) ? cheapestOf(days.map((day) => fares.get(day)?.lowest)) : null;

  // Before paint, so that no movement is visible, but after this task, which still changes the page and would cause a second layout. Measured on
  // screen, so it is right in both reading directions.
  // biome-ignore lint/correctness/useExhaustiveDependencies: with another day another one is marked.
  useLayoutEffect(() => {
    const frame = requestAnimationFrame(() => {
      const [area, day] = [list.current?.getBoundingClientRect(), selected.current?.getBoundingClientRect()];
      if (area && day) list.current?.scrollBy({ left: day.x + day.width / 2 - (area.x + area.width / 2), behavior: 'instant' });
    });
    return () => cancelAnimationFrame(frame);
  }, [search.departureDate]);

  function nameOf(day: string, lowest: LowestFare | undefined, isBest: boolean): string {
    const { returnDate } = onAnotherDay(search, day);
    const departure = formatFullDay(day, tag);
    const trip = returnDate ? t('spoken.both', { departure, return: formatFullDay(returnDate, tag) }) : departure;
    return both(trip, spoken(lowest, isBest ? 'week' : null));
  }

  return (
    <ul ref={list} className="flex h-14 max-[18rem]:h-24 min-w-0 grow gap-1.5 overflow-x-auto overscroll-x-contain">
      {days.map((day) => {
        const lowest = fares.get(day)?.lowest;
        const isBest = best !== null && lowest ? isSameInRiyals(lowest.perAdult, best) : false;
        const isSelected = day === search.departureDate;
        return (
          <li
            key={day}
            ref={isSelected ? selected : undefined}
            className={`min-w-25 flex-1 rtl:min-w-31 ${isSelected ? '[scroll-initial-target:nearest]' : ''}`}
          >
            <ButtonWithAddress
              href={lowest === null ? undefined : addressOf(day)}
              aria-current={isSelected ? 'date' : undefined}
              isDisabled={lowest === null && !isSelected}
              onPress={() => onChoose(day)}
              className="relative flex h-full w-full flex-col items-center justify-center rounded-control border border-line bg-raised px-1 not-disabled:hover:bg-sunken aria-[current=date]:border-2 aria-[current=date]:border-accent aria-[current=date]:bg-accent-soft"
            >
              <span className="sr-only">{nameOf(day, lowest, isBest)}</span>
              <span aria-hidden="true" className="whitespace-nowrap text-ink-soft text-xs">
                {formatShortDay(day, tag)}
              </span>
              <PriceOfDay
                lowest={lowest}
                isBest={isBest}
                isLoading={isLoading}
                price={lowest ? formatQar(lowest.perAdult, tag) : t(lowest === null ? 'none' : 'see')}
              />
            </ButtonWithAddress>
          </li>
        );
      })}
    </ul>
  );
}

interface PriceOfDayProps {
  lowest: LowestFare | undefined;
  isBest: boolean;
  isLoading: boolean;
  price: string;
}

function PriceOfDay({ lowest, isBest, isLoading, price }: PriceOfDayProps) {
  if (lowest)
    return (
      <bdi
        aria-hidden="true"
        className={`h-6 whitespace-nowrap font-semibold text-sm leading-6 tabular-nums ${isBest ? 'text-success underline decoration-2 underline-offset-4' : ''}`}
      >
        {price}
      </bdi>
    );
  if (lowest === null)
    return (
      <span aria-hidden="true" className="h-6 text-ink-soft text-sm leading-6">
        {price}
      </span>
    );
  return isLoading ? (
    <Skeleton className="my-1 h-4 w-16" />
  ) : (
    <span aria-hidden="true" className="h-6 text-ink-soft text-sm leading-6">
      {price}
    </span>
  );
}

/** A day for screen readers: "Thursday 14 January 2027". `tag` is a BCP 47 language tag. */
function formatFullDay(day: string, tag: string): string {
  let format = formats.get(tag);
  if (!format) {
    format = new Intl.DateTimeFormat(tag, { dateStyle: 'full', timeZone: 'UTC' });
    formats.set(tag, format);
  }
  return format.format(new Date(`${day}T12:00:00Z`));
}
