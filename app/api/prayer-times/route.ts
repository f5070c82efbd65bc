import * as z from 'zod/mini';
import { prayerConventions, prayerPlaces } from '@/content/prayer-times';
import { answerError, onlyGet } from '@/lib/network/http';
import { prayerDay } from '@/lib/prayer-times/calculate';
import { refuseTooMany } from '@/lib/security/rate-limit';
import { lastDayToAsk } from '@/lib/time/dates';
import { addDays, isCalendarDay, todayInQatar } from '@/supabase/functions/_shared/contracts/calendar-day';

const readsPerMinute = { name: 'prayer-times', uses: 120, seconds: 60 };
const maxCacheSeconds = 3600;

const query = z.object({
  place: z.enum(prayerPlaces.map(({ slug }) => slug)),
  day: z.optional(z.string().check(z.refine(isNear))),
});

/** A day for which somebody may plan, yyyy-MM-dd. */
function isNear(day: string): boolean {
  const today = todayInQatar();
  return isCalendarDay(day) && day >= addDays(today, -1) && day <= addDays(lastDayToAsk(today), 1);
}

/** `?place=` is the slug of a place where we show the hours of prayer. The answer is for `&day=`, else for the day that it is there. */
export async function GET(request: Request): Promise<Response> {
  const asked = query.safeParse(Object.fromEntries(new URL(request.url).searchParams));
  const isDayWrong = !asked.success && asked.error.issues.every(({ path }) => path[0] === 'day');
  if (isDayWrong)
    return answerError(400, { error: 'Ask for a day within the next two years, as 2027-02-08.', code: 'unknownDay' });
  const place = asked.success && prayerPlaces.find(({ slug }) => slug === asked.data.place);
  const convention = place && prayerConventions[place.country];
  if (!convention) return answerError(404, { error: 'No place of ours has that name.', code: 'unknownPlace' });
  const refusal = await refuseTooMany(request, readsPerMinute);
  if (refusal) return refusal;
  const now = new Date();
  const today = prayerDay(place, convention, now, asked.data.day);
  const secondsLeft = today.until ? Math.floor((Date.parse(today.until) - now.getTime()) / 1000) : maxCacheSeconds;
  return Response.json(today, {
    headers: { 'Cache-Control': `public, max-age=${Math.min(secondsLeft, maxCacheSeconds)}` },
  });
}

export { onlyGet as DELETE, onlyGet as OPTIONS, onlyGet as PATCH, onlyGet as POST, onlyGet as PUT };
