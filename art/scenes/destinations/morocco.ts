import { fill, line } from '../../engine/ink.ts';
import { numbers, repeat } from '../../engine/numbers.ts';
import { circle, rect, rows } from '../../engine/paths.ts';
import { type Layer, place, type Scene } from '../../engine/stage.ts';
import { koutoubia, ramparts } from '../../landmarks/africa/koutoubia.ts';
import { birds } from '../../life/birds.ts';
import { scatter } from '../../life/shape.ts';
import { walker } from '../../life/travellers.ts';
import { streaks } from '../../nature/clouds.ts';
import { palms } from '../../nature/palms.ts';
import { haze, sky, sun } from '../../nature/sky.ts';
import { hills, mountains } from '../../nature/terrain.ts';
import { grain, spray } from '../../nature/texture.ts';

/** A scalloped terrace arch with a hanging lamp, framing the start side. */
const terrace: Layer = {
  draw: (stage) => {
    const { w, h, u, ink } = stage;
    const edge = stage.by({ card: 0.08, hero: 0.045, share: 0.06 }) * w;
    const curved = `M-4-4H${numbers(edge + 250 * u)}q${numbers(-30 * u, 34 * u, -66 * u, 34 * u)}q${numbers(-6 * u, 40 * u, -56 * u, 46 * u)}q${numbers(4 * u, 46 * u, -50 * u, 58 * u)}q${numbers(10 * u, 44 * u, -36 * u, 64 * u)}q${numbers(6 * u, 34 * u, -42 * u, 44 * u)}V${numbers(h + 4)}H-4z`;
    return (
      fill(ink.across('#8a3a3f', '#5c2436'), curved) +
      line('#f0b86a', 3 * u, curved, 0.75) +
      fill(
        '#2f8f8f',
        repeat(
          22,
          (i) =>
            `M${numbers(edge * (0.18 + (i % 3) * 0.3), h * (0.62 + Math.floor(i / 3) * 0.055))}l${numbers(edge * 0.13, 15 * u)}l${numbers(-edge * 0.13, 15 * u)}l${numbers(-edge * 0.13, -15 * u)}z`,
        ),
      ) +
      fill(
        '#f0c47a',
        repeat(
          14,
          (i) =>
            `M${numbers(edge * (0.33 + (i % 2) * 0.3), h * (0.648 + Math.floor(i / 2) * 0.055))}l${numbers(edge * 0.1, 11 * u)}l${numbers(-edge * 0.1, 11 * u)}l${numbers(-edge * 0.1, -11 * u)}z`,
        ),
      ) +
      `<g transform="translate(${numbers(edge + 96 * u, 0)})scale(${numbers(u)})">${line('#3f1a2a', 2, 'M0 0V92')}${fill(ink.radial([0, '#ffd98a', 0.55], [1, '#ffd98a', 0]), circle(0, 128, 84))}${fill('#e0a04a', 'M-9 92h18l12 16h-42zM-21 148h42l-14 18h-14zM-4 166h8v10h-8z')}${fill('#ffe9a8', 'M-21 108h42l5 20-5 20h-42l-5-20z')}${line('#a8642f', 2, 'M-21 108h42l5 20-5 20h-42l-5-20zM-8 108v40M8 108v40M-26 128h52')}</g>`
    );
  },
};

/** Marrakech towards evening: the Koutoubia over red walls, the Atlas white behind. */
export const morocco: Scene = {
  slug: 'morocco',
  layers: [
    sky(['#1f6f8f', '#6fb0b0', '#f6d4a0', '#ffae74'], 0.72),
    sun({ x: { card: 0.3, hero: 0.34, share: 0.28 }, y: 0.46, r: 46, colour: '#fff8e0', glow: '#ffe0a0' }),
    streaks({ from: 0.08, to: 0.4, count: { card: 6, hero: 13, share: 9 }, colour: '#fff0d8', opacity: 0.55, seed: 224 }),
    mountains({
      y: 0.6,
      amp: 120,
      rough: 0.82,
      seed: 172,
      fill: ['#a08cb0', '#e0b4a4'],
      shade: '#84749c',
      snow: { y: 0.6, light: '#fffaf4', shade: '#d0c8dc' },
      peaks: [
        [0.86, 70],
        [0.3, 30],
      ],
    }),
    haze({ y: 0.7, height: 0.2, colour: '#ffd0a0', opacity: 0.75 }),
    hills({ y: 0.75, amp: 12, rough: 0.1, seed: 91, fill: ['#d98f62', '#c9744f'] }),
    palms({
      at: {
        card: rows('0.34,0.8,130,-10 0.43,0.8,96,12 0.78,0.8,110,10 0.86,0.8,160,-14 0.95,0.8,120,12'),
        hero: rows('0.46,0.8,130,-10 0.52,0.8,96,12 0.56,0.8,116,8 0.79,0.8,110,10 0.85,0.8,160,-14 0.93,0.8,120,12'),
        share: rows('0.38,0.8,130,-10 0.46,0.8,96,12 0.8,0.8,110,10 0.87,0.8,160,-14 0.95,0.8,120,12'),
      },
      light: '#5f9a5a',
      dark: '#23604f',
      trunk: '#6a3a34',
      trunkLight: '#b56f48',
      seed: 65,
    }),
    place(
      koutoubia({
        stone: ['#ffd9a4', '#d98f5c', '#8f4a44'],
        tile: '#2f9a94',
        window: '#4f2434',
        glow: '#ffe08a',
        gold: ['#fff3b8', '#f0b83a', '#a8702a'],
      }),
      { x: { card: 0.62, hero: 0.69, share: 0.66 }, y: 0.84, scale: 0.9 },
    ),
    place(
      ramparts(2000, {
        wall: ['#f0a070', '#c2603f', '#7a3038'],
        hole: '#5a2030',
        awnings: ['#c2304a', '#2f8f8f', '#f0a83f', '#8a1538', '#1f5f86'],
      }),
      { x: 0.5, y: 0.88, scale: { card: 0.82, hero: 0.84, share: 0.83 } },
    ),
    {
      draw: ({ w, h, ink }) =>
        fill(ink.fade('#f0b47c', '#b8644a'), rect(0, h * 0.875, w, h * 0.13)) +
        fill(ink.across([0, '#ffe9b8', 0.6], [0.7, '#ffe9b8', 0]), rect(0, h * 0.875, w, h * 0.13)),
    },
    scatter(walker('#fff3dc', '#b5784f'), [
      { x: { card: 0.34, hero: 0.46, share: 0.38 }, y: 0.935, scale: 0.9 },
      { x: { card: 0.74, hero: 0.78, share: 0.76 }, y: 0.92, scale: 0.72 },
    ]),
    scatter(walker('#1f5f86', '#b5784f'), [
      { x: { card: 0.38, hero: 0.48, share: 0.41 }, y: 0.94, scale: 0.86 },
      { x: { card: 0.5, hero: 0.56, share: 0.54 }, y: 0.915, scale: 0.66 },
    ]),
    scatter(walker('#8a1538', '#b5784f'), [{ x: { card: 0.86, hero: 0.87, share: 0.87 }, y: 0.94, scale: 0.9 }]),
    spray({ dense: 1, clear: 0.88, colour: '#7a3038', count: 140, seed: 46, opacity: 0.4 }),
    birds({ x: { card: 0.44, hero: 0.54, share: 0.46 }, y: 0.34, count: 7, size: 14, colour: '#4f2434', seed: 226 }),
    terrace,
    grain(),
  ],
};
