import { fill, group, line } from '../../engine/ink.ts';
import { mix, numbers, randomFrom, range, repeat } from '../../engine/numbers.ts';
import { arch, dome, type Point, points, poly, rect, straight } from '../../engine/paths.ts';
import { endAt, type Layer, type Scene } from '../../engine/stage.ts';
import { birds } from '../../life/birds.ts';
import { sailboat } from '../../life/boats.ts';
import { scatter } from '../../life/shape.ts';
import { sitter, visitor } from '../../life/visitors.ts';
import { cumulus } from '../../nature/clouds.ts';
import { sky } from '../../nature/sky.ts';
import { land, mountains } from '../../nature/terrain.ts';
import { grain } from '../../nature/texture.ts';
import { water } from '../../nature/water.ts';

/** Phones crop the bottom of the card, so its sea and its deck are higher. */
const rise = 0.08;
const lift = { card: -0.215, hero: 0, share: 0 };
const higher = (y: number) => ({ card: y - rise, hero: y, share: y });
const onDeck = (y: number) => ({ card: y + lift.card, hero: y, share: y });

function coast(list: string) {
  const lines = endAt(points(list));
  return { ...lines, card: lines.card.map(([x, y]): Point => [x, y - rise]) };
}

const rim = coast('0.3,0.64 0.34,0.52 0.44,0.45 0.54,0.41 0.66,0.35 0.78,0.32 0.9,0.26 1.03,0.24');
const cliff = coast('0.28,0.67 0.34,0.52 0.44,0.45 0.54,0.41 0.66,0.35 0.78,0.32 0.9,0.26 1.03,0.24 1.03,0.68 0.6,0.665');

function heightAt(line: readonly Point[], x: number): number {
  const i = Math.max(1, line.findIndex(([px]) => px >= x) === -1 ? line.length - 1 : line.findIndex(([px]) => px >= x));
  const [a, b] = [line[i - 1] ?? [0, 0], line[i] ?? [1, 0]];
  return mix(a[1], b[1], (x - a[0]) / (b[0] - a[0]));
}

/** Ash and lava in bands, and the mule path in zigzags from the old port. */
const bands: Layer = {
  draw: (stage) => {
    const { w, h, u } = stage;
    const top = stage.by(rim);
    const start = (top[0]?.[0] ?? 0.3) + 0.03;
    const sea = stage.by(higher(0.665));
    const band = (t: number, wave: number) =>
      range(24)
        .map((i): Point => {
          const x = mix(start, 1.02, i / 23);
          return [x * w, mix(heightAt(top, x), sea, t) * h + Math.sin(i * 1.7 + wave) * 5 * u];
        })
        .map(([x, y], i) => `${i === 0 ? 'M' : 'L'}${numbers(x, y)}`)
        .join('');
    const foot = stage.by({ card: 0.76, hero: 0.86, share: 0.8 }) * w;
    const climb = (sea - heightAt(top, foot / w)) * h - 14 * u;
    const path = repeat(
      9,
      (i) =>
        `${i === 0 ? 'M' : 'L'}${numbers(foot + (i % 2 ? 34 : -26) * u * (1 - i * 0.06), (sea - 0.003) * h - (climb * i) / 8)}`,
    );
    return (
      line('#e0a88a', 9 * u, band(0.3, 0), 0.5) +
      line('#4f2f40', 12 * u, band(0.55, 2), 0.45) +
      line('#c87860', 7 * u, band(0.74, 4), 0.6) +
      line('#f4e4d4', 3.4 * u, path, 0.9)
    );
  },
};

/** White cubes and blue domes along the edge of the cliff. */
const village: Layer = {
  draw: (stage) => {
    const { w, h, u, ink } = stage;
    const random = randomFrom(21);
    const top = stage.by(rim);
    const start = (top[1]?.[0] ?? 0.3) + 0.03;
    const count = 74;
    let [walls, shade, doors, domes] = ['', '', '', ''];
    for (const i of range(count)) {
      const x = mix(start, 1.01, i / count + random() * 0.01);
      const tall = (12 + random() * 20) * u;
      const wide = (11 + random() * 13) * u;
      const foot = heightAt(top, x) * h + (i % 3) * 11 * u + 4 * u;
      walls += rect(x * w, foot - tall, wide, tall);
      shade += rect(x * w + wide * 0.64, foot - tall, wide * 0.36, tall);
      doors += arch(x * w + wide * 0.32, foot, 4.4 * u, 8 * u);
      if (i % 9 === 4) domes += dome(x * w + wide / 2, foot - tall, wide * 0.5, wide * 0.6);
    }
    return (
      fill('#fffaf2', walls) +
      fill('#b9c4e4', shade) +
      fill('#3f6ab0', doors) +
      fill(ink.side('#7fb8f0', '#2f74c8', '#1f4a98'), domes)
    );
  },
};

/** The bow of the boat we are on: rail, deck, mainsail at the side. */
const boat: Layer = {
  draw: ({ w, h, u, ink, by }) => {
    const tip = by({ card: 0.44, hero: 0.46, share: 0.45 }) * w;
    const edge = by({ card: 0.16, hero: 0.095, share: 0.12 }) * w;
    const foot = h * (1 - by(lift)) + 4;
    const boom = h * 0.815;
    // Across the sail, parallel to its boom: x of the leech there.
    const leech = (t: number) => edge * (0.2 + 1.1 * t + 0.3 * Math.sin(Math.PI * t));
    const seam = (t: number) => `M-4 ${numbers(boom * t + 26 * u)}L${numbers(leech(t), boom * t)}`;
    const stripe = (from: number, to: number) =>
      poly(-4, boom * from + 26 * u, leech(from), boom * from, leech(to), boom * to, -4, boom * to + 26 * u);
    return group(
      `translate(0 ${numbers(by(lift) * h)})`,
      fill(
        ink.fade('#f6f2ea', '#cfd6e4'),
        `M${numbers(-4, foot)}L${numbers(tip - 210 * u, h * 0.885)}Q${numbers(tip - 20 * u, h * 0.8, tip, h * 0.79)}Q${numbers(tip + 26 * u, h * 0.81, tip + 250 * u, foot)}z`,
      ) +
        fill(
          ink.fade('#d8a468', '#a87040'),
          `M${numbers(40 * u, foot)}L${numbers(tip - 190 * u, h * 0.9)}Q${numbers(tip - 20 * u, h * 0.825, tip - 4 * u, h * 0.815)}Q${numbers(tip + 16 * u, h * 0.83, tip + 206 * u, foot)}z`,
        ) +
        line(
          '#8a5a34',
          1.4 * u,
          repeat(9, (i) => `M${numbers(tip - 6 * u, h * 0.82)}L${numbers(tip + (i - 5) * 70 * u, foot)}`),
          0.5,
        ) +
        line(
          '#e8eef4',
          3 * u,
          `M${numbers(tip - 250 * u, h * 0.84)}Q${numbers(tip - 40 * u, h * 0.74, tip, h * 0.735)}Q${numbers(tip + 30 * u, h * 0.75, tip + 240 * u, h * 0.94)}`,
        ) +
        line(
          '#e8eef4',
          2.4 * u,
          repeat(4, (i) => `M${numbers(tip - (200 - i * 66) * u, h * (0.822 - i * 0.026))}v${numbers(52 * u)}`) +
            `M${numbers(tip + 70 * u, h * 0.785)}v${numbers(50 * u)}M${numbers(tip + 140 * u, h * 0.845)}v${numbers(56 * u)}`,
        ) +
        fill(
          ink.across('#ffffff', '#fdf6e6', '#e4dcd8'),
          `${straight([[-4, -h * 0.2], [leech(0), -h * 0.02], ...range(9).map((i): Point => [leech((i + 1) / 9), (boom * (i + 1)) / 9])])}L-4 ${numbers(boom + 26 * u)}z`,
        ) +
        fill('#2f74c8', stripe(0.5, 0.56) + stripe(0.6, 0.66)) +
        line('#c8c0c4', 1.6 * u, seam(0.2) + seam(0.4) + seam(0.8), 0.8) +
        line('#6a4a38', 9 * u, `M-4 ${numbers(boom + 32 * u)}L${numbers(edge * 1.36, boom + 4 * u)}`) +
        line('#f4ece0', 2 * u, `M${numbers(edge * 1.3, boom + 6 * u)}L${numbers(edge * 1.1, h * 0.96)}`) +
        group(
          `translate(${numbers(tip - 4 * u, h * 0.735)})`,
          fill('#c2304a', `M0 0v${numbers(-26 * u)}l${numbers(24 * u, 7 * u)}l${numbers(-22 * u, 7 * u)}z`),
        ),
    );
  },
};

/** Santorini at noon, seen from a boat. */
export const santorini: Scene = {
  slug: 'santorini',
  crops: ['card', 'hero'],
  layers: [
    sky(['#1f6fc0', '#5fb0e4', '#c4e6f0', '#f0f6ec'], 0.66),
    cumulus({
      at: {
        card: [
          [0.24, 0.36, 170],
          [0.58, 0.14, 120],
        ],
        hero: [
          [0.2, 0.34, 200],
          [0.44, 0.2, 150],
          [0.7, 0.12, 110],
        ],
        share: [[0.24, 0.36, 170]],
      },
      light: '#fff',
      body: '#f6fbfc',
      shade: '#c4dcec',
      seed: 8,
    }),
    mountains({
      y: higher(0.615),
      amp: 34,
      rough: 0.4,
      seed: 77,
      fill: ['#8fb0d4', '#b4cbe0'],
      shade: '#7a9cc8',
      to: higher(0.66),
    }),
    water({
      from: higher(0.645),
      colours: ['#5fb8d8', '#2f86c4', '#1a5a9c', '#123f78'],
      ripple: '#dff4fa',
      rippleOpacity: 0.5,
      count: 90,
      seed: 63,
    }),
    land((s) => s.ink.fade('#c08068', '#8a5052', '#5a3a4c'), cliff),
    bands,
    village,
    scatter(sailboat({ hull: '#fffaf0', sail: '#fffaf0', sailShade: '#c4d4e8' }), [
      { x: { card: 0.68, hero: 0.62, share: 0.6 }, y: higher(0.71), scale: 0.5 },
      { x: { card: 0.86, hero: 0.88, share: 0.86 }, y: higher(0.74), scale: 0.8 },
    ]),
    boat,
    scatter(visitor('#e0574a', '#f4e4c8', '#4a2f2a', '#f0d9a0'), [
      { x: { card: 0.3, hero: 0.36, share: 0.32 }, y: onDeck(0.945), scale: 2.3 },
    ]),
    scatter(sitter('#2f6fb0', '#f2ece0', '#2f2430'), [
      { x: { card: 0.46, hero: 0.46, share: 0.46 }, y: onDeck(0.93), scale: 2.1 },
    ]),
    birds({
      x: { card: 0.34, hero: 0.5, share: 0.4 },
      y: { card: 0.2, hero: 0.28, share: 0.28 },
      count: 5,
      size: 15,
      colour: '#fff',
      seed: 31,
    }),
    grain(0.8),
  ],
};
