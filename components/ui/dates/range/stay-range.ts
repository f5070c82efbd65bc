import { daysBetween } from '@/lib/time/dates';

/** First and last day of a stay, each yyyy-MM-dd; empty while not selected. */
export interface DayRange {
  from: string;
  to: string;
}

/** The range after another day was picked: the first pick, or an earlier day, starts a new range; a later day ends the stay. */
export function pickDay(range: DayRange, day: string, maxNights: number): DayRange {
  const isOpen = range.from !== '' && range.to === '';
  const nights = isOpen ? daysBetween(range.from, day) : 0;
  return nights >= 1 && nights <= maxNights ? { from: range.from, to: day } : { from: day, to: '' };
}

/** Nights of a stay: the days between its two ends. 0 while one is missing. */
export function nightsOf({ from, to }: DayRange): number {
  return from && to ? Math.max(0, daysBetween(from, to)) : 0;
}
