import { minutesToPay } from '@/lib/bookings/model/payment-row';
import { type SeenPrice, seenPrices } from '@/lib/bookings/model/price-record';
import { isSameInRiyals } from '@/lib/money';
import { readTab } from '@/lib/storage/tab-storage';
import { hasWorseTerms, isSameBrand } from '@/supabase/functions/_shared/contracts/flights/fare-terms';
import type { FlightSearchRequest } from '@/supabase/functions/_shared/contracts/flights/flight-request';
import type { FlightSearchResponse, SignedFlightOffer } from '@/supabase/functions/_shared/contracts/flights/flight-search';
import { signedUntil } from '@/supabase/functions/_shared/offer-signature';
import { brandOf } from './fare';
import { buildFlightSearchQuery } from './search/search-params';

/** The offer a visitor selected, with everything its page shows. */
export interface SelectedOffer {
  search: FlightSearchRequest;
  offer: SignedFlightOffer;
  meta: FlightSearchResponse['meta'];
  /** Names of the carriers and aircraft of this answer, by code. */
  dictionaries: FlightSearchResponse['dictionaries'];
  /** The id at selection, which addresses keep; the supplier may use another id now. */
  chosenAs?: string;
  /** What it cost in the results, for the price record. */
  prices?: readonly SeenPrice[];
}

/** For the whole party, in QAR. */
export function totalOf({ offer }: SelectedOffer): number {
  return Number(offer.price.total);
}

/** True when the visitor need not confirm again: the shown total and the names of the fares are the same, and no terms are worse. */
export function isUnchanged(sold: readonly SelectedOffer[], seen: readonly SelectedOffer[]): boolean {
  return isSameInRiyals(sumOf(sold), sumOf(seen)) && !isWorse(sold, seen) && otherFares(sold, seen).length === 0;
}

/** Offers that now have another fare than the visitor saw, with both names if known. */
export function otherFares(sold: readonly SelectedOffer[], seen: readonly SelectedOffer[]): { was: string; now: string }[] {
  return sold.flatMap(({ offer }, index) => {
    const before = seen[index]?.offer ?? offer;
    const [was, now] = [brandOf(before), brandOf(offer)];
    return !was || !now || isSameBrand(offer, before) ? [] : [{ was, now }];
  });
}

/** True when an offer now has fewer bags or stricter conditions than the visitor saw. */
export function isWorse(sold: readonly SelectedOffer[], seen: readonly SelectedOffer[]): boolean {
  return sold.some(({ offer }, index) => hasWorseTerms(offer, seen[index]?.offer ?? offer));
}

function sumOf(offers: readonly SelectedOffer[]): number {
  return offers.reduce((sum, each) => sum + totalOf(each), 0);
}

/** ISO instant after which it cannot be booked: the end of the signature or of the supplier's hold, whichever is sooner. */
export function expiryOf({ offer: { expiresAt: held }, meta: { expiresAt } }: SelectedOffer): string {
  return held && Date.parse(held) < Date.parse(expiresAt) ? held : expiresAt;
}

/**
 * True when it must be found again before it is sent, because it has expired or, where it is paid at once, ends before somebody has read the review
 * and paid: `minutesToPay` and four minutes more. `now` is in milliseconds.
 */
export function isRenewalDue(selected: SelectedOffer, isPaidAtOnce: boolean, now = Date.now()): boolean {
  return Date.parse(expiryOf(selected)) <= now + (isPaidAtOnce ? (minutesToPay + 4) * 60_000 : 0);
}

/** The selection with its present `offer`, which has a new signature. */
export function soldNow(selected: SelectedOffer, offer: SignedFlightOffer): SelectedOffer {
  const meta = { ...selected.meta, expiresAt: signedUntil(offer.signature) };
  return { ...selected, offer, meta, chosenAs: selectedIdOf(selected) };
}

/** The id of the selection in addresses. */
export function selectedIdOf({ offer, chosenAs = offer.id }: SelectedOffer): string {
  return chosenAs;
}

/** Change the version with the shape, so that data an older page stored is not read. */
const storageKey = 'karam.selected-offers.v1';

/** Twice the legs of the longest journey, so that going back finds the earlier offers. */
const maxOffers = 12;

/** Saves a selected offer in this tab, for the booking page and its reloads. Never throws. */
export function saveOffer(selected: SelectedOffer): void {
  const prices = selected.prices ?? loadOffer(selected.search, selectedIdOf(selected))?.prices ?? [];
  keep([{ ...selected, prices }, ...othersThan(selected)]);
}

/** Saves what is selected in the results, with what it cost there. */
export function selectOffer(selected: SelectedOffer): void {
  const total = totalOf(selected);
  const found = { step: 'search', total, at: selected.meta.searchedAt } as const;
  saveOffer({ ...selected, prices: [found, { step: 'details', total, at: new Date().toISOString() }] });
}

/** What a link to an offer tells its page where no script of ours runs before it is followed: it is stored in the tab (lib/site-server/streamed-page/stream-start.js). */
export function priceSeenOf(offer: SignedFlightOffer, { searchedAt: at }: FlightSearchResponse['meta']): string {
  return JSON.stringify([offer.id, Number(offer.price.total), at]);
}

/** What an offer cost where it was selected in this tab; empty when it was not. */
export function pricesInResults(search: FlightSearchRequest, offerId: string): readonly SeenPrice[] {
  const known = loadOffer(search, offerId)?.prices ?? [];
  if (known.length > 0) return known;
  const followed: unknown = readTab('karam.price-seen.v1');
  const [id, total, at] = Array.isArray(followed) ? followed : [];
  const read = seenPrices.safeParse([{ step: 'search', total, at }]);
  return read.success && id === offerId ? read.data : [];
}

/** Removes an offer that is no longer sold. */
export function clearOffer(selected: SelectedOffer): void {
  keep(othersThan(selected));
}

function othersThan(selected: SelectedOffer): SelectedOffer[] {
  return readSelections().filter((other) => !isSame(other, selected.search, selectedIdOf(selected)));
}

function keep(selections: readonly SelectedOffer[]): void {
  try {
    sessionStorage.setItem(storageKey, JSON.stringify(selections.slice(0, maxOffers)));
  } catch {
    // Without storage the booking page searches again.
  }
}

/** The saved offer of this search, or null. It may have expired: see `expiryOf`. */
export function loadOffer(search: FlightSearchRequest, offerId: string): SelectedOffer | null {
  return readSelections().find((selected) => isSame(selected, search, offerId)) ?? null;
}

function isSame(selected: SelectedOffer, otherSearch: FlightSearchRequest, offerId: string): boolean {
  const queryOf = (search: FlightSearchRequest) => String(buildFlightSearchQuery(search));
  return selectedIdOf(selected) === offerId && queryOf(selected.search) === queryOf(otherSearch);
}

function readSelections(): SelectedOffer[] {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(storageKey) ?? '[]');
    return Array.isArray(stored) ? stored.filter(isSelection) : [];
  } catch {
    return [];
  }
}

/** Checks only the outline: no other module writes this key, and the server checks the signature. */
function isSelection(stored: unknown): stored is SelectedOffer {
  const { search, offer, meta, dictionaries } = (stored ?? {}) as Partial<SelectedOffer>;
  return Boolean(search?.origin && offer?.id && offer.itineraries?.length && meta?.expiresAt && dictionaries?.carriers);
}

/** English path of the passenger form for one offer of a search. */
export function passengerInfoPath(search: FlightSearchRequest, offerId: string): string {
  const query = buildFlightSearchQuery(search);
  query.set('offer', offerId);
  return `/booking/passenger-info?${query}`;
}
