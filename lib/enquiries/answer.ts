import type { FieldError } from '@/lib/network/http';

/** What can be said of a whole form; the words are in messages under `enquiries.notices`. */
export type NoticeName = 'tooFast' | 'refused' | 'tooMany' | 'tooManyFiles' | 'tooLarge' | 'notStored' | 'offline';

/** The outcome of a posted form, without words: a reference, or why there is none. */
export type EnquiryOutcome = { reference: string } | { errors: FieldError[]; notice?: NoticeName };

/** The outcome of a form that is refused as a whole. */
export const refusedWith = (notice: NoticeName): EnquiryOutcome => ({ errors: [], notice });

/** What is wrong with one field, in the visitor's language. */
export interface FieldErrorText {
  name: string;
  text: string;
}

/** The answer to a posted form: a reference, or why there is none. With its words, so that pages need none. */
export type EnquiryAnswer = { reference: string } | { errors: FieldErrorText[]; notice?: string };

/** Hidden fields of every form: language, honeypot, and milliseconds since the page was opened. */
export const hiddenFields = { locale: 'locale', empty: 'homepage', elapsed: 'elapsed' } as const;
