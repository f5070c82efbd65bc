'use client';

import type { MouseEvent, ReactNode } from 'react';

/** Query parameters for the days and rooms of a search. The city is left out: the link is to another one. */
const carried = ['checkin', 'checkout', 'rooms'];

/** Links inside it take along the days and rooms that are in the address. */
export function CarryStay({ children }: { children: ReactNode }) {
  return <div onClickCapture={carry}>{children}</div>;
}

function carry(event: MouseEvent): void {
  const link = (event.target as Element).closest('a');
  const query = new URLSearchParams(window.location.search);
  for (const name of [...query.keys()]) if (!carried.includes(name)) query.delete(name);
  if (!link || query.size === 0) return;
  link.search = String(query);
  // The router knows the link without them; the browser goes where it leads now.
  event.stopPropagation();
}
