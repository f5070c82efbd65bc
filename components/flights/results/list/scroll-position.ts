interface LeftAt {
  /** The search of these results. */
  key: string;
  offerId: string;
  /** Distance of the card from the top of the scroll area, in pixels. */
  top: number;
  /** The number of rendered cards. */
  limit: number;
}

let leftAt: LeftAt | null = null;

export const cardId = (offerId: string) => `offer-${offerId}`;

/** Saves the position in the list when a flight is selected, for returning from the booking page. */
export function saveScrollPosition(key: string, offerId: string, limit: number, scrollArea: HTMLElement | null): void {
  const card = document.getElementById(cardId(offerId));
  leftAt = card && { key, offerId, limit, top: topIn(scrollArea, card) };
}

/** The saved position in the results of this search, or null. */
export function loadScrollPosition(key: string): LeftAt | null {
  return leftAt?.key === key ? leftAt : null;
}

/** Call it after restoring, so that results that are reopened start at the top. */
export function clearScrollPosition(): void {
  leftAt = null;
}

/** Restores the position of the card. Relative to the card, because cards above it have no measured height yet. */
export function restoreScrollPosition({ offerId, top }: LeftAt, scrollArea: HTMLElement | null): void {
  const card = document.getElementById(cardId(offerId));
  if (!card) return;
  card.scrollIntoView({ block: 'start', behavior: 'instant' });
  // Rows that come on screen get their real height in the next frames.
  const align = (frames: number) => {
    (scrollArea ?? document.documentElement).scrollBy({ top: topIn(scrollArea, card) - top, behavior: 'instant' });
    if (frames > 0) requestAnimationFrame(() => align(frames - 1));
  };
  align(8);
}

/** The area itself moves while it opens; null is the page. */
function topIn(scrollArea: HTMLElement | null, card: HTMLElement): number {
  return card.getBoundingClientRect().top - (scrollArea?.getBoundingClientRect().top ?? 0);
}
