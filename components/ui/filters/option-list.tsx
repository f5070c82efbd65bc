import clsx from 'clsx';
import { type ReactNode, useState } from 'react';

interface OptionListProps<Value, Option> {
  options: readonly Option[];
  selected: readonly Value[];
  words: { matching: (count: number) => string; all: string; fewer: string };
  labelOf: (option: Option) => ReactNode;
  /** Rows are closer together on devices with a mouse. */
  isDense?: boolean;
  /** Of the fields, in a form that works without script. */
  name?: string | undefined;
  onChange: (selected: Value[]) => void;
}

const shownAtFirst = 6;

/** Checkboxes with counts. Selected ones are never folded away. */
export function OptionList<Value extends string | number, Option extends { value: Value; count: number }>(
  props: OptionListProps<Value, Option>,
) {
  const { options, selected, words, labelOf, isDense, name, onChange } = props;
  const [isUnfolded, setIsUnfolded] = useState(false);
  const visible = options.filter(({ value }, index) => isUnfolded || index < shownAtFirst || selected.includes(value));

  return (
    <>
      <ul>
        {visible.map((option) => (
          <li key={option.value}>
            <OptionBox
              {...(name && { name, value: option.value })}
              count={option.count}
              matching={words.matching(option.count)}
              isSelected={selected.includes(option.value)}
              isDense={isDense}
              onChange={(isSelected) =>
                onChange(isSelected ? [...selected, option.value] : selected.filter((other) => other !== option.value))
              }
            >
              {labelOf(option)}
            </OptionBox>
          </li>
        ))}
      </ul>
      {options.length > shownAtFirst && (
        <button
          type="button"
          aria-expanded={isUnfolded}
          onClick={() => setIsUnfolded(!isUnfolded)}
          className="min-h-11 font-medium text-accent text-sm underline-offset-4 hover:underline"
        >
          {isUnfolded ? words.fewer : words.all}
        </button>
      )}
    </>
  );
}

interface OptionBoxProps {
  count: number;
  /** The count, for screen readers. */
  matching: string;
  isSelected: boolean;
  isDense?: boolean | undefined;
  name?: string;
  value?: string | number;
  onChange: (isSelected: boolean) => void;
  children: ReactNode;
}

export function OptionBox({ count, matching, isSelected, isDense, name, value, onChange, children }: OptionBoxProps) {
  return (
    <label className={clsx('flex min-h-11 items-center gap-3', isDense && 'lg:min-h-9', count === 0 && 'text-ink-soft')}>
      <input
        type="checkbox"
        name={name}
        value={value}
        checked={isSelected}
        disabled={count === 0 && !isSelected}
        onChange={({ target }) => onChange(target.checked)}
        className="size-5 shrink-0 accent-accent"
      />
      <span className="min-w-0 grow leading-tight">{children}</span>
      <span className="text-ink-soft text-sm tabular-nums">
        <span aria-hidden="true">{count}</span>
        <span className="sr-only">{matching}</span>
      </span>
    </label>
  );
}
