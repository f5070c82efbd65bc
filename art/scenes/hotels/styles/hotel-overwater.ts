import { place, type Scene } from '../../../engine/stage.ts';
import { waterVillas } from '../../../landmarks/asia/water-villas.ts';
import { birds } from '../../../life/birds.ts';
import { streaks } from '../../../nature/clouds.ts';
import { bough } from '../../../nature/foreground.ts';
import { sky, stars, sun } from '../../../nature/sky.ts';
import { grain } from '../../../nature/texture.ts';
import { glitter, water } from '../../../nature/water.ts';

/** Lamps come on in the villas over a lagoon at sunset. */
export const hotelOverwater: Scene = {
  slug: 'hotel-overwater',
  layers: [
    sky(['#2a2f70', '#7a4f9a', '#e07a94', '#ffb088', '#ffdca8'], 0.56),
    stars({ count: 36, to: 0.22, seed: 82 }),
    sun({ x: { card: 0.22, hero: 0.32, share: 0.24 }, y: 0.49, r: 56, colour: '#fff4d4', glow: '#ffc88a' }),
    streaks({ from: 0.1, to: 0.44, count: { card: 9, hero: 17, share: 12 }, colour: '#ffb4a8', opacity: 0.5, seed: 304 }),
    water({
      from: 0.56,
      colours: ['#ffbc90', '#c4709a', '#5c5aa4', '#25356f'],
      ripple: '#ffdcc4',
      rippleOpacity: 0.5,
      count: 90,
      seed: 187,
    }),
    glitter({ x: { card: 0.22, hero: 0.32, share: 0.24 }, from: 0.565, colour: '#fff0cc', width: [80, 190], count: 42 }),
    place(
      waterVillas({
        thatch: ['#ffc890', '#a8685c', '#54345a'],
        wall: ['#ffe8c8', '#c98a80', '#7a4a68'],
        wood: '#3f2448',
        woodLight: '#d8947c',
        glass: '#7a4f80',
        glow: '#ffe494',
        water: '#241f58',
      }),
      {
        x: { card: 0.5, hero: 0.7, share: 0.62 },
        y: { card: 0.72, hero: 0.7, share: 0.71 },
        scale: { card: 1.22, hero: 1.3, share: 1.32 },
        rtlX: { card: 0.36, hero: 0.26, share: 0.32 },
      },
    ),
    bough({
      from: { card: [-0.03, -0.03], hero: [-0.02, -0.03], share: [-0.02, -0.03] },
      to: { card: [0.28, 0.08], hero: [0.16, 0.08], share: [0.22, 0.08] },
      sag: 18,
      wood: '#2a1f4a',
      leaves: ['#2f2a60', '#4a3a78', '#ff9f8a', '#fff0d8'],
      count: 90,
      size: 26,
      seed: 152,
    }),
    birds({ x: { card: 0.4, hero: 0.52, share: 0.44 }, y: 0.32, count: 6, size: 12, colour: '#ffe8dc', seed: 306 }),
    grain(),
  ],
};
