import type { FileError } from './take/files';

/** Notices about a whole form, as keys of `enquiries.notices`. */
export type NoticeName =
  | 'tooFast'
  | 'refused'
  | 'tooMany'
  | 'tooManyFiles'
  | 'tooManyPapers'
  | 'noRoom'
  | 'noRoomForPapers'
  | 'tooLarge'
  | 'notStored'
  | 'signedOut'
  | 'offline';

/** A stored enquiry. `papers`: the page where its papers are sent and followed. */
interface Sent {
  reference: string;
  papers?: string;
}

/** The outcome of a posted form as keys: a reference, or errors. */
export type EnquiryOutcome = Sent | { errors: FileError[]; notice?: NoticeName };

/** The outcome of a form that is refused as a whole. */
export const refusedWith = (notice: NoticeName): EnquiryOutcome => ({ errors: [], notice });

/** The error of one field, in the visitor's language. */
export interface FieldErrorText {
  name: string;
  text: string;
}

/** The answer to a posted form in the visitor's language: a reference, or errors. `signIn`: the link of a visitor who is signed out now. */
export type EnquiryResponse = Sent | { errors: FieldErrorText[]; notice?: string; signIn?: string };

/** Hidden fields of every form: language, honeypot, and milliseconds since the page was opened. */
export const hiddenFields = { locale: 'locale', empty: 'homepage', elapsed: 'elapsed' } as const;

/** What became of papers that were sent from their own page; `notice` is a key of `enquiries.papers.notices`. */
export interface PapersResponse {
  notice?: 'added' | 'noFile' | 'gone' | 'tooMany' | 'full' | 'notStored' | 'tooManyPapers';
  errors: FileError[];
}
