import { answerError, answerFieldErrors } from '@/lib/network/http';
import type { BookingFailure } from './create-booking';

const refusals: Record<Exclude<BookingFailure['code'], 'invalidBooking'>, { status: number; error: string }> = {
  priceChanged: { status: 409, error: 'The price is no longer the one that was shown.' },
  offerGone: { status: 410, error: 'This offer is no longer sold.' },
  offerAltered: { status: 409, error: 'This is not the offer that was made.' },
  offerExpired: { status: 410, error: 'This offer has expired. Please search again.' },
  keyReused: { status: 409, error: 'Another request was sent with this key.' },
  bookingNotStored: { status: 502, error: 'The request could not be stored. It is safe to send it again.' },
};

export function answerBookingFailure(failure: BookingFailure): Response {
  if (failure.code === 'invalidBooking') return answerFieldErrors(failure.code, failure.problems);
  const { status, error } = refusals[failure.code];
  return answerError(status, { error, code: failure.code, ...detailsOf(failure) });
}

function detailsOf(failure: BookingFailure): { details?: object } {
  if (failure.code === 'priceChanged') return { details: { offers: failure.offers } };
  return failure.code === 'offerGone' ? { details: { legs: failure.legs } } : {};
}
