interface PillsProps {
  id: string;
  label: string;
  value: string;
  options: readonly { value: string; label: string; detail: string }[];
  onChange: (value: string) => void;
}

/** A choice of one among few, which may be put in a line. */
export function Pills({ id, label, value, options, onChange }: PillsProps) {
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1 font-medium text-sm">{label}</legend>
      <div className="flex flex-wrap gap-2">
        {options.map((option) => (
          <label
            key={option.value}
            className="flex min-h-11 items-center rounded-control border border-line-strong bg-raised px-3 py-1.5 transition-colors duration-150 hover:bg-sunken has-checked:border-accent has-checked:bg-accent-soft has-focus-visible:outline-2 has-focus-visible:outline-accent"
          >
            <input
              type="radio"
              name={id}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
              className="sr-only"
            />
            <span>
              <span className="block font-medium leading-tight">{option.label}</span>
              <span className="block text-ink-soft text-sm">{option.detail}</span>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
