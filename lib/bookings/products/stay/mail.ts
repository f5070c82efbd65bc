import { comma, intlTag, type Locale } from '@/lib/i18n/locales';
import 'server-only';
import { cancellationLines } from '@/lib/hotels/cancellation-words';
import { typed, wordsIn } from '@/lib/i18n/server-words';
import { formatQar } from '@/lib/money';
import { isolated } from '@/lib/text/isolate';
import { daysBetween } from '@/lib/time/dates';
import { namesOfStay } from '@/supabase/functions/_shared/contracts/hotels/stay-names';
import type { BookingInWords, StoredBooking } from '../../product';
import { storedStay } from './stored';

/** A stay in mail: place, rooms and guests, meals, cancellation. What was not stored is left out. */
export async function describeStay(
  { stored, departure_date, last_travel_date }: StoredBooking,
  language: Locale,
): Promise<BookingInWords> {
  const t = await wordsIn(language, ['account', 'bookings', 'hotels']);
  const [stays, boards, facts] = [t('hotels.stayRequest'), t('hotels.results.boards'), t('account.dashboard.trips.facts')];
  const travellers = t('bookings.confirmation')('guests');
  const { data: stay } = storedStay.safeParse(stored);
  if (!stay) return { travellers, details: [] };
  const { rooms, board, cancellation, price: extra, wishes } = stay;
  const names = namesOfStay(stay, language);
  const due = extra?.dueAtProperty ?? 0;
  const guests = rooms.map(({ adults, childrenAges }, index) => {
    const party = [stays('summary.adults', { count: adults })];
    if (childrenAges.length > 0)
      party.push(
        stays('summary.children', {
          count: childrenAges.length,
          ages: childrenAges.join(comma[language]),
        }),
      );
    return `${stays('summary.room', { number: index + 1, name: typed(names.rooms[index] ?? '') })}\n${party.join(comma[language])}`;
  });
  const asked = wishes.flatMap((wish) =>
    stays.has(`wishes.${wish}` as 'wishes.cot') ? [stays(`wishes.${wish}` as 'wishes.cot')] : [],
  );
  const tag = intlTag(language);
  const terms = cancellation && cancellationLines(cancellation, t('hotels.results.cancellation'), tag);
  const details = [
    { term: stays('receipt.address'), text: names.place.length > 0 ? typed(names.place.join(comma[language])) : '' },
    { term: facts('nights'), text: String(daysBetween(departure_date, last_travel_date)) },
    { term: stays('receipt.guests'), text: guests.join('\n') },
    { term: stays('receipt.board'), text: board ? boards(board) : '' },
    { term: facts('cancellation'), text: terms?.join('\n') ?? '' },
    { term: stays('summary.due'), text: due > 0 ? isolated(formatQar(due, tag)) : '' },
    { term: stays('form.wishes'), text: asked.join('\n') },
  ];
  return { travellers, details: details.filter(({ text }) => text) };
}
