import { intlTag, type Locale } from '@/lib/i18n/locales';
import { daysBetween } from '@/lib/time/dates';
import { formatShortDay } from '@/lib/time/short-day';
import { Button } from '../../button';

interface SelectedDaysProps {
  locale: Locale;
  range: DayRange;
  /** The number of nights in words; empty while there are none. */
  nights: string;
  clear: string;
  onClear: () => void;
}

/** The selection so far, below a calendar of two days, and a button to start over. */
export function SelectedDays({ locale, range: { from, to }, nights, clear, onClear }: SelectedDaysProps) {
  const tag = intlTag(locale);
  return (
    // Before the first day is picked, a phone keeps no empty line for it. A wide sheet does, or its height would change.
    <div className="flex min-h-11 flex-wrap items-center justify-between gap-3 max-md:not-has-[button]:min-h-0">
      <p role="status">
        {from && <bdi className="tabular-nums">{formatShortDay(from, tag)}</bdi>}
        {to && <span>{' – '}</span>}
        {to && <bdi className="tabular-nums">{formatShortDay(to, tag)}</bdi>}
        {nights && <span className="ms-3 font-semibold">{nights}</span>}
      </p>
      {from && (
        <Button variant="quiet" onClick={onClear}>
          {clear}
        </Button>
      )}
    </div>
  );
}

/** First and last day of a stay, each yyyy-MM-dd; empty while not selected. */
export interface DayRange {
  from: string;
  to: string;
}

/** The range after another day was picked: the first pick, or an earlier day, starts a new range; a later day ends the stay. */
export function pickDay(range: DayRange, day: string, maxNights: number): DayRange {
  const isOpen = range.from !== '' && range.to === '';
  const nights = isOpen ? daysBetween(range.from, day) : 0;
  return nights >= 1 && nights <= maxNights ? { from: range.from, to: day } : { from: day, to: '' };
}

/** Nights of a stay: the days between its two ends. 0 while one is missing. */
export function nightsOf({ from, to }: DayRange): number {
  return from && to ? Math.max(0, daysBetween(from, to)) : 0;
}
