interface LeftAt {
  key: string;
  scrollTop: number;
  limit: number;
}

let leftAt: LeftAt | null = null;

/** Where the traveller was in the list when choosing a flight, for coming back from the booking page. */
export function rememberScrollPosition(position: LeftAt): void {
  leftAt = position;
}

/** The remembered position in the results of this search, or null. */
export function recallScrollPosition(key: string): LeftAt | null {
  return leftAt?.key === key ? leftAt : null;
}

/** Once it has been restored, results that are opened again begin at the top. */
export function forgetScrollPosition(): void {
  leftAt = null;
}
