'use client';

import { useId, useState } from 'react';
import type { Locale } from '@/lib/i18n/locales';
import { FieldError } from '../../fields/field';
import { Icon } from '../../icon';
import { loadOnUse } from '../../load-on-use';
import { Sheet } from '../../overlays/sheet';
import { Skeleton } from '../../skeleton';
import { FieldDay } from '../field-day';
import { type DayRange, nightsOf, pickDay, SelectedDays } from './selected-days';

export interface DateRangeWords extends RangeSheetWords {
  from: string;
  to: string;
  /** Shown while a day is not selected. */
  placeholder: string;
}

interface DateRangeFieldProps {
  /** Id of the first button. */
  id: string;
  locale: Locale;
  value: DayRange;
  /** First and last day that may be picked, yyyy-MM-dd. */
  earliest: string;
  latest: string;
  words: DateRangeWords;
  error?: string | undefined;
  onChange: (range: DayRange) => void;
}

/** Check-in and check-out: two buttons that open one calendar. The number of nights stands beside the second label. */
export function DateRangeField({ id, locale, value, earliest, latest, words, error, onChange }: DateRangeFieldProps) {
  const [picking, setPicking] = useState<keyof DayRange | null>(null);
  const labels = useId();
  const nights = nightsOf(value);

  return (
    <div>
      <div className="grid grid-cols-2 items-end gap-3">
        {(['from', 'to'] as const).map((end) => {
          const buttonId = end === 'from' ? id : `${id}-to`;
          return (
            <div key={end}>
              {end === 'to' && nights > 0 && <span className="float-end ms-2 text-ink-soft text-sm">{words.nights[nights]}</span>}
              <span id={`${labels}-${end}`} className="mb-1 block font-medium text-sm">
                {words[end]}
              </span>
              <button
                type="button"
                id={buttonId}
                aria-haspopup="dialog"
                aria-labelledby={`${labels}-${end} ${buttonId}`}
                aria-describedby={error ? `${id}-error` : undefined}
                data-invalid={error ? true : undefined}
                onClick={() => setPicking(end)}
                onPointerEnter={() => void loadRangeCalendar()}
                className="@container control flex items-center gap-2 data-invalid:border-danger"
              >
                <Icon name="calendar" className="size-5 text-ink-soft" />
                {value[end] ? (
                  <FieldDay day={value[end]} locale={locale} />
                ) : (
                  <bdi className="truncate text-ink-soft">{words.placeholder}</bdi>
                )}
              </button>
            </div>
          );
        })}
      </div>
      <FieldError id={id} error={error} />
      {picking && (
        <RangeSheet
          locale={locale}
          value={value}
          earliest={earliest}
          latest={latest}
          words={words}
          picking={picking}
          onChange={onChange}
          onClose={() => setPicking(null)}
        />
      )}
    </div>
  );
}

const loadRangeCalendar = () => import('./range-calendar').then(({ RangeCalendar }) => RangeCalendar);
const RangeCalendar = loadOnUse(loadRangeCalendar, <Skeleton className="h-96" />);

interface RangeSheetWords {
  /** The titles for the first and the second day. */
  title: string;
  pickEnd: string;
  close: string;
  clear: string;
  /** One text per number of nights, from none; the last one is for the longest stay. */
  nights: readonly string[];
}

interface RangeSheetProps {
  locale: Locale;
  value: DayRange;
  /** Which end was tapped. The last day can be selected alone once there is a first. */
  picking: keyof DayRange;
  earliest: string;
  latest: string;
  words: RangeSheetWords;
  onChange: (range: DayRange) => void;
  onClose: () => void;
}

/** The two days of a stay on one calendar, as for a flight: after the first day comes the last, which closes the sheet. */
function RangeSheet({ locale, value, picking, earliest, latest, words, onChange, onClose }: RangeSheetProps) {
  const [range, setRange] = useState(picking === 'to' ? { from: value.from, to: '' } : value);
  const maxNights = words.nights.length - 1;

  function pick(day: string) {
    const next = pickDay(range, day, maxNights);
    setRange(next);
    if (!next.to) return;
    onChange(next);
    onClose();
  }

  return (
    <Sheet
      title={range.from && !range.to ? words.pickEnd : words.title}
      closeLabel={words.close}
      size="wide"
      onClose={onClose}
      footer={
        <SelectedDays
          locale={locale}
          range={range}
          nights={nightsOf(range) > 0 ? (words.nights[nightsOf(range)] ?? '') : ''}
          clear={words.clear}
          onClear={() => {
            setRange({ from: '', to: '' });
            onChange({ from: '', to: '' });
          }}
        />
      }
    >
      <RangeCalendar locale={locale} range={range} earliest={earliest} latest={latest} onPick={pick} />
    </Sheet>
  );
}
