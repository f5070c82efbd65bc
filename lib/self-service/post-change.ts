import { type LookUpResponse, lookUp } from './ask';
import type { FoundBooking } from './found';
import type { ChangeOutcome, ChangeRequest } from './requests';

export interface ChangeResponse {
  answer: LookUpResponse<ChangeOutcome>;
  /** The open change request of the booking, when there was one already; null when unknown. */
  stored: FoundBooking['changes'] | null;
}

/** Requests a change. If one exists, it may be this one, whose answer was lost: then it is looked up. Never rejects. */
export async function postChange(request: ChangeRequest): Promise<ChangeResponse> {
  const answer = await lookUp<ChangeOutcome>('change', request);
  if (!answer.ok || answer.found !== 'open') return { answer, stored: null };
  const { reference, lastName } = request;
  const booking = await lookUp<FoundBooking>('booking', { reference, lastName });
  return { answer, stored: (booking.ok && booking.found?.changes) || null };
}
