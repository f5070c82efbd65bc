import type { ReactNode } from 'react';
import type { OnField } from './trip-form';

interface ChoiceCardProps {
  id: string;
  label: string;
  aside?: ReactNode;
  name: string;
  value: string;
  isSelected: boolean;
  type?: 'checkbox' | 'radio';
  onField: OnField;
  children?: ReactNode;
}

/** One of several things to choose. */
export function ChoiceCard({ id, label, aside, name, value, isSelected, type = 'checkbox', onField, children }: ChoiceCardProps) {
  return (
    <label
      htmlFor={id}
      className="flex min-h-14 gap-3 rounded-control border border-line-strong bg-raised px-4 py-3 transition-colors duration-150 hover:bg-sunken has-checked:border-accent has-checked:bg-accent-soft"
    >
      <input
        type={type}
        id={id}
        name={name}
        value={value}
        checked={isSelected}
        onChange={onField}
        className="mt-0.5 size-5 shrink-0 accent-accent"
      />
      <span className="min-w-0 grow">
        <span className="flex flex-wrap items-baseline justify-between gap-x-4">
          <span className="font-medium">{label}</span>
          {aside}
        </span>
        {children && <span className="mt-1 block text-ink-soft text-sm">{children}</span>}
      </span>
    </label>
  );
}
