import type { EnquiryField, FieldName } from '../kinds';

/** A question in the words of one language, as a form shows it. */
export interface FieldView {
  name: FieldName;
  type: EnquiryField['type'];
  label: string;
  hint?: string | undefined;
  isOptional: boolean;
  /** Stands with others under a heading that unfolds. */
  isFolded: boolean;
  /** Of a day: the field whose day comes first. */
  after?: FieldName | undefined;
  /** Of a choice: what is stored, and what is read. */
  options: readonly { value: string; label: string }[];
  /** Of a number. */
  min?: number | undefined;
  max?: number | undefined;
  /** The initial value. */
  start: string;
}

/** A file that is asked for. */
export interface FileView {
  name: FieldName;
  label: string;
  hint: string;
  /** Shown when the form comes back: a file cannot be restored. */
  again: string;
}

/** The words around the fields of every form. */
export interface FormWords {
  optional: string;
  choose: string;
  /** Where an address may have a slip. */
  meant: { suggestion: string; use: string };
  /** Over the folded questions. */
  folded: string;
  contactTitle: string;
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
}
