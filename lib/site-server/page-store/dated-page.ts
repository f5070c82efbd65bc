import { addDays, todayInQatar } from '../../../supabase/functions/_shared/contracts/calendar-day.ts';

const link = /<a [^<>]{1,900}>/g;
/** The day from which the days in the address are counted: components/home/card-links.tsx. */
const builtOn = /data-dated="(\d{4}-\d{2}-\d{2})"/;
const dayInAddress = /(?<==)\d{4}-\d{2}-\d{2}(?=&)/g;
/** What holds on some days only, and the year: components/ui/dates. */
const onDays = /<on-days data-from="([\d-]{0,10})" data-until="([\d-]{0,10})"[^<>]{0,99}>([\s\S]{0,100000}?)<\/on-days>/g;
const year = /(<span data-year="">)\d{4}(?=<\/span>)/g;

export interface DatedPage {
  html: string;
  /** The day for which the page is right, yyyy-MM-dd; null when it is the same on every day. */
  day: string | null;
}

/**
 * A prerendered page as of `today`, whenever it was built: days in addresses move on, what has ended is gone, the year is this one. React
 * starts from the same day (`useDay`), which stands on the page's root if anything in it is not as built.
 */
export function asOfToday(html: string, today: string = todayInQatar()): DatedPage {
  let hasDays = false;
  const moved = html.replace(link, (tag) => {
    const built = builtOn.exec(tag)?.[1];
    if (!built) return tag;
    hasDays = true;
    const passed = Math.round((Date.parse(today) - Date.parse(built)) / 86_400_000);
    return tag.replace(dayInAddress, (written) => addDays(written, passed));
  });
  const dated = moved
    .replace(onDays, (_, from: string, until: string, held: string) => {
      hasDays = true;
      const holds = from <= today && (until === '' || today <= until);
      return holds ? `<on-days data-from="${from}" data-until="${until}">${held}</on-days>` : '';
    })
    .replace(year, (_, start: string) => {
      hasDays = true;
      return start + today.slice(0, 4);
    });
  return {
    html: dated === moved ? dated : dated.replace('<html ', `<html data-day="${today}" `),
    day: hasDays ? today : null,
  };
}
