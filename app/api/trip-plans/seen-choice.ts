import 'server-only';
import type { Bilingual } from '@/content/bilingual';
import { hotels } from '@/content/hotels';
import { airportPictures } from '@/lib/flights/airports/airport-pictures';
import { leastBags } from '@/lib/flights/fare';
import { bagsInWords } from '@/lib/flights/fare-words';
import { oneTicketResultsPath } from '@/lib/flights/multi-city/address';
import { airlineName, cityName, searchedPlace } from '@/lib/flights/place-names';
import { type ItinerarySummary, type OfferSummary, summarizeOffer } from '@/lib/flights/results/summarize-offer';
import { type ChoiceInAddress, choiceInAddress } from '@/lib/flights/search/choice-in-address';
import { flightResultsPath } from '@/lib/flights/search/search-params';
import { handleFlightSearch } from '@/lib/flights/search/search-responses';
import { selectionInAnswer } from '@/lib/flights/selection-in-answer';
import { cancellationTerms } from '@/lib/hotels/cancellation';
import { freeUntilInWords } from '@/lib/hotels/cancellation-words';
import { findHotel } from '@/lib/hotels/details/find-hotel';
import { ratesOnSale } from '@/lib/hotels/room-groups';
import { hotelSearchRequestOf } from '@/lib/hotels/search/search-hotels';
import { readStaySearch, searchOfHotel } from '@/lib/hotels/search/search-params';
import { handleHotelSearch } from '@/lib/hotels/search/search-responses';
import { hotelStayPath } from '@/lib/hotels/search/whole-search';
import { countAdults, countGuests } from '@/lib/hotels/stay-rooms';
import { comma, intlTag, type Locale, locales } from '@/lib/i18n/locales';
import { wordsIn } from '@/lib/i18n/server-words';
import { formatQar } from '@/lib/money';
import { findPackage } from '@/lib/packages/on-sale/on-sale';
import { isRobot } from '@/lib/routes/link-previews';
import { searchForPage } from '@/lib/search/search-for-page';
import { isolated } from '@/lib/text/isolate';
import { daysBetween, formatClock } from '@/lib/time/dates';
import { formatShortDay } from '@/lib/time/short-day';
import type { PlanTerm, Said } from '@/lib/trip-plans/plan';
import type { SeenChoice } from '@/lib/trip-plans/store';
import { todayInQatar } from '@/supabase/functions/_shared/contracts/calendar-day';
import { type PackedResponse, unpackResponse } from '@/supabase/functions/_shared/contracts/flights/packed/packed-response';
import type { HotelSearchResponse } from '@/supabase/functions/_shared/contracts/hotels/hotel-search';

type Words = Awaited<ReturnType<typeof words>>;
const words = (locale: Locale) => wordsIn(locale, ['flights', 'hotels', 'packages', 'tripPlans']);

/** Something that a plan can have, with the title that a plan made with it gets. */
export interface Found extends SeenChoice {
  planTitle: Bilingual;
}

/**
 * What is at an address of the site, looked up again: a flight of a search, a hotel or a package. Null for any other address, and for what is not
 * there or cannot be read now. `asked` are the headers of the request.
 */
export async function seeChoice(address: string, asked: Headers): Promise<Found | null> {
  const url = URL.parse(address.slice(0, 1500), 'http://site');
  if (url?.host !== 'site' || isRobot(asked)) return null;
  const { pathname: path, searchParams: query } = url;
  if (path === '/booking/passenger-info') {
    const choice = choiceInAddress(query);
    return choice && seeFlight(choice, asked);
  }
  const [, stay] = /^\/explore\/hotels\/stay\/([\w-]{1,80})$/.exec(path) ?? [];
  if (stay) return seeStay(stay, query, asked);
  const [, kind, name = ''] = /^\/(explore\/hotels|travel\/package)\/([a-z0-9-]{1,80})$/.exec(path) ?? [];
  return kind === 'travel/package' ? seePackage(name) : kind ? seeHotel(name) : null;
}

/** The same text made in each language. */
async function inBoth(make: (t: Words, locale: Locale, tag: string) => string | Promise<string>): Promise<Bilingual> {
  const [en, ar] = await Promise.all(locales.map(async (locale) => make(await words(locale), locale, intlTag(locale))));
  return { en: en ?? '', ar: ar ?? '' };
}

/** In order; what is null is left out. */
async function factsOf(facts: Partial<Record<PlanTerm, Parameters<typeof inBoth>[0] | null>>): Promise<Said['facts']> {
  const made = Object.entries(facts).map(async ([term, make]) => make && { term: term as PlanTerm, text: await inBoth(make) });
  return (await Promise.all(made)).filter((fact) => fact !== null);
}

const period = (first: string, last: string, tag: string) =>
  isolated(
    new Intl.DateTimeFormat(tag, { day: 'numeric', month: 'short', timeZone: 'UTC' }).formatRange(
      new Date(first),
      new Date(last),
    ),
  );

async function seeFlight(choice: ChoiceInAddress, asked: Headers): Promise<Found | null> {
  const { search } = choice;
  const found = await searchForPage<PackedResponse>('Flight search', asked, (request) => handleFlightSearch(request, search));
  const selected = found.ok ? selectionInAnswer(unpackResponse(found.value), choice).selected : null;
  if (!selected) return null;
  const { offer, dictionaries } = selected;
  const summary = summarizeOffer(offer);
  const [first, second] = summary.itineraries;
  const last = summary.itineraries.at(-1);
  if (!first || !last) return null;
  const results = search.furtherLegs ? oneTicketResultsPath(search) : flightResultsPath(search);
  const way = ({ departureAt, arrivalAt, origin, destination, dayOffset }: ItinerarySummary, tag: string) =>
    `${formatShortDay(departureAt, tag)}${tag.startsWith('ar') ? '، ' : ', '}${onOneLine(`${origin} ${formatClock(departureAt)} – ${destination} ${formatClock(arrivalAt)}${dayOffset ? ` +${dayOffset}` : ''}`)}`;
  const bags = leastBags(offer);
  const art = airportPictures.get(first.destination);
  const refund = offer.conditions?.refund.allowed ?? null;
  return {
    kind: 'flight',
    address: `${results}&open=${encodeURIComponent(offer.id)}`,
    price: summary.totalPrice,
    lastDay: last.arrivalAt.slice(0, 10),
    planTitle: await inBoth(
      (_t, locale, tag) =>
        `${searchedPlace(search.destination, locale)}${comma[locale]}${period(first.departureAt.slice(0, 10), last.arrivalAt.slice(0, 10), tag)}`,
    ),
    said: {
      title: await inBoth((t, locale) =>
        t('tripPlans')('titles.flight', { from: cityName(first.origin, locale), to: cityName(first.destination, locale) }),
      ),
      ...(art && { picture: { id: first.destination, art } }),
      per: await inBoth((t) =>
        t('tripPlans')('per.flight', { count: summary.travellers, children: search.children, infants: search.infants }),
      ),
      facts: await factsOf({
        out: (_t, _locale, tag) => way(first, tag),
        back: summary.isRoundTrip && second ? (_t, _locale, tag) => way(second, tag) : null,
        legs:
          summary.itineraries.length > 1 && !summary.isRoundTrip
            ? (_t, locale, tag) =>
                summary.itineraries
                  .slice(1)
                  .map((one) => way(one, tag))
                  .join(comma[locale])
            : null,
        airline: (_t, locale) =>
          summary.airlines.map((code) => airlineName(code, locale, dictionaries.carriers)).join(comma[locale]),
        stops: (t) => stopsInWords(summary, t),
        duration: (t) => durationInWords(summary.longestMinutes, t),
        bags: (t) => (bags ? bagsInWords(bags, t('flights.results.card')) : t('flights.results.chips')('bagsUnknown')),
        refund: (t) => t('tripPlans')(`refund.${refund === null ? 'unknown' : refund ? 'yes' : 'no'}`),
      }),
    },
  };
}

/** Times of a flight, which are read as one. */
const onOneLine = (times: string) => isolated(times.replaceAll(' ', '\u00a0'));

function stopsInWords({ stops }: OfferSummary, t: Words): string {
  const card = t('flights.results.card');
  return stops === 0 ? card('nonStop') : card('stops', { count: stops });
}

function durationInWords(total: number, t: Words): string {
  const duration = t('flights.results.duration');
  const [hours, minutes] = [Math.floor(total / 60), total % 60];
  if (hours === 0) return duration('minutes', { minutes });
  return minutes === 0 ? duration('hours', { hours }) : duration('both', { hours, minutes });
}

/** A hotel of the search: the lowest price of the stay in the address, or no price without one. */
async function seeStay(id: string, query: URLSearchParams, asked: Headers): Promise<Found | null> {
  const [english, arabic] = await Promise.all([findHotel(id, 'en'), findHotel(id, 'ar')]);
  if (english.status !== 'found' || arabic.status !== 'found') return null;
  const hotel = { en: english.hotel, ar: arabic.hotel };
  const today = todayInQatar();
  const search = searchOfHotel(readStaySearch(query, today), hotel.en.place?.id ?? null);
  const request = search && hotelSearchRequestOf(search, 'en', id);
  const found =
    request && (await searchForPage<HotelSearchResponse>('Hotel search', asked, (sender) => handleHotelSearch(sender, request)));
  if (found && !found.ok) return null;
  const rate = found && ratesOnSale(found.value, id)[0];
  // With days, a hotel without a room is nothing to vote on.
  if (search && !rate) return null;
  const [photo] = hotel.en.media;
  const due = rate ? Number(rate.price.dueAtProperty) : 0;
  const city = await inBoth((_t, locale) => hotel[locale].address.cityName);
  return {
    kind: 'stay',
    address: hotelStayPath(id, search),
    price: rate ? Number(rate.price.total) : null,
    lastDay: search?.checkOut ?? null,
    planTitle: await inBoth((_t, locale, tag) =>
      search ? `${city[locale]}${comma[locale]}${period(search.checkIn, search.checkOut, tag)}` : city[locale],
    ),
    said: {
      title: await inBoth((_t, locale) => hotel[locale].name),
      ...(photo && { picture: { id: '', art: photo.uri } }),
      per: await inBoth((t) =>
        search
          ? t('tripPlans')('per.stay', {
              nights: daysBetween(search.checkIn, search.checkOut),
              guests: countGuests(search.rooms),
              children: countGuests(search.rooms) - countAdults(search.rooms),
              rooms: search.rooms.length,
            })
          : '',
      ),
      facts: await factsOf({
        days: search && ((_t, _locale, tag) => period(search.checkIn, search.checkOut, tag)),
        place: (_t, locale) => city[locale],
        stars: hotel.en.rating >= 1 ? (t) => t('hotels')('stars', { count: Math.round(hotel.en.rating) }) : null,
        board: rate ? (t) => t('hotels.results.boards')(rate.board) : null,
        cancellation: rate
          ? (t, _locale, tag) => {
              const cancel = t('hotels.results.cancellation');
              const { cancellation } = rate;
              return freeUntilInWords(cancellationTerms(cancellation, today), cancel, tag) ?? t('tripPlans')('refund.no');
            }
          : null,
        atProperty: due > 0 ? (_t, _locale, tag) => isolated(formatQar(due, tag)) : null,
      }),
    },
  };
}

/** A hotel with a page that we wrote; its price is asked for. */
async function seeHotel(slug: string): Promise<Found | null> {
  const hotel = hotels.find((one) => one.slug === slug);
  if (!hotel) return null;
  const place = await inBoth((_t, locale) => `${hotel.city[locale]}${comma[locale]}${hotel.country[locale]}`);
  return {
    kind: 'stay',
    address: `/explore/hotels/${slug}`,
    price: null,
    lastDay: null,
    planTitle: hotel.city,
    said: {
      title: hotel.name,
      picture: { id: slug, art: hotel.art },
      per: { en: '', ar: '' },
      facts: await factsOf({ place: (_t, locale) => place[locale], stars: (t) => t('hotels')('stars', { count: hotel.stars }) }),
    },
  };
}

async function seePackage(id: string): Promise<Found | null> {
  const found = findPackage(id);
  if (!found) return null;
  const { name, price, nights, accommodation, art } = found.holiday;
  return {
    kind: 'package',
    address: `/travel/package/${id}`,
    price,
    lastDay: null,
    planTitle: name,
    said: {
      title: name,
      picture: { id, art },
      per: await inBoth((t) => t('tripPlans')('per.package')),
      facts: await factsOf({
        place: (_t, locale) => found.country.name[locale],
        nights: (t) => t('packages')('duration', { nights, days: nights + 1 }),
        lodging: (_t, locale) => accommodation[locale],
        board: (t) => t('packages.package')('facts.breakfast'),
      }),
    },
  };
}
