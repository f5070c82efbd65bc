import type { Locale } from '@/lib/i18n/locales';
import { readTab, writeTab } from '@/lib/storage/tab-storage';
import type { HotelSearchAnswer, SignedHotelOffer } from './offer';
import { searchKey } from './search/answer-cache';
import type { StaySearch } from './search/search-params';

/** A hotel the visitor chose, with all its page needs to show it without asking again. */
export interface SelectedStay {
  search: StaySearch;
  /** As it was sealed: the request must carry exactly this. */
  searchParams: HotelSearchAnswer['searchParams'];
  hotel: SignedHotelOffer;
  /** The rate its address names, null for the best; not set where it is its own. */
  chosenAs?: string | null;
  place: HotelSearchAnswer['place'];
  meta: HotelSearchAnswer['meta'];
}

/** The version changes with the shape: what an older page has stored is then never read. */
const storageKey = 'karam.chosen-stays.v1';

/** How many chosen stays are kept, so that a visitor who goes back finds earlier ones. */
const maxStays = 5;

/** Keeps a chosen stay, with its seal, for this tab. Never throws. */
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

/** Only this module writes the key, so the outline is enough; the server checks the seal anyway. */
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
