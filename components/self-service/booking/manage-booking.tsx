'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useEffectEvent, useState } from 'react';
import { takePreparedBooking } from '@/lib/bookings/payments/ask-payment';
import type { FoundBooking } from '@/lib/self-service/found';
import { bookingLookUp } from '@/lib/self-service/requests';
import { LookUpForm, lastNameField, referenceField } from '../look-up-form';
import { useLookUp } from '../use-look-up';
import { BookingFound, type BookingFoundProps } from './booking-found';

interface ManageBookingProps extends Pick<BookingFoundProps, 'progress' | 'itinerary' | 'facts' | 'payments' | 'saveCalendar'> {
  labelledBy: string;
}

/** A booking found by reference and last name, with all possible actions. */
export function ManageBooking({ labelledBy, ...found }: ManageBookingProps) {
  const t = useTranslations('selfService');
  const state = useLookUp<FoundBooking>('booking');
  const [lastName, setLastName] = useState('');
  const open = useEffectEvent((owner: { reference: string; lastName: string }) => {
    setLastName(owner.lastName);
    void state.ask(owner);
  });
  useEffect(() => {
    const paidJustNow = takePreparedBooking(window.location.search);
    if (paidJustNow) open(paidJustNow);
  }, []);
  if (state.found) {
    return <BookingFound booking={state.found} lastName={lastName} onAgain={() => state.setFound(null)} {...found} />;
  }
  return (
    <>
      <p className="mb-4 max-w-2xl text-ink-soft">{t('booking.lead')}</p>
      <LookUpForm
        name="booking"
        labelledBy={labelledBy}
        state={state}
        schema={bookingLookUp}
        onSend={(wanted) => setLastName(wanted.lastName)}
        fields={[referenceField(t, 'booking'), lastNameField(t, t('form.errors.lastName'))]}
      />
    </>
  );
}
