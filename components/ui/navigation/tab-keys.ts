/** Index of the tab for a key; null for other keys. Arrow keys follow the direction of reading and wrap around. */
export function tabAfterKey(key: string, index: number, count: number, direction: string): number | null {
  const forwards = direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight';
  const backwards = direction === 'rtl' ? 'ArrowRight' : 'ArrowLeft';
  if (key === forwards) return (index + 1) % count;
  if (key === backwards) return (index - 1 + count) % count;
  if (key === 'Home') return 0;
  return key === 'End' ? count - 1 : null;
}
