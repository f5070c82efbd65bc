import { Select } from '@/components/ui/fields/select';
import { daysBetween, formatDayInWords } from '@/lib/time/dates';
import { addDays } from '@/supabase/functions/_shared/contracts/calendar-day';
import { statusDays } from '@/supabase/functions/_shared/contracts/flights/flight-status';

interface DaySelectProps {
  id: string;
  label: string;
  error: string | undefined;
  /** yyyy-MM-dd; a day that cannot be chosen shows as none. */
  value: string;
  /** Empty until the script knows the day. */
  today: string;
  tag: string;
  onChange: (day: string) => void;
}

/** A list of the supported days, which are too few for a calendar. */
export function DaySelect({ id, label, error, value, today, tag, onChange }: DaySelectProps) {
  const days = today ? Array.from({ length: 2 * statusDays + 1 }, (_, index) => addDays(today, index - statusDays)) : [];
  const relative = new Intl.RelativeTimeFormat(tag, { numeric: 'auto' });
  return (
    <Select
      id={id}
      label={label}
      error={error}
      value={days.includes(value) ? value : ''}
      onChange={(event) => onChange(event.target.value)}
    >
      {!days.includes(value) && <option value="">{today ? '–' : capitalized(relative.format(0, 'day'), tag)}</option>}
      {days.map((day) => (
        <option key={day} value={day}>
          {`${formatDayInWords(day, tag)} · ${relative.format(daysBetween(today, day), 'day')}`}
        </option>
      ))}
    </Select>
  );
}

function capitalized(word: string, tag: string): string {
  return word.charAt(0).toLocaleUpperCase(tag) + word.slice(1);
}
