import { placesOf } from '@/supabase/functions/_shared/contracts/flights/flight-request';
import 'server-only';
import { getTranslations } from 'next-intl/server';
import { type Airport, airports } from '@/content/airports';
import { destinations } from '@/content/destinations';
import { isPicture, type Picture } from '@/content/picture';
import { places } from '@/content/places';
import { wherePlaces } from '@/content/where';
import { monthNames } from '@/lib/destinations/facts';
import { multiCityScreen, parseMultiCity } from '@/lib/flights/multi-city/address';
import { searchedPlace } from '@/lib/flights/place-names';
import { parseFlightSearchRequest } from '@/lib/flights/search/parse-search-request';
import { findFlightOffers } from '@/lib/flights/search/queries';
import { parseFlightSearch, resultsView } from '@/lib/flights/search/search-params';
import { readStaySearch } from '@/lib/hotels/search/search-params';
import { findFreeHotelPlaces } from '@/lib/hotels/search/suggestion-queries';
import { findPlace } from '@/lib/hotels/search/suggestions';
import { comma, intlTag, type Locale } from '@/lib/i18n/locales';
import { regionNames } from '@/lib/i18n/region-name';
import { formatQar } from '@/lib/money';
import { readRule } from '@/lib/visa/rule';
import { areVisaRulesTooOld } from '@/lib/visa/rules-age';
import { visaRulesOf } from '@/lib/visa/rules-of';
import { readChoices } from '@/lib/where/choices';
import { todayInQatar } from '@/supabase/functions/_shared/contracts/calendar-day';
import { airportsOf } from '@/supabase/functions/_shared/contracts/flights/city-airports';
import { unpackResponse } from '@/supabase/functions/_shared/contracts/flights/packed/packed-response';

/** A search in a link, in one language, for the preview of the link. */
export interface SharedSearch {
  title: string;
  /** Days and price of a flight search, days of a stay, the rule of a passport. */
  line: string;
  art: Picture;
}

type Describe = (query: URLSearchParams, locale: Locale, requestId: string) => Promise<SharedSearch | null>;

const searches: Readonly<Record<string, Describe>> = {
  '/': describeFlights,
  [multiCityScreen]: describeSeveralCities,
  '/explore/hotels/results': describeStay,
  '/explore/where': describeWhere,
  '/support/travel-requirements': describeEntryRule,
};

/** The search in a link; null for a page without a search, and for a search that cannot be made (any more). `path` is English. */
export async function describeSharedSearch(
  path: string,
  query: URLSearchParams,
  locale: Locale,
  requestId: string,
): Promise<SharedSearch | null> {
  return (await searches[path]?.(query, locale, requestId)) ?? null;
}

async function describeFlights(query: URLSearchParams, locale: Locale): Promise<SharedSearch | null> {
  if (query.get(resultsView.key) !== resultsView.value) return null;
  const asked = parseFlightSearchRequest(parseFlightSearch(query));
  if (!asked.ok) return null;
  const search = asked.value;
  const [from, to] = placesOf(search);
  const t = await getTranslations({ locale, namespace: 'layout.linkPreview' });
  const days = daysInWords(locale, search.departureDate, search.returnDate);
  const lowest = lowestFare(await findFlightOffers.cached(search));
  return {
    title: t('flights', { from: searchedPlace(from, locale), to: searchedPlace(to, locale) }),
    line: lowest === null ? days : t('withFare', { days, fare: formatQar(lowest, intlTag(locale)) }),
    art: artOfAirport(search.destination) ?? 'doha',
  };
}

/** The lowest fare of an adult in riyals that the sender has just seen; null when there was no such search within the last minutes. */
function lowestFare(answer: string | null): number | null {
  if (!answer) return null;
  const fares = unpackResponse(JSON.parse(answer)).data.map(({ travelerPricings: [adult] }) => Number(adult?.price.total));
  return fares.length > 0 ? Math.min(...fares) : null;
}

async function describeSeveralCities(query: URLSearchParams, locale: Locale): Promise<SharedSearch | null> {
  const searches = parseMultiCity(query);
  const [first, last] = [searches?.[0], searches?.at(-1)];
  if (!searches || !first || !last) return null;
  const cities = [placesOf(first)[0], ...searches.map((search) => placesOf(search)[1])].map((place) =>
    searchedPlace(place, locale),
  );
  return {
    title: cities.join(' – '),
    line: daysInWords(locale, first.departureDate, last.departureDate),
    art: artOfAirport(first.destination) ?? 'doha',
  };
}

async function describeStay(query: URLSearchParams, locale: Locale, requestId: string): Promise<SharedSearch | null> {
  const { destination, checkIn, checkOut } = readStaySearch(query, todayInQatar());
  if (!destination) return null;
  const place = await findPlace(
    destination,
    async (keyword) => (await findFreeHotelPlaces({ keyword, subType: 'CITY', language: locale }, requestId))?.suggestions ?? [],
    AbortSignal.timeout(5_000),
  );
  if (!place) return null;
  const t = await getTranslations({ locale, namespace: 'layout.linkPreview' });
  return {
    title: t('hotels', { place: place.name }),
    line: checkIn && checkOut ? daysInWords(locale, checkIn, checkOut) : place.address.countryName,
    art: artOf(place.id) ?? artOf(place.address.countryName) ?? 'hotel-city',
  };
}

async function describeEntryRule(query: URLSearchParams, locale: Locale): Promise<SharedSearch | null> {
  if (areVisaRulesTooOld()) return null;
  const [passport, destination] = ['passport', 'destination'].map((name) => query.get(name)?.toUpperCase() ?? '') as [
    string,
    string,
  ];
  const rules = visaRulesOf(passport);
  const rule = rules && Object.hasOwn(rules, destination) ? readRule(rules[destination] ?? '') : null;
  const [from, to] = [passport, destination].map((code) => (rule ? regionNames(locale)(code) : undefined));
  if (!rule || !from || !to) return null;
  const t = await getTranslations({ locale });
  return {
    title: t('layout.linkPreview.visa', { passport: from, destination: to }),
    line: rule.days === null ? t(`visa.rules.${rule.kind}`) : t('visa.rules.limit', { days: rule.days }),
    art: artOfCountry(destination) ?? 'visa',
  };
}

/** What is wished for. Neither passport nor budget: a picture goes further than its link. */
export async function describeWhere(query: URLSearchParams, locale: Locale): Promise<SharedSearch> {
  const { choices } = readChoices(query, todayInQatar());
  const t = await getTranslations({ locale, namespace: 'where' });
  const month = choices.month && monthNames(intlTag(locale), 'long')[choices.month - 1];
  const wishes = [
    month,
    choices.nights && t('form.stay', { nights: choices.nights }),
    choices.weather && t(`form.${choices.weather}`),
    choices.hours && t('form.within', { hours: choices.hours }),
    choices.isVisaFree && t('form.isVisaFree'),
    choices.isHalal && t('form.isHalal'),
    choices.isForChildren && t('form.isForChildren'),
    choices.isBeach && t('form.isBeach'),
  ].filter(Boolean);
  return {
    title: t('share.title'),
    line: wishes.join(comma[locale]) || t('share.any', { count: wherePlaces.length }),
    art: choices.weather === 'snow' ? 'interlaken' : 'santorini',
  };
}

/** "10–17 Dec". Days are yyyy-MM-dd. */
function daysInWords(locale: Locale, first: string, last: string = first): string {
  const format = new Intl.DateTimeFormat(intlTag(locale), { day: 'numeric', month: 'short', timeZone: 'UTC' });
  return first === last ? format.format(new Date(first)) : format.formatRange(new Date(first), new Date(last));
}

const airportsByCode = new Map<string, Airport>(airports.map((airport) => [airport.code, airport]));

/** The poster of a place's city, else of its country. */
function artOfAirport(place: string): Picture | null {
  const airport = airportsByCode.get(airportsOf(place)[0] ?? place);
  return airport ? (artOf(airport.city.en) ?? artOf(airport.countryName.en)) : null;
}

/** The poster of a page about a country, by its ISO code. */
function artOfCountry(code: string): Picture | null {
  const place = places.find(({ airport }) => airportsByCode.get(airport)?.country === code);
  const slug = (place ?? destinations.find(({ country }) => country === code))?.art;
  return slug && isPicture(slug) ? slug : null;
}

/** The poster called as an English name is: "Saudi Arabia". */
function artOf(name = ''): Picture | null {
  const slug = name.toLowerCase().replaceAll(' ', '-');
  return isPicture(slug) ? slug : null;
}
