import { isSameInRiyals } from '@/lib/money';
import { hasWorseTerms } from '@/supabase/functions/_shared/contracts/flights/fare-terms';
import type { FlightSearchRequest } from '@/supabase/functions/_shared/contracts/flights/flight-request';
import type { FlightSearchAnswer, SignedFlightOffer } from '@/supabase/functions/_shared/contracts/flights/flight-search';
import { signedUntil } from '@/supabase/functions/_shared/offer-signature';
import { offerExpiry } from './offer-expiry';
import { buildFlightSearchQuery } from './search/search-params';

/** An offer the traveller chose, with all its page needs to show it without asking again. */
export interface SelectedOffer {
  search: FlightSearchRequest;
  offer: SignedFlightOffer;
  meta: FlightSearchAnswer['meta'];
  /** Names of the carriers and aircraft of this answer, by code. */
  dictionaries: FlightSearchAnswer['dictionaries'];
  /** The id under which it was chosen and stands in addresses, where the supplier has given it another since. */
  chosenAs?: string;
}

/** For the whole party, in QAR. */
export function totalOf({ offer }: SelectedOffer): number {
  return Number(offer.price.total);
}

/** Whether whoever saw the one need not be asked about the other: neither total nor terms have become others, as far as the page shows or to their disadvantage. */
export function isUnchanged(sold: readonly SelectedOffer[], seen: readonly SelectedOffer[]): boolean {
  return isSameInRiyals(sumOf(sold), sumOf(seen)) && !isWorse(sold, seen);
}

/** Whether any of them comes with fewer bags or stricter conditions than the one that was seen. */
export function isWorse(sold: readonly SelectedOffer[], seen: readonly SelectedOffer[]): boolean {
  return sold.some(({ offer }, index) => hasWorseTerms(offer, seen[index]?.offer ?? offer));
}

function sumOf(offers: readonly SelectedOffer[]): number {
  return offers.reduce((sum, each) => sum + totalOf(each), 0);
}

/** ISO instant after which it cannot be booked. */
export function expiryOf({ offer, meta }: SelectedOffer): string {
  return offerExpiry(offer, meta);
}

/** The same choice as it is sold now; `offer` carries a seal of its own. */
export function soldNow(selected: SelectedOffer, offer: SignedFlightOffer): SelectedOffer {
  const meta = { ...selected.meta, expiresAt: signedUntil(offer.signature) };
  return { ...selected, offer, meta, chosenAs: selectedIdOf(selected) };
}

/** How addresses name the choice. */
export function selectedIdOf({ offer, chosenAs = offer.id }: SelectedOffer): string {
  return chosenAs;
}

/** The version changes with the shape: what an older page has stored is then never read. */
const storageKey = 'karam.selected-offers.v1';

/** Going back and choosing another offer keeps the earlier ones at hand, within reason: twice the legs of the longest journey. */
const maxOffers = 12;

/** Keeps a chosen offer for this tab, so that the booking page shows it at once and after a reload. Never throws. */
export function saveOffer(selected: SelectedOffer): void {
  keep([selected, ...othersThan(selected)]);
}

/** An offer that is sold no more is not shown again. */
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
    // A full or forbidden storage costs the head start only: the booking page can search again.
  }
}

/** The remembered offer of this search, or null. It may have expired: look at `expiryOf`. */
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

/** Only this module writes the key, so the outline is enough; the server checks the offer's seal anyway. */
function isSelection(stored: unknown): stored is SelectedOffer {
  const { search, offer, meta, dictionaries } = (stored ?? {}) as Partial<SelectedOffer>;
  return Boolean(search?.origin && offer?.id && offer.itineraries?.length && meta?.expiresAt && dictionaries?.carriers);
}
