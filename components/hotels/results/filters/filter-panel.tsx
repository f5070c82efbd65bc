import { useLocale, useTranslations } from 'next-intl';
import type { ComponentProps, ReactNode } from 'react';
import { useId } from 'react';
import { OptionBox as Box, FilterGroup, OptionList as List, RangeFilter } from '@/components/ui/filters/filter-group';
import { activeFilters, type FilterName, type HotelFilters, noFilters } from '@/lib/hotels/results/filter-hotels';
import type { FilterOption } from '@/lib/hotels/results/filter-options';
import { type Bounds, type FilterOptions, priceStep } from '@/lib/hotels/results/filter-options';
import { longestName, viewParameters } from '@/lib/hotels/results/result-params';
import { intlTag } from '@/lib/i18n/locales';
import { formatQar } from '@/lib/money';
import { Stars } from '../../stars';

interface FilterPanelProps {
  filters: HotelFilters;
  options: FilterOptions;
  bounds: Bounds;
  onChange: (change: Partial<HotelFilters>) => void;
}

export function FilterPanel({ filters, options, bounds, onChange }: FilterPanelProps) {
  const t = useTranslations('hotels.results');
  const tag = intlTag(useLocale());
  const nameId = useId();
  const active = activeFilters(filters);
  const group = (name: FilterName) => ({
    title: t(`filters.${name}`),
    words: { clear: t('filters.clear'), clearOne: t('filters.clearOne', { filter: t(`filters.${name}`) }) },
    isActive: active.includes(name),
    onClear: () => onChange({ [name]: noFilters[name] }),
  });

  return (
    <>
      <div className="border-line border-b py-4">
        <label htmlFor={nameId} className="mb-1 block font-semibold">
          {t('filters.name')}
        </label>
        <input
          id={nameId}
          type="search"
          name={viewParameters.name}
          dir="auto"
          maxLength={longestName}
          placeholder={t('filters.namePlaceholder')}
          value={filters.name}
          onChange={({ target }) => onChange({ name: target.value })}
          className="control"
        />
      </div>
      <FilterGroup {...group('price')} needsScript>
        <RangeFilter
          range={filters.price}
          bounds={bounds}
          step={priceStep}
          labels={{ low: t('filters.lowestPrice'), high: t('filters.highestPrice') }}
          format={(amount) => formatQar(amount, tag)}
          onChange={(price) => onChange({ price })}
        >
          {(ends) => t.rich('filters.range', ends)}
        </RangeFilter>
      </FilterGroup>
      <FilterGroup {...group('stars')}>
        <OptionList
          name={viewParameters.stars}
          options={options.stars}
          selected={filters.stars}
          labelOf={(stars) => <Stars count={stars} />}
          onChange={(stars) => onChange({ stars })}
        />
      </FilterGroup>
      {options.guestRatings.length > 0 && (
        <FilterGroup {...group('guestRating')}>
          <ScoreChoice
            options={options.guestRatings}
            selected={filters.guestRating}
            onChange={(guestRating) => onChange({ guestRating })}
          />
        </FilterGroup>
      )}
      <FilterGroup {...group('freeCancellation')}>
        <OptionBox
          name={viewParameters.freeCancellation}
          value="free"
          count={options.freeCancellation}
          isSelected={filters.freeCancellation}
          onChange={(freeCancellation) => onChange({ freeCancellation })}
        >
          {t('filters.freeOnly')}
        </OptionBox>
      </FilterGroup>
      <FilterGroup {...group('boards')}>
        <OptionList
          name={viewParameters.boards}
          options={options.boards}
          selected={filters.boards}
          labelOf={(board) => t(`boards.${board}`)}
          onChange={(boards) => onChange({ boards })}
        />
      </FilterGroup>
      <FilterGroup {...group('areas')}>
        <OptionList
          name={viewParameters.areas}
          options={options.areas}
          selected={filters.areas}
          labelOf={(area) => <bdi>{area}</bdi>}
          onChange={(areas) => onChange({ areas })}
        />
      </FilterGroup>
      <FilterGroup {...group('amenities')}>
        <OptionList
          name={viewParameters.amenities}
          options={options.amenities}
          selected={filters.amenities}
          labelOf={(code) => t(`amenities.${code}`)}
          onChange={(amenities) => onChange({ amenities })}
        />
      </FilterGroup>
    </>
  );
}

interface ScoreChoiceProps {
  options: readonly FilterOption<number>[];
  selected: number | null;
  onChange: (score: number) => void;
}

/** The minimum rating, with the number of hotels for each option. */
function ScoreChoice({ options, selected, onChange }: ScoreChoiceProps) {
  const t = useTranslations('hotels.results.filters');
  return (
    <ul>
      {options.map(({ value, count }) => (
        <li key={value}>
          <label className={`flex min-h-11 items-center gap-3 lg:min-h-9 ${count === 0 ? 'text-ink-soft' : ''}`}>
            <input
              type="radio"
              name={viewParameters.guestRating}
              value={value}
              checked={value === selected}
              disabled={count === 0 && value !== selected}
              onChange={() => onChange(value)}
              className="size-5 shrink-0 accent-accent"
            />
            <span className="min-w-0 grow leading-tight">{t('atLeastScore', { score: value })}</span>
            <span className="text-ink-soft text-sm tabular-nums">
              <span aria-hidden="true">{count}</span>
              <span className="sr-only">{t('matching', { count })}</span>
            </span>
          </label>
        </li>
      ))}
    </ul>
  );
}

interface OptionListProps<Value extends string | number> {
  name: string;
  options: readonly FilterOption<Value>[];
  selected: readonly Value[];
  labelOf: (value: Value) => ReactNode;
  onChange: (selected: Value[]) => void;
}

/** Options with their number of hotels. */
function OptionList<Value extends string | number>({ options, labelOf, ...props }: OptionListProps<Value>) {
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

function OptionBox(props: Omit<ComponentProps<typeof Box>, 'matching' | 'isDense'>) {
  const t = useTranslations('hotels.results.filters');
  return <Box {...props} isDense matching={t('matching', { count: props.count })} />;
}
