import type { Sky } from '@/lib/weather/forecast';

const sunPath =
  'M12 16.5a4.5 4.5 0 1 0 0-9 4.5 4.5 0 0 0 0 9Zm0-14v2m0 15v2M2.5 12h2m15 0h2M5.3 5.3l1.4 1.4m10.6 10.6 1.4 1.4m0-13.4-1.4 1.4M6.7 17.3l-1.4 1.4';
const cloud = 'M7 15.5a3.8 3.8 0 0 1 .3-7.6 5.2 5.2 0 0 1 9.9 1.2 3.3 3.3 0 0 1 .3 6.4H7Z';

type Part = 'sun' | 'cloud' | 'mist' | 'water' | 'bolt';

const looks: Record<Part, string> = {
  sun: 'fill-sun/40 stroke-sun',
  cloud: 'fill-raised stroke-ink-soft',
  mist: 'stroke-ink-soft',
  water: 'stroke-focus',
  bolt: 'fill-sun stroke-sun',
};

const parts: Record<Sky, Partial<Record<Part, string>>> = {
  clear: { sun: sunPath },
  partlyCloudy: {
    sun: 'M9.5 2.5v1.7M3.9 4.9l1.2 1.2M1.7 10.5h1.7m11.7-4.4 1.2-1.2M6 12.6a3.6 3.6 0 0 1 6.6-3.4Z',
    cloud: 'M8 20a3.5 3.5 0 0 1 .3-7 4.8 4.8 0 0 1 9.1 1.1 3 3 0 0 1 .3 5.9H8Z',
  },
  cloudy: { cloud },
  fog: { mist: 'M5 8.5h14M3.5 12h13m2 0h2M5.5 15.5h9m2.5 0h2M7 19h10M9 5h8' },
  rain: { cloud, water: 'M8.5 18.5 7.5 21m5-2.5-1 2.5m5-2.5-1 2.5' },
  sleet: { cloud, water: 'M8.5 18.5 7.5 21m5-2v.1m0 2v.1m4-2.7-1 2.5' },
  snow: { cloud, water: 'M8 19v.1m4-.1v.1m4-.1v.1M10 21.5v.1m4-.1v.1' },
  thunder: { cloud, bolt: 'M12.5 16.5l-2 3h3l-2 3 4-4.5h-2.6l1.4-1.5Z' },
};

/** Always beside the text for the sky. */
export function SkyIcon({ sky, className }: { sky: Sky; className: string }) {
  const drawn = Object.entries(parts[sky]) as [Part, string][];
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true" className={`line-icon ${className}`}>
      {drawn.map(([part, path]) => (
        <path key={part} d={path} className={looks[part]} />
      ))}
    </svg>
  );
}
