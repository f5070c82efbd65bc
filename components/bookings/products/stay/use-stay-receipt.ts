import { useFormatter, useTranslations } from 'next-intl';
import { useCancellationWords } from '@/components/hotels/results/card/cancellation';
import { useHotelWords } from '@/components/hotels/results/card/use-hotel-words';
import { namesOf } from '@/lib/bookings/people';
import type { BookingReceipt } from '@/lib/bookings/product';
import type { CheckedStay } from '@/lib/bookings/products/stay/draft';
import type { TripReceipt } from '@/lib/bookings/receipt';
import { cancellationTerms } from '@/lib/hotels/cancellation';
import type { SelectedStay } from '@/lib/hotels/selected-stay';
import { stayPrice } from '@/lib/hotels/stay-price';
import { countGuests } from '@/lib/hotels/stay-rooms';
import { formatDay } from '@/lib/time/dates';
import { todayInQatar } from '@/supabase/functions/_shared/contracts/calendar-day';

/** What the confirmation shows, in the words of this page. */
export function useStayReceipt() {
  const t = useTranslations('hotels');
  const format = useFormatter();
  const { riyals, address } = useHotelWords();
  const cancellation = useCancellationWords();
  return (
    receipt: BookingReceipt,
    { search, searchParams, hotel }: SelectedStay,
    { passengers, contact }: CheckedStay,
  ): TripReceipt => {
    const price = stayPrice(hotel, searchParams);
    const terms = cancellationTerms(hotel.cancellation, todayInQatar());
    const fact = (term: string, text: string) => ({ term, text });
    return {
      kind: 'hotel',
      ...receipt,
      firstDay: searchParams.checkIn,
      title: hotel.name,
      passengerNames: namesOf(passengers),
      email: contact.email,
      facts: [
        fact(t('stayRequest.summary.checkIn'), formatDay(searchParams.checkIn)),
        fact(t('stayRequest.summary.checkOut'), formatDay(searchParams.checkOut)),
        fact(
          t('stayRequest.receipt.guests'),
          t('stayRequest.receipt.guestsText', { rooms: search.rooms.length, guests: countGuests(search.rooms) }),
        ),
        fact(t('compare.rows.rooms'), format.list([...new Set(hotel.rooms.map(({ name }) => name))], { type: 'unit' })),
        fact(t('results.filters.boards'), t(`results.boards.${hotel.board}`)),
        fact(t('stayRequest.receipt.address'), address(hotel.address)),
        fact(t('compare.rows.cancellation'), cancellation.linesOf(terms).join(' · ')),
      ],
      lines: [
        { label: t('stayRequest.summary.stay'), amount: price.base },
        { label: t('stayRequest.summary.taxes'), amount: price.taxes },
      ],
      total: price.total,
      ...(price.dueAtProperty > 0 && { note: t('stayRequest.receipt.due', { price: riyals(price.dueAtProperty) }) }),
    };
  };
}
