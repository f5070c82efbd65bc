import type { Layer } from '../../engine/stage.ts';
import { cumulus, streaks } from '../../nature/clouds.ts';
import { moon, sky, stars, sun } from '../../nature/sky.ts';

export type Hour = 'noon' | 'dusk' | 'morning' | 'night';

interface Light {
  sky: readonly string[];
  /** The colour that an hour mixes into all others, and its share. */
  tint: readonly [colour: string, share: number];
  /** The share of lit windows. */
  lit: number;
  haze: string;
  lamp: string;
}

const lights: Readonly<Record<Hour, Light>> = {
  noon: {
    sky: ['#3f8fcc', '#86c4e4', '#cfeaf0', '#fdf6e2'],
    tint: ['#fff4d8', 0.06],
    lit: 0.04,
    haze: '#eef6f2',
    lamp: '#fff3cf',
  },
  morning: {
    sky: ['#5f8fc4', '#a4c8dc', '#f4dcc4', '#ffcfa4'],
    tint: ['#ffc89a', 0.2],
    lit: 0.14,
    haze: '#ffe6cc',
    lamp: '#ffe9b0',
  },
  dusk: {
    sky: ['#3b3a80', '#8f5a96', '#ee8672', '#ffc48a'],
    tint: ['#b4506e', 0.24],
    lit: 0.38,
    haze: '#ffb088',
    lamp: '#ffe08a',
  },
  night: {
    sky: ['#0e1a44', '#1f3470', '#3f5492', '#7a7fae'],
    tint: ['#16245c', 0.58],
    lit: 0.6,
    haze: '#5f70a8',
    lamp: '#ffdf8a',
  },
};

export function blend(a: string, b: string, share: number): string {
  const part = (colour: string, at: number) => Number.parseInt(colour.slice(at, at + 2), 16);
  return `#${[1, 3, 5]
    .map((at) =>
      Math.round(part(a, at) * (1 - share) + part(b, at) * share)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;
}

/** Colours are given as at noon; the hour changes all of them in the same way. */
export function lightOf(hour: Hour) {
  const light = lights[hour];
  const at = (colour: string) => blend(colour, ...light.tint);
  return {
    ...light,
    hour,
    at,
    /** A lit side, a body and a shade of one colour. */
    three: (colour: string) => [at(blend(colour, '#ffffff', 0.28)), at(colour), at(blend(colour, '#3a2a5a', 0.42))] as const,
  };
}

export type LightAt = ReturnType<typeof lightOf>;

export function skyOf({ hour, sky: colours }: LightAt, seed: number, to = 0.78): Layer[] {
  const x = 0.14 + (seed % 5) * 0.16;
  const clouds = { from: 0.1, to: 0.45, count: 5, opacity: 0.45, seed };
  if (hour === 'night')
    return [
      sky(colours, to),
      stars({ count: 60, to: 0.5, seed }),
      moon({ x, y: 0.17, r: 20, colour: '#fff6dc', glow: '#cfd8ff' }),
    ];
  if (hour === 'dusk')
    return [
      sky(colours, to),
      sun({ x, y: to - 0.14, r: 40, colour: '#fff0c8', glow: '#ffb87a' }),
      streaks({ ...clouds, colour: '#ff9f8a' }),
    ];
  if (hour === 'morning')
    return [
      sky(colours, to),
      sun({ x, y: 0.34, r: 28, colour: '#fffbe8', glow: '#ffe8b8' }),
      streaks({ ...clouds, colour: '#fff4e4' }),
    ];
  const at: [number, number, number][] = [
    [(seed % 7) * 0.1 + 0.1, 0.2, 170],
    [((seed * 3) % 7) * 0.11 + 0.3, 0.32, 110],
  ];
  return [sky(colours, to), cumulus({ at, light: '#fff', body: '#f4f8fa', shade: '#cfe0ea', seed, opacity: 0.9 })];
}
