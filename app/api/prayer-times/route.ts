import { errorResponse } from '@/lib/network/http';
import { prayerQuery } from '@/lib/prayer-times/asked';
import { prayerDay } from '@/lib/prayer-times/calculate';
import { conventionOf, findPrayerPlace } from '@/lib/prayer-times/places';
import { refuseTooMany } from '@/lib/security/rate-limit';
import { todayInQatar } from '@/supabase/functions/_shared/contracts/calendar-day';

const readsPerMinute = { name: 'prayer-times', uses: 120, seconds: 60 };
const maxCacheSeconds = 3600;

/** `?place=` is the slug of a guide or the code of an airport. The answer is for `&day=`, else for the day that it is there. */
export async function GET(request: Request): Promise<Response> {
  const asked = prayerQuery(todayInQatar()).safeParse(Object.fromEntries(new URL(request.url).searchParams));
  const isDayWrong = !asked.success && asked.error.issues.every(({ path }) => path[0] === 'day');
  if (isDayWrong)
    return errorResponse(400, { error: 'Ask for a day within the next two years, as 2027-02-08.', code: 'unknownDay' });
  const place = asked.success && findPrayerPlace(asked.data.place);
  if (!place) return errorResponse(404, { error: 'No place of ours has that name.', code: 'unknownPlace' });
  const refusal = await refuseTooMany(request, readsPerMinute);
  if (refusal) return refusal;
  const now = new Date();
  const today = prayerDay(place, conventionOf(place), now, asked.data.day);
  const secondsLeft = today.until ? Math.floor((Date.parse(today.until) - now.getTime()) / 1000) : maxCacheSeconds;
  return Response.json(today, {
    headers: { 'Cache-Control': `public, max-age=${Math.min(secondsLeft, maxCacheSeconds)}` },
  });
}
