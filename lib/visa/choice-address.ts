export interface Choice {
  /** ISO 3166-1 alpha-2; null until selected. */
  passport: string | null;
  destination: string | null;
}

export interface KnownCodes {
  passports: readonly string[];
  destinations: readonly string[];
}

export interface ChoiceOfAddress extends Choice {
  /** In the address, but not in our list. */
  unknown: readonly (keyof Choice)[];
}

/** The selection in a query such as "?passport=QA&destination=FR", in any case. Unknown codes count as not selected. */
export function readChoice(query: string, { passports, destinations }: KnownCodes): ChoiceOfAddress {
  const params = new URLSearchParams(query);
  const pick = (name: string, codes: readonly string[]) => {
    const code = params.get(name)?.toUpperCase() ?? '';
    return codes.includes(code) ? code : null;
  };
  const choice = { passport: pick('passport', passports), destination: pick('destination', destinations) };
  return { ...choice, unknown: (['passport', 'destination'] as const).filter((name) => params.get(name) && !choice[name]) };
}

/** The query with the selection, with its "?". Other parameters stay. Empty when nothing is left. */
export function writeChoice(query: string, { passport, destination }: Choice): string {
  const params = new URLSearchParams(query);
  for (const [name, code] of Object.entries({ passport, destination })) {
    if (code) params.set(name, code);
    else params.delete(name);
  }
  const written = params.toString();
  return written && `?${written}`;
}
