'use client';

import type { MouseEvent, ReactNode } from 'react';

/** Query parameters for days and rooms. Without the city, because the links lead to others. */
const carried = ['checkin', 'checkout', 'rooms'];

/** Adds the days and rooms of the address to the links inside it. */
export function CarryStay({ children }: { children: ReactNode }) {
  return <div onClickCapture={carry}>{children}</div>;
}

function carry(event: MouseEvent): void {
  const link = (event.target as Element).closest('a');
  const query = new URLSearchParams(window.location.search);
  for (const name of [...query.keys()]) if (!carried.includes(name)) query.delete(name);
  if (!link || query.size === 0) return;
  link.search = String(query);
  // The router has the link without these parameters; the browser follows the changed address.
  event.stopPropagation();
}
