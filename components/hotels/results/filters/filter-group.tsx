import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';

interface FilterGroupProps {
  title: string;
  isActive: boolean;
  onClear: () => void;
  children: ReactNode;
}

/** One filter with its name and, when it narrows the list, the way to take it back. */
export function FilterGroup({ title, isActive, onClear, children }: FilterGroupProps) {
  const t = useTranslations('hotels.results.filters');
  return (
    <fieldset className="relative border-line border-b py-4 last:border-b-0">
      <legend className="float-start font-semibold">{title}</legend>
      {isActive && (
        <button
          type="button"
          aria-label={t('clearOne', { filter: title })}
          onClick={onClear}
          className="absolute end-0 top-1.5 inline-flex min-h-11 items-center px-1 font-medium text-accent text-sm underline-offset-4 hover:underline"
        >
          {t('clear')}
        </button>
      )}
      <div className="clear-both pt-2">{children}</div>
    </fieldset>
  );
}
