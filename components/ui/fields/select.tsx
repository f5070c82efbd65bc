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

export interface OptionGroup {
  label: string;
  members: readonly { code: string; name: string }[];
}

/** Options under headings. */
export function GroupedOptions({ groups }: { groups: readonly OptionGroup[] }) {
  return groups.map(({ label, members }) => (
    <optgroup key={label} label={label}>
      {members.map(({ code, name }) => (
        <option key={code} value={code}>
          {name}
        </option>
      ))}
    </optgroup>
  ));
}
