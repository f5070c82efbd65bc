'use client';

import { useState } from 'react';
import type { Locale } from '@/lib/i18n/locales';
import { loadOnUse } from '../../load-on-use';
import { Sheet } from '../../overlays/sheet';
import { Skeleton } from '../../skeleton';
import { SelectedDays } from './selected-days';
import { type DayRange, nightsOf, pickDay } from './stay-range';

export const loadRangeCalendar = () => import('./range-calendar').then(({ RangeCalendar }) => RangeCalendar);
const RangeCalendar = loadOnUse(loadRangeCalendar, <Skeleton className="h-96" />);

export interface RangeSheetWords {
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
export function RangeSheet({ locale, value, picking, earliest, latest, words, onChange, onClose }: RangeSheetProps) {
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
