import { useLocale, useTranslations } from 'next-intl';
import { OptionList as List } from '@/components/ui/filters/filter-group';
import type { FilterOption } from '@/lib/flights/results/filter-options';
import type { TimeBand } from '@/lib/flights/results/summarize-offer';
import { intlTag } from '@/lib/i18n/locales';
import { formatQar } from '@/lib/money';

interface OptionListProps<Value extends string | number> {
  options: readonly FilterOption<Value>[];
  selected: readonly Value[];
  labelOf: (value: Value) => string;
  name: string;
  onChange: (selected: Value[]) => void;
}

/** Options with their number of flights and lowest price. */
export function OptionList<Value extends string | number>({ options, labelOf, ...props }: OptionListProps<Value>) {
  const t = useTranslations('flights.results.filters');
  const tag = intlTag(useLocale());
  return (
    <List
      {...props}
      options={options}
      words={{ matching: (count) => t('matching', { count }), all: t('all', { count: options.length }), fewer: t('fewer') }}
      labelOf={({ value, lowestPrice }) => (
        <>
          <span>{labelOf(value)}</span>
          <span className="block text-ink-soft text-xs">
            {lowestPrice !== null && <span>{t.rich('from', { price: () => <bdi>{formatQar(lowestPrice, tag)}</bdi> })}</span>}
          </span>
        </>
      )}
    />
  );
}

interface TimeBandChoiceProps {
  name: string;
  options: readonly FilterOption<TimeBand>[];
  selected: readonly TimeBand[];
  onChange: (selected: TimeBand[]) => void;
}

const hours: Record<TimeBand, { from: string; to: string }> = {
  morning: { from: '6', to: '12' },
  afternoon: { from: '12', to: '18' },
  evening: { from: '18', to: '24' },
  night: { from: '0', to: '6' },
};

/** The four parts of the day as tiles; several can be selected. */
export function TimeBandChoice({ name, options, selected, onChange }: TimeBandChoiceProps) {
  const t = useTranslations('flights.results.filters');
  return (
    <ul className="grid grid-cols-2 gap-2">
      {options.map(({ value, count }) => (
        <li key={value}>
          <label className="flex min-h-14 flex-col justify-center rounded-control border border-line-strong px-3 py-1.5 text-sm has-disabled:text-ink-soft has-checked:border-accent has-checked:bg-accent-soft has-focus-visible:outline-3 has-focus-visible:outline-focus">
            <input
              type="checkbox"
              name={name}
              value={value}
              checked={selected.includes(value)}
              disabled={count === 0 && !selected.includes(value)}
              onChange={({ target }) =>
                onChange(target.checked ? [...selected, value] : selected.filter((other) => other !== value))
              }
              className="sr-only"
            />
            <span className="font-medium">{t(value)}</span>
            <span className="flex justify-between gap-2 text-ink-soft text-xs tabular-nums">
              <bdi>{t('hours', hours[value])}</bdi>
              <span aria-hidden="true">{count}</span>
              <span className="sr-only">{t('matching', { count })}</span>
            </span>
          </label>
        </li>
      ))}
    </ul>
  );
}
