/** The classes of a seat on the map and in its legend. */
export const seatLook = {
  free: 'border-2 border-accent bg-raised text-ink hover:bg-accent-soft',
  selected: 'border-2 border-accent bg-accent-fill text-on-fill',
  other: 'border-2 border-accent bg-accent-soft text-accent',
  taken: 'border border-line bg-line text-ink-soft',
} as const;
