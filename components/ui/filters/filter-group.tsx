import clsx from 'clsx';
import type { ReactNode } from 'react';
import { useState } from 'react';
import { RangeSlider } from '@/components/ui/fields/slider';
import type { Range } from '@/lib/range';

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

interface RangeFilterProps {
  range: Range;
  bounds: { min: number; max: number };
  step: number;
  labels: { low: string; high: string };
  format: (value: number) => string;
  /** The value for screen readers. */
  speak?: (value: number) => string;
  onChange: (range: Range) => void;
  /** Renders the sentence with both ends. */
  children: (ends: { from: () => ReactNode; to: () => ReactNode }) => ReactNode;
}

/** A slider between bounds. A thumb at its end leaves that end open. */
export function RangeFilter({ range, bounds, step, labels, format, speak = format, onChange, children }: RangeFilterProps) {
  const within = (value: number) => Math.min(Math.max(value, bounds.min), bounds.max);
  const [low, high] = [within(range.min ?? bounds.min), within(range.max ?? bounds.max)];
  return (
    <>
      <p aria-hidden="true" className="text-ink-soft text-sm tabular-nums">
        {children({ from: () => <bdi>{format(low)}</bdi>, to: () => <bdi>{format(high)}</bdi> })}
      </p>
      <RangeSlider
        {...bounds}
        step={step}
        low={low}
        high={high}
        labels={labels}
        format={speak}
        onChange={(min, max) => onChange({ min: min > bounds.min ? min : null, max: max < bounds.max ? max : null })}
      />
    </>
  );
}

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
