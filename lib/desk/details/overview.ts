import { calledName } from '@/lib/text/machine-letters';
import type { Detail } from './details';

/** What every detail shows in the same place: customer, contact and status. */
export interface Overview {
  reference: string;
  kind: string;
  status: string;
  createdAt: string;
  person: string;
  /** Empty when none was given. */
  email: string;
  /** International, with its plus; null when none was given. */
  phone: string | null;
  locale: 'en' | 'ar' | null;
  hasAccount: boolean;
}

export function overviewOf(detail: Detail): Overview {
  const { item } = detail;
  const state = { status: item.status, createdAt: item.created_at };
  switch (detail.subject) {
    case 'enquiry': {
      const { reference, kind, name, email, phone, locale, user_id } = detail.item;
      return { ...state, reference, kind, person: name, email: email ?? '', phone, locale, hasAccount: user_id !== null };
    }
    case 'visa': {
      const { reference, destination, given_names, surname, contact_email, user_id } = detail.item;
      const contact = { person: calledName(`${given_names} ${surname}`), email: contact_email, phone: null, locale: null };
      return { ...state, reference, kind: destination, ...contact, hasAccount: user_id !== null };
    }
    default: {
      const booking = detail.subject === 'booking' ? detail.item : detail.booking;
      const lead = booking.booking_passengers.toSorted((a, b) => a.position - b.position)[0];
      return {
        ...state,
        reference: detail.subject === 'refund' ? detail.item.reference : booking.reference,
        kind: detail.subject === 'refund' ? 'refund' : detail.item.kind,
        person: lead ? calledName(`${lead.given_names} ${lead.surname}`) : '',
        email: booking.contact_email,
        phone: booking.contact_phone,
        locale: booking.locale,
        hasAccount: booking.user_id !== null,
      };
    }
  }
}
