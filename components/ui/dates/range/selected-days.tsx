import { intlTag, type Locale } from '@/lib/i18n/locales';
import { formatShortDay } from '@/lib/time/short-day';
import { Button } from '../../button';
import type { DayRange } from './stay-range';

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
