'use client';

import { createContext, type ReactNode, useContext } from 'react';

const StyleContext = createContext<string | null>(null);

/** The address of the street map's style, for the maps of a page; null when the agency has turned it off. */
export function StreetMapStyle({ address, children }: { address: string | null; children: ReactNode }) {
  return <StyleContext value={address}>{children}</StyleContext>;
}

export function useStreetMapStyle(): string | null {
  return useContext(StyleContext);
}
