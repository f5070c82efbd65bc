'use client';

import { useEffect } from 'react';

/** Tells the loader (lib/site-server/page-store/loader.js) that the page is hydrated, so that it replays earlier events. */
export function Hydrated() {
  useEffect(() => void window.dispatchEvent(new Event('karam:alive')), []);
  return null;
}
