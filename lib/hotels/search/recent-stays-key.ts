import { readDevice } from '@/lib/storage/device-storage';

export const recentStaysKey = 'karam.recent-stays.v1';

/** Whether stays may be stored on this device, in any language and of any age. A separate file, so that it is known before the rest loads. */
export function hasRecentStays(): boolean {
  const stored = readDevice(recentStaysKey);
  return Array.isArray(stored) && stored.length > 0;
}
