import { type Line, type Point, pathOf } from '../line';
import { mapColours, styleOf } from './map-colours';

const radius = 16;

/** One stroke each, about ten units high: a separate picture cannot use our typeface. */
const digits = [
  'M-2.5-3 1-5.5V5.5',
  'M-3-3C-3-6.5 3-6.5 3-2.5 3 0-3 3-3 5.5H3.5',
  'M-3-5.5H3L-.5-1.5C4.5-1.5 4 5.5 0 5.5-2 5.5-3 4.5-3.5 3',
  'M1.5 5.5V-5.5L-3.5 2.5H3.5',
  'M3-5.5H-2.5L-3-.5C0-2.5 3.5-1 3.3 2 3 6-2.5 6.5-3.5 3.5',
  'M2.5-5C-2-6-3.2-1-3 2-2.8 6.5 3.3 6.5 3.3 2.2 3.3-2-2.5-2-3 2',
  'M-3-5.5H3L-1 5.5',
  'M0-.8C-3.5-.8-3.5-5.5 0-5.5 3.5-5.5 3.5-.8 0-.8-4.5-.8-4.5 5.5 0 5.5 4.5 5.5 4.5-.8 0-.8',
  'M-2.5 5C2 6 3.2 1 3-2 2.8-6.5-3.3-6.5-3.3-2.2-3.3 2 2.5 2 3-2',
];

const bed = 'M-6.5-4.5V4.5M-6.5 2H6.5V4.5M6.5 2V.5C6.5-1-1.5-1.5-3-1.5V2';

interface NumberedOptions {
  /** Has a bed. */
  stay?: Point | undefined;
  /** How much larger the numbers are, on a map that is shown small. */
  scale?: number;
  /** Between two numbers. */
  gap?: number;
}

/** An SVG file: the numbers 1 to 9 at their places, over what is drawn beneath. Without words, so both languages share it. */
export function numberedMap(
  [width, height]: Point,
  beneath: readonly string[],
  places: readonly Point[],
  { stay, scale = 1, gap = 5 }: NumberedOptions = {},
): string {
  const all = stay ? [...places, stay] : places;
  const labels = apart(all, radius * 2 * scale + gap);
  const leaders = pathOf(
    labels.map((label, i) => [all[i] ?? label, label]),
    { closed: false },
  );
  const numbers = labels.map(([x, y], i) => {
    const [sign = bed, colour] = i < places.length ? [digits[i], mapColours.number] : [bed, mapColours.paper];
    return `<g transform="translate(${Math.round(x)} ${Math.round(y)})${scale === 1 ? '' : ` scale(${scale})`}"><circle r="${radius}" fill="${colour}" stroke="${mapColours.ink}" stroke-width="2.5"/><path d="${sign}" transform="scale(1.3)" fill="none" stroke="${mapColours.ink}" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"/></g>`;
  });
  const drawing = [
    `<rect width="${width}" height="${height}" fill="${mapColours.sea}"/>`,
    ...beneath,
    `<path fill="none" stroke="${mapColours.leader}" stroke-width="2" d="${leaders}"/>`,
    ...numbers,
  ].join('');
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">${styleOf(drawing)}${drawing}</svg>
`;
}

/** Numbers stand on their places, those that would cover each other pushed away from one another. */
function apart(places: readonly Point[], least: number): Line {
  const points = places.map(([x, y], i): [number, number] => [x + Math.cos(i) * 0.5, y + Math.sin(i) * 0.5]);
  for (let round = 0; round < 60; round++)
    for (const [i, a] of points.entries())
      for (const b of points.slice(i + 1)) {
        const [dx, dy] = [b[0] - a[0], b[1] - a[1]];
        const distance = Math.hypot(dx, dy);
        if (distance >= least) continue;
        const push = (least - distance) / 2 / distance;
        a[0] -= dx * push;
        a[1] -= dy * push;
        b[0] += dx * push;
        b[1] += dy * push;
      }
  return points;
}
