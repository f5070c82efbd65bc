'use client';

import { useEffect } from 'react';

/** Tells the loader (lib/site-server/page-store/loader.js) that the page is alive, so that it hands over what was done before. */
export function Alive() {
  useEffect(() => void window.dispatchEvent(new Event('karam:alive')), []);
  return null;
}
