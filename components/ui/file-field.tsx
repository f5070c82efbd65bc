import type { ComponentProps } from 'react';
import { Field, type FieldProps } from './field';

type FileFieldProps = FieldProps & Omit<ComponentProps<'input'>, keyof FieldProps | 'type' | 'className'>;

/** A file from the device. The browser words its own button, in the language of the device. */
export function FileField({ id, label, optional, hint, error, ...input }: FileFieldProps) {
  return (
    <Field id={id} label={label} optional={optional} hint={hint} error={error}>
      {(control) => (
        <input
          {...control}
          {...input}
          type="file"
          className="control cursor-pointer py-1.5 ps-1.5 text-ink-soft file:me-3 file:min-h-9 file:cursor-pointer file:rounded-md file:border-0 file:bg-accent-soft file:px-4 file:font-medium file:text-accent"
        />
      )}
    </Field>
  );
}
