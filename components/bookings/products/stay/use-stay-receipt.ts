import { useFormatter, useLocale, useTranslations } from 'next-intl';
import { useCancellationWords } from '@/components/hotels/results/card/cancellation';
import { useHotelWords } from '@/components/hotels/results/card/use-hotel-words';
import type { BookingReceipt } from '@/lib/bookings/product';
import type { CheckedStay } from '@/lib/bookings/products/stay/draft';
import { guestsOf } from '@/lib/bookings/products/stay/guests';
import type { TripReceipt } from '@/lib/bookings/receipt';
import { cancellationTerms } from '@/lib/hotels/cancellation';
import type { RoomOccupancy } from '@/lib/hotels/offer';
import type { SelectedStay } from '@/lib/hotels/selected-stay';
import { stayPrice } from '@/lib/hotels/stay-price';
import { intlTag } from '@/lib/i18n/locales';
import { calledName } from '@/lib/text/machine-letters';
import { formatDayInWords } from '@/lib/time/dates';
import { todayInQatar } from '@/supabase/functions/_shared/contracts/calendar-day';
import { roomsOf } from '@/supabase/functions/_shared/contracts/hotels/hotel-search';

/** The guests of a room in words: "2 adults, 2 children (7 · 1)". */
export function usePartyWords() {
  const t = useTranslations('hotels.stayRequest.summary');
  const format = useFormatter();
  return ({ adults, childrenAges }: RoomOccupancy) => {
    const ages = childrenAges.join(' · ');
    const children = ages && t('children', { count: childrenAges.length, ages });
    return format.list([t('adults', { count: adults }), children].filter(Boolean), { type: 'unit' });
  };
}

/** The receipt for the confirmation, with the texts of this page. */
export function useStayReceipt() {
  const t = useTranslations('hotels');
  const { riyals, address } = useHotelWords();
  const partyOf = usePartyWords();
  const tag = intlTag(useLocale());
  const cancellation = useCancellationWords();
  return (
    receipt: BookingReceipt,
    { searchParams, hotel, meta }: SelectedStay,
    { passengers, wishes, contact }: CheckedStay,
  ): TripReceipt => {
    const price = stayPrice(hotel, searchParams);
    const terms = cancellationTerms(hotel.cancellation, todayInQatar());
    const fact = (term: string, text: string) => ({ term, text });
    return {
      kind: 'hotel',
      ...receipt,
      firstDay: searchParams.checkIn,
      title: hotel.name,
      picture: hotel.media[0]?.uri ?? '',
      passengerNames: guestsOf(roomsOf(searchParams)).map((_, index) => {
        const guest = passengers[index];
        return guest ? calledName(`${guest.givenNames} ${guest.surname}`) : t('stayRequest.review.noName');
      }),
      ageGroups: guestsOf(roomsOf(searchParams)).map(({ type }) => type),
      isSample: meta.sandbox,
      email: contact.email,
      facts: [
        fact(t('stayRequest.summary.checkIn'), formatDayInWords(searchParams.checkIn, tag)),
        fact(t('stayRequest.summary.checkOut'), formatDayInWords(searchParams.checkOut, tag)),
        fact(
          t('stayRequest.receipt.guests'),
          hotel.rooms
            .map((room, index) => `${t('stayRequest.summary.room', { number: index + 1, name: room.name })}\n${partyOf(room)}`)
            .join('\n'),
        ),
        fact(t('results.filters.boards'), t(`results.boards.${hotel.board}`)),
        fact(t('stayRequest.receipt.address'), address(hotel.address)),
        fact(t('compare.rows.cancellation'), cancellation.linesOf(terms).join('\n')),
        ...(wishes.length > 0
          ? [fact(t('stayRequest.review.wishes'), wishes.map((wish) => t(`stayRequest.wishes.${wish}`)).join('\n'))]
          : []),
      ],
      lines: [
        { label: t('stayRequest.summary.stay'), amount: price.base },
        { label: t('stayRequest.summary.taxes'), amount: price.taxes },
      ],
      total: price.total,
      ...(price.dueAtProperty > 0 && {
        note: t('stayRequest.receipt.due', { price: riyals(price.dueAtProperty), whole: riyals(price.whole) }),
      }),
    };
  };
}
