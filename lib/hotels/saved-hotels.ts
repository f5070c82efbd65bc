import { useSyncExternalStore } from 'react';
import { readDevice, writeDevice } from '@/lib/storage/device-storage';
import { isShapedLike } from '@/lib/storage/stored-shape';

export const savedHotelsKey = 'karam.saved-hotels.v1';
const mostSaved = 30;

/** A hotel saved on this device. `name` is in the language at the time of saving. */
export interface SavedHotel {
  id: string;
  /** The city of a search. */
  place: string;
  name: string;
}

/** Newest first; empty when storage is blocked or holds something else. */
export function listSavedHotels(): SavedHotel[] {
  const stored = readDevice(savedHotelsKey);
  return isShapedLike(stored, [{ id: '', place: '', name: '' }]) ? (stored as SavedHotel[]) : [];
}

/** Saves the hotel, or removes it. */
export function toggleSavedHotel(hotel: SavedHotel): void {
  const saved = listSavedHotels();
  const others = saved.filter(({ id }) => id !== hotel.id);
  writeDevice(savedHotelsKey, others.length < saved.length ? others : [hotel, ...others].slice(0, mostSaved));
  // Read again: without storage nothing was saved, and every heart must show that.
  known = null;
  for (const notify of watchers) notify();
}

const none: readonly SavedHotel[] = [];
const watchers = new Set<() => void>();
let known: readonly SavedHotel[] | null = null;

function watch(notify: () => void): () => void {
  // Another page may have saved one since the last read.
  if (watchers.size === 0) known = null;
  watchers.add(notify);
  return () => watchers.delete(notify);
}

/** The saved hotels of this device, shared by all hearts on the page; none on the server. */
export function useSavedHotels(): readonly SavedHotel[] {
  return useSyncExternalStore(
    watch,
    () => {
      known ??= listSavedHotels();
      return known;
    },
    () => none,
  );
}
