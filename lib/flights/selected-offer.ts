import type {
  FlightSearchAnswer,
  FlightSearchRequest,
  SignedFlightOffer,
} from '@/supabase/functions/_shared/contracts/flight-search';
import { buildFlightSearchQuery } from './search-params';

/** An offer the traveller chose, with all its page needs to show it without asking again. */
export interface SelectedOffer {
  search: FlightSearchRequest;
  offer: SignedFlightOffer;
  meta: FlightSearchAnswer['meta'];
  /** Names of the carriers and aircraft of this answer, by code. */
  dictionaries: FlightSearchAnswer['dictionaries'];
}

/** The version changes with the shape: what an older page has stored is then never read. */
const storageKey = 'karam.selected-offers.v1';

/** Going back and choosing another offer keeps the earlier ones at hand, within reason: twice the legs of the longest journey. */
const keptSelections = 12;

/** Keeps a chosen offer for this tab, so that the booking page shows it at once and after a reload. Never throws. */
export function rememberOffer(selected: SelectedOffer): void {
  const others = readSelections().filter((other) => !isSame(other, selected.search, selected.offer.id));
  try {
    sessionStorage.setItem(storageKey, JSON.stringify([selected, ...others].slice(0, keptSelections)));
  } catch {
    // A full or forbidden storage costs the head start only: the booking page can search again.
  }
}

/** The remembered offer of this search, or null. It may have expired: look at `meta.expiresAt`. */
export function recallOffer(search: FlightSearchRequest, offerId: string): SelectedOffer | null {
  return readSelections().find((selected) => isSame(selected, search, offerId)) ?? null;
}

function isSame({ search, offer }: SelectedOffer, otherSearch: FlightSearchRequest, offerId: string): boolean {
  return offer.id === offerId && String(buildFlightSearchQuery(search)) === String(buildFlightSearchQuery(otherSearch));
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
