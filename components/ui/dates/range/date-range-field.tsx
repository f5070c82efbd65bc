'use client';

import { useId, useState } from 'react';
import type { Locale } from '@/lib/i18n/locales';
import { FieldError } from '../../fields/field';
import { Icon } from '../../icon';
import { FieldDay } from '../field-day';
import { loadRangeCalendar, RangeSheet, type RangeSheetWords } from './range-sheet';
import { type DayRange, nightsOf } from './stay-range';

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
