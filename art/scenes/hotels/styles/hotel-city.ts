import { fill, line } from '../../../engine/ink.ts';
import { numbers, repeat } from '../../../engine/numbers.ts';
import { rect, rows } from '../../../engine/paths.ts';
import { type Layer, place, type Scene, spots } from '../../../engine/stage.ts';
import { parasol } from '../../../landmarks/stays/parasol.ts';
import { towerHotel } from '../../../landmarks/stays/tower-hotel.ts';
import { birds } from '../../../life/birds.ts';
import { scatter } from '../../../life/shape.ts';
import { streaks } from '../../../nature/clouds.ts';
import { massing } from '../../../nature/massing.ts';
import { palms } from '../../../nature/palms.ts';
import { haze, sky, stars, sun } from '../../../nature/sky.ts';
import { grain } from '../../../nature/texture.ts';
import { glitter, reflection, water } from '../../../nature/water.ts';

const deck: Layer = {
  draw: ({ w, h, u, ink }) =>
    fill(ink.fade('#e8b496', '#7a4a5c'), rect(0, h * 0.9, w, h * 0.1)) +
    fill('#fff0dc', rect(0, h * 0.895, w, 5 * u)) +
    line(
      '#5a3048',
      1.4 * u,
      `${repeat(24, (i) => `M${numbers((i - 2) * w * 0.055)} ${numbers(h * 0.905)}L${numbers((i - 5) * w * 0.063)} ${numbers(h)}`)}M0 ${numbers(h * 0.94)}H${w}`,
      0.35,
    ) +
    fill(ink.fade('#c98f8a', '#8a5068'), rect(0, h * 0.765, w, h * 0.014)) +
    line(
      '#fff0dc',
      1.6 * u,
      `M0 ${numbers(h * 0.735)}H${w}${repeat(Math.round(w / (42 * u)), (i) => `M${numbers(i * 42 * u)} ${numbers(h * 0.735)}V${numbers(h * 0.768)}`)}`,
      0.75,
    ) +
    fill('#bfe4ec', rect(0, h * 0.735, w, h * 0.03), 0.22),
};

/** A roof pool above the city, the hotel lit for the evening. */
export const hotelCity: Scene = {
  slug: 'hotel-city',
  layers: [
    sky(['#1a2a5a', '#4a3f80', '#a85a86', '#f08a70', '#ffc890'], 0.76),
    stars({ count: 46, to: 0.32, seed: 72 }),
    sun({ x: { card: 0.2, hero: 0.3, share: 0.2 }, y: 0.6, r: 48, colour: '#fff0c8', glow: '#ffb87a' }),
    streaks({ from: 0.14, to: 0.52, count: { card: 8, hero: 15, share: 11 }, colour: '#ff9f8a', opacity: 0.45, seed: 284 }),
    massing({
      y: 0.77,
      between: [-0.02, 1.02],
      tall: [60, 230],
      wide: [24, 52],
      colour: '#8a4f80',
      light: '#c97a86',
      window: '#ffe0a0',
      windowOpacity: 0.6,
      seed: 161,
      mound: false,
    }),
    haze({ y: 0.7, height: 0.26, colour: '#ffb07a', opacity: 0.5 }),
    massing({
      y: 0.77,
      between: [-0.02, 1.02],
      tall: [30, 130],
      wide: [30, 56],
      colour: '#4f3468',
      light: '#8a5078',
      window: '#ffdf94',
      windowOpacity: 0.8,
      seed: 171,
      mound: false,
    }),
    place(
      towerHotel({
        glass: ['#ffd8a8', '#8a6a94', '#3f3566'],
        slab: '#fff0dc',
        lamp: '#ffe4a0',
        dark: '#2f2450',
        podium: ['#ffe6c8', '#c9949a', '#6d4a78'],
      }),
      { x: { card: 0.62, hero: 0.7, share: 0.66 }, y: 0.775, scale: { card: 0.92, hero: 0.94, share: 0.93 } },
    ),
    water({
      from: 0.775,
      to: 0.9,
      colours: ['#f0a888', '#5fa4b4', '#2f7f9c'],
      ripple: '#fff0dc',
      rippleOpacity: 0.5,
      count: 40,
      seed: 167,
    }),
    glitter({ x: { card: 0.2, hero: 0.3, share: 0.2 }, from: 0.78, to: 0.89, colour: '#ffe8c0', width: [60, 120], count: 16 }),
    reflection({
      x: { card: 0.62, hero: 0.7, share: 0.66 },
      from: 0.785,
      height: 64,
      width: 150,
      colour: '#ffe0b0',
      opacity: 0.5,
      seed: 38,
    }),
    deck,
    scatter(parasol({ straw: ['#fff3d8', '#e8b88a', '#8a5068'], wood: '#4a2c48', cloth: '#fff6e8', clothShade: '#c9949a' }), {
      card: spots('0.2,0.955,1 0.46,0.955,1'),
      hero: spots('0.14,0.955,1 0.28,0.955,1 0.42,0.955,1'),
      share: spots('0.16,0.955,1 0.36,0.955,1'),
    }),
    palms({
      at: {
        card: rows('0.88,0.99,260,-26 0.97,0.99,330,-30'),
        hero: rows('0.9,0.99,260,-20 0.96,0.99,340,-24'),
        share: rows('0.9,0.99,260,-24 0.97,0.99,330,-28'),
      },
      light: '#5f7a68',
      dark: '#2a3a54',
      trunk: '#33203f',
      trunkLight: '#8a5068',
      seed: 95,
    }),
    birds({ x: { card: 0.4, hero: 0.5, share: 0.44 }, y: 0.34, count: 5, size: 12, colour: '#ffe8d8', seed: 286 }),
    grain(),
  ],
};
