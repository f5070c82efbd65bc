import type { ReactNode } from 'react';
import type { EnquiryField, FieldName } from '../kinds';

/** A question of a form, in one language. */
export interface FieldView {
  name: FieldName;
  type: EnquiryField['type'];
  label: string;
  hint?: string | undefined;
  isOptional: boolean;
  /** Grouped with others under a heading that unfolds. */
  isFolded: boolean;
  /** For a day: the field with the earlier day. */
  after?: FieldName | undefined;
  /** For a choice: stored values and labels, and for some pictures. For a number: those offered in one tap. */
  options: readonly { value: string; label: string; picture?: ReactNode }[];
  /** For a number. */
  min?: number | undefined;
  max?: number | undefined;
  /** The initial value. */
  start: string;
}

/** A field for files, in one language. */
export interface FileView {
  name: FieldName;
  label: string;
  /** What follows the label of an optional field. */
  optional?: string | undefined;
  hint: string;
  /** Shown when the form is shown again: a file cannot be restored. */
  again: string;
  /** The types and extensions that the browser offers. */
  accept: string;
  isSeveral: boolean;
}

/** The texts around the fields of every form. */
export interface FormWords {
  optional: string;
  choose: string;
  /** For an address that may be mistyped. */
  meant: { suggestion: string; use: string };
  /** The heading of the folded questions. */
  folded: string;
  contactTitle: string;
  /** Of a form in two steps: the button that ends the first, and what is beside it. */
  steps?: { next: string; step: string };
  send: string;
  sending: string;
  whatsapp: string;
  empty: string;
  summary: string;
  offline: string;
  sentTitle: string;
  sentReference: string;
  sentText: string;
  sentAgain: string;
  /** Above the files, where a form takes several kinds of them. */
  papers: { legend: string; lead: string; follow: string };
}
