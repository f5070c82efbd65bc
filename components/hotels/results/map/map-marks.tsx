import type { Pixel } from '@/lib/hotels/map/map-view';

interface MapNameProps extends Pixel {
  /** Classes for colour, font size and outline. */
  look: string;
  children: string;
}

/** A name on a drawn map, readable over lines. */
export function MapName({ x, y, look, children }: MapNameProps) {
  return (
    <text x={x} y={y} textAnchor="middle" paintOrder="stroke" strokeWidth={4} strokeLinejoin="round" className={look}>
      {children}
    </text>
  );
}

/** A north arrow in the upper left corner, with its letter below. */
export function NorthArrow({ letter }: { letter: string }) {
  return (
    <g transform="translate(24 22)" className="fill-ink-soft">
      <path d="M0 -12L5 4L0 1L-5 4Z" />
      <text y={18} textAnchor="middle" className="font-semibold text-xs">
        {letter}
      </text>
    </g>
  );
}

interface LandmarkMarkProps {
  at: Pixel;
  name: string;
  /** Moves the name sideways, where it would be cut at the edge. */
  nameShift: number;
}

/** The landmark, above all prices, with its name. */
export function LandmarkMark({ at, name, nameShift }: LandmarkMarkProps) {
  return (
    <span
      aria-hidden="true"
      style={{ transform: `translate(${at.x}px, ${at.y}px) translate(-50%, -0.625rem)` }}
      className="pointer-events-none absolute start-0 top-0 z-4 flex flex-col items-center gap-0.5"
    >
      <span className="size-5 rounded-[3px] border-4 border-surface bg-ink shadow-card" />
      <bdi
        style={{ translate: `${nameShift}px` }}
        className="whitespace-nowrap rounded-pill bg-ink px-2 py-0.5 font-semibold text-surface text-xs"
      >
        {name}
      </bdi>
    </span>
  );
}
