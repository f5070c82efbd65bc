import { useTranslations } from 'next-intl';
import type { ComponentProps, ReactNode } from 'react';
import { OptionBox as Box, OptionList as List } from '@/components/ui/filters/option-list';
import type { FilterOption } from '@/lib/hotels/results/filter-options';

interface OptionListProps<Value extends string | number> {
  options: readonly FilterOption<Value>[];
  chosen: readonly Value[];
  labelOf: (value: Value) => ReactNode;
  onChange: (chosen: Value[]) => void;
}

/** With the number of hotels behind each. */
export function OptionList<Value extends string | number>({ options, labelOf, ...props }: OptionListProps<Value>) {
  const t = useTranslations('hotels.results.filters');
  return (
    <List
      {...props}
      isDense
      options={options}
      words={{ matching: (count) => t('matching', { count }), all: t('all', { count: options.length }), fewer: t('fewer') }}
      labelOf={({ value }) => labelOf(value)}
    />
  );
}

export function OptionBox(props: Omit<ComponentProps<typeof Box>, 'matching' | 'isDense'>) {
  const t = useTranslations('hotels.results.filters');
  return <Box {...props} isDense matching={t('matching', { count: props.count })} />;
}
