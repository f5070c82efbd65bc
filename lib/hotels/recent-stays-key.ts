export const recentStaysKey = 'karam.recent-stays.v1';

/** Whether stays may be kept on this device, of whatever language or age; read before the code that knows them is there. */
export function hasRecentStays(): boolean {
  try {
    return (window.localStorage.getItem(recentStaysKey) ?? '[]') !== '[]';
  } catch {
    return false;
  }
}
