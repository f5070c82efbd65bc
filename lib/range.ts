/** Both ends are included; a null end is open. */
export interface Range {
  min: number | null;
  max: number | null;
}

export const openRange: Range = { min: null, max: null };

export function isInRange({ min, max }: Range, value: number): boolean {
  return (min === null || value >= min) && (max === null || value <= max);
}

/** "500-2500" in an address; one end may be left open: "-2500". */
export function readRange(text: string | null): Range {
  const match = /^(\d{0,6})-(\d{0,6})$/.exec(text ?? '');
  if (!match) return openRange;
  const [min, max] = [match[1], match[2]].map((digits) => (digits ? Number(digits) : null)) as [number | null, number | null];
  return min !== null && max !== null && min > max ? openRange : { min, max };
}

/** Null when both ends are open. */
export function writeRange({ min, max }: Range): string | null {
  return min === null && max === null ? null : `${min ?? ''}-${max ?? ''}`;
}
