import clsx from 'clsx';

export interface ComboboxOption {
  id: string;
  /** First line, and the name for screen readers. */
  title: string;
  /** Second line. */
  detail: string;
  /** Short mark at the end, such as a code. */
  mark?: string;
}

interface SuggestionListProps {
  /** That of the field. */
  id: string;
  label: string;
  options: readonly ComboboxOption[];
  /** Index of the marked option; -1 for none. */
  active: number;
  onPoint: (index: number) => void;
  onPick: (index: number) => void;
}

/** The list of a combobox, below its field. */
export function SuggestionList({ id, label, options, active, onPoint, onPick }: SuggestionListProps) {
  return (
    <div
      id={`${id}-list`}
      role="listbox"
      aria-label={label}
      className="absolute start-0 top-full z-20 mt-1 max-h-96 w-full min-[18rem]:min-w-72 max-w-[calc(100vw-2rem)] overflow-y-auto rounded-control border border-line bg-raised p-1.5 shadow-float"
    >
      {options.map((option, index) => (
        // biome-ignore lint/a11y/useKeyWithClickEvents: keys are the field's, as the combobox pattern asks.
        <div
          key={option.id}
          id={`${id}-${index}`}
          role="option"
          tabIndex={-1}
          aria-selected={index === active}
          // Keeps the focus in the field, so that its blur does not close the list before the click.
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => onPick(index)}
          // Not on entering: a list may open below a mouse that rests.
          onMouseMove={() => index !== active && onPoint(index)}
          className={clsx(
            'flex min-h-11 cursor-pointer items-center gap-3 rounded-control px-3 py-2',
            index === active && 'bg-sunken',
          )}
        >
          <span className="grow">
            <span className="block font-medium">{option.title}</span>
            <span className="block text-ink-soft text-sm">{option.detail}</span>
          </span>
          {option.mark && (
            <bdi className="rounded-md bg-accent-soft px-2 py-0.5 font-semibold text-accent text-sm">{option.mark}</bdi>
          )}
        </div>
      ))}
    </div>
  );
}
