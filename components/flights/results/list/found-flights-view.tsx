import { useLocale, useTranslations } from 'next-intl';
import { type RefObject, useDeferredValue, useMemo, useState } from 'react';
import { PartialResults } from '@/components/layout/partial-results';
import { Button } from '@/components/ui/button';
import { FilterForm } from '@/components/ui/filters/filter-form';
import { Notice } from '@/components/ui/notice';
import { useSheetStep } from '@/components/ui/overlays/use-sheet-step';
import { useIsInBrowser } from '@/lib/browser/use-is-in-browser';
import { useMediaQuery } from '@/lib/browser/use-media-query';
import { activeFilters, filterOffers, noFilters, stopChoiceOf } from '@/lib/flights/results/filter-offers';
import { groupByOutbound } from '@/lib/flights/results/group-by-outbound';
import { besideFields, type ResultsView } from '@/lib/flights/results/result-params';
import { type SortOrder, sortOffers } from '@/lib/flights/results/sort-offers';
import { summarizeResponse } from '@/lib/flights/results/summarize-offer';
import { localizePath } from '@/lib/i18n/locales';
import { useHasPassed } from '@/lib/time/use-has-passed';
import { FilterPanel } from '../filters/filter-panel';
import { FlightFilterSheet } from '../filters/flight-filter-sheet';
import { filterSheet, passportsSheet } from '../history';
import { LazyPassportsSheet } from '../papers/lazy-passports-sheet';
import { PapersLine } from '../papers/papers-line';
import { PapersProvider, usePapers } from '../papers/use-papers';
import { useVisaFee } from '../papers/use-visa-fee';
import { useFoundFlights } from '../results-context';
import { addressOfView, viewInAddress } from '../use-results-view';
import { CompanyFares } from './company-fares';
import { ExpiredNotice } from './expired-notice';
import { ListNotes, SampleNote } from './list-notes';
import { NoFlights } from './no-flights';
import { OfferList } from './offer-list';
import { QuickChoices } from './quick-choices';
import { ResultsToolbar } from './results-toolbar';
import { useRenewedChoice } from './use-renewed-choice';

interface FoundFlightsViewProps {
  view: ResultsView;
  /** Whether the server found them, so that they are complete without a script. */
  isDrawn: boolean;
  onChangeView: (change: Partial<ResultsView>) => void;
  onSearchAgain: () => void;
  onChangeSearch: () => void;
  scrollArea: RefObject<HTMLElement | null>;
}

/** From this width on the filters are beside the list, not in a sheet; equal to the breakpoint `lg`. */
const wideScreen = '(min-width: 64rem)';

/** Id of the list of flights. */
export const flightList = 'found-flights';

export function FoundFlightsView({
  view,
  isDrawn,
  onChangeView,
  onSearchAgain,
  onChangeSearch,
  scrollArea,
}: FoundFlightsViewProps) {
  const t = useTranslations('flights.results');
  const said = useTranslations('flights.toasts');
  const { answer, search } = useFoundFlights();
  const [hasColumn, setHasColumn] = useState(true);
  const sheet = useSheetStep(filterSheet, () => viewInAddress.writeNow(view));
  const passports = useSheetStep(passportsSheet, () => undefined, false);
  const papers = usePapers();
  const locale = useLocale();
  const addressOf = (change: Partial<ResultsView>) => addressOfView(search, { ...view, ...change }, locale);
  // As it was at first, so that no card renders again.
  const [firstAddress] = useState(() => addressOf({ openOffer: null }));
  const isInBrowser = useIsInBrowser();
  const isFirstDrawing = isDrawn && !isInBrowser;
  const isExpired = useHasPassed(answer.meta.expiresAt);
  // Memoized by hand: the compiler would compute them, and render every card, again for each filter.
  const { known } = papers;
  const offers = useMemo(
    () => summarizeResponse(answer, known ? (offer) => known.papersOf(offer).areNone : undefined),
    [answer, known],
  );
  const visaFee = useVisaFee(known, offers[0]?.offer);
  const visaPrice = (visaFee.dirhams ?? 0) / 100;
  const open = (openOffer: string | null) => onChangeView({ openOffer });
  const renewed = useRenewedChoice(offers, view.openOffer, open);
  const isWide = useMediaQuery(wideScreen);
  // The flights render first, the filter panel when the processor is idle.
  const hasPanel = useDeferredValue(true, false);
  // Without script it stands below the list on a phone, as a form.
  const isPanelShown = (isWide && hasPanel) || isFirstDrawing;
  const { filters, sort } = view;
  const changeSort = (next: SortOrder) => onChangeView({ sort: next });
  const shown = sortOffers(filterOffers(offers, filters), sort);
  const groups = groupByOutbound(shown);
  const outboundCount = useMemo(() => groupByOutbound(offers).length, [offers]);
  const panel = { offers, view, visaPrice, onChangeView };
  const companyFares = <CompanyFares />;
  const unfiltered = addressOf({ filters: noFilters });
  const clearFilters = () => onChangeView({ filters: noFilters });
  const active = activeFilters(filters);
  const isNonStop = filters.stops.join() === '0';
  const canBeNonStop = useMemo(() => new Set(offers.map((offer) => stopChoiceOf(offer) === 0)).size > 1, [offers]);
  // With other filters there is no room for it.
  const isNonStopShown = canBeNonStop && active.every((name) => name === 'stops' && isNonStop);
  const filteredByStops = (isOn: boolean) => ({ filters: { ...noFilters, stops: isOn ? [0 as const] : [] } });
  const nonStop = isNonStopShown
    ? {
        isOn: isNonStop,
        address: addressOf(filteredByStops(!isNonStop)),
        onChange: (isOn: boolean) => onChangeView(filteredByStops(isOn)),
      }
    : null;
  /** What was found; with returns to choose, also the number of rows. Of a filtered list, the rows. */
  function countInWords() {
    if (shown.length !== offers.length) return t('countFiltered', { shown: groups.length, total: outboundCount });
    return (
      <>
        <span>{said('found', { count: offers.length })}</span>
        {outboundCount < offers.length && (
          <span className="block font-normal text-ink-soft text-xs">{t('outbounds', { count: outboundCount })}</span>
        )}
      </>
    );
  }
  function toggleFilters() {
    if (!isWide) return sheet.open();
    setHasColumn(!hasColumn);
    // The pressed button disappears; its counterpart takes the focus.
    const other = hasColumn ? 'show-flight-filters' : 'hide-flight-filters';
    requestAnimationFrame(() => document.getElementById(other)?.focus());
  }

  if (offers.length === 0)
    return (
      <div className="flex flex-col gap-4">
        <PartialResults of="flights" meta={answer.meta} onSearchAgain={onSearchAgain} />
        {companyFares}
        <NoFlights
          filters={filters}
          hiddenCount={0}
          clearAddress={unfiltered}
          onClearFilters={clearFilters}
          onChangeSearch={onChangeSearch}
        />
      </div>
    );

  return (
    <div
      className={`grid items-start gap-6 print:block ${hasColumn ? 'lg:grid-cols-[17.5rem_minmax(0,1fr)]' : 'mx-auto max-w-4xl'}`}
    >
      {hasColumn && (
        <aside
          id="flight-filters"
          aria-label={t('filters.title')}
          className="sticky top-20 hidden noscript:block noscript:max-lg:static noscript:max-lg:order-last noscript:max-lg:max-h-none max-h-[calc(100dvh-var(--phone-bar-height)-6rem)] overflow-y-auto rounded-card border border-line bg-raised px-5 pb-3 lg:block print:hidden"
        >
          <div className="flex items-center justify-between gap-2 pt-2">
            <h2 className="font-semibold text-base">{t('filters.title')}</h2>
            <Button
              id="hide-flight-filters"
              variant="quiet"
              aria-expanded
              onClick={toggleFilters}
              className="-me-3 px-3 text-sm noscript:hidden"
            >
              {t('filters.hide')}
            </Button>
          </div>
          {isPanelShown && (
            <FilterForm
              action={localizePath('/', locale)}
              besides={besideFields(firstAddress)}
              words={{ title: t('filters.title'), apply: t('filters.apply') }}
            >
              <FilterPanel {...panel} />
            </FilterForm>
          )}
        </aside>
      )}
      {sheet.isOpen && (
        <FlightFilterSheet {...panel} count={groups.length} onClose={sheet.close}>
          {/* On a phone, the form for company codes is here; once codes are set, it is above the list. */}
          {!search.corporateFares && companyFares}
        </FlightFilterSheet>
      )}
      <div className="flex min-w-0 flex-col gap-2">
        {isExpired && <ExpiredNotice searchedAt={answer.meta.searchedAt} onRefresh={onSearchAgain} />}
        {!isExpired && <PartialResults of="flights" meta={answer.meta} onSearchAgain={onSearchAgain} />}
        {renewed?.id === null && (
          <Notice tone="warning" announce="status">
            {renewed.text}
          </Notice>
        )}
        <div className="flex flex-col gap-1.5">
          <ResultsToolbar
            count={countInWords()}
            activeCount={active.length}
            nonStop={nonStop}
            hasColumn={hasColumn}
            onToggleFilters={toggleFilters}
            clearAddress={unfiltered}
            onClearFilters={clearFilters}
          />
          <QuickChoices offers={shown} sort={sort} addressOf={(next) => addressOf({ sort: next })} onSort={changeSort} />
          <div className="-mt-1 flex flex-wrap items-center gap-x-3">
            {/* On a phone two lines beside the papers, which take their place once they are known: the first flight stays where it is. */}
            <div className={papers.state !== 'none' ? 'max-lg:hidden' : sort === 'best' ? '' : 'max-lg:max-w-36'}>
              <ListNotes sort={sort} isSample={answer.meta.sandbox} />
            </div>
            {(isWide || search.corporateFares) && companyFares}
            {isFirstDrawing && !search.corporateFares && <div className="contents max-lg:hidden">{companyFares}</div>}
            <PapersLine papers={papers} onOpen={passports.open} />
          </div>
        </div>
        {passports.isOpen && <LazyPassportsSheet onClose={passports.close} />}
        {shown.length > 0 ? (
          <PapersProvider value={known}>
            <OfferList
              listId={flightList}
              offers={shown}
              outbounds={groups}
              openOffer={view.openOffer}
              visaPrice={sort === 'whole' ? visaPrice : null}
              isExpired={isExpired}
              renewed={renewed}
              isWhole={isDrawn}
              onOpen={open}
              address={firstAddress}
              onSearchAgain={onSearchAgain}
              scrollArea={scrollArea}
            />
          </PapersProvider>
        ) : (
          <NoFlights
            filters={filters}
            hiddenCount={outboundCount}
            clearAddress={unfiltered}
            onClearFilters={clearFilters}
            onChangeSearch={onChangeSearch}
          />
        )}
        {answer.meta.sandbox && <SampleNote />}
      </div>
    </div>
  );
}
