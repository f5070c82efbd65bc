import { useLocale, useTranslations } from 'next-intl';
import { type ComponentProps, useCallback, useEffect, useState } from 'react';
import { Calendar } from '@/components/ui/dates/calendar';
import type { DayNote } from '@/components/ui/dates/grid/calendar-context';
import { type AnyDayTrip, cheapestOf, daysOfMonth } from '@/lib/flights/calendar/calendar-fares';
import { intlTag } from '@/lib/i18n/locales';
import { isSameInRiyals } from '@/lib/money';
import { todayInQatar } from '@/supabase/functions/_shared/contracts/calendar-day';
import { calendarDaysOf } from '@/supabase/functions/_shared/contracts/flights/flight-calendar';
import { useFareWords } from './fare-words';
import { useCachedFares, useFetchFares, useHasFares, useNow } from './use-lowest-fares';

interface PricedCalendarProps extends Omit<ComponentProps<typeof Calendar>, 'notes'> {
  trip: AnyDayTrip;
  /** Whether a selected day is searched at once, or with the form. */
  checkedOn: 'choice' | 'search';
}

/** In milliseconds. Delays the request, so that skipped months load nothing. */
const restMs = 350;

/** A calendar of departures or returns with the lowest price of each day, loaded when its month is shown. */
export function PricedCalendar({ trip, checkedOn, ...calendar }: PricedCalendarProps) {
  const t = useTranslations('flights.calendar');
  const tag = intlTag(useLocale());
  const words = useFareWords(trip);
  const now = useNow();
  const fares = useCachedFares(trip);
  const isOffered = useHasFares();
  const [months, setMonths] = useState<readonly string[]>([]);
  const [failed, setFailed] = useState<readonly string[]>([]);
  const today = todayInQatar();

  const onMonthSeen = useCallback((month: string, isSeen: boolean) => {
    setMonths((seen) => [...seen.filter((other) => other !== month), ...(isSeen ? [month] : [])]);
  }, []);
  const noteFailure = useCallback((month: string) => setFailed((before) => [...before, month]), []);

  const daysIn = (month: string) => {
    const range = daysOfMonth(month, trip, today);
    return range ? calendarDaysOf(range) : [];
  };
  const bestByMonth = new Map<string, number | null>();
  /** Only a month with all prices known has a lowest price. */
  function bestIn(month: string): number | null {
    const known = bestByMonth.get(month);
    if (known !== undefined) return known;
    const days = daysIn(month);
    const best = days.every((day) => fares.has(day)) ? cheapestOf(days.map((day) => fares.get(day)?.lowest)) : null;
    bestByMonth.set(month, best);
    return best;
  }

  function noteOf(day: string): DayNote | null {
    const lowest = fares.get(day)?.lowest;
    if (lowest === undefined) return null;
    const best = bestIn(day.slice(0, 7));
    const isBest = lowest !== null && best !== null && isSameInRiyals(lowest.perAdult, best);
    const spoken = (name: string) => words.both(name, words.spoken(lowest, isBest ? 'month' : null));
    return { text: lowest ? shortAmount(lowest.perAdult, tag) : '–', spoken, isBest };
  }

  const shown = months.flatMap(daysIn).flatMap((day) => fares.get(day) ?? []);
  const haveAllFailed = months.length > 0 && months.every((month) => failed.includes(month));
  const state =
    shown.length > 0
      ? `${t('currency')} ${t('framed')} ${words.age(shown, now)} ${t(`checkedOn.${checkedOn}`)}`
      : haveAllFailed
        ? t('unavailable')
        : t('looking');
  return (
    <>
      <Calendar {...calendar} notes={{ noteOf, onMonthSeen }} />
      {isOffered && (
        <p className="sticky max-[18rem]:static [@media(height<36rem)]:static -bottom-5 -mx-5 mt-3 -mb-5 min-h-19 border-line border-t bg-raised px-5 py-2 text-ink-soft text-sm md:min-h-10">
          {words.basis} <span>{state}</span>
        </p>
      )}
      {months.map((month) => (
        <AskMonth key={month} trip={trip} month={month} today={today} onFailed={noteFailure} />
      ))}
    </>
  );
}

interface AskMonthProps {
  trip: AnyDayTrip;
  month: string;
  today: string;
  onFailed: (month: string) => void;
}

/** Loads one month while it is shown. Renders nothing. */
function AskMonth({ trip, month, today, onFailed }: AskMonthProps) {
  const hasFailed = useFetchFares(trip, daysOfMonth(month, trip, today), restMs);
  useEffect(() => {
    if (hasFailed) onFailed(month);
  }, [hasFailed, month, onFailed]);
  return null;
}

const formats = new Map<string, Intl.NumberFormat>();

/** Riyals without the currency, because a calendar day is small. */
function shortAmount(riyals: number, tag: string): string {
  let format = formats.get(tag);
  if (!format) {
    format = new Intl.NumberFormat(tag, { maximumFractionDigits: 0 });
    formats.set(tag, format);
  }
  return format.format(riyals);
}
