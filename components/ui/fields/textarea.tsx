import type { ComponentProps } from 'react';
import { Field, type FieldProps } from './field';

type TextareaProps = FieldProps & Omit<ComponentProps<'textarea'>, keyof FieldProps | 'className'>;

/** A labelled box for several lines; it grows with what is typed where the browser can. */
export function Textarea({ id, label, optional, hint, error, rows = 5, ...textarea }: TextareaProps) {
  return (
    <Field id={id} label={label} optional={optional} hint={hint} error={error}>
      {(control) => (
        <textarea {...control} {...textarea} rows={rows} className="control field-sizing-content max-h-96 min-h-32 py-3" />
      )}
    </Field>
  );
}
