import { useLocale, useTranslations } from 'next-intl';
import { useDeferredValue, useMemo, useState } from 'react';
import { PartialResults } from '@/components/layout/partial-results';
import { Button } from '@/components/ui/button';
import { FilterForm } from '@/components/ui/filters/filter-form';
import { FilterSheet } from '@/components/ui/filters/filter-sheet';
import { SortChoice } from '@/components/ui/filters/sort-choice';
import { Icon } from '@/components/ui/icon';
import { useSheetStep } from '@/components/ui/overlays/use-sheet-step';
import { Skeleton } from '@/components/ui/skeleton';
import { useIsInBrowser } from '@/lib/browser/use-is-in-browser';
import { activeFilters, filterHotels, noFilters, withKnownAreas } from '@/lib/hotels/results/filter-hotels';
import { listFilterOptions, priceBounds } from '@/lib/hotels/results/filter-options';
import { besideFields, mostCompared, type ResultsView, viewParameters } from '@/lib/hotels/results/result-params';
import { sortHotels, sortOrders } from '@/lib/hotels/results/sort-hotels';
import { summarizeHotels } from '@/lib/hotels/results/summarize-hotel';
import { savedHotelsKey, useSavedHotels } from '@/lib/hotels/saved-hotels';
import { localizePath } from '@/lib/i18n/locales';
import { useHasPassed } from '@/lib/time/use-has-passed';
import { todayInQatar } from '@/supabase/functions/_shared/contracts/calendar-day';
import { CompareBar } from './compare/compare-bar';
import { CompareSheet } from './compare/compare-sheet';
import { FilterPanel } from './filters/filter-panel';
import { filterSheet } from './history';
import { FamilyRooms } from './list/family-rooms';
import { HotelList } from './list/hotel-offer-list';
import { AllFiltered } from './list/no-hotels';
import { PrayerLink } from './list/prayer-link';
import { ResultsToolbar } from './list/results-toolbar';
import { WrittenHotels } from './list/written-hotels';
import { HotelMap } from './map/hotel-map';
import { useFoundHotels } from './results-context';
import { addressOfView, useResultsView, viewInAddress } from './use-results-view';

interface FoundHotelsViewProps {
  query: URLSearchParams;
  /** Whether the server found them, so that they are complete without a script. */
  isDrawn: boolean;
  onSearchAgain: () => void;
}

/** Filters, list and map of an answer that has hotels. */
export function FoundHotelsView({ query, isDrawn, onSearchAgain }: FoundHotelsViewProps) {
  const t = useTranslations('hotels.results');
  const locale = useLocale();
  const isInBrowser = useIsInBrowser();
  const { answer, near, search } = useFoundHotels();
  const { view, changeView } = useResultsView(query);
  const [activeId, setActiveId] = useState<string | null>(null);
  const [selectedId, setSelectedId] = useState<string | null>(null);
  const [isComparing, setIsComparing] = useState(false);
  const sheet = useSheetStep(filterSheet, () => viewInAddress.writeNow(view));
  const isExpired = useHasPassed(answer.meta.expiresAt);
  // Memoized by hand: the compiler would compute them, and render every card, again for each filter.
  const found = useMemo(() => summarizeHotels(answer, todayInQatar(), near), [answer, near]);
  const saved = useSavedHotels();
  const savedHere = found.filter(({ id }) => saved.some((hotel) => hotel.id === id));
  const isOnlySaved = view.onlySaved && savedHere.length > 0;
  const hotels = isOnlySaved ? savedHere : found;
  // A slider moves at once; list and map follow when the processor is idle.
  const deferred = useDeferredValue(view);
  const filters = withKnownAreas(deferred.filters, hotels);
  const shown = sortHotels(filterHotels(hotels, filters), deferred.sort);
  const activeCount = activeFilters(withKnownAreas(view.filters, hotels)).length;
  const compared = view.compared.flatMap((id) => found.find((summary) => summary.id === id) ?? []);
  const controls = {
    filters: view.filters,
    options: listFilterOptions(hotels, filters),
    bounds: priceBounds(hotels),
    onChange: (change: Partial<ResultsView['filters']>) =>
      changeView((current) => ({ filters: { ...current.filters, ...change } })),
  };
  const clearFilters = () => changeView({ filters: noFilters });
  const clearAddress = addressOfView(query, { ...view, filters: noFilters }, locale);
  const isMap = view.layout === 'map';

  function toggleCompared(id: string) {
    changeView(({ compared: ids }) => ({
      compared: ids.includes(id) ? ids.filter((other) => other !== id) : [...ids, id].slice(0, mostCompared),
    }));
  }

  function toggleFamilyRooms(isOnly: boolean) {
    changeView(({ filters: now }) => {
      const others = now.amenities.filter((code) => code !== 'familyRooms');
      return { filters: { ...now, amenities: isOnly ? [...others, 'familyRooms'] : others } };
    });
  }

  function showCard(id: string) {
    changeView({ layout: 'list' });
    setSelectedId(null);
    // After the list has replaced the map.
    requestAnimationFrame(() => setSelectedId(id));
  }

  const family = (
    <FamilyRooms
      rooms={search.rooms}
      count={hotels.filter(({ amenities }) => amenities.includes('familyRooms')).length}
      isOnlyFamily={view.filters.amenities.includes('familyRooms')}
      onOnlyFamily={toggleFamilyRooms}
    />
  );

  return (
    <div className="grid items-start gap-5 lg:grid-cols-[minmax(0,1.4fr)_minmax(0,0.82fr)] xl:grid-cols-[14rem_minmax(0,1.4fr)_minmax(0,0.82fr)]">
      <aside
        aria-label={t('filters.title')}
        className="sticky top-[calc(var(--header-height)+1rem)] hidden noscript:block noscript:max-xl:static noscript:max-xl:order-last noscript:max-xl:max-h-none max-h-[calc(100dvh-var(--header-height)-2rem)] overflow-y-auto rounded-card border border-line bg-raised px-4 pb-3 xl:block"
      >
        <FilterForm
          action={localizePath('/explore/hotels/results', locale)}
          besides={besideFields(query)}
          words={{ title: t('filters.title'), apply: t('filters.apply') }}
        >
          {/* With script it is chosen above the list. */}
          <SortChoice
            name={viewParameters.sort}
            label={t('sort.label')}
            orders={sortOrders}
            labelOf={(order) => t(`sort.${order}`)}
            sort={view.sort}
          />
          {family}
          <FilterPanel {...controls} />
        </FilterForm>
      </aside>
      {sheet.isOpen && (
        <FilterSheet
          words={{
            title: t('filters.title'),
            close: t('filters.close'),
            clearAll: t('filters.clearAll'),
            show: t('filters.show', { count: shown.length }),
          }}
          onClose={sheet.close}
          onClearAll={clearFilters}
        >
          {family}
          <FilterPanel {...controls} />
        </FilterSheet>
      )}
      {/* A page that the server made shows saved hotels as soon as this is seen. */}
      <div data-live={savedHotelsKey} className="flex min-w-0 flex-col gap-2 sm:gap-3">
        {isExpired && <ExpiredNotice onRefresh={onSearchAgain} />}
        {!isExpired && <PartialResults of="hotels" meta={answer.meta} onSearchAgain={onSearchAgain} />}
        <h2 className="sr-only">{t('listLabel')}</h2>
        <ResultsToolbar
          activeCount={activeCount}
          measuredFrom={hotels[0]?.measuredFrom}
          isSample={answer.meta.sandbox}
          view={view}
          savedCount={savedHere.length}
          isOnlySaved={isOnlySaved}
          onChangeView={changeView}
          onOpenFilters={sheet.open}
          clearAddress={clearAddress}
          onClearFilters={clearFilters}
        >
          <p role="status" className="font-semibold">
            {shown.length === hotels.length
              ? t('count', { count: hotels.length })
              : t('countFiltered', { shown: shown.length, total: hotels.length })}
          </p>
        </ResultsToolbar>
        {answer.meta.limited && <p className="text-ink-soft text-sm">{t('limited')}</p>}
        <div className={isMap ? 'contents max-lg:*:hidden noscript:max-lg:*:flex' : 'contents'}>
          {shown.length > 0 ? (
            <HotelList
              hotels={shown}
              activeId={activeId}
              selectedId={selectedId}
              compared={view.compared}
              isExpired={isExpired}
              query={query}
              isDrawn={isDrawn}
              written={isOnlySaved ? null : <WrittenHotels filters={filters} />}
              onPoint={setActiveId}
              onCompare={toggleCompared}
              onSearchAgain={onSearchAgain}
            />
          ) : (
            <>
              <WrittenHotels filters={filters} />
              <AllFiltered hiddenCount={hotels.length} clearAddress={clearAddress} onClearFilters={clearFilters} />
            </>
          )}
        </div>
        <PrayerLink />
        {answer.meta.sandbox && (
          <p className={`flex gap-2 text-ink-soft text-sm ${isMap ? 'max-lg:hidden' : ''}`}>
            <Icon name="shield" className="mt-0.5 size-4" />
            {t('sandbox')}
          </p>
        )}
        {compared.length > 0 && (
          <CompareBar
            hotels={compared}
            onRemove={toggleCompared}
            onClear={() => changeView({ compared: [] })}
            onOpen={() => setIsComparing(true)}
          />
        )}
        {isComparing && <CompareSheet hotels={compared} onClose={() => setIsComparing(false)} />}
      </div>
      <div
        className={`noscript:hidden h-[56dvh] min-h-80 lg:sticky lg:top-[calc(var(--header-height)+1rem)] lg:h-[calc(100dvh-var(--header-height)-var(--phone-bar-height)-2rem)] ${isMap ? '' : 'max-lg:hidden'}`}
      >
        {isInBrowser ? (
          <HotelMap
            hotels={shown}
            all={found}
            activeId={activeId}
            selectedId={selectedId}
            onPoint={setActiveId}
            onChoose={setSelectedId}
            onShow={showCard}
          />
        ) : (
          // Where the map is looked at, the scripts of the page start.
          <div data-live="" className="h-full">
            <Skeleton className="h-full rounded-card" />
          </div>
        )}
      </div>
    </div>
  );
}

function ExpiredNotice({ onRefresh }: { onRefresh: () => void }) {
  const t = useTranslations('hotels.results.expired');
  return (
    <div role="alert" className="flex flex-wrap items-center gap-x-4 gap-y-3 rounded-card bg-sun-soft p-4 text-on-sun-soft">
      <Icon name="clock" className="size-6" />
      <div className="min-w-[min(100%,13rem)] grow">
        <p className="font-semibold">{t('title')}</p>
        <p className="text-sm">{t('text')}</p>
      </div>
      <Button onClick={onRefresh}>{t('refresh')}</Button>
    </div>
  );
}
