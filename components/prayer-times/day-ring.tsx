import clsx from 'clsx';
import type { ReactNode } from 'react';
import type { Prayer, PrayerDay } from '@/lib/prayer-times/prayer-day';

interface DayRingProps {
  times: PrayerDay['times'];
  /** In milliseconds. */
  now: number;
  next: Prayer | undefined;
  className?: string;
  /** In the middle of the ring. */
  children: ReactNode;
}

const radius = 52;

/** Twenty-four hours with noon at the top, as the ring of the clock: daylight, the five prayers, and the sun or the moon at the current time. */
export function DayRing({ times, now, next, className, children }: DayRingProps) {
  const moments = new Map(times.map(({ prayer, at }) => [prayer, Date.parse(at)]));
  const [sunrise = 0, sunset = 0] = [moments.get('sunrise'), moments.get('maghrib')];
  const noon = (sunrise + sunset) / 2;
  const onRing = (moment: number) => {
    const angle = ((moment - noon) / 86_400_000) * 2 * Math.PI;
    return `${(64 + radius * Math.sin(angle)).toFixed(1)} ${(64 - radius * Math.cos(angle)).toFixed(1)}`;
  };
  const isDay = now > sunrise && now < sunset;
  return (
    <div className={clsx('relative grid place-items-center text-center', className)}>
      <svg viewBox="0 0 128 128" aria-hidden="true" className="absolute inset-0 fill-none">
        <circle cx="64" cy="64" r={radius} strokeWidth="6" className="stroke-line" />
        <path
          d={`M${onRing(sunrise)}A${radius} ${radius} 0 ${sunset - sunrise > 43_200_000 ? 1 : 0} 1 ${onRing(sunset)}`}
          strokeWidth="6"
          strokeLinecap="round"
          className="stroke-sun"
        />
        {times.map(
          ({ prayer, at }) =>
            prayer !== 'sunrise' && (
              <g key={prayer} transform={`translate(${onRing(Date.parse(at))})`}>
                <circle
                  r="4"
                  strokeWidth="2"
                  className={clsx('stroke-accent', prayer === next ? 'fill-accent' : 'fill-raised')}
                />
              </g>
            ),
        )}
        <g transform={`translate(${onRing(now)})`}>
          {isDay ? (
            <circle r="7" strokeWidth="3" className="fill-sun stroke-raised" />
          ) : (
            <>
              <circle r="8.5" className="fill-raised" />
              <path d="M3.4 3.2A5.6 5.6 0 1 1-1.2-5.6a4.6 4.6 0 0 0 4.6 8.8Z" className="fill-ink-soft" />
            </>
          )}
        </g>
      </svg>
      <p>{children}</p>
    </div>
  );
}
