import type { FieldError } from '@/lib/network/http';

/** Notices about a whole form, as keys of `enquiries.notices`. */
export type NoticeName =
  | 'tooFast'
  | 'refused'
  | 'tooMany'
  | 'tooManyFiles'
  | 'noRoom'
  | 'tooLarge'
  | 'notStored'
  | 'signedOut'
  | 'offline';

/** The outcome of a posted form as keys: a reference, or errors. */
export type EnquiryOutcome = { reference: string } | { errors: FieldError[]; notice?: NoticeName };

/** The outcome of a form that is refused as a whole. */
export const refusedWith = (notice: NoticeName): EnquiryOutcome => ({ errors: [], notice });

/** The error of one field, in the visitor's language. */
export interface FieldErrorText {
  name: string;
  text: string;
}

/** The answer to a posted form in the visitor's language: a reference, or errors. `signIn`: the link of a visitor who is signed out now. */
export type EnquiryAnswer = { reference: string } | { errors: FieldErrorText[]; notice?: string; signIn?: string };

/** Hidden fields of every form: language, honeypot, and milliseconds since the page was opened. */
export const hiddenFields = { locale: 'locale', empty: 'homepage', elapsed: 'elapsed' } as const;
