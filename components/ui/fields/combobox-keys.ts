export interface ListState {
  /** The list may open, and does when it has options. */
  open: boolean;
  /** Index of the option that Enter selects; -1 for none. */
  active: number;
}

/** The effect of a key on a combobox; null when the key keeps its meaning in the field. */
export function comboboxAfterKey(key: string, { open, active }: ListState, count: number): (ListState & { pick?: true }) | null {
  const shown = open && count > 0;
  if (key === 'ArrowDown') return { open: true, active: shown ? (active + 1) % count : 0 };
  if (key === 'ArrowUp') return { open: true, active: Math.max(0, shown && active > 0 ? active - 1 : count - 1) };
  if (key === 'Enter' && shown && active >= 0) return { open: false, active, pick: true };
  return key === 'Escape' && open ? { open: false, active } : null;
}
