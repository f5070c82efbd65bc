'use client';

import { useDay, useToday } from '@/lib/time/use-today';

/** The current year; `built` is the year of the build, which the site's server corrects (lib/site-server/page-store/dated-page.ts). */
export function CurrentYear({ built }: { built: string }) {
  return <span data-year="">{useDay().slice(0, 4) || built}</span>;
}

/** One of twelve texts, by the current month; `built` is the month of the build, 0 for January. */
export function TextOfMonth({ texts, built }: { texts: readonly string[]; built: number }) {
  const today = useToday();
  return <span>{texts[today ? Number(today.slice(5, 7)) - 1 : built]}</span>;
}
