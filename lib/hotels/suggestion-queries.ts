import 'server-only';
import { describeProblem, logProblem } from '@/lib/problem-log';
import { failure, type Result, success } from '@/lib/result';
import { sharedState } from '@/lib/shared-state';
import { createSingleFlight } from '@/lib/single-flight';
import { createPublicClient } from '@/lib/supabase/public';
import { type HotelPlacesRequest, hotelPlacesAnswer } from '@/supabase/functions/_shared/contracts/hotel-places';

/** Nobody waits longer for a list to open. */
const patienceMs = 5_000;
const keptMs = 10 * 60_000;

const shareRun = createSingleFlight<Result<string, 'unavailable'>>();

/** Places for a keyword, as the JSON text of a `HotelPlacesAnswer`. `requestId` names the caller in the log. Never rejects. */
export async function findHotelPlaces(asked: HotelPlacesRequest, requestId: string): Promise<Result<string, 'unavailable'>> {
  const request = { ...asked, keyword: asked.keyword.toLowerCase().replace(/\s+/g, ' ') };
  const key = `hotel-places:${request.language}:${request.keyword}`;
  const kept = await sharedState().read(key);
  return kept ? success(kept) : shareRun(key, () => askAndKeep(key, request, requestId));
}

async function askAndKeep(key: string, body: HotelPlacesRequest, requestId: string): Promise<Result<string, 'unavailable'>> {
  const began = Date.now();
  const refuse = (cause: string) => {
    logProblem('hotel-autocomplete-failed', { requestId, cause, milliseconds: Date.now() - began });
    return failure('unavailable' as const);
  };
  try {
    const { data, error, response } = await createPublicClient(patienceMs).functions.invoke('hotel-autocomplete', { body });
    if (error) return refuse(response ? `status ${response.status}` : describeProblem(error));
    const answer = hotelPlacesAnswer.safeParse(data);
    if (!answer.success) return refuse(`contract: ${answer.error.issues[0]?.path.join('.')}`);
    const text = JSON.stringify(answer.data);
    await sharedState().keep(key, text, keptMs);
    return success(text);
  } catch (error) {
    return refuse(describeProblem(error));
  }
}
