'use client';

import { useSyncExternalStore } from 'react';
import { DayPicker } from 'react-day-picker';
import { ar, enGB } from 'react-day-picker/locale';

interface CalendarProps {
  locale: 'en' | 'ar';
  direction: 'ltr' | 'rtl';
  selected: Date;
  hasSelection: boolean;
  /** Days between the two ends are tinted. */
  range?: { from: Date; to: Date };
  earliest: Date;
  latest: Date;
  onPick: (date: Date) => void;
}

const saturday = 6;
const monthsOnPhone = 13;

/** A month grid: two side by side with arrows on a large screen, one long scroll of months on a phone. */
export function Calendar({ locale, direction, selected, hasSelection, range, earliest, latest, onPick }: CalendarProps) {
  const isLarge = useIsLargeScreen();
  return (
    <DayPicker
      mode="single"
      required
      autoFocus
      dir={direction}
      locale={locale === 'ar' ? ar : enGB}
      numerals="latn"
      weekStartsOn={saturday}
      numberOfMonths={isLarge ? 2 : monthsOnPhone}
      hideNavigation={!isLarge}
      defaultMonth={isLarge ? selected : earliest}
      startMonth={earliest}
      endMonth={latest}
      disabled={[{ before: earliest }, { after: latest }]}
      {...(hasSelection ? { selected } : { selected: undefined })}
      onSelect={(date) => onPick(date ?? selected)}
      modifiers={range ? { trip: range } : {}}
      modifiersClassNames={{ trip: 'bg-accent-soft' }}
      classNames={looks}
    />
  );
}

const looks = {
  months: 'relative flex flex-col gap-8 md:flex-row',
  month: 'grow',
  month_caption: 'mb-2 flex h-11 items-center justify-center font-semibold',
  nav: 'absolute inset-x-0 top-0 flex justify-between',
  button_previous: 'inline-flex size-11 items-center justify-center rounded-pill hover:bg-sunken disabled:opacity-30',
  button_next: 'inline-flex size-11 items-center justify-center rounded-pill hover:bg-sunken disabled:opacity-30',
  chevron: 'size-5 fill-current rtl:-scale-x-100',
  month_grid: 'w-full table-fixed border-collapse',
  weekday: 'h-9 font-normal text-ink-soft text-sm',
  day: 'p-0 text-center',
  day_button:
    'inline-flex size-11 items-center justify-center rounded-pill tabular-nums hover:bg-sunken disabled:text-line-strong disabled:line-through disabled:hover:bg-transparent',
  today: 'font-semibold text-accent',
  selected: '[&>button]:bg-accent [&>button]:text-on-accent [&>button]:hover:bg-accent-strong',
  outside: 'invisible',
  hidden: 'invisible',
};

const query = '(min-width: 48rem)';

function useIsLargeScreen(): boolean {
  return useSyncExternalStore(
    (notify) => {
      const media = window.matchMedia(query);
      media.addEventListener('change', notify);
      return () => media.removeEventListener('change', notify);
    },
    () => window.matchMedia(query).matches,
    () => false,
  );
}
