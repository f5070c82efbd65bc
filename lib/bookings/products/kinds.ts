/** Facts about a kind of booking for screens, besides its stored offer. */
export interface KindFacts {
  /** Whose rules of changes it has in selfService.json. */
  words: 'flight' | 'hotel' | 'package';
  /** It has flights to show. */
  isFlown?: true;
  /** The site can order it of its supplier. */
  isOrdered?: true;
  hasNights?: true;
  /** Hotels have guests, flights have passengers. */
  hasGuests?: true;
  /** Its price is not guaranteed until we answer. */
  isRateOpen?: true;
}

export const kinds: Record<string, KindFacts> = {
  flight: { words: 'flight', isFlown: true, isOrdered: true },
  multicity: { words: 'flight', isFlown: true },
  hotel: { words: 'hotel', isOrdered: true, hasNights: true, hasGuests: true, isRateOpen: true },
  package: { words: 'package', hasNights: true },
};

/** A kind that is not listed has no facts. */
export function factsOf(kind: string): Partial<KindFacts> {
  return (Object.hasOwn(kinds, kind) && kinds[kind]) || {};
}
