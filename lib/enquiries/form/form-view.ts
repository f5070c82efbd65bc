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
  /** For a choice: stored values and labels. */
  options: readonly { value: string; label: string }[];
  /** For a number. */
  min?: number | undefined;
  max?: number | undefined;
  /** The initial value. */
  start: string;
}

/** The file that a form requires. */
export interface FileView {
  name: FieldName;
  label: string;
  hint: string;
  /** Shown when the form is shown again: a file cannot be restored. */
  again: string;
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
