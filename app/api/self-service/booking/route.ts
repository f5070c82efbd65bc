import { detailsOf } from '@/lib/bookings/products/read-stored';
import { answerOnly } from '@/lib/network/http';
import { answerLookUp } from '@/lib/self-service/answer-look-up';
import { findBooking } from '@/lib/self-service/look-up';
import { bookingLookUp } from '@/lib/self-service/requests';

/** A booking, for its reference and a surname. */
export function POST(request: Request): Promise<Response> {
  return answerLookUp(request, {
    name: 'booking',
    schema: bookingLookUp,
    keyOf: ({ reference }) => reference,
    find: async (wanted) => {
      const booking = await findBooking(wanted);
      if (!booking) return null;
      return { ...booking, offer: { ...booking.offer, stored: detailsOf(booking.kind, booking.offer.stored) } };
    },
  });
}

const onlyPost = answerOnly('POST');

export { onlyPost as DELETE, onlyPost as GET, onlyPost as OPTIONS, onlyPost as PATCH, onlyPost as PUT };
