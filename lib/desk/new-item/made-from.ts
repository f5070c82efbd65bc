import type { Detail } from '../details';
import type { NewDraft, NewValues } from './new-draft';

export interface Beginning {
  draft: NewDraft;
  values: NewValues;
}

/** What can be made from something that is open, with the fields that are known from it; null for most. `id` is its own. */
export function beginningFrom(detail: Detail, id: string): Beginning | null {
  if (detail.subject === 'enquiry') {
    const { kind, reference, name, email, details } = detail.item;
    if (kind !== 'visa') return null;
    const applicant = details['traveler1Name'];
    const names = (typeof applicant === 'string' ? applicant : name).trim().split(/\s+/);
    const travelDate = typeof details['departure'] === 'string' ? details['departure'] : '';
    const values = {
      givenNames: names.slice(0, -1).join(' '),
      surname: names.at(-1) ?? '',
      email,
      travelDate,
      remark: reference,
    };
    return { draft: { subject: 'visa', from: id }, values };
  }
  const isPaidFor = detail.subject === 'booking' && detail.item.status !== 'requested';
  const isToBeCancelled = detail.subject === 'change' && detail.item.kind === 'cancellation';
  if (!isPaidFor && !isToBeCancelled) return null;
  const { reference, booking_passengers } = detail.subject === 'booking' ? detail.item : detail.booking;
  const [lead] = booking_passengers.toSorted((a, b) => a.position - b.position);
  return { draft: { subject: 'refund', from: id }, values: { bookingReference: reference, surname: lead?.surname ?? '' } };
}
