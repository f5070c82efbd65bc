import { useRef, useState } from 'react';
import type { DraftErrors } from '@/lib/bookings/draft';
import {
  checkStayDraft,
  emptyStayDraft,
  type GuestDraft,
  keepStayDraft,
  recallStayDraft,
  type StayDraft,
} from '@/lib/bookings/products/stay/draft';

/** What is typed, kept for a reload with each change. An error that shows goes as soon as the text is right. */
export function useStayDraft(guestCount: number) {
  const [draft, setDraft] = useState(() => recallStayDraft(guestCount) ?? emptyStayDraft(guestCount));
  const [errors, setErrors] = useState<DraftErrors>({});
  const edited = useRef(new Set<string>());

  function change(next: StayDraft, path: string) {
    edited.current.add(path);
    setDraft(next);
    keepStayDraft(next);
    const found = errorsOf(next);
    // A name that is taken out again settles its other half as well.
    const remaining = Object.entries(errors).filter(([at]) => found[at]);
    if (remaining.length < Object.keys(errors).length) setErrors(Object.fromEntries(remaining));
  }

  return {
    draft,
    errors,
    setErrors,
    changeGuest(index: number, field: keyof GuestDraft, value: string) {
      const guests = draft.guests.map((typed, at) => (at === index ? { ...typed, [field]: value } : typed));
      change({ ...draft, guests }, `passengers.${index}.${field}`);
    },
    changeContact(field: keyof StayDraft['contact'], value: string) {
      change({ ...draft, contact: { ...draft.contact, [field]: value } }, `contact.${field}`);
    },
    fillContact: (contact: StayDraft['contact']) => change({ ...draft, contact }, 'contact'),
    changeWishes: (wishes: StayDraft['wishes']) => change({ ...draft, wishes }, 'wishes'),
    /** Tells what is wrong with a field when it is left after an edit. */
    leave(path: string) {
      const found = edited.current.has(path) && errorsOf(draft)[path];
      if (found && found !== errors[path]) setErrors({ ...errors, [path]: found });
    },
  };
}

export type StayDraftControls = ReturnType<typeof useStayDraft>;

function errorsOf(draft: StayDraft): DraftErrors {
  const check = checkStayDraft(draft);
  return 'errors' in check ? check.errors : {};
}
