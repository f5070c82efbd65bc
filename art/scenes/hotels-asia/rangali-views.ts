import { brush, fill, group, type Ink, line } from '../../engine/ink.ts';
import { each, mix, numbers, range, repeat } from '../../engine/numbers.ts';
import { circle, ellipse, open, poly, rect, rows, sliver } from '../../engine/paths.ts';
import { type Layer, place, type Scene } from '../../engine/stage.ts';
import { waterVillas } from '../../landmarks/asia/water-villas.ts';
import { streaks } from '../../nature/clouds.ts';
import { palms } from '../../nature/palms.ts';
import { coral, fish, manta } from '../../nature/reef.ts';
import { glitter, water } from '../../nature/water.ts';
import { air, drawn } from '../sights/sheet.ts';
import { room } from '../stays/rooms.ts';
import { viewOf } from '../stays/view.ts';

const thatch = waterVillas({
  thatch: ['#ffd098', '#b87860', '#6a4254'],
  wall: ['#ffe8c8', '#d8a488', '#8a5a68'],
  wood: '#54344a',
  woodLight: '#e0a480',
  glass: '#8a6a84',
  glow: '#ffe494',
  water: '#2a4a80',
});

/** The island across the lagoon and the footbridge that leads to it, its foot on the horizon at y. */
const island = (ink: Ink, y: number) =>
  group(
    `translate(0 ${y})`,
    fill('#f8dcb4', 'M40 4Q150-8 320 0 350 6 356 14 200 24 40 16z') +
      fill(ink.fade('#5f8a6c', '#3f6a64'), 'M60 2Q90-26 150-24 200-38 250-22 310-24 336 2 200 8 60 2z') +
      fill('#3a3a6c', 'M340 16Q560 8 800 18V24Q560 14 340 22z', 0.25) +
      line(
        '#6a4454',
        3,
        repeat(28, (i) => open(352 + i * 16.4, -2, 352 + i * 16.4, 18)),
      ) +
      fill('#f0b890', 'M336-8Q560-20 810-6V1Q560-12 336 0z') +
      line('#fff0d8', 2, 'M336-16Q560-28 810-14') +
      line(
        '#fff0d8',
        1.3,
        repeat(29, (i) => open(338 + i * 16.4, -16 - Math.sin(i / 9) * 5, 338 + i * 16.4, -5 - Math.sin(i / 9) * 5)),
      ),
  );

/** The lagoon towards evening, the sun on the water between an island and the villas. */
const lagoon = (horizon: number, size = 1): Layer[] => [
  ...air('dusk', [0.3, horizon - 0.13], 36 * size),
  streaks({ from: 0.06, to: horizon - 0.14, count: 7, colour: '#ffc49a', opacity: 0.55, seed: 44 }),
  water({ from: horizon, colours: ['#ffb894', '#c07ca4', '#5f6cac', '#2f4a8c'], ripple: '#ffe0cc', count: 60, seed: 51 }),
  glitter({ x: 0.3, from: horizon + 0.03, to: 0.9, colour: '#fff0cc', width: [30, 120], count: 26 }),
  drawn((ink) => island(ink, horizon * 600)),
  palms({
    at: [
      [0.13, horizon + 0.005, 80 * size, -6],
      [0.2, horizon, 110 * size, 8],
      [0.27, horizon, 90 * size, 10],
    ],
    light: '#6a8a64',
    dark: '#3a5a60',
    trunk: '#54344a',
    trunkLight: '#a8705c',
    seed: 12,
  }),
  place(thatch, { x: 0.76, y: horizon + 0.1 * size, scale: 0.56 * size }),
];

/** The deck of a villa: two loungers, a net over the water, steps down into it. */
const sundeck = drawn(
  (ink) =>
    fill(ink.fade('#e0a484', '#a8705c', '#74484c'), poly(-10, 508, 520, 508, 610, 610, -10, 610)) +
    fill('#54344a', poly(520, 508, 610, 610, 622, 610, 530, 508)) +
    line(
      '#74484c',
      2,
      repeat(8, (i) => open(-10, 520 + i * i * 2, 532 + i * 11, 520 + i * i * 2)),
      0.6,
    ) +
    fill('#fff0d8', rect(-10, 503, 532, 6)) +
    line('#fff0d8', 5, 'M556 540V470M586 572V500') +
    line('#fff0d8', 4, 'M560 520L640 590M586 546L670 610') +
    line('#f4c8a8', 4, 'M572 534h22M592 552h24M612 570h26') +
    each(
      [
        [90, 556, '#e8607c'],
        [286, 556, '#3f9c9c'],
      ] as const,
      ([x, y, towel]) =>
        fill('#3a2440', ellipse(x + 50, y + 18, 96, 8), 0.3) +
        brush('#54344a', 6, `M${x - 16} ${y}v16M${x + 104} ${y}v16`) +
        fill('#fffaf0', `M${x - 34} ${y - 14}H${x + 76}L${x + 128} ${y - 66}h14L${x + 96} ${y + 2}H${x - 34}z`) +
        fill(towel, `M${x - 34} ${y - 14}h44v16h-44z`) +
        fill('#e4d0c4', `M${x - 34} ${y - 2}H${x + 96}v5H${x - 34}z`),
    ) +
    fill(ink.fade('#f8e4c8', '#c89c84'), poly(238, 534, 276, 534, 272, 566, 242, 566)) +
    fill('#f4a83c', poly(250, 512, 264, 512, 261, 534, 253, 534)) +
    line('#e8405c', 2, open(258, 530, 266, 500)),
);

/** A point of the vault under the sea: x and y as at its mouth, `s` how large it looks at that depth. */
const at = (x: number, y: number, s: number) => [400 + x * s, 330 + y * s] as const;
const rings = range(7).map((k) => 1 / (0.78 + k * 0.42));
const hoop = (s: number) => {
  const [[left, foot], [right]] = [at(-340, 60, s), at(340, 60, s)];
  return `M${numbers(left, foot)}A${numbers(340 * s, 300 * s)} 0 0 1 ${numbers(right, foot)}`;
};

/** Laid tables under the clear vault of Ithaa, with fish and a manta ray above them. */
const undersea: Layer[] = [
  drawn((ink) => {
    const laid = (way: number, s: number, dress: string) => {
      const [x, y] = at(way * 190, 150, s);
      const chair = (dx: number) =>
        fill(
          '#3a4a6c',
          `M${x + (dx - 20) * s} ${y + 66 * s}V${y - 40 * s}q0-${14 * s} ${20 * s}-${14 * s}t${20 * s} ${14 * s}V${y + 66 * s}z`,
        ) + fill('#5a6c94', rect(x + (dx - 14) * s, y - 38 * s, 28 * s, 52 * s));
      const guest = (to: number, shirt: string) =>
        fill(
          shirt,
          `M${x + to * 96 * s} ${y + 56 * s}V${y - 24 * s}q0-${26 * s} ${-to * 22 * s}-${26 * s}t${-to * 22 * s} ${26 * s}L${x + to * 50 * s} ${y + 56 * s}z`,
        ) + fill('#4a2c30', circle(x + to * 74 * s, y - 68 * s, 17 * s));
      return (
        fill('#0f3a54', ellipse(x, y + 62 * s, 110 * s, 16 * s), 0.35) +
        chair(way * 78) +
        guest(-way, dress) +
        guest(way, '#34507c') +
        fill(
          ink.fade('#fffdf6', '#d8d0d4'),
          `M${x - 64 * s} ${y - 8 * s}H${x + 64 * s}L${x + 54 * s} ${y + 62 * s}Q${x} ${y + 74 * s} ${x - 54 * s} ${y + 62 * s}z`,
        ) +
        fill('#fff', ellipse(x, y - 8 * s, 66 * s, 14 * s)) +
        fill('#c8d8dc', ellipse(x - 28 * s, y - 8 * s, 18 * s, 4.4 * s) + ellipse(x + 28 * s, y - 8 * s, 18 * s, 4.4 * s)) +
        fill('#ffe49a', circle(x, y - 26 * s, 30 * s), 0.35) +
        fill('#ffd27a', rect(x - 4 * s, y - 30 * s, 8 * s, 22 * s)) +
        fill('#fff4c8', ellipse(x, y - 36 * s, 3 * s, 6 * s))
      );
    };
    const floor = poly(
      ...at(-340, 200, 1.4),
      ...at(-340, 200, rings[6] ?? 0.3),
      ...at(340, 200, rings[6] ?? 0.3),
      ...at(340, 200, 1.4),
    );
    const side = (way: number) =>
      poly(
        ...at(way * 340, 60, 1.4),
        ...at(way * 340, 60, rings[6] ?? 0.3),
        ...at(way * 340, 210, rings[6] ?? 0.3),
        ...at(way * 340, 210, 1.4),
      );
    return (
      fill(ink.fade('#8fe8e4', '#3fbcd0', '#1c84a8', '#12587c'), rect(0, 0, 800, 600)) +
      fill(
        '#fff',
        repeat(6, (i) => poly(60 + i * 130, -10, 110 + i * 130, -10, 60 + i * 150, 420, -40 + i * 150, 420)),
        0.1,
      ) +
      coral(64, 420, 150, '#f2825c') +
      coral(150, 400, 90, '#f6b7c4') +
      coral(740, 420, 160, '#d94f7c') +
      coral(654, 400, 84, '#ffc66a') +
      fish(120, 190, 0.9, ['#ffd45c', '#e88a2c']) +
      fish(210, 260, 0.6, ['#ffd45c', '#e88a2c']) +
      fish(620, 210, -0.8, ['#ff9c7c', '#c84f5c']) +
      fish(700, 280, -0.6, ['#8ff0e0', '#2f9cb8']) +
      fish(560, 110, -0.5, ['#ffd45c', '#e88a2c']) +
      fill(
        '#d8f8f4',
        each(range(18), (i) => `M${250 + ((i * 67) % 250)} ${200 + ((i * 41) % 90)}q6-5 12 0l5-3v7l-5-3q-6 5-12 0z`),
        0.8,
      ) +
      manta(ink, 400, 96, 0.62) +
      // The vault between its hoops, light along its crown.
      fill('#d8fffc', `${hoop(1.3)}${hoop(0.3).replace('M', 'L')}z`, 0.08) +
      each(rings, (s) => line('#0f5c7c', 15 * s, hoop(s), 0.35) + line('#eafcff', 9 * s, hoop(s))) +
      line('#fff', 5, 'M296 30Q330 130 366 214M236 52Q300 160 352 224', 0.45) +
      fill(ink.fade('#e4ddd0', '#a89c98', '#6a6470'), side(-1)) +
      fill(ink.fade('#cfc8c0', '#948a8c', '#5c5664'), side(1)) +
      line('#fff6e4', 5, [-1, 1].map((way) => open(...at(way * 340, 60, 1.4), ...at(way * 340, 60, rings[6] ?? 0.3))).join('')) +
      fill(ink.fade('#c89c78', '#94664c', '#5c3c3c'), floor) +
      line('#5c3c3c', 1.6, [-200, -70, 70, 200].map((x) => open(...at(x, 200, 1.4), ...at(x, 200, 0.3))).join(''), 0.5) +
      fill('#ffe9a8', poly(...at(-60, 200, 0.3), ...at(60, 200, 0.3), ...at(120, 200, 1.4), ...at(-120, 200, 1.4)), 0.22) +
      // The far end, a round door with lamps.
      fill('#12506c', `${hoop(0.3)}V${numbers(at(0, 200, 0.3)[1])}H${numbers(at(-340, 0, 0.3)[0])}z`, 0.55) +
      fill(ink.fade('#fff4cc', '#ffcf88'), `M372 390V350a28 28 0 0 1 56 0V390z`) +
      laid(-1, 0.44, '#3f9c8c') +
      laid(1, 0.44, '#f4c04c') +
      laid(-1, 0.64, '#8a5ab0') +
      laid(1, 0.64, '#fff4e4') +
      laid(-1, 1.02, '#e8607c') +
      laid(1, 1.02, '#3f6ab0') +
      fill(
        '#fff',
        repeat(5, (i) => sliver(mix(340, 400, (i % 3) / 2), 430 + i * 34, 70, 3)),
        0.25,
      )
    );
  }),
];

const scene = (name: string, layers: readonly Layer[]): Scene => ({ slug: `stay-${name}`, crops: ['card'], layers });
const shade = palms({
  at: rows('0.04,0.9,330,26'),
  light: '#5a7a60',
  dark: '#2f4a58',
  trunk: '#54344a',
  trunkLight: '#8a5a5c',
  seed: 9,
});

/** The room, the table under the sea and the view of Rangali. */
export const rangaliViews: readonly Scene[] = [
  scene('view-lagoon', [...lagoon(0.5), shade, sundeck]),
  scene('room-lagoon', room(viewOf('island', 'morning', 1), lagoon(0.42, 0.7))),
  scene('table-undersea', undersea),
];
