import type { ComponentProps } from 'react';
import { describedBy, FieldError, FieldHint, type FieldProps } from './field';

type CheckboxProps = Omit<FieldProps, 'optional'> & Omit<ComponentProps<'input'>, keyof FieldProps | 'type' | 'className'>;

export function Checkbox({ id, label, hint, error, ...input }: CheckboxProps) {
  return (
    <div>
      <label htmlFor={id} className="flex min-h-11 items-center gap-3">
        <input
          {...input}
          type="checkbox"
          id={id}
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy(id, hint, error)}
          className="size-5 shrink-0 accent-accent"
        />
        {label}
      </label>
      <div className="ps-8">
        <FieldHint id={id} hint={hint} />
        <FieldError id={id} error={error} />
      </div>
    </div>
  );
}
