import type { Detail } from '../details';
import type { NewDraft, NewValues } from './new-draft';

export interface NewItemStart {
  draft: NewDraft;
  values: NewValues;
}

/** What can be made from the open item, with the fields known from it; null for most items. `id` is that of the open item. */
export function newItemStart(detail: Detail, id: string): NewItemStart | null {
  if (detail.subject === 'enquiry') {
    const { kind, reference, name, email, details } = detail.item;
    if (kind !== 'visa') return null;
    const applicant = details['traveler1Name'];
    const names = (typeof applicant === 'string' ? applicant : name).trim().split(/\s+/);
    const travelDate = typeof details['departure'] === 'string' ? details['departure'] : '';
    const values = {
      givenNames: names.slice(0, -1).join(' '),
      surname: names.at(-1) ?? '',
      email: email ?? '',
      travelDate,
      remark: reference,
    };
    return { draft: { subject: 'visa', from: id }, values };
  }
  const isAboutMoney = detail.subject === 'booking' || (detail.subject === 'change' && detail.item.kind === 'cancellation');
  if (!isAboutMoney) return null;
  const { reference, booking_passengers, confirmed_at } = detail.subject === 'booking' ? detail.item : detail.booking;
  if (confirmed_at === null) return null;
  const [lead] = booking_passengers.toSorted((a, b) => a.position - b.position);
  return { draft: { subject: 'refund', from: id }, values: { bookingReference: reference, surname: lead?.surname ?? '' } };
}
