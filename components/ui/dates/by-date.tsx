'use client';

import { useToday } from '@/lib/time/use-today';

/** The current year; `built` is the year of the build, shown until hydration. */
export function CurrentYear({ built }: { built: string }) {
  return useToday().slice(0, 4) || built;
}

/** One of twelve texts, by the current month; `built` is the month of the build, 0 for January. */
export function TextOfMonth({ texts, built }: { texts: readonly string[]; built: number }) {
  const today = useToday();
  return texts[today ? Number(today.slice(5, 7)) - 1 : built];
}
