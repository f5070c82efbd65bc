import { useTranslations } from 'next-intl';
import { type ReactNode, useState } from 'react';
import type { FilterOption } from '@/lib/hotels/filter-options';

interface OptionListProps<Value extends string | number> {
  options: readonly FilterOption<Value>[];
  chosen: readonly Value[];
  labelOf: (value: Value) => ReactNode;
  onChange: (chosen: Value[]) => void;
}

const shownAtFirst = 6;

/** Checkboxes with the number of hotels behind each. Chosen ones are never folded away. */
export function OptionList<Value extends string | number>({ options, chosen, labelOf, onChange }: OptionListProps<Value>) {
  const t = useTranslations('hotels.results.filters');
  const [isUnfolded, setIsUnfolded] = useState(false);
  const visible = options.filter(({ value }, index) => isUnfolded || index < shownAtFirst || chosen.includes(value));

  return (
    <>
      <ul>
        {visible.map(({ value, count }) => (
          <li key={value}>
            <OptionBox
              count={count}
              isChosen={chosen.includes(value)}
              onChange={(isChosen) => onChange(isChosen ? [...chosen, value] : chosen.filter((other) => other !== value))}
            >
              {labelOf(value)}
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
          {isUnfolded ? t('fewer') : t('all', { count: options.length })}
        </button>
      )}
    </>
  );
}

interface OptionBoxProps {
  count: number;
  isChosen: boolean;
  onChange: (isChosen: boolean) => void;
  children: ReactNode;
}

export function OptionBox({ count, isChosen, onChange, children }: OptionBoxProps) {
  const t = useTranslations('hotels.results.filters');
  return (
    <label className={`flex min-h-11 items-center gap-3 lg:min-h-9 ${count === 0 ? 'text-ink-soft' : ''}`}>
      <input
        type="checkbox"
        checked={isChosen}
        disabled={count === 0 && !isChosen}
        onChange={({ target }) => onChange(target.checked)}
        className="size-5 shrink-0 accent-accent"
      />
      <span className="min-w-0 grow leading-tight">{children}</span>
      <span className="text-ink-soft text-sm tabular-nums">
        <span aria-hidden="true">{count}</span>
        <span className="sr-only">{t('matching', { count })}</span>
      </span>
    </label>
  );
}
