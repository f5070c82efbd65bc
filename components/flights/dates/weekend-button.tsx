import clsx from 'clsx';
import { nextWeekend, type ShortTrip } from '@/lib/flights/calendar/next-weekend';
import { todayInQatar } from '@/supabase/functions/_shared/contracts/calendar-day';

interface WeekendButtonProps {
  label: string;
  className: string;
  onPick: (trip: ShortTrip) => void;
}

/** The next weekend in one tap. */
export function WeekendButton({ label, className, onPick }: WeekendButtonProps) {
  return (
    <button
      type="button"
      onClick={() => onPick(nextWeekend(todayInQatar()))}
      className={clsx(
        'inline-flex min-h-11 items-center rounded-pill border border-line px-3 text-accent text-sm hover:bg-sunken',
        className,
      )}
    >
      {label}
    </button>
  );
}
