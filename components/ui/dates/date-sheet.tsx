'use client';

import { directionOf, type Locale } from '@/lib/i18n/locales';
import { dateOfDay, dayOfDate } from '@/lib/time/dates';
import { Sheet } from '../overlays/sheet';
import { Calendar } from './calendar';

interface DateSheetProps {
  title: string;
  words: { locale: Locale; close: string };
  /** yyyy-MM-dd; empty while there is none. */
  selected: string;
  earliest: string;
  latest: string;
  onPick: (day: string) => void;
  onClose: () => void;
}

/** The calendar of one day. Contains react-day-picker: load it on first opening. */
export function DateSheet({ title, words, selected, earliest, latest, onPick, onClose }: DateSheetProps) {
  const isInside = selected >= earliest && selected <= latest;
  return (
    <Sheet title={title} closeLabel={words.close} size="wide" onClose={onClose}>
      <Calendar
        locale={words.locale}
        direction={directionOf(words.locale)}
        selected={dateOfDay(isInside ? selected : earliest)}
        hasSelection={isInside}
        earliest={dateOfDay(earliest)}
        latest={dateOfDay(latest)}
        onPick={(date) => onPick(dayOfDate(date))}
      />
    </Sheet>
  );
}
