import { numbers, range, repeat } from './numbers.ts';

export type Point = readonly [number, number];

/** `0.4,0.7,60 0.5,0.6,42 …`: a row of numbers for each thing that is drawn. */
export function rows<Row extends readonly number[]>(list: string): Row[] {
  return list.split(' ').map((row) => row.split(',').map(Number) as unknown as Row);
}

/** `0.4,0.7 0.5,0.6 …`, as in the attribute of a polygon. */
export const points = rows<Point>;

export function rect(x: number, y: number, w: number, h: number): string {
  return `M${numbers(x, y)}h${numbers(w)}v${numbers(h)}h${numbers(-w)}z`;
}

/** A polygon through x, y, x, y, …; closed by default. */
export function poly(...flat: number[]): string {
  return `M${numbers(...flat)}z`;
}

export function open(...flat: number[]): string {
  return `M${numbers(...flat)}`;
}

/** A curve through the points, which the caller continues or closes. */
export function curve(points: readonly Point[], lead = 'M'): string {
  const first = points[0] ?? [0, 0];
  let d = `${lead}${numbers(...first)}`;
  for (let i = 0; i < points.length - 1; i++) {
    const b = points[i] ?? first;
    const c = points[i + 1] ?? b;
    const a = points[i - 1] ?? b;
    const e = points[i + 2] ?? c;
    d += `C${numbers(b[0] + (c[0] - a[0]) / 6, b[1] + (c[1] - a[1]) / 6, c[0] - (e[0] - b[0]) / 6, c[1] - (e[1] - b[1]) / 6, c[0], c[1])}`;
  }
  return d;
}

/** Closed curve through the points, round at every one of them. */
export function blob(points: readonly Point[]): string {
  const n = points.length;
  const at = (i: number): Point => points[(i + n) % n] ?? [0, 0];
  let d = `M${numbers(...at(0))}`;
  for (let i = 0; i < n; i++) {
    const [a, b, c, e] = [at(i - 1), at(i), at(i + 1), at(i + 2)];
    d += `C${numbers(b[0] + (c[0] - a[0]) / 6, b[1] + (c[1] - a[1]) / 6, c[0] - (e[0] - b[0]) / 6, c[1] - (e[1] - b[1]) / 6, c[0], c[1])}`;
  }
  return `${d}z`;
}

export function straight(points: readonly Point[], lead = 'M'): string {
  return lead + numbers(...points.flat());
}

export function circle(x: number, y: number, r: number): string {
  return `M${numbers(x - r, y)}a${numbers(r, r)} 0 1 1 ${numbers(2 * r, 0)}a${numbers(r, r)} 0 1 1 ${numbers(-2 * r, 0)}z`;
}

export function ellipse(x: number, y: number, rx: number, ry: number): string {
  return `M${numbers(x - rx, y)}a${numbers(rx, ry)} 0 1 1 ${numbers(2 * rx, 0)}a${numbers(rx, ry)} 0 1 1 ${numbers(-2 * rx, 0)}z`;
}

/** A thin shape pointed at both ends: a ripple, a streak of cloud, a flat leaf. */
export function sliver(x: number, y: number, w: number, t: number): string {
  return `M${numbers(x, y)}q${numbers(w / 2, -t, w, 0)}q${numbers(-w / 2, t, -w, 0)}z`;
}

/** A leaf from (x, y) along an angle. */
export function leaf(x: number, y: number, length: number, width: number, angle: number): string {
  const [c, s] = [Math.cos(angle), Math.sin(angle)];
  const at = (u: number, v: number) => [u * c - v * s, u * s + v * c] as const;
  return `M${numbers(x, y)}q${numbers(...at(length * 0.45, -width), ...at(length, 0))}q${numbers(...at(-length * 0.55, width), ...at(-length, 0))}z`;
}

/** Opening centred on x, standing on base, h to its crown. */
export function arch(
  x: number,
  base: number,
  w: number,
  h: number,
  kind: 'round' | 'pointed' | 'keel' | 'horseshoe' = 'round',
): string {
  const r = w / 2;
  if (kind === 'round')
    return `M${numbers(x - r, base)}v${numbers(r - h)}a${numbers(r, r)} 0 0 1 ${numbers(w, 0)}v${numbers(h - r)}z`;
  if (kind === 'horseshoe') {
    const q = r * 1.12;
    const rise = h - q - q * 0.45;
    return `M${numbers(x - r, base)}v${numbers(-rise)}C${numbers(x - q * 1.5, base - rise - q * 1.9, x + q * 1.5, base - rise - q * 1.9, x + r, base - rise)}v${numbers(rise)}z`;
  }
  const spring = h - w * (kind === 'pointed' ? 0.8 : 0.62);
  if (kind === 'pointed') {
    return `M${numbers(x - r, base)}v${numbers(-spring)}C${numbers(x - r, base - spring - w * 0.42, x - r * 0.5, base - h + w * 0.14, x, base - h)}C${numbers(x + r * 0.5, base - h + w * 0.14, x + r, base - spring - w * 0.42, x + r, base - spring)}v${numbers(spring)}z`;
  }
  return `M${numbers(x - r, base)}v${numbers(-spring)}C${numbers(x - r, base - spring - w * 0.4, x - r * 0.3, base - h + w * 0.16, x, base - h)}C${numbers(x + r * 0.3, base - h + w * 0.16, x + r, base - spring - w * 0.4, x + r, base - spring)}v${numbers(spring)}z`;
}

/** Half of an egg standing on base: low (h < r) is a Byzantine dome, high a bullet. */
export function dome(x: number, base: number, r: number, h: number): string {
  return `M${numbers(x - r, base)}C${numbers(x - r, base - h * 0.56, x - r * 0.56, base - h, x, base - h)}C${numbers(x + r * 0.56, base - h, x + r, base - h * 0.56, x + r, base)}z`;
}

/** Onion: swells beyond its neck, draws to a point. `neck` is the half width it stands on. */
export function onion(x: number, base: number, neck: number, r: number, h: number): string {
  const half = (s: number) =>
    s < 0
      ? `M${numbers(x - neck, base)}C${numbers(x - r * 1.25, base - h * 0.16, x - r * 1.08, base - h * 0.52, x - r * 0.42, base - h * 0.72)}C${numbers(x - r * 0.16, base - h * 0.8, x - r * 0.05, base - h * 0.9, x, base - h)}`
      : `C${numbers(x + r * 0.05, base - h * 0.9, x + r * 0.16, base - h * 0.8, x + r * 0.42, base - h * 0.72)}C${numbers(x + r * 1.08, base - h * 0.52, x + r * 1.25, base - h * 0.16, x + neck, base)}z`;
  return half(-1) + half(1);
}

/** Wall top cut into merlons. */
export function crenels(x: number, y: number, w: number, count: number, h: number): string {
  const step = w / (count * 2 - 1);
  return repeat(count, (i) => rect(x + i * step * 2, y - h, step, h + 0.5));
}

/** The same shape in rows and columns; `keep` selects which to draw. */
export function grid(
  columns: number,
  rows: number,
  at: (column: number, row: number) => string,
  keep: (column: number, row: number) => boolean = () => true,
): string {
  return range(rows)
    .flatMap((row) => range(columns).map((column) => (keep(column, row) ? at(column, row) : '')))
    .join('');
}

/** Posts evenly between two ends, ends included. */
export function along(from: number, to: number, count: number, at: (position: number, index: number) => string): string {
  return repeat(count, (i) => at(count === 1 ? (from + to) / 2 : from + ((to - from) * i) / (count - 1), i));
}
