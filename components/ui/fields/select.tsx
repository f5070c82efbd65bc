import type { ComponentProps } from 'react';
import { Field, type FieldProps } from './field';

type SelectProps = FieldProps & Omit<ComponentProps<'select'>, keyof FieldProps | 'className'>;

/** A labelled choice from a list; the options are its children. */
export function Select({ id, label, optional, hint, error, ...select }: SelectProps) {
  return (
    <Field id={id} label={label} optional={optional} hint={hint} error={error}>
      {(control) => <select {...control} {...select} className="control" />}
    </Field>
  );
}
