export type Point = readonly [x: number, y: number];
export type Line = readonly Point[];

/** The line with fewer points, never further than `tolerance` from where it was (Douglas and Peucker). Both ends stay. */
export function simplifyLine(line: Line, tolerance: number): Line {
  const [first, last] = [line[0], line.at(-1)];
  if (!first || !last || line.length < 3) return line;
  let [furthest, distance] = [0, 0];
  line.forEach((point, index) => {
    const away = distanceToSegment(point, first, last);
    if (away > distance) [furthest, distance] = [index, away];
  });
  if (distance <= tolerance) return [first, last];
  const before = simplifyLine(line.slice(0, furthest + 1), tolerance);
  return [...before.slice(0, -1), ...simplifyLine(line.slice(furthest), tolerance)];
}

function distanceToSegment([x, y]: Point, [ax, ay]: Point, [bx, by]: Point): number {
  const [dx, dy] = [bx - ax, by - ay];
  const length = dx * dx + dy * dy;
  const along = length === 0 ? 0 : Math.max(0, Math.min(1, ((x - ax) * dx + (y - ay) * dy) / length));
  return Math.hypot(x - ax - along * dx, y - ay - along * dy);
}

/** Area inside a closed line, in square units. */
export function areaOf(ring: Line): number {
  let doubled = 0;
  ring.forEach(([x, y], index) => {
    const [nextX, nextY] = ring[(index + 1) % ring.length] ?? [x, y];
    doubled += x * nextY - nextX * y;
  });
  return Math.abs(doubled) / 2;
}

/**
 * Lines as the `d` of an SVG path, in whole units and relative steps, which are short to send. Points that fall on the
 * same unit become one; closed lines that shrink to less than a triangle vanish.
 */
export function pathOf(lines: readonly Line[], { closed }: { closed: boolean }): string {
  return lines.map((line) => subpath(line, closed)).join('');
}

function subpath(line: Line, closed: boolean): string {
  const points = line.map(([x, y]): Point => [Math.round(x), Math.round(y)]);
  const steps: string[] = [];
  let [x, y] = points[0] ?? [0, 0];
  for (const [nextX, nextY] of points.slice(1)) {
    if (nextX === x && nextY === y) continue;
    steps.push(pair(nextX - x, nextY - y));
    [x, y] = [nextX, nextY];
  }
  const [start] = points;
  if (!start || steps.length < (closed ? 2 : 1)) return '';
  return `M${pair(...start)}l${steps.join(' ').replaceAll(' -', '-')}${closed ? 'z' : ''}`;
}

function pair(x: number, y: number): string {
  return y < 0 ? `${x}${y}` : `${x} ${y}`;
}
