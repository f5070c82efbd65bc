import type { ComponentProps } from 'react';
import { Field, type FieldProps } from './field';

type TextFieldProps = FieldProps & Omit<ComponentProps<'input'>, keyof FieldProps | 'className'>;

/** A labelled line of Latin letters or digits, such as a name in a passport. */
export function TextField({ id, label, optional, hint, error, help, ...input }: TextFieldProps) {
  return (
    <Field id={id} label={label} optional={optional} hint={hint} error={error} help={help}>
      {(control) => <input {...control} type="text" dir="ltr" {...input} className="control" />}
    </Field>
  );
}

/** A labelled field for simple forms that the browser checks itself. */
export function TextInput({ label, ...input }: ComponentProps<'input'> & { label: string }) {
  return (
    <label className="block">
      <span className="mb-1 block font-medium text-sm">{label}</span>
      <input className="control" {...input} />
    </label>
  );
}

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
