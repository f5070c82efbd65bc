import { company } from '@/lib/company/company';
import { addDays, todayInQatar } from '@/supabase/functions/_shared/contracts/calendar-day';

/** We promise an answer within this many opening hours, which is one working day. */
const openHours = 12;
const minuteMs = 60_000;
/** Qatar is UTC+3 all year. */
const qatar = '+03:00';

/** The instant by which we answer a request made at `asked`. */
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

/** Whether a trip that starts on `firstDay` (yyyy-MM-dd, in Qatar) starts before the answer to a request made at `asked` is due. */
export function beginsByAnswer(firstDay: string, asked: Date): boolean {
  return firstDay <= todayInQatar(answerBy(asked));
}
