import { dayAfter, isHoliday, isWeekend, type Occasion, occasionsOn } from '@/lib/time/gulf/occasions';
import type { ShortTrip } from './next-weekend';

const isFree = (day: string) => isHoliday(day) || isWeekend(day);

/** The long weekends that begin after `today` and end by `latest`, soonest first: a holiday with the weekends beside it, three free days or more. */
export function longWeekends(today: string, latest: string): ShortTrip[] {
  const found: ShortTrip[] = [];
  for (let day = today; day <= latest; day = dayAfter(day)) {
    if (!isFree(day)) continue;
    const leaves = dayAfter(day, -1);
    let returns = day;
    let occasion: Occasion | null = null;
    for (; isFree(day); day = dayAfter(day)) {
      occasion ??= occasionsOn(day).find((one) => one !== 'ramadan') ?? null;
      returns = day;
    }
    if (occasion && leaves > today && returns <= latest && dayAfter(leaves, 3) <= returns)
      found.push({ occasion, leaves, returns });
  }
  return found;
}
