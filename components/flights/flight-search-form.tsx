'use client';

import clsx from 'clsx';
import { useSearchParams } from 'next/navigation';
import { type FormEvent, Suspense, useEffect, useEffectEvent, useRef, useState } from 'react';
import { Icon } from '@/components/ui/icon';
import { loadOnUse } from '@/components/ui/load-on-use';
import { SearchSubmit } from '@/components/ui/search/search-submit';
import { useAddressForm } from '@/lib/browser/address/use-address-form';
import { useIsInBrowser } from '@/lib/browser/use-is-in-browser';
import { loadAirportLookup } from '@/lib/flights/airports/airport-lookup';
import { afterWorkView, nextWeekend } from '@/lib/flights/calendar/next-weekend';
import { openFlightResults, openResultsInPlace } from '@/lib/flights/results/open-results';
import { type RecentSearch, recentSearchesKey, saveSearch } from '@/lib/flights/search/recent-searches';
import {
  checkFlightForm,
  emptyFlightSearchForm,
  errorsStillOpen,
  type FlightFormErrors,
  type FlightSearchForm as FormState,
  formFromSearch,
  hasSameEnds,
  missingParts,
  queryOfForm,
  withShortTrip,
} from '@/lib/flights/search/search-form';
import {
  type FlightSearchParams,
  parseFlightSearch,
  readFlightSearchParams,
  resultsView,
} from '@/lib/flights/search/search-params';
import type { Locale } from '@/lib/i18n/locales';
import { todayInQatar } from '@/supabase/functions/_shared/contracts/calendar-day';
import type { FlightSearchRequest } from '@/supabase/functions/_shared/contracts/flights/flight-request';
import { AirportField } from './airport-field';
import { CabinSelect } from './cabin-select';
import { DateFields } from './dates/date-fields';
import type { FlightFormWords } from './form-words';
import { PassengersField } from './passengers-field';
import { RecentSearches } from './recent-searches';
import { SwapButton } from './swap-button';
import { TripTypeChoice } from './trip-type-choice';

const MultiCity = loadOnUse(() => import('./multi-city/multi-city-panel').then(({ MultiCityPanel }) => MultiCityPanel));

interface FlightSearchFormProps {
  locale: Locale;
  words: FlightFormWords;
}

/** Fills in a search, checks it, and puts it into the address; the results open from there. */
export function FlightSearchForm({ locale, words }: FlightSearchFormProps) {
  const address = useAddressForm<FormState>({ ...emptyFlightSearchForm, from: words.home }, queryOfForm);
  const { form } = address;
  const [errors, setErrors] = useState<FlightFormErrors>({});
  const [isOpening, setOpening] = useState(false);
  const element = useRef<HTMLFormElement>(null);
  const isInBrowser = useIsInBrowser();
  // Until the address has filled in the form, its search is the one that is complete.
  const asked = isInBrowser && !form.to && parseFlightSearch(new URLSearchParams(window.location.search));
  // On a phone two short names stand side by side.
  const isPair = Math.max(form.from.length, form.to.length) <= 15;
  const missing = asked ? [] : missingParts(form);
  const errorText = (key: string | undefined) => key && words.errors[key as keyof typeof words.errors];

  function change(next: FormState) {
    address.change(next);
    setErrors({});
  }

  /** Invalid values are dropped and reported. A field's message stays until the field is filled, also when the address changes. */
  async function fillIn(params: FlightSearchParams, isRefused: boolean) {
    if (!isRefused && address.isItsQuery(window.location.search.slice(1))) return;
    let wrong: FlightFormErrors = {};
    const filled = await address.fill(async () => {
      const [{ placeText }, { formFromAddress }] = await Promise.all([
        loadAirportLookup(),
        import('@/lib/flights/search/address-form'),
      ]);
      const { form: read, errors: found } = formFromAddress(params, (place) => placeText(place, locale));
      wrong = found;
      // The legs are for the form that reads them.
      return window.location.search.includes('leg=') ? { ...read, tripType: 'multicity' } : read;
    });
    if (!filled) return;
    const check = isRefused && checkFlightForm(filled);
    if (check && 'request' in check && Object.keys(wrong).length === 0) return openResultsInPlace(check.request, locale);
    const left = check && 'errors' in check ? check.errors : {};
    setErrors((shown) => ({ ...errorsStillOpen(shown, filled), ...left, ...wrong }));
    if (isRefused || Object.keys(wrong).length > 0) focusFirstError();
  }

  function showErrors(found: FlightFormErrors) {
    setErrors(found);
    focusFirstError();
  }

  function focusFirstError() {
    requestAnimationFrame(() => element.current?.querySelector<HTMLElement>('[aria-invalid="true"], [data-invalid]')?.focus());
  }

  async function repeat({ search }: RecentSearch) {
    const { placeText } = await loadAirportLookup();
    address.show(formFromSearch(search, (place) => placeText(place, locale)));
    openFlightResults(search, locale);
  }

  async function openTrip(search: FlightSearchRequest) {
    const { origin, destination } = search;
    setOpening(true);
    const lookup = await loadAirportLookup().catch(() => null);
    setOpening(false);
    if (lookup?.isSamePlace(origin, destination)) return showErrors({ to: 'sameAirport' });
    openFlightResults(search, locale, form.isAfterWork && search.returnDate ? afterWorkView : '');
    if (!lookup) return;
    const city = (code: string) => ({ en: lookup.cityName(code, 'en'), ar: lookup.cityName(code, 'ar') });
    saveSearch({ search, fromCity: city(origin), toCity: city(destination) });
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    const check = asked ? { request: asked } : checkFlightForm(form);
    if ('errors' in check) return showErrors(check.errors);
    void openTrip(check.request);
  }

  return (
    <div data-live={recentSearchesKey}>
      <Suspense>
        <SearchFromAddress onSearch={fillIn} />
      </Suspense>
      <TripTypeChoice value={form.tripType} words={words.form} onChange={(tripType) => change({ ...form, tripType })} />
      {form.tripType === 'multicity' ? (
        <MultiCity locale={locale} words={words} />
      ) : (
        <form
          ref={element}
          onSubmit={submit}
          noValidate
          data-flight-search=""
          aria-label={words.form.label}
          className="mt-4 grid gap-3 md:grid-cols-[1fr_auto_1fr] lg:grid-cols-[1fr_auto_1fr_2fr] md:items-start"
        >
          <div className={clsx('relative grid gap-3 md:contents', isPair && 'grid-cols-2 max-[22rem]:grid-cols-1')}>
            <AirportField
              label={words.form.from}
              value={form.from}
              locale={locale}
              words={words}
              error={errorText(errors.from)}
              otherEnd={form.to}
              isOnly={form.fromOnly}
              onChange={(from, fromOnly) => change({ ...form, from, fromOnly })}
            />
            <SwapButton
              label={words.form.swap}
              isBetween={isPair}
              onSwap={() => change({ ...form, from: form.to, fromOnly: form.toOnly, to: form.from, toOnly: form.fromOnly })}
            />
            <AirportField
              label={words.form.to}
              value={form.to}
              locale={locale}
              words={words}
              error={errorText(errors.to ?? (hasSameEnds(form) ? 'sameAirport' : undefined))}
              otherEnd={form.from}
              isOnly={form.toOnly}
              onChange={(to, toOnly) => change({ ...form, to, toOnly })}
            />
          </div>
          <DateFields form={form} locale={locale} words={words} errors={errors} onChange={change} />
          <div className="grid grid-cols-[1fr_12.25rem] gap-3 max-[22rem]:grid-cols-1 sm:grid-cols-2 md:col-span-2 lg:col-span-3">
            <PassengersField
              form={form}
              words={words}
              error={errors.passengers}
              isLast={missing.length === 0}
              onChange={change}
            />
            <CabinSelect
              value={form.class}
              words={words}
              error={errors.class}
              onChange={(cabin) => change({ ...form, class: cabin })}
            />
          </div>
          <SearchSubmit
            locale={locale}
            missing={missing.map((part) => words.form.missing[part])}
            lead={words.form.missing.lead}
            isLoading={isOpening}
            className="md:mt-6"
          >
            <Icon name="plane" className="size-5" />
            {words.form.submit}
          </SearchSubmit>
          {/* Beside the types of trip, and last on a phone, where the search button must stay in the first view. */}
          <button type="button" onClick={() => change(withShortTrip(form, nextWeekend(todayInQatar())))} className="short-trip">
            {words.form.weekend}
          </button>
        </form>
      )}
      <RecentSearches locale={locale} words={words.form} onPick={repeat} />
    </div>
  );
}

interface SearchFromAddressProps {
  /** `isRefused`: the address asks for results, but its search is invalid. */
  onSearch: (params: FlightSearchParams, isRefused: boolean) => void;
}

/** Reports a search in the address to the form, at first and when a link on this page changes it. Renders nothing. */
function SearchFromAddress({ onSearch }: SearchFromAddressProps) {
  const query = useSearchParams();
  const notify = useEffectEvent(onSearch);
  useEffect(() => {
    const params = readFlightSearchParams(query);
    const isRefused = query.get(resultsView.key) === resultsView.value && !parseFlightSearch(query);
    if (Object.keys(params).length > 0) notify(params, isRefused);
  }, [query]);
  return null;
}
