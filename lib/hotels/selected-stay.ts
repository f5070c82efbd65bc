import type { Locale } from '@/lib/i18n/locales';
import { readTab, writeTab } from '@/lib/storage/tab-storage';
import type { HotelSearchResponse, SignedHotelOffer } from './offer';
import { searchKey } from './search/response-cache';
import type { StaySearch } from './search/search-params';

/** The selected hotel, with everything its page shows. */
export interface SelectedStay {
  search: StaySearch;
  /** As signed: the request must contain exactly these. */
  searchParams: HotelSearchResponse['searchParams'];
  hotel: SignedHotelOffer;
  /** The rate in its address, null for the best; not set when it is the offer's own rate. */
  chosenAs?: string | null;
  place: HotelSearchResponse['place'];
  meta: HotelSearchResponse['meta'];
}

/** The version changes with the shape, so that data of an older page is not read. */
const storageKey = 'karam.chosen-stays.v1';

/** The number of saved stays, so that going back finds earlier ones. */
const maxStays = 5;

/** Saves a selected stay, with its signature, for this tab. Never throws. */
export function saveStay(stay: SelectedStay): void {
  const key = keyOf(stay);
  const others = readStays().filter((other) => keyOf(other) !== key);
  writeTab(storageKey, [stay, ...others].slice(0, maxStays));
}

/** The saved stay of this search in this language, or null; without `rate` at the best rate. It may have expired: check `meta.expiresAt`. */
export function loadStay(search: StaySearch, hotelId: string, rate: string | null, locale: Locale): SelectedStay | null {
  const key = `${searchKey(search, locale)}#${hotelId}#${rate ?? ''}`;
  return readStays().find((stay) => keyOf(stay) === key) ?? null;
}

function keyOf(stay: SelectedStay): string {
  const { search, searchParams, hotel } = stay;
  return `${searchKey(search, searchParams.language)}#${hotel.id}#${rateInAddress(stay) ?? ''}`;
}

export function rateInAddress({ hotel, chosenAs = hotel.rate ?? null }: SelectedStay): string | null {
  return chosenAs;
}

/** Checks only the outline: no other module writes this key, and the server checks the signature. */
function readStays(): SelectedStay[] {
  const stored = readTab(storageKey);
  return Array.isArray(stored) ? stored.filter(isStay) : [];
}

function isStay(stored: unknown): stored is SelectedStay {
  const { search, searchParams, hotel, place, meta } = (stored ?? {}) as Partial<SelectedStay>;
  return Boolean(
    search?.destination && search.rooms?.length && searchParams?.language && hotel?.id && place?.name && meta?.expiresAt,
  );
}
