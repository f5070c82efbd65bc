import { nextWeekend, type ShortTrip } from '@/lib/flights/calendar/next-weekend';
import { todayInQatar } from '@/supabase/functions/_shared/contracts/calendar-day';

interface WeekendButtonProps {
  label: string;
  onPick: (trip: ShortTrip) => void;
}

/** The next weekend in one tap: beside the types of trip, and last on a phone, where the search button must stay in the first view. */
export function WeekendButton({ label, onPick }: WeekendButtonProps) {
  return (
    <button
      type="button"
      onClick={() => onPick(nextWeekend(todayInQatar()))}
      className="min-h-11 justify-self-center rounded-pill border border-line px-3 text-accent text-sm hover:bg-sunken sm:absolute sm:end-0 sm:top-0"
    >
      {label}
    </button>
  );
}
