'use client';

import { type FormEvent, Suspense, useEffect, useId, useRef, useState, useTransition } from 'react';
import { Icon } from '@/components/ui/icon';
import { SearchSubmit } from '@/components/ui/search/search-submit';
import { recordEvent } from '@/lib/analytics/record-event';
import { replaceAddressQuery } from '@/lib/browser/address/replace-query';
import { queryOfPart } from '@/lib/hotels/results/result-params';
import { clearStaySearches, listRecentStays, type RecentStay, saveStaySearch } from '@/lib/hotels/search/recent-stays';
import {
  checkStayForm,
  emptyStayForm,
  fillStayForm,
  missingOfStay,
  queryOfStayForm,
  type SelectedPlace,
  type StayForm,
  type StayFormErrors,
  selectedPlaceOf,
  usualDays,
} from '@/lib/hotels/search/search-form';
import { hotelResultsPath, type StaySearch, type StaySearchParts } from '@/lib/hotels/search/search-params';
import { findPlace, placeText, suggestPlaces } from '@/lib/hotels/search/suggestions';
import { intlTag, type Locale, localizePath } from '@/lib/i18n/locales';
import { useLocalizedRouter } from '@/lib/i18n/localized-link';
import { formatShortDay } from '@/lib/time/short-day';
import { useToday } from '@/lib/time/use-today';
import { DestinationField } from './fields/destination-field';
import { PopularPlaces, stayFormGrid } from './fields/popular-places';
import { RoomsField } from './fields/rooms-field';
import { StayDatesField } from './fields/stay-dates-field';
import { StayFromAddress } from './stay-from-address';
import type { HotelFormWords } from './stay-words';

interface HotelSearchFormProps {
  locale: Locale;
  words: HotelFormWords;
  /** The form writes its values into the address, also before a search. */
  ownsAddress?: boolean;
  /** The form has the page for itself: cities one tap away, and two rows. */
  isTall?: boolean;
}

/** The form for a stay: validates it and opens its results. */
export function HotelSearchForm({ locale, words, ownsAddress = false, isTall = false }: HotelSearchFormProps) {
  const today = useToday();
  const router = useLocalizedRouter();
  const [isLeaving, startLeaving] = useTransition();
  const [form, setForm] = useState<StayForm>(emptyStayForm);
  const [errors, setErrors] = useState<StayFormErrors>({});
  const element = useRef<HTMLFormElement>(null);
  const id = useId();
  const findPlaceOfAddress = usePlaceOfAddress(locale);
  const errorText = (key: keyof typeof words.dates.errors | undefined) => key && words.dates.errors[key];

  function change(next: Partial<StayForm>, ...answered: (keyof StayFormErrors)[]) {
    setForm((before) => ({ ...before, ...next }));
    answer(...answered);
    if (ownsAddress) replaceAddressQuery(queryOfStayForm({ ...form, ...next }));
  }

  /** Clears the messages of these fields. */
  function answer(...fields: (keyof StayFormErrors)[]) {
    setErrors((shown) => Object.fromEntries(Object.entries(shown).filter(([field]) => !fields.some((name) => name === field))));
  }

  function fillIn(parts: StaySearchParts) {
    const filled = fillStayForm(form, parts);
    setForm(filled.form);
    setErrors(filled.errors);
    if (!parts.destination) return;
    // Text typed in the meantime overrides the address.
    void findPlaceOfAddress(parts.destination, (destination, place) => {
      setForm((now) => (now.destination === filled.form.destination ? { ...now, destination, place } : now));
      if (place) answer('destination');
    });
  }

  function open(search: StaySearch, place: SelectedPlace) {
    saveStaySearch({ search, placeName: place.cityName ?? place.name, locale });
    const address = localizePath(hotelResultsPath(search, queryOfPart(place)), locale);
    // The second click of a double click must not cost a second Back.
    if (`${window.location.pathname}${window.location.search}` === address) return;
    recordEvent({ name: 'search', kind: 'hotel' });
    startLeaving(() => router.push(address));
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    const check = checkStayForm(form, today);
    if ('search' in check) return open(check.search, check.place);
    setErrors(check.errors);
    requestAnimationFrame(() => element.current?.querySelector<HTMLElement>('[aria-invalid="true"], [data-invalid]')?.focus());
  }

  return (
    <form ref={element} onSubmit={submit} noValidate aria-label={words.search.label} className="noscript:hidden">
      <Suspense>
        <StayFromAddress today={today} onStay={fillIn} />
      </Suspense>
      {isTall && (
        <PopularPlaces words={words.popular} onPick={(place) => change({ destination: place.name, place }, 'destination')} />
      )}
      <div className={isTall ? stayFormGrid.tall : stayFormGrid.flat}>
        <DestinationField
          value={form.destination}
          place={form.place}
          locale={locale}
          words={words}
          error={errorText(errors.destination)}
          onChange={(destination, place) => change({ destination, place }, 'destination')}
        />
        <StayDatesField
          id={`${id}-days`}
          days={form.days ?? usualDays(today)}
          today={today}
          locale={locale}
          words={words}
          error={errorText(errors.dates)}
          onChange={(days) => change({ days }, 'dates')}
        />
        <RoomsField
          rooms={form.rooms}
          added={form.unconfirmed}
          words={words}
          error={errorText(errors.rooms)}
          onChange={(rooms) => change({ rooms }, 'rooms')}
          onUnconfirmed={(unconfirmed) => setForm((before) => ({ ...before, unconfirmed }))}
        />
        <SearchSubmit
          locale={locale}
          missing={missingOfStay(form).map((part) => words.search.missing[part])}
          lead={words.search.missing.lead}
          isLoading={isLeaving}
          className="md:mt-6"
        >
          <Icon name="search" className="size-5" />
          <span>{isLeaving ? words.search.searching : words.search.submit}</span>
        </SearchSubmit>
      </div>
      <RecentStays
        locale={locale}
        today={today}
        words={words.search}
        onPick={({ search, placeName }) => {
          const { destination, checkIn, checkOut, rooms } = search;
          const place = { id: destination, name: placeName };
          change(
            { destination: placeName, place, days: { checkIn, checkOut }, rooms, unconfirmed: [] },
            'destination',
            'dates',
            'rooms',
          );
          open(search, place);
        }}
      />
    </form>
  );
}

type Found = (text: string, place: SelectedPlace | null) => void;

/**
 * Finds the place in an address, to name it in the page's language. When none is found, or the request fails, the field shows the text of the
 * address. Only the latest request counts.
 */
function usePlaceOfAddress(locale: Locale) {
  const question = useRef<AbortController>(null);
  useEffect(() => () => question.current?.abort(), []);

  return async (destination: string, onFound: Found) => {
    question.current?.abort();
    const mine = new AbortController();
    question.current = mine;
    const ask = (keyword: string, signal: AbortSignal) => suggestPlaces(keyword, locale, signal);
    const place = await findPlace(destination, ask, mine.signal).catch(() => null);
    if (mine.signal.aborted) return;
    if (place) onFound(place.name, selectedPlaceOf(place));
    else onFound(placeText(destination), null);
  };
}

interface RecentStaysProps {
  locale: Locale;
  today: string;
  words: HotelFormWords['search'];
  onPick: (recent: RecentStay) => void;
}

/** Recent stays of this device, one tap away. */
function RecentStays({ locale, today, words, onPick }: RecentStaysProps) {
  const [recent, setRecent] = useState<RecentStay[]>([]);
  useEffect(() => {
    if (today) setRecent(listRecentStays(locale, today));
  }, [locale, today]);
  if (recent.length === 0) return null;

  return (
    <section aria-label={words.recent} className="mt-4 flex flex-wrap items-center gap-2">
      <Icon name="clock" className="size-4 text-ink-soft" />
      {recent.map((stay) => (
        <button
          key={JSON.stringify(stay.search)}
          type="button"
          onClick={() => onPick(stay)}
          className="inline-flex min-h-11 items-center gap-1.5 rounded-pill border border-line px-3 text-sm hover:bg-sunken"
        >
          {stay.placeName}
          <span className="text-ink-soft">
            <bdi>{formatShortDay(stay.search.checkIn, intlTag(locale))}</bdi> –{' '}
            <bdi>{formatShortDay(stay.search.checkOut, intlTag(locale))}</bdi>
          </span>
        </button>
      ))}
      <button
        type="button"
        aria-label={words.recentClear}
        onClick={() => {
          clearStaySearches();
          setRecent([]);
        }}
        className="inline-flex size-11 items-center justify-center rounded-pill text-ink-soft hover:bg-sunken"
      >
        <Icon name="close" className="size-4" />
      </button>
    </section>
  );
}
