import { readDevice, writeDevice } from '@/lib/storage/device-storage';
import { isShapedLike } from '@/lib/storage/stored-shape';

const storageKey = 'karam.saved-hotels.v1';
const mostSaved = 30;

/** A hotel to come back to, on this device. `name` is in the language it was saved in. */
export interface SavedHotel {
  id: string;
  /** What a search calls its city. */
  place: string;
  name: string;
}

/** Newest first; empty when storage is refused or holds something else. */
export function listSavedHotels(): SavedHotel[] {
  const stored = readDevice(storageKey);
  return isShapedLike(stored, [{ id: '', place: '', name: '' }]) ? (stored as SavedHotel[]) : [];
}

/** Saves the hotel, or takes it out again. */
export function toggleSavedHotel(hotel: SavedHotel): void {
  const saved = listSavedHotels();
  const others = saved.filter(({ id }) => id !== hotel.id);
  writeDevice(storageKey, others.length < saved.length ? others : [hotel, ...others].slice(0, mostSaved));
}
