'use client';

import { useState } from 'react';
import type { Locale } from '@/lib/i18n/locales';
import { formatDay } from '@/lib/time/dates';
import { Button } from '../button';
import { loadOnUse } from '../load-on-use';
import { Sheet } from '../overlays/sheet';
import { Skeleton } from '../skeleton';
import { type DayRange, nightsOf, pickDay } from './stay-range';

export const loadRangeCalendar = () => import('./range-calendar').then(({ RangeCalendar }) => RangeCalendar);
const RangeCalendar = loadOnUse(loadRangeCalendar, <Skeleton className="h-96" />);

export interface RangeSheetWords {
  title: string;
  close: string;
  done: string;
  /** Said while only the first day is chosen. */
  pickEnd: string;
  /** One text for each number of nights, from none: the last is the longest stay. */
  nights: readonly string[];
}

interface RangeSheetProps {
  locale: Locale;
  value: DayRange;
  earliest: string;
  latest: string;
  words: RangeSheetWords;
  onDone: (range: DayRange) => void;
  onClose: () => void;
}

/** The two days of a stay, chosen on one calendar. Nothing changes outside before it is done. */
export function RangeSheet({ locale, value, earliest, latest, words, onDone, onClose }: RangeSheetProps) {
  const [range, setRange] = useState(value);
  const nights = nightsOf(range);
  const maxNights = words.nights.length - 1;
  return (
    <Sheet
      title={words.title}
      closeLabel={words.close}
      size="wide"
      onClose={onClose}
      footer={
        <div className="flex min-h-11 flex-wrap items-center justify-between gap-3">
          <p role="status">
            {range.from && <bdi className="tabular-nums">{formatDay(range.from)}</bdi>}
            {range.from && ' – '}
            {range.to && <bdi className="tabular-nums">{formatDay(range.to)}</bdi>}
            <span className={range.to ? 'ms-3 font-semibold' : 'text-ink-soft'}>
              {nights > 0 ? words.nights[nights] : range.from && words.pickEnd}
            </span>
          </p>
          <Button disabled={nights === 0} onClick={() => onDone(range)}>
            {words.done}
          </Button>
        </div>
      }
    >
      <RangeCalendar
        locale={locale}
        range={range}
        earliest={earliest}
        latest={latest}
        onPick={(day) => setRange(pickDay(range, day, maxNights))}
      />
    </Sheet>
  );
}
