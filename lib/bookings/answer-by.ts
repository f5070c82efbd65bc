import { company } from '@/content/company';
import { addDays, todayInQatar } from '@/supabase/functions/_shared/contracts/calendar-day';

/** What we promise: an answer within so many hours in which we are open, which is one working day. */
const openHours = 12;
const minuteMs = 60_000;
/** Qatar is three hours ahead of UTC all year. */
const qatar = '+03:00';

/** The moment by which we answer a request made at `asked`: twelve opening hours later. */
export function answerBy(asked: Date): Date {
  let missing = openHours * 60;
  for (let day = todayInQatar(asked); ; day = addDays(day, 1)) {
    const isFriday = new Date(`${day}T00:00:00Z`).getUTCDay() === 5;
    const { opens, closes } = company.openingHours[isFriday ? 'friday' : 'saturdayToThursday'];
    const from = Math.max(Date.parse(`${day}T${opens}:00${qatar}`), asked.getTime());
    const open = (Date.parse(`${day}T${closes}:00${qatar}`) - from) / minuteMs;
    if (open <= 0) continue;
    if (open >= missing) return new Date(from + missing * minuteMs);
    missing -= open;
  }
}

/** Whether a trip that starts on `firstDay` (yyyy-MM-dd) starts before we must have answered a request made at `asked`. */
export function beginsByAnswer(firstDay: string, asked: Date): boolean {
  return firstDay <= todayInQatar(answerBy(asked));
}
