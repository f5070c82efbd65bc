import { useRef } from 'react';
import type { ContactDraft } from '@/lib/bookings/contact';
import type { DraftErrors } from '@/lib/bookings/draft';
import type { PassengerDraft } from '@/lib/bookings/people';
import type { BookingDraft } from '@/lib/bookings/products/flight/draft';
import { checkDraft } from '@/lib/bookings/products/flight/draft';
import type { TripDates } from '@/lib/bookings/products/flight/trip-rules';

interface CheckedDraftOptions {
  draft: BookingDraft;
  errors: DraftErrors;
  trip: TripDates;
  onChange: (draft: BookingDraft) => void;
  onErrors: (errors: DraftErrors) => void;
}

/** Checks a field when it is left after an edit; an error that shows goes as soon as the text is right. */
export function useCheckedDraft({ draft, errors, trip, onChange, onErrors }: CheckedDraftOptions) {
  const edited = useRef(new Set<string>());

  function errorsOf(some: BookingDraft): DraftErrors {
    const check = checkDraft(some, trip);
    return 'errors' in check ? check.errors : {};
  }

  function change(next: BookingDraft, path: string) {
    edited.current.add(path);
    onChange(next);
    if (Object.keys(errors).length === 0) return;
    const found = errorsOf(next);
    // An edit may also settle what another field was blamed for: the same passport given twice.
    const isSettled = (at: string) => !found[at] && (at === path || errors[at] === 'passportRepeated');
    const remaining = Object.entries(errors).filter(([at]) => !isSettled(at));
    if (remaining.length < Object.keys(errors).length) onErrors(Object.fromEntries(remaining));
  }

  return {
    changeContact(field: keyof ContactDraft, value: string) {
      change({ ...draft, contact: { ...draft.contact, [field]: value } }, `contact.${field}`);
    },
    /** Some fields of a passenger: what was blamed on any of them is asked again. */
    changePassenger(index: number, facts: Partial<PassengerDraft>) {
      const passengers = draft.passengers.map((typed, at) => (at === index ? { ...typed, ...facts } : typed));
      const next = { ...draft, passengers };
      const paths = new Set(Object.keys(facts).map((field) => `passengers.${index}.${field}`));
      for (const path of paths) edited.current.add(path);
      onChange(next);
      if (Object.keys(errors).length === 0) return;
      const found = errorsOf(next);
      const isSettled = (at: string) => !found[at] && (paths.has(at) || errors[at] === 'passportRepeated');
      onErrors(Object.fromEntries(Object.entries(errors).filter(([at]) => !isSettled(at))));
    },
    leave(path: string) {
      if (!edited.current.has(path)) return;
      const { [path]: _, ...others } = errors;
      const found = errorsOf(draft)[path];
      if (found !== errors[path]) onErrors(found ? { ...others, [path]: found } : others);
    },
  };
}
