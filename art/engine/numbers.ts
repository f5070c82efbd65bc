/** Random numbers, the same for the same seed: posters are drawn again byte for byte. */

export function randomFrom(seed: number): () => number {
  let state = seed | 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

export function mix(a: number, b: number, t: number): number {
  return a + (b - a) * t;
}

export function range(count: number): number[] {
  return Array.from({ length: count }, (_, index) => index);
}

/** Joins the drawing of every item. */
export function each<T>(items: readonly T[], draw: (item: T, index: number) => string): string {
  return items.map(draw).join('');
}

export function repeat(count: number, draw: (index: number) => string): string {
  return each(range(count), draw);
}

/** At most one decimal and no leading zero: a screen does not show a tenth of a unit. */
export function short(value: number): string {
  const rounded = Math.round(value * 10) / 10;
  if (rounded === 0) return '0';
  return String(rounded).replace(/^(-?)0\./, '$1.');
}

/** Numbers in the shortest form for SVG, with a separator only where one is needed. */
export function numbers(...values: number[]): string {
  return values
    .map(short)
    .reduce((all, next) => (next.startsWith('-') && all !== '' ? all + next : all === '' ? next : `${all} ${next}`), '');
}
