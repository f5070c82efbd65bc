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
