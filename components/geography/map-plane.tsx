import { type Arc, headingOf } from '@/lib/geography/arc';

/** An aircraft seen from above, half-way along its route and pointing where it goes. */
export function MapPlane({ arc }: { arc: Arc }) {
  return (
    <path
      d="M0-17c2.4 0 3.6 3.6 3.6 8.4L19 2.4v3.6L3.6 1.8 2.6 10.8l4.8 3.6v2.4L0 15l-7.4 1.8v-2.4l4.8-3.6-1-9L-19 6V2.4l15.4-11C-3.6-13.4-2.4-17 0-17z"
      transform={`translate(${arc.middle.map(Math.round).join(' ')}) rotate(${Math.round(headingOf(arc))}) scale(1.5)`}
      strokeWidth="4"
      paintOrder="stroke"
      className="fill-on-night stroke-night"
    />
  );
}
