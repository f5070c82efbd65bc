import clsx from 'clsx';
import type { ReactNode } from 'react';
import { describedBy, FieldError, FieldHint, type FieldProps } from './field';

export interface RadioOption {
  value: string;
  label: string;
  /** Second line. */
  detail?: string;
  /** Above the words; then every option has one. */
  picture?: ReactNode;
}

interface RadioCardsProps extends Omit<FieldProps, 'optional'> {
  /** Name in the form, unique on the page. */
  name: string;
  options: readonly RadioOption[];
  defaultValue?: string;
  required?: boolean;
  onChange?: (value: string) => void;
}

/** A choice of a few options, each a card. Native radio buttons: arrow keys, forms and pages without script work. */
export function RadioCards({ id, label, hint, error, name, options, defaultValue, required, onChange }: RadioCardsProps) {
  const isPictured = options.some(({ picture }) => picture);
  return (
    <fieldset aria-describedby={describedBy(id, hint, error)} className="min-w-0">
      <legend className="mb-1 font-medium text-sm">{label}</legend>
      <FieldHint id={id} hint={hint} />
      <div
        className={clsx(
          'grid gap-3',
          isPictured ? 'grid-cols-2 sm:grid-cols-4' : 'sm:grid-cols-[repeat(auto-fit,minmax(12rem,1fr))]',
        )}
      >
        {options.map(({ value, label: text, detail, picture }, index) => (
          <label
            key={value}
            className={clsx(
              'flex min-h-14 items-center rounded-control border border-line-strong bg-raised transition-colors duration-150 hover:bg-sunken has-checked:border-accent has-checked:bg-accent-soft',
              picture
                ? 'flex-wrap gap-x-2 gap-y-1 overflow-hidden pb-2 has-checked:ring-1 has-checked:ring-accent'
                : 'gap-3 px-4 py-3',
            )}
          >
            {picture}
            <input
              type="radio"
              // The first one has the id of the group, as the target of the error summary.
              id={index === 0 ? id : `${id}-${value}`}
              name={name}
              value={value}
              required={required}
              defaultChecked={value === defaultValue}
              // In a server component there is no handler.
              {...(onChange && { onChange: () => onChange(value) })}
              className={clsx('size-5 shrink-0 accent-accent', picture && 'ms-2.5')}
            />
            <span>
              <span className="block font-medium">{text}</span>
              {detail && <span className="block text-ink-soft text-sm">{detail}</span>}
            </span>
          </label>
        ))}
      </div>
      <FieldError id={id} error={error} />
    </fieldset>
  );
}
