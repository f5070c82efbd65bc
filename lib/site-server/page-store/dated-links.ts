import { addDays, todayInQatar } from '../../../supabase/functions/_shared/contracts/calendar-day.ts';

const link = /<a [^<>]{1,900}>/g;
/** The day from which the days in the address are counted: components/home/card-links.tsx. */
const builtOn = /data-dated="(\d{4}-\d{2}-\d{2})"/;
const dayInAddress = /(?<==)\d{4}-\d{2}-\d{2}(?=&)/g;

export interface DatedPage {
  html: string;
  /** The day on which its links are right, yyyy-MM-dd; null when no link has days. */
  day: string | null;
}

/** Moves the days in the addresses of a prerendered page from the day it was built to `today`. */
export function withTodaysLinks(html: string, today: string = todayInQatar()): DatedPage {
  let day: string | null = null;
  const moved = html.replace(link, (tag) => {
    const built = builtOn.exec(tag)?.[1];
    if (!built) return tag;
    day = today;
    const passed = Math.round((Date.parse(today) - Date.parse(built)) / 86_400_000);
    return tag.replace(dayInAddress, (written) => addDays(written, passed));
  });
  return { html: moved, day };
}
