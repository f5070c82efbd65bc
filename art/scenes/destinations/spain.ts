import { brush, fill } from '../../engine/ink.ts';
import { numbers, randomFrom, range, repeat } from '../../engine/numbers.ts';
import { rows } from '../../engine/paths.ts';
import { type Layer, place, type Scene } from '../../engine/stage.ts';
import { sagradaFamilia } from '../../landmarks/europe/sagrada-familia.ts';
import { birds } from '../../life/birds.ts';
import { cumulus, streaks } from '../../nature/clouds.ts';
import { massing } from '../../nature/massing.ts';
import { palms } from '../../nature/palms.ts';
import { haze, sky } from '../../nature/sky.ts';
import { hills } from '../../nature/terrain.ts';
import { grain } from '../../nature/texture.ts';
import { crowns } from '../../nature/trees.ts';
import { water } from '../../nature/water.ts';

const tiles = ['#f7c948', '#e2583e', '#2f8fa8', '#fff6e0', '#5fb56a', '#1f5f94', '#f0965a'];

/** The winding bench of Park Güell, faced with broken tiles. */
const bench: Layer = {
  draw: ({ w, h, u, ink }) => {
    const random = randomFrom(33);
    const waves = Math.round(w / (200 * u));
    const step = w / waves;
    const rim = (lift: number) =>
      repeat(
        waves,
        (i) =>
          `${i === 0 ? `M-10 ${numbers(h - lift)}` : ''}Q${numbers((i + 0.25) * step, h - lift - 44 * u, (i + 0.5) * step, h - lift)}T${numbers((i + 1) * step, h - lift)}`,
      );
    const top = 82 * u;
    const pieces = tiles.map(() => '');
    const yAt = (x: number) => {
      const t = ((x / step) % 1) * 2;
      return h - top - 44 * u * 0.5 * Math.sin(t * Math.PI);
    };
    for (let x = -6; x < w + 10; x += 17 * u) {
      for (const row of range(3)) {
        const pick = Math.floor(random() * tiles.length);
        const [px, py, s] = [x + (row % 2) * 8 * u, yAt(x) + (13 + row * 19) * u, 8.4 * u];
        const j = () => (random() - 0.5) * 5 * u;
        const [a, b, c, d] = [j(), j(), j(), j()];
        pieces[pick] +=
          `M${Math.round(px - s + a)} ${Math.round(py - s + b)}h${Math.round(s * 2 + c)}l${Math.round(d)} ${Math.round(s * 2 + a)}h${Math.round(-s * 2 - b)}z`;
      }
    }
    return (
      fill(ink.fade('#f4dcb4', '#c9946a'), `${rim(top)}V${h}H-10z`) +
      pieces.map((d, i) => fill(tiles[i] ?? '#fff', d)).join('') +
      brush('#fffaf0', 9 * u, rim(top)) +
      brush('#e2a860', 2 * u, rim(top - 5 * u), 0.8) +
      fill(ink.fade([0, '#5a2f3f', 0], [1, '#5a2f3f', 0.45]), `M-10 ${numbers(h - 60 * u)}H${w}V${h}H-10z`)
    );
  },
};

/** Barcelona in the long evening light: the towers of the Sagrada Família between the park and the sea. */
export const spain: Scene = {
  slug: 'spain',
  layers: [
    sky(['#2f7fae', '#7fbcc8', '#f6dcae', '#ffc07f'], 0.66),
    streaks({ from: 0.1, to: 0.4, count: { card: 6, hero: 12, share: 9 }, colour: '#fff6e0', opacity: 0.6, seed: 174 }),
    cumulus({
      at: {
        card: [[0.9, 0.5, 190]],
        hero: rows('0.92,0.5,240 0.48,0.52,190'),
        share: [[0.92, 0.5, 210]],
      },
      light: '#fffaf0',
      body: '#ffe4c0',
      shade: '#f0b490',
      seed: 81,
    }),
    water({ from: 0.6, to: 0.72, colours: ['#f6dcb0', '#6fb4bc', '#4f98ac'], ripple: '#fff', rippleOpacity: 0.5, seed: 127 }),
    hills({ y: 0.635, amp: 22, rough: 0.1, seed: 51, tilt: 70, fill: ['#9aa89a', '#b8a88c'], to: 0.8 }),
    massing({
      y: 0.74,
      between: [-0.02, 1.02],
      tall: [16, 62],
      wide: [14, 34],
      colour: '#c98f74',
      light: '#f3c79a',
      window: '#7a4a50',
      windowOpacity: 0.5,
      seed: 91,
      mound: false,
      roofs: 'mixed',
    }),
    haze({ y: 0.7, height: 0.2, colour: '#ffdca8', opacity: 0.6 }),
    place(
      sagradaFamilia({
        stone: ['#ffe8b8', '#dca468', '#8f5a4c'],
        slit: '#5f3638',
        tip: ['#e2583e', '#f7c948'],
        glow: '#ffe28a',
        crane: '#c9583f',
      }),
      { x: { card: 0.6, hero: 0.7, share: 0.66 }, y: 0.81, scale: { card: 0.85, hero: 0.86, share: 0.86 } },
    ),
    massing({
      y: 0.88,
      between: [-0.02, 1.02],
      tall: [36, 66],
      wide: [30, 60],
      colour: '#b0674f',
      light: '#f0b884',
      window: '#5f3038',
      windowOpacity: 0.7,
      seed: 101,
      mound: false,
      roofs: 'gabled',
    }),
    crowns({
      at: {
        card: rows('0.05,0.9,80 0.16,0.9,64 0.27,0.9,76 0.42,0.9,60 0.8,0.9,70 0.95,0.9,84'),
        hero: rows('0.04,0.9,80 0.12,0.9,64 0.2,0.9,76 0.3,0.9,60 0.42,0.9,84 0.52,0.9,64 0.8,0.9,70 0.92,0.9,84'),
        share: rows('0.05,0.9,80 0.16,0.9,64 0.27,0.9,76 0.42,0.9,60 0.8,0.9,70 0.95,0.9,84'),
      },
      light: '#9fb45a',
      dark: '#4a6f4a',
      seed: 49,
    }),
    palms({
      at: {
        card: rows('0.03,0.97,250,20 0.11,0.97,190,26'),
        hero: rows('0.03,0.97,260,20 0.075,0.97,190,26 0.97,0.97,230,-20'),
        share: rows('0.03,0.97,250,20 0.09,0.97,190,26'),
      },
      light: '#6fa04f',
      dark: '#2f6048',
      trunk: '#6a4438',
      trunkLight: '#b5804f',
      seed: 55,
    }),
    bench,
    birds({ x: { card: 0.36, hero: 0.5, share: 0.4 }, y: 0.34, count: 7, size: 12, colour: '#5f4a58', seed: 176 }),
    grain(),
  ],
};
