import { fill } from '../../engine/ink.ts';
import { numbers, randomFrom, range } from '../../engine/numbers.ts';
import { leaf, rows } from '../../engine/paths.ts';
import { type Layer, place, type Scene } from '../../engine/stage.ts';
import { galataTower, maidensTower } from '../../landmarks/asia/galata-tower.ts';
import { imperialMosque } from '../../landmarks/asia/imperial-mosque.ts';
import { birds } from '../../life/birds.ts';
import { sailboat } from '../../life/boats.ts';
import { scatter } from '../../life/shape.ts';
import { ferry } from '../../life/ships.ts';
import { cumulus, streaks } from '../../nature/clouds.ts';
import { massing } from '../../nature/massing.ts';
import { haze, sky } from '../../nature/sky.ts';
import { hills } from '../../nature/terrain.ts';
import { grain } from '../../nature/texture.ts';
import { cypresses } from '../../nature/trees.ts';
import { glitter, reflection, water } from '../../nature/water.ts';

const shore = 0.75;

/** A bed of tulips along the near bank. */
const tulips: Layer = {
  draw: ({ w, h, u }) => {
    const random = randomFrom(44);
    const count = Math.round(w / (13 * u));
    const colours = ['#d3243f', '#f0563f', '#ffd04a', '#fff0f0', '#8a1538'];
    const cups = colours.map(() => '');
    let [stems, leaves] = ['', ''];
    for (const i of range(count)) {
      const [x, tall, s] = [(i + random()) * 13 * u, (44 + random() * 50) * u, (9 + random() * 4) * u];
      const y = h + 8 - tall;
      stems += `M${numbers(x - 1.4 * u, h)}L${numbers(x - 1 * u, y)}h${numbers(2 * u)}L${numbers(x + 1.4 * u, h)}z`;
      leaves += leaf(x, h, tall * 0.8, 6 * u, -1.2 - random() * 0.7);
      cups[i % colours.length] +=
        `M${numbers(x - s * 0.7, y - s * 1.7)}q${numbers(s * 0.3, s * 0.5, s * 0.35, s * 0.7)}q${numbers(s * 0.2, -s * 0.7, s * 0.35, -s * 0.9)}q${numbers(s * 0.15, s * 0.2, s * 0.35, s * 0.9)}q${numbers(s * 0.05, -s * 0.3, s * 0.35, -s * 0.7)}C${numbers(x + s * 1.1, y - s * 0.4, x + s * 0.5, y + s * 0.2, x, y + s * 0.2)}C${numbers(x - s * 0.5, y + s * 0.2, x - s * 1.1, y - s * 0.4, x - s * 0.7, y - s * 1.7)}z`;
    }
    return fill('#1f5f4f', stems + leaves) + cups.map((d, i) => fill(colours[i] ?? '#fff', d)).join('');
  },
};

/** A clear April morning on the Golden Horn, tulips in front. */
export const turkey: Scene = {
  slug: 'turkey',
  layers: [
    sky(['#3f9ab4', '#8fd0cc', '#e0f0d8', '#ffe8c4'], shore),
    streaks({ from: 0.1, to: 0.34, count: { card: 5, hero: 11, share: 8 }, colour: '#fff', opacity: 0.6, seed: 184 }),
    cumulus({
      at: {
        card: rows('0.3,0.48,200 0.92,0.26,180'),
        hero: rows('0.42,0.46,260 0.94,0.26,220 0.12,0.54,200'),
        share: rows('0.32,0.48,220 0.93,0.26,200'),
      },
      light: '#fff',
      body: '#f6f4e4',
      shade: '#c4dcd4',
      seed: 91,
    }),
    hills({ y: 0.67, amp: 26, rough: 0.1, seed: 61, fill: ['#a8c8b8', '#c4d4b8'], to: shore }),
    massing({
      y: shore,
      between: [-0.02, 1.02],
      tall: [20, 50],
      wide: [12, 30],
      colour: '#c9b49c',
      light: '#f0dcc0',
      seed: 111,
      roofs: 'gabled',
      mound: false,
    }),
    place(
      imperialMosque(
        {
          stone: ['#fff4dc', '#d4c4b4', '#94a0ac'],
          lead: ['#c4d8dc', '#84a4b4', '#547890'],
          window: '#6a7c8c',
          glow: '#fff0c0',
          gold: '#e0b860',
        },
        6,
      ),
      {
        x: { card: 0.2, hero: 0.44, share: 0.28 },
        y: 0.725,
        scale: { card: 0.46, hero: 0.52, share: 0.48 },
        rtlX: { card: 0.86, hero: 0.6, share: 0.78 },
      },
    ),
    haze({ y: 0.71, height: 0.16, colour: '#fff3dc', opacity: 0.65 }),
    place(
      galataTower({
        stone: ['#ffeccc', '#d3ab84', '#8a6a6c'],
        roof: ['#8fa4b4', '#56708c', '#344a68'],
        window: '#4a4658',
        glow: '#ffe08a',
        houses: [
          ['#ffe0b0', '#e8a86a', '#b56f54'],
          ['#ffd4c4', '#e08a7c', '#a85a64'],
          ['#fff6e4', '#e4d0bc', '#a89aa4'],
          ['#d8ecd8', '#94bca8', '#5c8484'],
        ],
        tile: ['#f08a5a', '#c9583f', '#8a3a3f'],
      }),
      { x: { card: 0.66, hero: 0.72, share: 0.69 }, y: 0.745, scale: 0.79 },
    ),
    cypresses({
      at: {
        card: rows('0.36,0.755,74 0.39,0.755,56 0.97,0.755,84'),
        hero: rows('0.55,0.755,74 0.57,0.755,56 0.9,0.755,84 0.93,0.755,64'),
        share: rows('0.43,0.755,74 0.46,0.755,56 0.94,0.755,84'),
      },
      light: '#7fa468',
      dark: '#2f5f54',
    }),
    water({ from: shore, colours: ['#c4ecdc', '#4fb0b4', '#1f7f94', '#125a78'], ripple: '#fff', rippleOpacity: 0.5, seed: 137 }),
    glitter({ x: { card: 0.16, hero: 0.28, share: 0.18 }, from: shore, colour: '#fffbe0', width: [70, 160] }),
    reflection({
      x: { card: 0.66, hero: 0.72, share: 0.69 },
      from: shore + 0.02,
      height: 80,
      width: 240,
      colour: '#e8b088',
      opacity: 0.4,
      seed: 28,
    }),
    place(maidensTower({ white: ['#fffaf0', '#e8dccc', '#a8a4b0'], roof: '#5c7484', window: '#4a5868', rock: '#7a8480' }), {
      x: { card: 0.1, hero: 0.2, share: 0.12 },
      y: 0.8,
      scale: { card: 0.7, hero: 0.8, share: 0.72 },
    }),
    scatter(ferry({ hull: '#1f4f68', white: '#fffaf0', shade: '#d8c4b0', window: '#4f94a4', funnel: '#e0a83f' }), [
      { x: { card: 0.4, hero: 0.5, share: 0.44 }, y: 0.85, scale: { card: 0.72, hero: 0.76, share: 0.74 } },
    ]),
    scatter(sailboat({ hull: '#d3323f', sail: '#fff', sailShade: '#e8d0c0' }), [
      { x: { card: 0.86, hero: 0.84, share: 0.86 }, y: 0.83, scale: 0.6 },
    ]),
    tulips,
    birds({ x: { card: 0.34, hero: 0.5, share: 0.4 }, y: 0.3, count: 9, size: 13, colour: '#fff', seed: 186 }),
    grain(0.8),
  ],
};
