import { answerError, answerFieldProblems } from '@/lib/http';
import type { BookingFailure } from './create-booking';

const refusals: Record<Exclude<BookingFailure['code'], 'invalidBooking'>, { status: number; error: string }> = {
  offerAltered: { status: 409, error: 'This is not the offer that was made.' },
  offerExpired: { status: 410, error: 'This offer has expired. Please search again.' },
  keyReused: { status: 409, error: 'Another request was sent with this key.' },
  bookingNotStored: { status: 502, error: 'The request could not be stored. It is safe to send it again.' },
};

export function answerBookingFailure(failure: BookingFailure): Response {
  if (failure.code === 'invalidBooking') return answerFieldProblems(failure.code, failure.problems);
  const { status, error } = refusals[failure.code];
  return answerError(status, { error, code: failure.code });
}
