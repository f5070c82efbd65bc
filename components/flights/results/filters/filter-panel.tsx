import { useLocale, useTranslations } from 'next-intl';
import { FilterGroup, RangeFilter } from '@/components/ui/filters/filter-group';
import { SortChoice } from '@/components/ui/filters/sort-choice';
import {
  activeFilters,
  type FilterName,
  noFilters,
  type OfferFilters,
  type StopChoice,
} from '@/lib/flights/results/filter-offers';
import { alikeConditions, durationStep, listFilterOptions, priceStep, rangeBounds } from '@/lib/flights/results/filter-options';
import { type ResultsView, viewParameters } from '@/lib/flights/results/result-params';
import { sortOrders } from '@/lib/flights/results/sort-offers';
import type { OfferSummary } from '@/lib/flights/results/summarize-offer';
import { intlTag } from '@/lib/i18n/locales';
import { formatQar, formatQarExactly } from '@/lib/money';
import { useDurationWords } from '../card/duration-text';
import { useFoundFlights, useNames } from '../results-context';
import { OptionList, TimeBandChoice } from './filter-choices';

export interface FilterPanelProps {
  /** All offers of the answer, filtered or not. */
  offers: readonly OfferSummary[];
  view: Pick<ResultsView, 'sort' | 'filters'>;
  /** QAR for the visas of the party, as far as they are known: the same for all offers. */
  visaPrice?: number;
  onChangeView: (change: Partial<Pick<ResultsView, 'sort' | 'filters'>>) => void;
}

const stopWords = { 0: 'nonStop', 1: 'oneStop', 2: 'twoStops' } as const satisfies Record<StopChoice, string>;

export function FilterPanel({ offers, view, visaPrice = 0, onChangeView }: FilterPanelProps) {
  const { filters, sort } = view;
  const options = listFilterOptions(offers, filters);
  const bounds = rangeBounds(offers);
  const { lowest, ...whole } = bounds.whole;
  const alike = alikeConditions(offers);
  const onChange = (change: Partial<OfferFilters>) => onChangeView({ filters: { ...filters, ...change } });
  const t = useTranslations('flights.results.filters');
  const sorts = useTranslations('flights.results.sort');
  const { city, airport, airline } = useNames();
  const tag = intlTag(useLocale());
  const duration = useDurationWords();
  const { returnDate } = useFoundFlights().search;
  const outboundHint = returnDate ? { hint: t('outboundHint') } : {};
  const active = activeFilters(filters);
  const group = (title: FilterName | 'conditions', ...names: FilterName[]) => ({
    title: t(title),
    words: { clear: t('clear'), clearOne: t('clearOne', { filter: t(title) }) },
    isActive: names.some((name) => active.includes(name)),
    onClear: () => onChange(Object.fromEntries(names.map((name) => [name, noFilters[name]]))),
  });

  return (
    <>
      {/* The three most used are above the list as well. */}
      <SortChoice
        name={viewParameters.sort}
        label={sorts('label')}
        orders={sortOrders}
        labelOf={(order) => sorts(order)}
        sort={sort}
        onSort={(next) => onChangeView({ sort: next })}
      />
      <FilterGroup {...group('stops', 'stops')}>
        <OptionList
          name={viewParameters.stops}
          options={options.stops}
          selected={filters.stops}
          labelOf={(stops) => t(stopWords[stops])}
          onChange={(stops) => onChange({ stops })}
        />
      </FilterGroup>
      {(options.bags.length + options.refunds.length > 0 || alike.bags || alike.refunds) && (
        <FilterGroup {...group('conditions', 'bags', 'refunds')}>
          <OptionList
            name={viewParameters.bags}
            options={options.bags}
            selected={filters.bags}
            labelOf={() => t('bags')}
            onChange={(bags) => onChange({ bags })}
          />
          <OptionList
            name={viewParameters.refunds}
            options={options.refunds}
            selected={filters.refunds}
            labelOf={() => t('refunds')}
            onChange={(refunds) => onChange({ refunds })}
          />
          {alike.bags && <p className="text-ink-soft text-sm">{t(alike.bags === 'all' ? 'alike.bagsAll' : 'alike.bagsNone')}</p>}
          {alike.refunds && (
            <p className="text-ink-soft text-sm">{t(alike.refunds === 'all' ? 'alike.refundsAll' : 'alike.refundsNone')}</p>
          )}
        </FilterGroup>
      )}
      <FilterGroup {...group('papers', 'papers')} {...(offers[0]?.hasNoPapers === null && { hint: t('papersAsk') })} needsScript>
        <OptionList
          name={viewParameters.papers}
          options={options.papers}
          selected={filters.papers}
          labelOf={() => t('noPapers')}
          onChange={(papers) => onChange({ papers })}
        />
        {alike.papers && (
          <p className="text-ink-soft text-sm">{t(alike.papers === 'all' ? 'alike.papersNone' : 'alike.papersAll')}</p>
        )}
      </FilterGroup>
      <FilterGroup {...group('price', 'price')} needsScript>
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
      <FilterGroup {...group('whole', 'whole')} hint={t('wholeHint')} needsScript>
        <RangeFilter
          range={filters.whole}
          bounds={whole}
          step={priceStep}
          labels={{ low: t('lowestWhole'), high: t('highestWhole') }}
          format={(amount) =>
            amount === whole.min ? formatQarExactly(lowest + visaPrice, tag) : formatQar(amount + visaPrice, tag)
          }
          onChange={(range) => onChange({ whole: range })}
        >
          {(ends) => t.rich('range', ends)}
        </RangeFilter>
      </FilterGroup>
      <FilterGroup {...group('departureTimes', 'departureTimes')} {...outboundHint}>
        <TimeBandChoice
          name={viewParameters.departureTimes}
          options={options.departureTimes}
          selected={filters.departureTimes}
          onChange={(departureTimes) => onChange({ departureTimes })}
        />
      </FilterGroup>
      <FilterGroup {...group('arrivalTimes', 'arrivalTimes')} {...outboundHint}>
        <TimeBandChoice
          name={viewParameters.arrivalTimes}
          options={options.arrivalTimes}
          selected={filters.arrivalTimes}
          onChange={(arrivalTimes) => onChange({ arrivalTimes })}
        />
      </FilterGroup>
      {options.returnTimes.length > 0 && (
        <FilterGroup {...group('returnTimes', 'returnTimes')}>
          <TimeBandChoice
            name={viewParameters.returnTimes}
            options={options.returnTimes}
            selected={filters.returnTimes}
            onChange={(returnTimes) => onChange({ returnTimes })}
          />
        </FilterGroup>
      )}
      <FilterGroup {...group('duration', 'duration')} needsScript {...(returnDate && { hint: t('eachWayHint') })}>
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
      {bounds.longestLayover && (
        <FilterGroup {...group('longestLayover', 'longestLayover', 'overnight')}>
          <RangeFilter
            range={filters.longestLayover}
            bounds={bounds.longestLayover}
            step={durationStep}
            labels={{ low: t('shortestLayover'), high: t('longestLayover') }}
            format={duration.short}
            speak={duration.spoken}
            onChange={(longestLayover) => onChange({ longestLayover })}
          >
            {(ends) => t.rich('range', ends)}
          </RangeFilter>
          <OptionList
            name={viewParameters.overnight}
            options={options.overnight}
            selected={filters.overnight}
            labelOf={() => t('overnight')}
            onChange={(overnight) => onChange({ overnight })}
          />
        </FilterGroup>
      )}
      <FilterGroup {...group('airlines', 'airlines')}>
        <OptionList
          name={viewParameters.airlines}
          options={options.airlines}
          selected={filters.airlines}
          labelOf={airline}
          onChange={(airlines) => onChange({ airlines })}
        />
      </FilterGroup>
      {options.layoverAirports.length > 0 && (
        <FilterGroup {...group('layoverAirports', 'layoverAirports')}>
          <OptionList
            name={viewParameters.layoverAirports}
            options={options.layoverAirports}
            selected={filters.layoverAirports}
            labelOf={(code) => `${city(code)} (${code})`}
            onChange={(layoverAirports) => onChange({ layoverAirports })}
          />
        </FilterGroup>
      )}
      {options.airports.length > 0 && (
        <FilterGroup {...group('airports', 'airports')}>
          <OptionList
            name={viewParameters.airports}
            options={options.airports}
            selected={filters.airports}
            labelOf={(code) => `${airport(code)} (${code})`}
            onChange={(airports) => onChange({ airports })}
          />
        </FilterGroup>
      )}
    </>
  );
}
