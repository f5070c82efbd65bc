import clsx from 'clsx';
import type { Point } from '@/lib/geography/line';
import type { LabelSide } from '@/lib/geography/place-labels';

interface MapLabelProps {
  text: string;
  point: Point;
  side: LabelSide;
  /** Sets the size of the letters; their distance from the dot follows it. */
  className: string;
}

/** Anchors are physical here: the map reads from west to east in every language. */
const places: Record<LabelSide, { textAnchor: 'start' | 'middle' | 'end'; dx?: string; dy: string }> = {
  above: { textAnchor: 'middle', dy: '-0.65em' },
  below: { textAnchor: 'middle', dy: '1.3em' },
  before: { textAnchor: 'end', dx: '-0.65em', dy: '0.35em' },
  after: { textAnchor: 'start', dx: '0.65em', dy: '0.35em' },
};

/** The name of a place beside its dot. */
export function MapLabel({ text, point: [x, y], side, className }: MapLabelProps) {
  return (
    <text
      x={x}
      y={y}
      {...places[side]}
      paintOrder="stroke"
      strokeLinejoin="round"
      className={clsx('fill-on-night stroke-night font-medium [stroke-width:0.2em]', className)}
    >
      {text}
    </text>
  );
}
