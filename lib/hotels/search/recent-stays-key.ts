import { readDevice } from '@/lib/storage/device-storage';

export const recentStaysKey = 'karam.recent-stays.v1';

/** Whether stays may be saved on this device, in any language and of any age. In a file of its own, so that it is known before the rest loads. */
export function hasRecentStays(): boolean {
  const stored = readDevice(recentStaysKey);
  return Array.isArray(stored) && stored.length > 0;
}
