import { cancellationTerms } from '@/lib/hotels/cancellation';
import { cancellationInWords } from '@/lib/hotels/cancellation-words';
import { todayInQatar } from '@/supabase/functions/_shared/contracts/calendar-day';
import type { HotelOffer } from '@/supabase/functions/_shared/contracts/hotels/hotel-search';

/** The cost of cancelling a stored stay from today on, with the messages of the results: `hotels.results.cancellation`. */
export function cancellationLines(
  cancellation: HotelOffer['cancellation'],
  words: Parameters<typeof cancellationInWords>[1],
  tag: string,
): string[] {
  return cancellationInWords(cancellationTerms(cancellation, todayInQatar()), words, tag);
}
