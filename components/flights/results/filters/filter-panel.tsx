import { useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { RangeFilter } from '@/components/ui/filters/range-filter';
import {
  activeFilters,
  type FilterName,
  noFilters,
  type OfferFilters,
  type StopChoice,
} from '@/lib/flights/results/filter-offers';
import { type Bounds, durationStep, type FilterOptions, priceStep } from '@/lib/flights/results/filter-options';
import { intlTag } from '@/lib/i18n/locales';
import { formatQar } from '@/lib/money';
import { useDurationWords } from '../card/duration-text';
import { useFoundFlights, useNames } from '../results-context';
import { OptionList } from './option-list';
import { TimeBandChoice } from './time-band-choice';

interface FilterPanelProps {
  filters: OfferFilters;
  options: FilterOptions;
  bounds: { price: Bounds; duration: Bounds };
  onChange: (change: Partial<OfferFilters>) => void;
}

const stopWords = { 0: 'nonStop', 1: 'oneStop', 2: 'twoStops' } as const satisfies Record<StopChoice, string>;

export function FilterPanel({ filters, options, bounds, onChange }: FilterPanelProps) {
  const t = useTranslations('flights.results.filters');
  const { city, airline } = useNames();
  const tag = intlTag(useLocale());
  const duration = useDurationWords();
  const { returnDate } = useFoundFlights().search;
  const outboundHint = returnDate ? { hint: t('outboundHint') } : {};
  const active = activeFilters(filters);
  const group = (name: FilterName) => ({
    title: t(name),
    isActive: active.includes(name),
    onClear: () => onChange({ [name]: noFilters[name] }),
  });

  return (
    <>
      <FilterGroup {...group('stops')}>
        <OptionList
          options={options.stops}
          chosen={filters.stops}
          labelOf={(stops) => t(stopWords[stops])}
          onChange={(stops) => onChange({ stops })}
        />
      </FilterGroup>
      <FilterGroup {...group('price')}>
        <RangeFilter
          range={filters.price}
          bounds={bounds.price}
          step={priceStep}
          labels={{ low: t('lowestPrice'), high: t('highestPrice') }}
          format={(amount) => formatQar(amount, tag)}
          onChange={(price) => onChange({ price })}
        >
          {(ends) => t.rich('range', ends)}
        </RangeFilter>
      </FilterGroup>
      <FilterGroup {...group('departureTimes')} {...outboundHint}>
        <TimeBandChoice
          options={options.departureTimes}
          chosen={filters.departureTimes}
          onChange={(departureTimes) => onChange({ departureTimes })}
        />
      </FilterGroup>
      <FilterGroup {...group('arrivalTimes')} {...outboundHint}>
        <TimeBandChoice
          options={options.arrivalTimes}
          chosen={filters.arrivalTimes}
          onChange={(arrivalTimes) => onChange({ arrivalTimes })}
        />
      </FilterGroup>
      <FilterGroup {...group('duration')} {...(returnDate && { hint: t('eachWayHint') })}>
        <RangeFilter
          range={filters.duration}
          bounds={bounds.duration}
          step={durationStep}
          labels={{ low: t('shortest'), high: t('longest') }}
          format={duration.short}
          speak={duration.spoken}
          onChange={(range) => onChange({ duration: range })}
        >
          {(ends) => t.rich('range', ends)}
        </RangeFilter>
      </FilterGroup>
      <FilterGroup {...group('airlines')}>
        <OptionList
          options={options.airlines}
          chosen={filters.airlines}
          labelOf={airline}
          onChange={(airlines) => onChange({ airlines })}
        />
      </FilterGroup>
      {options.layoverAirports.length > 0 && (
        <FilterGroup {...group('layoverAirports')}>
          <OptionList
            options={options.layoverAirports}
            chosen={filters.layoverAirports}
            labelOf={(code) => `${city(code)} (${code})`}
            onChange={(layoverAirports) => onChange({ layoverAirports })}
          />
        </FilterGroup>
      )}
    </>
  );
}

interface FilterGroupProps {
  title: string;
  hint?: string;
  isActive: boolean;
  onClear: () => void;
  children: ReactNode;
}

/** One filter with its name and, when it narrows the list, the way to take it back. */
function FilterGroup({ title, hint, isActive, onClear, children }: FilterGroupProps) {
  const t = useTranslations('flights.results.filters');
  return (
    <fieldset className="relative border-line border-b py-4 last:border-b-0">
      <legend className="float-start font-semibold">{title}</legend>
      {isActive && (
        <button
          type="button"
          aria-label={t('clearOne', { filter: title })}
          onClick={onClear}
          className="absolute end-0 top-1.5 inline-flex min-h-11 items-center px-1 font-medium text-accent text-sm underline-offset-4 hover:underline"
        >
          {t('clear')}
        </button>
      )}
      <div className="clear-both">
        {hint && <p className="text-ink-soft text-sm">{hint}</p>}
        <div className="mt-2">{children}</div>
      </div>
    </fieldset>
  );
}
