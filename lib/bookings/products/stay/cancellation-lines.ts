import { cancellationTerms } from '@/lib/hotels/cancellation';
import { cancellationInWords } from '@/lib/hotels/cancellation-words';
import { todayInQatar } from '@/supabase/functions/_shared/contracts/calendar-day';
import type { HotelOffer } from '@/supabase/functions/_shared/contracts/hotels/hotel-search';

/** What cancelling a stored stay costs from today on, in the same words as the results: `hotels.results.cancellation`. */
export function cancellationLines(
  cancellation: HotelOffer['cancellation'],
  words: Parameters<typeof cancellationInWords>[1],
  tag: string,
): string[] {
  return cancellationInWords(cancellationTerms(cancellation, todayInQatar()), words, tag);
}
