'use client';

import { useDay } from '@/lib/time/use-today';

/** The current year; `built` is the year of the build, which the site's server corrects (lib/site-server/page-store/dated-page.ts). */
export function CurrentYear({ built }: { built: string }) {
  return <span data-year="">{useDay().slice(0, 4) || built}</span>;
}
