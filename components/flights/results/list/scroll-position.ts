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

/** Gives the position of these results once; null when another page than the booking lay between. */
export function takeScrollPosition(key: string): LeftAt | null {
  const position = leftAt?.key === key ? leftAt : null;
  leftAt = null;
  return position;
}
