import { formatDay } from '@/lib/time/dates';
import { Button } from '../../button';
import type { DayRange } from './stay-range';

interface SelectedDaysProps {
  range: DayRange;
  /** The days between in words; empty while there are none. */
  nights: string;
  clear: string;
  onClear: () => void;
}

/** What is chosen so far, at the foot of a calendar of two days, and the way to begin anew. */
export function SelectedDays({ range: { from, to }, nights, clear, onClear }: SelectedDaysProps) {
  return (
    <div className="flex min-h-11 flex-wrap items-center justify-between gap-3">
      <p role="status">
        {from && <bdi className="tabular-nums">{formatDay(from)}</bdi>}
        {to && ' – '}
        {to && <bdi className="tabular-nums">{formatDay(to)}</bdi>}
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
