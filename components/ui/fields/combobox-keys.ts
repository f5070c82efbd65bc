export interface ListState {
  /** The list may be shown, and is if it has options. */
  open: boolean;
  /** Index of the option that Enter would take; -1 for none. */
  active: number;
}

/** What a key does to a combobox; null when it does nothing to it and keeps its meaning in the field. */
export function comboboxAfterKey(key: string, { open, active }: ListState, count: number): (ListState & { pick?: true }) | null {
  const shown = open && count > 0;
  if (key === 'ArrowDown') return { open: true, active: shown ? (active + 1) % count : 0 };
  if (key === 'ArrowUp') return { open: true, active: Math.max(0, shown && active > 0 ? active - 1 : count - 1) };
  if (key === 'Enter' && shown && active >= 0) return { open: false, active, pick: true };
  return key === 'Escape' && open ? { open: false, active } : null;
}
