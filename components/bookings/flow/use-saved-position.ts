import { useEffect } from 'react';
import { isShapedLike } from '@/lib/storage/stored-shape';
import { readTab, removeTab, writeTab } from '@/lib/storage/tab-storage';

const placeKey = 'karam.booking-place.v1';
const nowhere = { of: '', top: 0, field: '' };

/**
 * Restores scroll position and focus after a reload. The browser cannot: the page reaches its height too late. `of` identifies the trip and the
 * step; the position of another one is discarded.
 */
export function useSavedPosition(of: string): void {
  useEffect(() => {
    const saved = readTab(placeKey);
    removeTab(placeKey);
    if (!isReload() || !isPlace(saved) || saved.of !== of) return;
    if (saved.field) document.getElementById(saved.field)?.focus({ preventScroll: true });
    window.scrollTo({ top: saved.top, behavior: 'instant' });
  }, [of]);

  useEffect(() => {
    const keep = () => writeTab(placeKey, { of, top: window.scrollY, field: document.activeElement?.id ?? '' });
    window.addEventListener('pagehide', keep);
    return () => window.removeEventListener('pagehide', keep);
  }, [of]);
}

function isReload(): boolean {
  const [arrival] = performance.getEntriesByType('navigation');
  return arrival instanceof PerformanceNavigationTiming && arrival.type === 'reload';
}

function isPlace(stored: unknown): stored is typeof nowhere {
  return isShapedLike(stored, nowhere);
}
