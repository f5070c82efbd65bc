'use client';

import { useEffect } from 'react';
import { sunAt } from '@/lib/geography/sun';
import { runClock } from './run-clock';

/** Starts the clock of a page that React rendered: browsers run only the inline scripts of pages they load themselves. */
export function StartClock() {
  useEffect(() => {
    const box = document.querySelector<HTMLElement>('[data-clock]');
    if (box) runClock(box, sunAt);
  }, []);
  return null;
}
