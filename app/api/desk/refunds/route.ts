import { answerNew } from '@/lib/desk/new-item/answer-new';
import { newRefund } from '@/lib/desk/new-item/new-items';

/** Creates a refund of a booking. */
export function POST(request: Request): Promise<Response> {
  return answerNew(request, {
    schema: newRefund,
    make: (client, { bookingReference, remark, ...refund }) =>
      client.rpc('desk_make_refund', { refund: { ...refund, booking_reference: bookingReference }, remark }),
  });
}
