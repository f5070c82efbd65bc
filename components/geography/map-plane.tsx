import type { Line } from '@/lib/geography/line';

/** An aircraft seen from above, half-way along its route and pointing where it goes. */
export function MapPlane({ route }: { route: Line }) {
  const half = Math.floor(route.length / 2);
  const [before, after] = [route[Math.max(0, half - 1)], route[half]];
  if (!before || !after) return null;
  const [x, y] = [(before[0] + after[0]) / 2, (before[1] + after[1]) / 2];
  const heading = (Math.atan2(after[1] - before[1], after[0] - before[0]) * 180) / Math.PI + 90;
  return (
    <path
      d="M0-17c2.4 0 3.6 3.6 3.6 8.4L19 2.4v3.6L3.6 1.8 2.6 10.8l4.8 3.6v2.4L0 15l-7.4 1.8v-2.4l4.8-3.6-1-9L-19 6V2.4l15.4-11C-3.6-13.4-2.4-17 0-17z"
      transform={`translate(${Math.round(x)} ${Math.round(y)}) rotate(${Math.round(heading)}) scale(1.5)`}
      strokeWidth="4"
      paintOrder="stroke"
      className="fill-on-night stroke-night"
    />
  );
}
