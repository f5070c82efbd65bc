import { useSearchParams } from 'next/navigation';
import { useLocale, useTranslations } from 'next-intl';
import { useEffect, useId } from 'react';
import { Icon } from '@/components/ui/icon';
import { loadOnUse } from '@/components/ui/load-on-use';
import { useSheetStep } from '@/components/ui/overlays/use-sheet-step';
import { useIsInBrowser } from '@/lib/browser/use-is-in-browser';
import { type CachedFare, lowestOf, onAnotherDay, priceChange, tripOf, weekAround } from '@/lib/flights/calendar/calendar-fares';
import { cacheDay, loadShownPrice, saveShownPrice } from '@/lib/flights/calendar/fare-cache';
import type { FlightSearchRequest, FlightSearchResponse } from '@/lib/flights/offer';
import { readResultsView, resultsPathKeepingView } from '@/lib/flights/results/result-params';
import { searchKey } from '@/lib/flights/search/response-cache';
import { intlTag, localizePath } from '@/lib/i18n/locales';
import { formatQar } from '@/lib/money';
import { todayInQatar } from '@/supabase/functions/_shared/contracts/calendar-day';
import { calendarDaysOf } from '@/supabase/functions/_shared/contracts/flights/flight-calendar';
import { monthSheet, openOtherResults } from '../history';
import { addressOfView, viewInAddress } from '../use-results-view';
import { DayStrip } from './day-strip';
import { useFareWords } from './fare-words';
import { useCachedFares, useFetchFares, useHasFares, useNow } from './use-lowest-fares';

const loadMonth = () => import('./month-sheet').then(({ MonthSheet }) => MonthSheet);
const MonthSheet = loadOnUse(loadMonth);

interface FlexibleDatesProps {
  search: FlightSearchRequest;
  /** Null while the search is running. */
  answer: FlightSearchResponse | null;
  /** Whether the list below is filtered; these prices are not. */
  isFiltered: boolean;
}

/**
 * The days around the search with the lowest price of each, and a button for a whole month; nothing when the supplier has no such prices. A tap
 * on a day searches it.
 */
export function FlexibleDates(props: FlexibleDatesProps) {
  const trip = tripOf(props.search);
  const isOffered = useHasFares();
  return trip && isOffered && <DaysOfTrip {...props} trip={trip} />;
}

type DaysOfTripProps = FlexibleDatesProps & { trip: NonNullable<ReturnType<typeof tripOf>> };

function DaysOfTrip({ search, answer, isFiltered, trip }: DaysOfTripProps) {
  const t = useTranslations('flights.calendar');
  const locale = useLocale();
  const titleId = useId();
  const isInBrowser = useIsInBrowser();
  const words = useFareWords(trip);
  const sheet = useSheetStep(monthSheet, () => undefined, false);
  const now = useNow();
  const query = useSearchParams();
  const range = weekAround(search.departureDate, trip.nights, todayInQatar());
  const days = calendarDaysOf(range);
  // The search itself goes first, because the traveller waits for it.
  const hasFailed = useFetchFares(answer && trip, range);
  const known = useCachedFares(trip);
  const found: CachedFare | null = answer && { lowest: lowestOf(answer), seenAt: Date.parse(answer.meta.searchedAt) };
  const fares = found ? new Map(known).set(search.departureDate, found) : known;
  const others = days.flatMap((day) => (day === search.departureDate ? [] : (fares.get(day) ?? [])));
  const isUnavailable = hasFailed && others.length === 0;

  const age = others.length > 0 ? words.age(others, now) : '';

  useEffect(() => {
    // Fares of a company are not prices for everybody.
    if (!answer || search.corporateFares) return;
    const checked = tripOf(search);
    const fare = { lowest: lowestOf(answer), seenAt: Date.parse(answer.meta.searchedAt) };
    if (checked) cacheDay(checked, search.departureDate, fare);
  }, [answer, search]);

  function open(day: string) {
    if (day === search.departureDate) return sheet.isOpen ? sheet.close() : undefined;
    const next = onAnotherDay(search, day);
    saveShownPrice(searchKey(next), known.get(day)?.lowest?.perAdult);
    viewInAddress.flush();
    openOtherResults(localizePath(resultsPathKeepingView(next, new URLSearchParams(window.location.search)), locale));
    sheet.close();
  }

  return (
    <section aria-labelledby={titleId} aria-busy={others.length === 0 && !isUnavailable} className="mb-2 print:hidden">
      {answer && <PriceChange search={search} now={found?.lowest?.perAdult} />}
      <h2 id={titleId} className="sr-only">
        {t('title')}
      </h2>
      <div className="flex h-14 max-[18rem]:h-auto items-stretch gap-1.5">
        {isUnavailable ? (
          <p className="flex grow items-center text-ink-soft text-sm">{t('unavailable')}</p>
        ) : (
          <DayStrip
            search={search}
            days={days}
            fares={fares}
            isLoading={isInBrowser && !hasFailed}
            spoken={words.spoken}
            both={words.both}
            addressOf={(day) => addressOfView(onAnotherDay(search, day), { ...readResultsView(query), openOffer: null }, locale)}
            onChoose={open}
          />
        )}
        <button
          type="button"
          aria-haspopup="dialog"
          onClick={sheet.open}
          onPointerEnter={() => void loadMonth()}
          className="flex shrink-0 flex-col items-center justify-center noscript:hidden rounded-control px-1 font-medium text-accent text-xs leading-tight hover:bg-sunken max-sm:max-w-16"
        >
          <Icon name="calendar" className="size-5" />
          {t('month')}
        </button>
      </div>
      <p className="mt-1 min-h-4 text-ink-soft text-xs">
        {!isUnavailable && (
          // On a phone only the most important line is shown.
          <>
            {isFiltered && <span>{`${t('unfiltered')} `}</span>}
            <span className={isFiltered ? 'max-sm:hidden' : undefined}>{words.basis}</span> <span>{age}</span>
            {age && <span className="max-sm:hidden"> {t('checkedOn.choice')}</span>}
          </>
        )}
      </p>
      {sheet.isOpen && <MonthSheet search={search} trip={trip} onChoose={open} onClose={sheet.close} />}
    </section>
  );
}

/** Reports when a selected day costs more or less than its calendar price. `now` is the price for one adult, if any is left. */
function PriceChange({ search, now }: { search: FlightSearchRequest; now: number | undefined }) {
  const t = useTranslations('flights.calendar.change');
  const tag = intlTag(useLocale());
  const isInBrowser = useIsInBrowser();
  const shown = isInBrowser ? loadShownPrice(searchKey(search)) : null;
  const change = shown === null ? null : priceChange(shown, now);
  if (shown === null || !change) return null;
  const amount = (riyals: number) => () => <bdi className="font-semibold">{formatQar(riyals, tag)}</bdi>;
  return (
    <p role="status" className="mb-3 flex gap-3 rounded-card bg-sun-soft p-4 text-on-sun-soft">
      <Icon name="info" className="mt-0.5 size-5 shrink-0" />
      <span>
        {change.kind === 'gone' && <span>{t.rich('gone', { before: amount(shown) })}</span>}
        {change.kind === 'higher' && (
          <span>{t.rich('higher', { now: amount(now ?? 0), by: amount(change.by), before: amount(shown) })}</span>
        )}
        {change.kind === 'lower' && (
          <span>{t.rich('lower', { now: amount(now ?? 0), by: amount(change.by), before: amount(shown) })}</span>
        )}
      </span>
    </p>
  );
}
