'use client';

import { useTranslations } from 'next-intl';
import { type ReactNode, useState } from 'react';
import { fieldErrors } from '@/lib/network/http';
import type { FoundBooking } from '@/lib/self-service/found';
import { bookingLookUp } from '@/lib/self-service/requests';
import type { SignedFlightOffer } from '@/supabase/functions/_shared/contracts/flight-search';
import { LookUpForm } from '../look-up-form';
import { useLookUp } from '../use-look-up';
import { BookingFound } from './booking-found';

export interface ManageBookingProps {
  labelledBy: string;
  /** Draws one offer's flights. */
  itinerary: (offer: SignedFlightOffer) => ReactNode;
  /** Draws what is stored of a stay or a holiday. */
  facts: (booking: FoundBooking) => ReactNode;
  /** Hands the visitor a calendar file; rejects when there can be none. */
  saveCalendar: (booking: FoundBooking) => Promise<void>;
}

/** A booking found by reference and last name, with all that can be done about it. */
export function ManageBooking({ labelledBy, ...found }: ManageBookingProps) {
  const t = useTranslations('selfService');
  const state = useLookUp<FoundBooking>('booking');
  const [lastName, setLastName] = useState('');
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
        check={(typed) => {
          const wanted = bookingLookUp.safeParse(typed);
          if (!wanted.success) return { ok: false, problems: fieldErrors(wanted.error.issues) };
          setLastName(wanted.data.lastName);
          return { ok: true, value: wanted.data };
        }}
        fields={[
          {
            name: 'reference',
            label: t('form.reference'),
            hint: t('booking.referenceHint'),
            error: t('booking.referenceError'),
            input: { autoComplete: 'off', autoCapitalize: 'characters', dir: 'ltr' },
          },
          {
            name: 'lastName',
            label: t('form.lastName'),
            hint: t('form.lastNameHint'),
            error: t('form.errors.lastName'),
            input: { autoComplete: 'family-name', autoCapitalize: 'words', dir: 'auto' },
          },
        ]}
      />
    </>
  );
}
