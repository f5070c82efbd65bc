import { readDevice } from '@/lib/storage/device-storage';

export const recentStaysKey = 'karam.recent-stays.v1';

/** Whether stays may be kept on this device, of whatever language or age; read before the code that knows them is there. */
export function hasRecentStays(): boolean {
  const stored = readDevice(recentStaysKey);
  return Array.isArray(stored) && stored.length > 0;
}
