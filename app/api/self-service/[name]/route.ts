import { addExtras, findExtras } from '@/lib/bookings/orders/add-extras';
import { fitsAirlineChange } from '@/lib/bookings/orders/airline-change';
import { cancelBooking, findCancellationCost } from '@/lib/bookings/orders/cancellation-cost';
import { changeDate, findChangeOffers } from '@/lib/bookings/orders/change-date';
import { kickOrders } from '@/lib/bookings/orders/watch-orders';
import { addGiftCard } from '@/lib/bookings/payments/parts/change-parts';
import { giftCardPart } from '@/lib/bookings/payments/parts/payment-parts';
import { detailsOf } from '@/lib/bookings/products/read-stored';
import { namesKey } from '@/lib/bookings/store/names-link';
import { takesOrders } from '@/lib/env';
import { bookingPdf } from '@/lib/mail/pdf/booking-sheet';
import { pdfResponse } from '@/lib/mail/pdf/draw-sheet';
import { readBookingBy } from '@/lib/mail/trip';
import { errorResponse } from '@/lib/network/http';
import { findBooking, findGiftCard, findRefunds, findVisa, handleAirlineChange, requestChange } from '@/lib/self-service/look-up';
import { createLookUpHandler } from '@/lib/self-service/look-up-handler';
import {
  airlineChangeResponse,
  bookingLookUp,
  cancelRequest,
  changeRequest,
  itineraryLookUp,
  refundLookUp,
  selectedChange,
  selectedExtras,
  visaLookUp,
  wishedMoves,
} from '@/lib/self-service/requests';
import { createAdminClient } from '@/lib/supabase/admin';
import { giftCardSecret } from '@/lib/text/gift-card';

const byReference = ({ reference }: { reference: string }) => reference;

const lookUps: Record<string, (request: Request) => Promise<Response>> = {
  /** A booking, for its reference and a surname. */
  booking: createLookUpHandler({
    name: 'booking',
    schema: bookingLookUp,
    keyOf: byReference,
    find: async (wanted) => {
      const booking = await findBooking(wanted);
      if (!booking) return null;
      const offer = { ...booking.offer, stored: detailsOf(booking.kind, booking.offer.stored) };
      // Whoever may cancel it may name who travels.
      return { ...booking, offer, ...(booking.namesFollow && { namesKey: namesKey(booking.reference) }) };
    },
  }),
  /** Requests a change of a booking; `found` holds the outcome. A thousand characters of a message may be four bytes each. */
  change: createLookUpHandler({
    name: 'change',
    misses: 'booking',
    maxBytes: 16_000,
    schema: changeRequest,
    keyOf: byReference,
    find: requestChange,
  }),
  /** Answers a change by the airline; `found` holds the outcome. */
  'airline-change': createLookUpHandler({
    name: 'airline-change',
    misses: 'booking',
    maxBytes: 16_000,
    schema: airlineChangeResponse,
    keyOf: byReference,
    find: async (wanted) => {
      if (wanted.wish === 'accept' && !(await fitsAirlineChange(wanted))) return 'ages' as const;
      const outcome = await handleAirlineChange(wanted, takesOrders());
      kickOrders();
      return outcome;
    },
  }),
  /** What the supplier refunds for a cancellation. */
  'cancellation-cost': createLookUpHandler({
    name: 'cancellation-cost',
    misses: 'booking',
    schema: bookingLookUp,
    keyOf: byReference,
    find: findCancellationCost,
  }),
  /** Cancels it for that; `found` holds the outcome. */
  cancel: createLookUpHandler({
    name: 'cancel',
    misses: 'booking',
    schema: cancelRequest,
    keyOf: byReference,
    find: cancelBooking,
  }),
  /** Bags and seats that can be added to it. */
  extras: createLookUpHandler({ name: 'extras', misses: 'booking', schema: bookingLookUp, keyOf: byReference, find: findExtras }),
  /** Adds them; `found` holds the outcome. A hundred of them are at most 30 kB. */
  'add-extras': createLookUpHandler({
    name: 'add-extras',
    misses: 'booking',
    maxBytes: 32_000,
    schema: selectedExtras,
    keyOf: byReference,
    find: addExtras,
  }),
  /** The cost of moving a booking to other days. */
  'change-offers': createLookUpHandler({
    name: 'change-offers',
    misses: 'booking',
    schema: wishedMoves,
    keyOf: byReference,
    find: findChangeOffers,
  }),
  /** Changes its flights to one of them; `found` holds the outcome. */
  'change-date': createLookUpHandler({
    name: 'change-date',
    misses: 'booking',
    schema: selectedChange,
    keyOf: byReference,
    find: changeDate,
  }),
  /** The same booking as a PDF, once it is confirmed. */
  itinerary: createLookUpHandler({
    name: 'itinerary',
    misses: 'booking',
    schema: itineraryLookUp,
    keyOf: byReference,
    answer: pdfResponse,
    find: async ({ locale, ...wanted }) => {
      if (!(await findBooking(wanted))) return null;
      const booking = await readBookingBy(createAdminClient(), 'reference', wanted.reference);
      return booking && bookingPdf(booking, locale, new Date());
    },
  }),
  /** Puts a gift card toward a payment; `found` holds the outcome. */
  'pay-with-gift-card': createLookUpHandler({
    name: 'pay-with-gift-card',
    misses: 'gift-card',
    schema: giftCardPart,
    keyOf: ({ number }: { number: string }) => number,
    find: addGiftCard,
  }),
  /** The balance of a gift card. */
  'gift-card': createLookUpHandler({
    name: 'gift-card',
    schema: giftCardSecret,
    keyOf: ({ number }) => number,
    find: findGiftCard,
  }),
  /** The status of the refunds of a booking. */
  refund: createLookUpHandler({ name: 'refund', schema: refundLookUp, keyOf: byReference, find: findRefunds }),
  /** The status of a visa application. */
  visa: createLookUpHandler({ name: 'visa', schema: visaLookUp, keyOf: byReference, find: findVisa }),
};

export async function POST(request: Request, { params }: { params: Promise<{ name: string }> }): Promise<Response> {
  const { name } = await params;
  const answer = Object.hasOwn(lookUps, name) ? lookUps[name] : undefined;
  return answer?.(request) ?? errorResponse(404, { error: 'There is no look-up of that name.', code: 'unknownLookUp' });
}
