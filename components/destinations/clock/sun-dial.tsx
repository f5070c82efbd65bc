import type { SunAngles } from '@/lib/geography/sun';

const centre = 24;
const radius = 18;

/** Twenty-four hours in a ring, noon on top: the light part is today's daylight, the sun or the moon is now. Always decorative. */
export function SunDial({ sun }: { sun: SunAngles | null }) {
  return (
    <svg viewBox="0 0 48 48" aria-hidden="true" className="size-12 shrink-0">
      <circle cx={centre} cy={centre} r={radius} strokeWidth="4" className="fill-none stroke-line" />
      {sun && <Now {...sun} />}
    </svg>
  );
}

function Now({ hourAngle, halfDay }: SunAngles) {
  const [startX, startY] = onRing(-halfDay);
  const [endX, endY] = onRing(halfDay);
  const [x, y] = onRing(hourAngle);
  const isDay = Math.abs(hourAngle) < halfDay;
  return (
    <>
      <path
        d={`M${startX} ${startY}A${radius} ${radius} 0 ${halfDay > 90 ? 1 : 0} 1 ${endX} ${endY}`}
        strokeWidth="4"
        className="fill-none stroke-sun"
      />
      {isDay ? (
        <circle cx={x} cy={y} r="6" strokeWidth="3" className="fill-sun stroke-raised" />
      ) : (
        <>
          <circle cx={x} cy={y} r="7.5" className="fill-raised" />
          <path
            d="M3.4 3.2A5.6 5.6 0 1 1-1.2-5.6a4.6 4.6 0 0 0 4.6 8.8Z"
            transform={`translate(${x} ${y})`}
            className="fill-ink-soft"
          />
        </>
      )}
    </>
  );
}

function onRing(degrees: number): [number, number] {
  const angle = (degrees * Math.PI) / 180;
  const round = (value: number) => Math.round(value * 10) / 10;
  return [round(centre + radius * Math.sin(angle)), round(centre - radius * Math.cos(angle))];
}
