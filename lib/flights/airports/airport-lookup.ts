import type { AirportLookup } from './suggest-airports';

let lookup: Promise<typeof import('./suggest-airports')> | undefined;

/** The airport list and its search, loaded once, shortly before use. A failed load is retried. */
function load() {
  lookup ??= import('./suggest-airports').catch((error: unknown) => {
    lookup = undefined;
    throw error;
  });
  return lookup;
}

/** Suggests cities with several airports too, each as a whole. */
export async function loadAirportLookup(): Promise<AirportLookup> {
  return (await load()).placeLookup;
}

/** For fields that take a single airport: no cities. */
export async function loadSingleAirports(): Promise<AirportLookup> {
  return (await load()).airportLookup;
}
