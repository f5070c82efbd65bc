import type { FieldError } from '@/lib/network/http';

/** What can be said of a whole form; the words are in messages under `enquiries.notices`. */
export type NoticeName = 'tooFast' | 'refused' | 'tooMany' | 'tooManyFiles' | 'tooLarge' | 'notStored' | 'offline';

/** What became of a posted form, in the words of no language yet: a reference, or why there is none. */
export type EnquiryOutcome = { reference: string } | { problems: FieldError[]; notice?: NoticeName };

/** The outcome of a form that is refused as a whole. */
export const refusedWith = (notice: NoticeName): EnquiryOutcome => ({ problems: [], notice });

/** What is wrong with one field, in the visitor's language. */
export interface FieldErrorText {
  name: string;
  text: string;
}

/** How a posted form is answered: a reference, or why there is none. In words, so that pages need none of their own. */
export type EnquiryAnswer = { reference: string } | { problems: FieldErrorText[]; notice?: string };

/** Hidden fields of every form: language, honeypot, and milliseconds since the page was opened. */
export const hiddenFields = { locale: 'locale', empty: 'homepage', elapsed: 'elapsed' } as const;
