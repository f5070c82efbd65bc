import { useTranslations } from 'next-intl';
import type { NearSight } from '@/lib/hotels/details/near-hotel';
import { fitView, type Point, project, scaleBar } from '@/lib/hotels/results/map-view';
import { useHotelWords } from '../results/card/use-hotel-words';

interface NearDrawingProps {
  hotel: Point;
  near: readonly NearSight[];
}

/** In the units of its own drawing, which is scaled to the page. */
const size = { width: 640, height: 400 };
const edge = 44;
const longestScale = 140;

/** Where the hotel stands among what is near, drawn from their positions alone: numbers are those of the list. North is up, east to the right. */
export function NearDrawing({ hotel, near }: NearDrawingProps) {
  const t = useTranslations('hotels.streetMap');
  const { distance } = useHotelWords();
  const view = fitView([hotel, ...near], size, edge, hotel);
  const middle = project(view, size, hotel);
  const bar = scaleBar(view, longestScale);
  return (
    <svg
      role="img"
      aria-label={t('label', { count: near.length })}
      viewBox={`0 0 ${size.width} ${size.height}`}
      className="h-auto w-full rounded-card border border-line bg-sunken"
    >
      {[3, 2, 1].map((times) => (
        <circle
          key={times}
          cx={middle.x}
          cy={middle.y}
          r={times * bar.pixels}
          strokeDasharray="2 7"
          strokeLinecap="round"
          className="fill-raised/45 stroke-line-strong/60"
        />
      ))}
      <g transform={`translate(${middle.x.toFixed(1)} ${middle.y.toFixed(1)})`}>
        <circle r={11} className="fill-accent-fill stroke-raised" strokeWidth={3} />
        <circle r={3.5} className="fill-on-fill" />
      </g>
      {near.map((sight, index) => {
        const { x, y } = project(view, size, sight);
        return (
          <g key={sight.name.en} transform={`translate(${x.toFixed(1)} ${y.toFixed(1)})`}>
            <circle r={13} className="fill-raised stroke-line-strong" />
            <text y={5} textAnchor="middle" className="fill-ink font-semibold text-sm">
              {index + 1}
            </text>
          </g>
        );
      })}
      <g transform={`translate(16 ${size.height - 18})`} className="stroke-ink-soft">
        <path d={`M0 -6V0H${bar.pixels.toFixed(1)}V-6`} className="fill-none" />
        <text x={bar.pixels / 2} y={-8} textAnchor="middle" className="fill-ink-soft stroke-none text-xs">
          {distance(bar.metres / 1000)}
        </text>
      </g>
    </svg>
  );
}
