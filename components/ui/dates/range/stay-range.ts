import { daysBetween } from '@/lib/time/dates';

/** First and last day of a stay, yyyy-MM-dd each; empty while not chosen. */
export interface DayRange {
  from: string;
  to: string;
}

/** The range after one more day was picked: the first pick and one before it begin anew, a later day ends the stay. */
export function pickDay(range: DayRange, day: string, maxNights: number): DayRange {
  const isOpen = range.from !== '' && range.to === '';
  const nights = isOpen ? daysBetween(range.from, day) : 0;
  return nights >= 1 && nights <= maxNights ? { from: range.from, to: day } : { from: day, to: '' };
}

/** Nights of a stay: the days between its two ends. 0 while one is missing. */
export function nightsOf({ from, to }: DayRange): number {
  return from && to ? Math.max(0, daysBetween(from, to)) : 0;
}
