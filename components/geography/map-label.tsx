import clsx from 'clsx';
import type { Point } from '@/lib/geography/line';
import type { LabelSide } from '@/lib/geography/place-labels';

interface MapLabelProps {
  text: string;
  point: Point;
  side: LabelSide;
  fontSize: number;
  gap: number;
  className: string;
}

const anchors: Record<LabelSide, 'start' | 'middle' | 'end'> = {
  above: 'middle',
  below: 'middle',
  before: 'end',
  after: 'start',
};

/** The name of a place beside its dot. Anchors are physical here: the map reads from west to east in every language. */
export function MapLabel({ text, point: [x, y], side, fontSize, gap, className }: MapLabelProps) {
  const across = side === 'before' ? -gap : side === 'after' ? gap : 0;
  const down = side === 'below' ? gap + fontSize * 0.75 : side === 'above' ? -gap : fontSize * 0.35;
  return (
    <text
      x={x + across}
      y={Math.round(y + down)}
      textAnchor={anchors[side]}
      strokeWidth={fontSize / 5}
      paintOrder="stroke"
      strokeLinejoin="round"
      className={clsx('fill-on-night stroke-night font-medium', className)}
    >
      {text}
    </text>
  );
}
