import { brush, fill, fills, line } from '../../engine/ink.ts';
import { each, numbers, repeat } from '../../engine/numbers.ts';
import { arch, circle, ellipse, poly, rect, rows } from '../../engine/paths.ts';
import { type Landmark, type Layer, place, type Scene } from '../../engine/stage.ts';
import { ribbedDome, type TileColours } from '../../landmarks/asia/registan.ts';
import { scatter } from '../../life/shape.ts';
import { cumulus } from '../../nature/clouds.ts';
import { haze, sky } from '../../nature/sky.ts';
import { grain } from '../../nature/texture.ts';
import { crowns } from '../../nature/trees.ts';
import { reflection } from '../../nature/water.ts';

const tiles: TileColours = {
  brick: ['#ffe6b4', '#dfae74', '#a0705c'],
  dome: ['#8fe8e4', '#2fa8bc', '#186a90'],
  blue: '#1f5aa4',
  turquoise: '#35b0b4',
  white: '#fff8e8',
  niche: ['#2a3a6a', '#b08a6c'],
  gold: '#ffd766',
  tiger: '#f0a03c',
};

/** Gur-e-Amir, the tomb of Timur: the ribbed dome, its portal, two minarets. */
const gurEAmir: Landmark = (b) => {
  const { ink } = b;
  const brick = ink.side(...tiles.brick);
  const band = (y: number, x: number, w: number) =>
    fill(tiles.blue, rect(x, y, w, 12)) +
    fill(
      tiles.white,
      repeat(Math.floor(w / 14), (i) => `M${numbers(x + 7 + i * 14, y + 1)}l5 5-5 5-5-5z`),
    );
  const minaret = (x: number) =>
    fill(brick, poly(x - 15, 0, x - 12, -300, x + 12, -300, x + 15, 0)) +
    each([-70, -130, -190, -250], (y) => band(y, x - 13, 26)) +
    fill(tiles.turquoise, rect(x - 17, -312, 34, 12)) +
    fill(brick, rect(x - 9, -336, 18, 24)) +
    fill(tiles.turquoise, `M${x - 13}-336q13-30 26 0z`);
  return (
    minaret(-190) +
    minaret(190) +
    fills(brick, [rect(-130, -196, 260, 196)]) +
    band(-196, -130, 260) +
    ribbedDome(b, tiles, 0, -196, 112) +
    fill(brick, rect(-108, -176, 216, 176)) +
    fill(tiles.blue, rect(-98, -166, 196, 166)) +
    fill(
      tiles.white,
      repeat(11, (i) => circle(-90, -156 + i * 15, 3) + circle(90, -156 + i * 15, 3)) +
        repeat(12, (i) => circle(-82 + i * 15, -158, 3)),
    ) +
    fill(brick, rect(-82, -150, 164, 150)) +
    fill(ink.fade(...tiles.niche), arch(0, 0, 116, 136, 'pointed')) +
    fill(tiles.turquoise, arch(0, 0, 92, 112, 'pointed'), 0.35) +
    fill('#2a2038', arch(0, 0, 40, 66, 'pointed')) +
    line(tiles.gold, 2, arch(0, 0, 116, 136, 'pointed'), 0.8)
  );
};

/** A wet court: joints, and the sky in puddles. */
const court: Layer = {
  draw: (stage) => {
    const { w, h, u, ink } = stage;
    const top = h * 0.79;
    const cx = stage.by({ card: 0.52, hero: 0.585, share: 0.6 }) * w;
    return (
      fill(ink.fade('#d8b490', '#a88878', '#7a6a78'), rect(0, top, w, h - top + 2)) +
      line(
        '#6a5460',
        1.4 * u,
        repeat(21, (i) => `M${numbers(cx + (i - 10) * 40 * u, top)}L${numbers(cx + (i - 10) * 150 * u, h)}`) +
          repeat(5, (i) => `M0 ${numbers(top + (h - top) * ((i + 1) / 6) ** 1.5)}H${numbers(w)}`),
        0.4,
      ) +
      fill(
        ink.fade('#f0dcd4', '#8fa8cc'),
        each(rows<[number, number, number]>('-240,0.86,110 60,0.9,190 330,0.85,90 -90,0.955,150'), ([x, y, r]) =>
          ellipse(cx + x * u, y * h, r * u, r * 0.13 * u),
        ),
        0.85,
      )
    );
  },
};

/** Someone under an umbrella. */
const sheltered = (canopy: string, shade: string, coat: string) => () =>
  fill('#3a2a44', ellipse(3, 0, 20, 3), 0.3) +
  brush('#2a2438', 5, 'M-4-20L-5-2M4-20L5-2') +
  fill(coat, 'M-11-14C-14-34-10-46-5-48H5C10-46 14-34 11-14z') +
  line('#4a4454', 2, 'M0-46V-76') +
  fill(canopy, 'M-32-56C-28-88 28-88 32-56 24-62 16-62 11-57 5-62-5-62-11-57-16-62-24-62-32-56z') +
  fill(shade, 'M4-80C24-80 31-68 32-56 24-62 16-62 11-57 12-66 10-74 4-80z');

/** The gate around the view: a pointed arch of tiles, dark against the court. */
const gate: Layer = {
  draw: (stage) => {
    const { w, h, u, ink } = stage;
    const [a, b] = stage.by({ card: [0.085, 0.955], hero: [0.2, 0.965], share: [0.1, 0.95] } as const);
    const [l, r, m] = [a * w, b * w, ((a + b) / 2) * w];
    const spring = h * 0.42;
    const opening = `V${numbers(spring)}C${numbers(r, h * 0.2, m + (r - m) * 0.5, h * 0.1, m, h * 0.035)}C${numbers(l + (m - l) * 0.5, h * 0.1, l, h * 0.2, l, spring)}V${numbers(h + 4)}`;
    const edge = `M${numbers(r, h + 4)}${opening}`;
    const stars = (from: number, to: number) =>
      repeat(Math.floor((to - from) / (58 * u)) * 12, (i) => {
        const columns = Math.floor((to - from) / (58 * u));
        const [x, y, q] = [
          from + ((i % columns) + 0.5) * ((to - from) / columns),
          (Math.floor(i / columns) + 0.4) * h * 0.086,
          17 * u,
        ];
        return `M${numbers(x, y - q)}l${numbers(q * 0.3, q * 0.7, q * 0.7, q * 0.3, -q * 0.7, q * 0.3, -q * 0.3, q * 0.7, -q * 0.3, -q * 0.7, -q * 0.7, -q * 0.3, q * 0.7, -q * 0.3)}z`;
      });
    const wall = `M-4-4H${numbers(w + 4)}V${numbers(h + 4)}H${numbers(r)}${opening}H-4z`;
    return (
      fill(ink.across('#2a4a84', '#1c3468', '#142450'), wall) +
      (l > 50 * u ? fill('#3f9aa8', stars(0, l - 16 * u), 0.75) : '') +
      line('#f0c86a', 6 * u, edge) +
      line('#35a0a8', 16 * u, edge, 0.55) +
      line('#fff4dc', 2 * u, edge, 0.9)
    );
  },
};

/** Gur-e-Amir in Samarkand after a shower in April, seen through its gate. */
export const samarkand: Scene = {
  slug: 'samarkand',
  crops: ['card', 'hero'],
  layers: [
    sky(['#5f7cb4', '#9cb0d4', '#e4d4d8', '#ffe4c4'], 0.8),
    cumulus({
      at: {
        card: [
          [0.24, 0.34, 190],
          [0.8, 0.24, 170],
          [0.9, 0.42, 150],
        ],
        hero: [
          [0.34, 0.32, 240],
          [0.46, 0.44, 170],
          [0.86, 0.26, 190],
          [0.92, 0.42, 150],
        ],
        share: [[0.24, 0.34, 190]],
      },
      light: '#fff8f0',
      body: '#c4c8dc',
      shade: '#8a94b8',
      seed: 5,
    }),
    haze({ y: 0.78, height: 0.24, colour: '#ffe4cc', opacity: 0.6 }),
    place(gurEAmir, { x: { card: 0.52, hero: 0.585, share: 0.6 }, y: 0.8, scale: { card: 0.9, hero: 0.9, share: 0.9 } }),
    crowns({
      at: {
        card: rows('0.17,0.81,150 0.25,0.81,100 0.87,0.81,130 0.94,0.82,160'),
        hero: rows('0.28,0.81,150 0.34,0.81,120 0.4,0.81,100 0.88,0.81,130 0.95,0.82,170'),
        share: rows('0.17,0.81,150'),
      },
      light: '#fff0f4',
      dark: '#f0a8c0',
      trunk: '#5a3f48',
      seed: 27,
    }),
    court,
    reflection({
      x: { card: 0.52, hero: 0.585, share: 0.6 },
      from: 0.8,
      height: 100,
      width: 190,
      colour: '#3fa8bc',
      opacity: 0.4,
      seed: 9,
    }),
    scatter(sheltered('#c2304a', '#8a1c38', '#3a4a7a'), [{ x: { card: 0.43, hero: 0.53, share: 0.5 }, y: 0.9, scale: 1.2 }]),
    scatter(sheltered('#f0b83c', '#c4862c', '#5a3a5c'), [{ x: { card: 0.68, hero: 0.68, share: 0.7 }, y: 0.87, scale: 0.95 }]),
    scatter(sheltered('#2f8f96', '#1c606c', '#7a3a4a'), [{ x: { card: 0.29, hero: 0.44, share: 0.4 }, y: 0.965, scale: 1.65 }]),
    gate,
    grain(0.8),
  ],
};
