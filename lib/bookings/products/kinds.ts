/** What screens need to know of a kind of booking besides its stored offer. */
export interface KindFacts {
  /** The kind whose sentences it shares where they differ: what is issued for it, what a change of it costs. */
  words: 'flight' | 'hotel' | 'package';
  /** It has flights to show. */
  isFlown?: true;
  /** The site can order it of its supplier. */
  isOrdered?: true;
  hasNights?: true;
  /** Hotels have guests, flights have passengers. */
  hasGuests?: true;
  /** Nobody holds its price until the answer. */
  isRateOpen?: true;
}

export const kinds: Record<string, KindFacts> = {
  flight: { words: 'flight', isFlown: true, isOrdered: true },
  multicity: { words: 'flight', isFlown: true },
  hotel: { words: 'hotel', isOrdered: true, hasNights: true, hasGuests: true, isRateOpen: true },
  package: { words: 'package', hasNights: true },
};

/** Nothing is known of a kind that is not listed. */
export function factsOf(kind: string): Partial<KindFacts> {
  return (Object.hasOwn(kinds, kind) && kinds[kind]) || {};
}
