export interface Tally {
  /** The number of pending requests. */
  open: number;
  isAnyKnown: boolean;
  /** All requests so far have failed. Stays true until one succeeds. */
  isDown: boolean;
}

export type PlaceState = 'asked' | 'known' | 'failed';

export function tally({ open, isAnyKnown, isDown }: Tally, news: PlaceState): Tally {
  if (news === 'asked') return { open: open + 1, isAnyKnown, isDown };
  const left = open - 1;
  if (news === 'known') return { open: left, isAnyKnown: true, isDown: false };
  return { open: left, isAnyKnown, isDown: isDown || (!isAnyKnown && left === 0) };
}
