import type { ReactNode } from 'react';

interface FilterGroupProps {
  title: string;
  words: { clear: string; clearOne: string };
  hint?: string;
  isActive: boolean;
  onClear: () => void;
  needsScript?: boolean;
  children: ReactNode;
}

/** One filter with its name and, when it narrows the list, a button to clear it. */
export function FilterGroup({ title, words, hint, isActive, onClear, needsScript, children }: FilterGroupProps) {
  return (
    <fieldset className={`${needsScript ? 'noscript:hidden' : ''} relative border-line border-b py-4 last:border-b-0`}>
      <legend className="float-start font-semibold">{title}</legend>
      {isActive && (
        <button
          type="button"
          aria-label={words.clearOne}
          onClick={onClear}
          className="absolute end-0 top-1.5 inline-flex min-h-11 items-center px-1 font-medium text-accent text-sm underline-offset-4 hover:underline"
        >
          {words.clear}
        </button>
      )}
      <div className="clear-both">
        {hint && <p className="text-ink-soft text-sm">{hint}</p>}
        <div className="pt-2">{children}</div>
      </div>
    </fieldset>
  );
}
