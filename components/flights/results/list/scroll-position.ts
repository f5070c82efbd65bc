interface LeftAt {
  /** The search whose results these are. */
  key: string;
  offerId: string;
  /** How far below the upper edge of the area that scrolls the card was, in pixels. */
  top: number;
  /** How many cards were drawn. */
  limit: number;
}

let leftAt: LeftAt | null = null;

export const cardId = (offerId: string) => `offer-${offerId}`;

/** Where the traveller was in the list when choosing a flight, for coming back from the booking page. */
export function saveScrollPosition(key: string, offerId: string, limit: number, scrollArea: HTMLElement | null): void {
  const card = document.getElementById(cardId(offerId));
  leftAt = card && { key, offerId, limit, top: topIn(scrollArea, card) };
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
  if (!card) return;
  card.scrollIntoView({ block: 'start', behavior: 'instant' });
  const align = () => scrollArea?.scrollBy({ top: topIn(scrollArea, card) - top, behavior: 'instant' });
  align();
  // Rows that come onto the screen by this get their real height in the frames that follow.
  requestAnimationFrame(() => {
    align();
    requestAnimationFrame(align);
  });
}

/** The area itself moves while it comes onto the screen. */
function topIn(scrollArea: HTMLElement | null, card: HTMLElement): number {
  return card.getBoundingClientRect().top - (scrollArea?.getBoundingClientRect().top ?? 0);
}
