import { numbers } from './numbers.ts';

const argumentCounts: Record<string, number> = { M: 2, L: 2, H: 1, V: 1, C: 6, S: 4, Q: 4, T: 2, A: 7, Z: 0 };

type Segment = readonly [command: string, values: readonly number[]];

function segmentsOf(d: string): Segment[] {
  const segments: Segment[] = [];
  for (const [, letter = 'M', rest = ''] of d.matchAll(/([a-zA-Z])([^a-zA-Z]*)/g)) {
    const values = (rest.match(/-?(?:\d+\.?\d*|\.\d+)/g) ?? []).map(Number);
    const count = argumentCounts[letter.toUpperCase()] ?? 0;
    if (count === 0) segments.push([letter, []]);
    for (let i = 0; count > 0 && i + count <= values.length; i += count) {
      const command = i === 0 ? letter : letter === 'M' ? 'L' : letter === 'm' ? 'l' : letter;
      segments.push([command, values.slice(i, i + count)]);
    }
  }
  return segments;
}

const tenth = (value: number) => Math.round(value * 10) / 10;

/** The same outline in fewer characters: each step absolute or relative, whichever is shorter, without drift from rounding. */
export function compactPath(d: string): string {
  let out = '';
  let last = '';
  let [x, y, startX, startY] = [0, 0, 0, 0];
  const write = (letter: string, text: string) => {
    const implied = letter === last || (last === 'M' && letter === 'L') || (last === 'm' && letter === 'l');
    out += implied ? (text.startsWith('-') ? text : ` ${text}`) : letter + text;
    last = letter;
  };
  for (const [command, values] of segmentsOf(d)) {
    const upper = command.toUpperCase();
    const given = command === upper;
    if (upper === 'Z') {
      out += 'z';
      last = 'z';
      [x, y] = [startX, startY];
      continue;
    }
    // Every value as absolute coordinates; radii, tilt and flags of arcs stay as they are.
    const isX = (i: number) => (upper === 'H' ? true : upper === 'V' ? false : upper === 'A' ? i === 5 : i % 2 === 0);
    const isPlace = (i: number) => upper !== 'A' || i >= 5;
    const places = values.map((value, i) => (isPlace(i) ? tenth(given ? value : value + (isX(i) ? x : y)) : value));
    const steps = places.map((value, i) => (isPlace(i) ? tenth(value - (isX(i) ? x : y)) : value));
    const [absolute, relative] = [numbers(...places), numbers(...steps)];
    if (upper === 'M' && out === '') write('M', absolute);
    else if (relative.length <= absolute.length) write(upper.toLowerCase(), relative);
    else write(upper, absolute);
    if (upper === 'H') x = places[0] ?? x;
    else if (upper === 'V') y = places[0] ?? y;
    else [x, y] = [places[places.length - 2] ?? x, places[places.length - 1] ?? y];
    if (upper === 'M') [startX, startY] = [x, y];
  }
  return out;
}
