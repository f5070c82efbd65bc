/** Same seed, same numbers: the committed posters can be drawn again byte for byte. */

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

/** What is drawn for every item, as one string. */
export function each<T>(items: readonly T[], draw: (item: T, index: number) => string): string {
  return items.map(draw).join('');
}

export function repeat(count: number, draw: (index: number) => string): string {
  return each(range(count), draw);
}

/** One decimal at most and no leading zero: a tenth of a unit is below what a screen shows. */
export function short(value: number): string {
  const rounded = Math.round(value * 10) / 10;
  if (rounded === 0) return '0';
  return String(rounded).replace(/^(-?)0\./, '$1.');
}

/** Numbers as SVG wants them, with a separator only where one is needed. */
export function numbers(...values: number[]): string {
  return values
    .map(short)
    .reduce((all, next) => (next.startsWith('-') && all !== '' ? all + next : all === '' ? next : `${all} ${next}`), '');
}
