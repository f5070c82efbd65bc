import { isSearchPaused } from '@/lib/env';
import { findPopularFares } from '@/lib/flights/calendar/popular-fares';
import { refuseTooMany } from '@/lib/security/rate-limit';
import { requestIdOf } from '@/lib/security/request-id';
import { todayInQatar } from '@/supabase/functions/_shared/contracts/calendar-day';

const asksPerMinute = { name: 'popular-fares', uses: 120, seconds: 60 };

/** Answers `LiveFare[]`: one for each popular card whose fare is known (docs/product/flights.md). */
export async function GET(request: Request): Promise<Response> {
  const refusal = await refuseTooMany(request, asksPerMinute);
  if (refusal) return refusal;
  const fares = isSearchPaused() ? [] : await findPopularFares(todayInQatar(), requestIdOf(request));
  return Response.json(fares, { headers: { 'Cache-Control': 'private, max-age=600' } });
}
