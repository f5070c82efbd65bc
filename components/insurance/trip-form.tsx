'use client';

import { useId, useState } from 'react';
import { Select } from '@/components/ui/fields/select';
import { Icon } from '@/components/ui/icon';
import { loadOnUse } from '@/components/ui/load-on-use';
import { SearchSubmit } from '@/components/ui/search/search-submit';
import { recordEvent } from '@/lib/analytics/record-event';
import type { Locale } from '@/lib/i18n/locales';
import { formatDay, lastDayToAsk } from '@/lib/time/dates';
import { addDays, todayInQatar } from '@/supabase/functions/_shared/contracts/calendar-day';

const loadCalendar = () => import('./trip-calendar').then(({ TripCalendar }) => TripCalendar);
const TripCalendar = loadOnUse(loadCalendar);

export type TripFormWords = Record<
  | 'label'
  | 'destination'
  | 'destinationPlaceholder'
  | 'departure'
  | 'return'
  | 'travelers'
  | 'submit'
  | 'datePlaceholder'
  | 'pickDeparture'
  | 'pickReturn'
  | 'close',
  string
> & { missing: Record<'lead' | 'destination' | 'departure' | 'return', string> };

interface TripFormProps {
  locale: Locale;
  /** The insurance page in the language of this page. */
  action: string;
  words: TripFormWords;
}

/** The maximum of SPEC section 5. */
const parties = Array.from({ length: 10 }, (_, index) => index + 1);

/** The insurance tab: a form that opens the insurance page with the trip in its address. Its calendar loads on first opening. */
export function TripForm({ locale, action, words }: TripFormProps) {
  const id = useId();
  const [destination, setDestination] = useState('');
  const [days, setDays] = useState({ departure: '', return: '' });
  const [picking, setPicking] = useState<'departure' | 'return' | null>(null);
  const filled = { destination: destination.trim(), ...days };
  const missing = (['destination', 'departure', 'return'] as const).filter((part) => filled[part] === '');

  /** A departure sets the return to the next day, and asks for it (SPEC section 4). */
  function pick(day: string) {
    if (picking === 'return') {
      setDays({ ...days, return: day });
      setPicking(null);
    } else {
      const [nextDay, lastDay] = [addDays(day, 1), lastDayToAsk(todayInQatar())];
      setDays({ departure: day, return: nextDay > lastDay ? day : nextDay });
      setPicking('return');
    }
  }

  return (
    <form
      action={action}
      aria-label={words.label}
      noValidate
      onSubmit={(event) => {
        // Pressed before scripts ran: what is missing stands beside the button.
        if (missing.length > 0) event.preventDefault();
        else recordEvent({ name: 'search', kind: 'insurance' });
      }}
      className="noscript:hidden"
    >
      <div className="grid grid-cols-2 gap-3 max-sm:[&>:nth-child(-n+4)]:col-span-2 lg:gap-x-6">
        <label>
          <span className="mb-1 block font-medium text-sm">{words.destination}</span>
          <input
            className="control"
            name="destination"
            maxLength={80}
            placeholder={words.destinationPlaceholder}
            value={destination}
            onChange={(event) => setDestination(event.target.value)}
          />
        </label>
        {/* In the address they stand before the travellers. */}
        {(['departure', 'return'] as const).map((end) => (
          <input key={end} type="hidden" name={end} value={days[end]} />
        ))}
        <Select id={`${id}-travelers`} name="travelers" label={words.travelers} defaultValue="1">
          {parties.map((count) => (
            <option key={count} value={count}>
              {count}
            </option>
          ))}
        </Select>
        {(['departure', 'return'] as const).map((end) => (
          <div key={end} className="min-w-0">
            <span id={`${id}-${end}`} className="mb-1 block font-medium text-sm">
              {words[end]}
            </span>
            <button
              type="button"
              id={`${id}-${end}-day`}
              disabled={end === 'return' && !days.departure}
              aria-haspopup="dialog"
              aria-labelledby={`${id}-${end} ${id}-${end}-day`}
              onClick={() => setPicking(end)}
              onPointerEnter={() => void loadCalendar()}
              className="control flex items-center gap-2"
            >
              <Icon name="calendar" className="size-5 text-ink-soft" />
              <bdi className={days[end] ? undefined : 'truncate text-ink-soft'}>
                {days[end] ? formatDay(days[end]) : words.datePlaceholder}
              </bdi>
            </button>
          </div>
        ))}
      </div>
      <SearchSubmit
        locale={locale}
        missing={missing.map((part) => words.missing[part])}
        lead={words.missing.lead}
        className="mt-3 sm:w-fit"
      >
        {words.submit}
      </SearchSubmit>
      {picking && (
        <TripCalendar
          locale={locale}
          picking={picking}
          days={days}
          words={words}
          onPick={pick}
          onClose={() => setPicking(null)}
        />
      )}
    </form>
  );
}
