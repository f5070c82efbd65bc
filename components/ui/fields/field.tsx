import type { ReactNode } from 'react';

export interface FieldProps {
  id: string;
  label: string;
  optional?: string | undefined;
  hint?: ReactNode;
  error?: string | undefined;
  /** Help with the typed text, below the error. */
  help?: ReactNode;
}

export interface ControlProps {
  id: string;
  'aria-invalid': true | undefined;
  'aria-describedby': string | undefined;
}

/** A label above, a hint below it, and the error below the control that `children` renders. */
export function Field({
  id,
  label,
  optional,
  hint,
  error,
  help,
  children,
}: FieldProps & { children: (control: ControlProps) => ReactNode }) {
  return (
    <div data-field>
      <div>
        <label htmlFor={id} className="mb-1 block font-medium text-sm">
          {label}
          {/* Without the space the last letter of an Arabic label joins the next word, and both are read out as one. */}
          {optional && <span className="font-normal text-ink-soft"> {optional}</span>}
        </label>
        <FieldHint id={id} hint={hint} />
        {children({ id, 'aria-invalid': error ? true : undefined, 'aria-describedby': describedBy(id, hint, error) })}
      </div>
      <div>
        <FieldError id={id} error={error} />
        {help}
      </div>
    </div>
  );
}

/** The ids of a field's hint and error, if it has them. */
export function describedBy(id: string, hint: ReactNode, error: string | undefined): string | undefined {
  return [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ') || undefined;
}

export function FieldHint({ id, hint }: { id: string; hint: ReactNode }) {
  return (
    hint && (
      <p id={`${id}-hint`} className="mb-1 text-ink-soft text-sm">
        {hint}
      </p>
    )
  );
}

export function FieldError({ id, error }: { id: string; error: string | undefined }) {
  return (
    error && (
      <p id={`${id}-error`} className="mt-1 text-danger text-sm">
        {error}
      </p>
    )
  );
}
