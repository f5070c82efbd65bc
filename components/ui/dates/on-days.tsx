'use client';

import { createElement, type ReactNode } from 'react';
import { useDay } from '@/lib/time/use-today';

interface OnDaysProps {
  /** First and last day, yyyy-MM-dd; without one, it has always held or holds for ever. */
  from?: string;
  until?: string;
  /** The day of the build. */
  built: string;
  children: ReactNode;
}

/**
 * What holds on some days only, such as an offer: it comes and leaves by itself. The site's server takes it out of the page on other days
 * (lib/site-server/page-store/dated-page.ts), without script too, so it has an element of its own, which must not contain another.
 */
export function OnDays({ from = '', until = '', built, children }: OnDaysProps) {
  const day = useDay();
  const holdsOn = (date: string) => from <= date && (until === '' || date <= until);
  if (day && !holdsOn(day)) return null;
  const isHidden = !day && !holdsOn(built);
  return createElement('on-days', { 'data-from': from, 'data-until': until, ...(isHidden && { hidden: true }) }, children);
}
