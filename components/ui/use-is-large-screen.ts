'use client';

import { useSyncExternalStore } from 'react';

const query = '(min-width: 48rem)';

/** Whether there is room for two months side by side. */
export function useIsLargeScreen(): boolean {
  return useSyncExternalStore(
    (notify) => {
      const media = window.matchMedia(query);
      media.addEventListener('change', notify);
      return () => media.removeEventListener('change', notify);
    },
    () => window.matchMedia(query).matches,
    () => false,
  );
}
