interface LeftAt {
  /** The search whose results these are. */
  key: string;
  offerId: string;
  /** How far below the upper edge of the screen the card was, in pixels. */
  top: number;
  /** How many cards were drawn. */
  limit: number;
}

let leftAt: LeftAt | null = null;

export const cardId = (offerId: string) => `offer-${offerId}`;

/** Where the traveller was in the list when choosing a flight, for coming back from the booking page. */
export function saveScrollPosition(key: string, offerId: string, limit: number): void {
  const card = document.getElementById(cardId(offerId));
  leftAt = card && { key, offerId, limit, top: card.getBoundingClientRect().top };
}

/** The saved position in the results of this search, or null. */
export function loadScrollPosition(key: string): LeftAt | null {
  return leftAt?.key === key ? leftAt : null;
}

/** Once it has been restored, results that are opened again begin at the top. */
export function clearScrollPosition(): void {
  leftAt = null;
}

/** Puts the card back where it was. By the card, not by a distance from the top: cards above it have not been measured yet. */
export function restoreScrollPosition({ offerId, top }: LeftAt, scrollArea: HTMLElement | null): void {
  const card = document.getElementById(cardId(offerId));
  card?.scrollIntoView({ block: 'start', behavior: 'instant' });
  if (card) scrollArea?.scrollBy({ top: card.getBoundingClientRect().top - top, behavior: 'instant' });
}
