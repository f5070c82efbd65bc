import { useLocale, useTranslations } from 'next-intl';
import { OptionList as List } from '@/components/ui/filters/option-list';
import type { FilterOption } from '@/lib/flights/results/filter-options';
import { intlTag } from '@/lib/i18n/locales';
import { formatQar } from '@/lib/money';

interface OptionListProps<Value extends string | number> {
  options: readonly FilterOption<Value>[];
  chosen: readonly Value[];
  labelOf: (value: Value) => string;
  onChange: (chosen: Value[]) => void;
}

/** With the number of flights and the lowest price behind each. */
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
          {labelOf(value)}
          <span className="block text-ink-soft text-xs">
            {lowestPrice !== null && t.rich('from', { price: () => <bdi>{formatQar(lowestPrice, tag)}</bdi> })}
          </span>
        </>
      )}
    />
  );
}
