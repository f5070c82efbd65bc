import { brush, fill, fills, group, line } from '../../engine/ink.ts';
import { each, numbers, randomFrom, repeat } from '../../engine/numbers.ts';
import { ellipse, poly, rect, rows } from '../../engine/paths.ts';
import { type Landmark, type Layer, place, type Scene } from '../../engine/stage.ts';
import { butte } from '../../landmarks/gulf/elephant-rock.ts';
import { scatter } from '../../life/shape.ts';
import { walker } from '../../life/travellers.ts';
import { haze, sky, stars } from '../../nature/sky.ts';
import { dunes } from '../../nature/terrain.ts';
import { grain } from '../../nature/texture.ts';

/** Qasr al-Farid: one tomb cut into a rock that stands alone, its foot left rough. */
const loneTomb: Landmark = ({ ink, lit }) => {
  const rock =
    'M-232 0C-238-60-226-120-232-190-240-270-214-340-168-376-130-402-92-392-60-408-20-426 40-424 84-408 130-404 172-384 196-340 226-290 214-220 222-160 230-100 222-50 236 0z';
  const random = randomFrom(4);
  const cracks = repeat(11, () => {
    const x = -200 + random() * 400;
    return `M${numbers(x, -380 + random() * 60)}q${numbers(random() * 16 - 8, 80, random() * 20 - 10, 150 + random() * 120)}`;
  });
  const steps = (x: number, s: 1 | -1) =>
    repeat(5, (i) => rect(x + s * i * 25 - (s < 0 ? 25 : 0), -352 - i * 13, 25, 14 + i * 13));
  const face = ink.side('#ffd9a0', '#f0b070', '#c87c54');
  return (
    fill(ink.fade('#b8704f', '#8a4a44', '#5a3040'), rock) +
    `<g clip-path="${ink.clip(rock)}">${fill('#3f2240', lit === -1 ? rect(120, -440, 160, 450) : rect(-280, -440, 160, 450), 0.4)}${line('#4a2438', 3, cracks, 0.4)}</g>` +
    fill(ink.radial([0, '#ffd07a', 0.5], [1, '#ffd07a', 0]), ellipse(0, -120, 300, 260)) +
    fill(face, 'M-150-44V-340H150V-44L112-30 70-46 20-26-34-44-84-24z') +
    fill(face, steps(-4, -1) + steps(4, 1)) +
    fills('#8a4f40', [rect(-158, -346, 316, 8), rect(-154, -262, 308, 7), rect(-156, -276, 312, 5)]) +
    fill('#fff0c4', rect(-158, -338, 316, 3) + rect(-156, -255, 312, 3)) +
    fills(
      ink.side('#fff0c4', '#f6c488', '#a8664c'),
      [-138, -54, 30, 114].map((x) => rect(x, -252, 24, 200)),
    ) +
    fill(
      '#a8664c',
      each([-138, -54, 30, 114], (x) => poly(x - 8, -262, x + 32, -262, x + 24, -246, x, -246)),
    ) +
    fill('#a8664c', poly(-32, -178, 0, -206, 32, -178)) +
    fill('#fff0c4', rect(-30, -178, 60, 6)) +
    fill('#2a1428', rect(-20, -170, 40, 112)) +
    fill(ink.fade([0, '#ffb84a', 0], [1, '#ffb84a', 0.7]), rect(-20, -120, 40, 62))
  );
};

/** The band of the Milky Way, risen over the desert. */
const milkyWay: Layer = {
  draw: ({ w, h, u }) => {
    const random = randomFrom(91);
    const across = (i: number, spread: number) => {
      const t = random();
      return [
        w * (0.02 + t * 0.62) + (random() - 0.5) * spread * u,
        h * (0.66 - t * 0.78) + (random() - 0.5) * spread * u * (i % 2 ? 1 : 0.6),
      ] as const;
    };
    const dust = repeat(190, (i) => `M${numbers(...across(i, 120))}h0`);
    return (
      brush(
        '#c8b4f4',
        3.4 * u,
        repeat(90, (i) => `M${numbers(...across(i, 70))}h0`),
        0.35,
      ) + brush('#fff', 1.6 * u, dust, 0.75)
    );
  },
};

const lanterns: Layer = {
  draw: (stage) => {
    const { w, h, u, ink } = stage;
    const glow = ink.radial([0, '#ffcf6a', 0.8], [0.4, '#ffb04a', 0.3], [1, '#ffb04a', 0]);
    const lights = stage.by({
      card: rows<[number, number, number]>(
        '0.18,0.985,1.3 0.5,0.985,1.3 0.26,0.94,1 0.52,0.94,1 0.34,0.9,0.76 0.54,0.9,0.76 0.42,0.872,0.6 0.57,0.872,0.6',
      ),
      hero: rows<[number, number, number]>(
        '0.36,0.985,1.3 0.56,0.985,1.3 0.43,0.94,1 0.59,0.94,1 0.5,0.9,0.76 0.62,0.9,0.76 0.57,0.872,0.6 0.65,0.872,0.6',
      ),
      share: rows<[number, number, number]>('0.3,0.985,1.3 0.54,0.985,1.3'),
    });
    return each(lights, ([x, y, s]) =>
      group(
        `translate(${numbers(x * w, y * h)})scale(${numbers(s * u)})`,
        fill(glow, ellipse(0, -12, 60, 34)) +
          fill('#ffe9a8', rect(-6, -22, 12, 20)) +
          line('#4a2a2a', 2, 'M-7-24H7M-7-2H7M-6-24V-2M6-24V-2M0-24V-30'),
      ),
    );
  },
};

const stone = { light: '#6a5a90', body: '#4a3a70', foot: '#3a2c58', shade: '#2a2048', crack: '#241a40' };

/** Hegra by night: the lone tomb lit from below, lanterns on the way to it. */
export const alula: Scene = {
  slug: 'alula',
  crops: ['card', 'hero'],
  layers: [
    sky(['#0a1036', '#1c2460', '#4a3a80', '#a06488', '#e89a7c'], 0.86),
    stars({ count: 150, to: 0.66, seed: 83 }),
    milkyWay,
    place(butte(260, 130, 5, stone), { x: { card: 0.12, hero: 0.16, share: 0.14 }, y: 0.82, scale: 1 }),
    place(butte(180, 90, 8, stone), { x: { card: 0.32, hero: 0.4, share: 0.36 }, y: 0.82, scale: 0.9 }),
    place(butte(220, 150, 11, stone), { x: { card: 1, hero: 0.97, share: 0.98 }, y: 0.82, scale: 1 }),
    haze({ y: 0.8, height: 0.18, colour: '#f0a080', opacity: 0.35 }),
    dunes({
      at: {
        card: rows('0.3,0.82,1,0.1 0.8,0.84,0.9,0.1'),
        hero: rows('0.3,0.82,1.2,0.1 0.8,0.84,1,0.1'),
        share: rows('0.3,0.82,1,0.1'),
      },
      light: '#a86a70',
      foot: '#6a4260',
      shade: '#4a2f54',
    }),
    place(loneTomb, { x: { card: 0.64, hero: 0.72, share: 0.68 }, y: 0.87, scale: { card: 1.04, hero: 1.14, share: 1.08 } }),
    dunes({
      at: { card: rows('0.5,0.865,1.6,0.15'), hero: rows('0.6,0.865,2,0.15'), share: rows('0.5,0.865,1.6,0.15') },
      light: '#8a5464',
      foot: '#4a2f50',
      shade: '#38244a',
      ripples: '#b87a7a',
    }),
    lanterns,
    scatter(walker('#f4e6d0', '#a8704c', '#241434'), [
      { x: { card: 0.44, hero: 0.56, share: 0.5 }, y: 0.935, scale: 1 },
      { x: { card: 0.385, hero: 0.52, share: 0.46 }, y: 0.965, scale: 1.25 },
    ]),
    scatter(walker('#1c1830', '#1c1830', '#120e24'), [{ x: { card: 0.34, hero: 0.498, share: 0.43 }, y: 0.965, scale: 1.2 }]),
    grain(0.8),
  ],
};
