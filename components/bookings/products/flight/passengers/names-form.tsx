'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import type { Country } from '@/lib/bookings/country-names';
import type { DraftErrors } from '@/lib/bookings/draft';
import { type BookingDraft, clearDrafts, loadDraft, saveDraft } from '@/lib/bookings/products/flight/draft';
import type { TripDates } from '@/lib/bookings/products/flight/trip-rules';
import type { FormPost } from '../../../flow/posted-fields';
import { Reach } from '../../../reach';
import { PassengersForm } from './passengers-form';

interface NamesFormProps {
  reference: string;
  /** What was posted, or an empty form with the name of who asked. */
  draft: BookingDraft;
  errors: DraftErrors;
  trip: TripDates;
  countries: Country[];
  airlines: readonly string[];
  post: FormPost;
}

/** The passengers of a request that is known. It is posted with and without script; the tab keeps what is typed until it is stored. */
export function NamesForm({ reference, post, ...props }: NamesFormProps) {
  const [draft, setDraft] = useState(props.draft);
  const [errors, setErrors] = useState(props.errors);

  useEffect(() => {
    const types = props.draft.passengers.map(({ type }) => type);
    const saved = Object.keys(props.errors).length === 0 ? loadDraft(reference, types, props.trip) : null;
    if (saved) setDraft(saved);
  }, [reference, props.draft, props.errors, props.trip]);

  return (
    <PassengersForm
      {...props}
      draft={draft}
      errors={errors}
      post={post}
      isNamedAfterwards
      onChange={(next) => {
        setDraft(next);
        saveDraft(reference, next);
      }}
      onErrors={setErrors}
      onComplete={() => (document.getElementById('travellers') as HTMLFormElement | null)?.submit()}
    />
  );
}

/** Once they are stored, the tab forgets them. */
export function NamesStored() {
  useEffect(clearDrafts, []);
  return null;
}

/** Ways to an agent. The link of the page is a permission, and stays out of the chat. */
export function AskAboutRequest({ reference = '' }: { reference?: string }) {
  const t = useTranslations('bookings.flow.ask');
  return (
    <div className="mt-6 flex flex-wrap gap-3">
      <Reach label={t('whatsapp')} message={t('message', { link: reference })} />
    </div>
  );
}
