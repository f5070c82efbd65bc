import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import type { FilterOption } from '@/lib/flights/filter-options';
import { intlTag } from '@/lib/i18n/locales';
import { formatQar } from '@/lib/money';

interface OptionListProps<Value extends string | number> {
  options: readonly FilterOption<Value>[];
  chosen: readonly Value[];
  labelOf: (value: Value) => string;
  onChange: (chosen: Value[]) => void;
}

const shownAtFirst = 6;

/** Checkboxes with the number of flights and the lowest price behind each. Chosen ones are never folded away. */
export function OptionList<Value extends string | number>({ options, chosen, labelOf, onChange }: OptionListProps<Value>) {
  const t = useTranslations('flights.results.filters');
  const tag = intlTag(useLocale());
  const [isUnfolded, setIsUnfolded] = useState(false);
  const visible = options.filter(({ value }, index) => isUnfolded || index < shownAtFirst || chosen.includes(value));

  return (
    <>
      <ul>
        {visible.map(({ value, count, lowestPrice }) => (
          <li key={value}>
            <label className={`flex min-h-11 items-center gap-3 ${count === 0 ? 'text-ink-soft' : ''}`}>
              <input
                type="checkbox"
                checked={chosen.includes(value)}
                disabled={count === 0 && !chosen.includes(value)}
                onChange={({ target }) =>
                  onChange(target.checked ? [...chosen, value] : chosen.filter((other) => other !== value))
                }
                className="size-5 shrink-0 accent-accent"
              />
              <span className="min-w-0 grow leading-tight">
                {labelOf(value)}
                <span className="block text-ink-soft text-xs">
                  {lowestPrice !== null && t.rich('from', { price: () => <bdi>{formatQar(lowestPrice, tag)}</bdi> })}
                </span>
              </span>
              <span className="text-ink-soft text-sm tabular-nums">
                <span aria-hidden="true">{count}</span>
                <span className="sr-only">{t('matching', { count })}</span>
              </span>
            </label>
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
