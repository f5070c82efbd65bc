import { brush, fill, fills, group, type Ink, line } from '../../engine/ink.ts';
import { each, range, repeat } from '../../engine/numbers.ts';
import { circle, ellipse, open, poly, rect } from '../../engine/paths.ts';
import { flight } from '../../life/aloft.ts';
import { scatter } from '../../life/shape.ts';
import { visitor } from '../../life/visitors.ts';
import { streaks } from '../../nature/clouds.ts';
import { haze } from '../../nature/sky.ts';
import { hills } from '../../nature/terrain.ts';
import { air, body, drawn, sight, type Three } from '../sights/sheet.ts';

const tile: Three = ['#7d8cb0', '#4f5c88', '#2f3862'];
const wood: Three = ['#b8744c', '#84492f', '#4f2a2c'];

/** A tiled roof seen from its eaves, which turn up at the end: from x to `end`. */
const roof = (x: number, end: number, eave: number, tall: number) => {
  const w = end - x;
  const at = (t: number) => eave - 26 * Math.max(0, (t - 0.62) / 0.38) ** 2;
  const count = Math.round(w / 26);
  return (
    fill(
      tile[1],
      `M${x} ${eave - tall}H${end - tall * 0.75}Q${end - 20} ${eave - 66} ${end + 14} ${eave - 34}Q${end - 60} ${eave} ${end - w * 0.4} ${eave}H${x}z`,
    ) +
    brush(
      tile[2],
      5,
      repeat(count, (i) => open(x + 10 + i * 26, at(i / count) - 4, x + 10 + i * 26 - (i / count) * tall * 0.5, eave - tall + 4)),
      0.7,
    ) +
    brush(
      tile[0],
      5,
      repeat(count, (i) => open(x + 20 + i * 26, at(i / count) - 6, x + 20 + i * 26 - (i / count) * tall * 0.5, eave - tall + 4)),
      0.8,
    ) +
    fill(
      tile[2],
      repeat(count, (i) => circle(x + 20 + i * 26, at(i / count) + 2, 10)),
    ) +
    fill(
      tile[0],
      repeat(count, (i) => circle(x + 20 + i * 26, at(i / count) + 2, 6)),
    )
  );
};

/** A box wrapped in cloth. */
const parcel = (x: number, y: number, w: number, h: number, [light, cloth, shade]: Three) =>
  fill(cloth, rect(x - w / 2, y - h, w, h)) +
  fill(light, poly(x - w / 2, y - h, x, y - h, x - w * 0.16, y, x - w / 2, y)) +
  fill(shade, poly(x + w / 2, y - h, x + w * 0.12, y - h, x + w * 0.3, y, x + w / 2, y), 0.7) +
  fill(
    light,
    `M${x} ${y - h}Q${x - w * 0.5} ${y - h - 24} ${x - w * 0.34} ${y - h - 2}zM${x} ${y - h}Q${x + w * 0.5} ${y - h - 24} ${x + w * 0.34} ${y - h - 2}z`,
  ) +
  fill(shade, circle(x, y - h - 2, 5));

const fan = (x: number, y: number, r: number) =>
  line('#8a5634', 4, open(x, y + r - 2, x, y + r + 26)) +
  fill('#d8404a', circle(x, y, r)) +
  each(
    [
      ['#2f62b0', 0],
      ['#f4c040', 2.094],
    ] as const,
    ([colour, turn]) => {
      const p = (k: number, s: number) =>
        `${Math.round(x + Math.cos(turn + k) * r * s)} ${Math.round(y + Math.sin(turn + k) * r * s)}`;
      return fill(colour, `M${x} ${y}Q${p(-0.5, 0.7)} ${p(0, 1)}A${r} ${r} 0 0 1 ${p(2.094, 1)}Q${p(1.6, 0.7)} ${x} ${y}z`);
    },
  ) +
  line('#fff4dc', 2.4, circle(x, y, r));

const vase = (ink: Ink, x: number, y: number, s: number) =>
  group(
    `translate(${x} ${y})scale(${s})`,
    fill(
      ink.side('#d8f0dc', '#9ccab0', '#5f9484'),
      'M-13 0C-14-24-32-44-30-66-28-84-12-86-9-90V-98H9V-90C12-86 28-84 30-66 32-44 14-24 13 0z',
    ) + brush('#fffaf0', 2, 'M-14-56q10-14 20 0M2-44q8-10 16 0M-20-40q8-10 14 0', 0.8),
  );

const doll = (x: number, y: number, jacket: string, skirt: string) =>
  fill(skirt, `M${x - 8} ${y - 34}Q${x - 26} ${y - 10} ${x - 24} ${y}H${x + 24}Q${x + 26} ${y - 10} ${x + 8} ${y - 34}z`) +
  fill(
    jacket,
    `M${x - 8} ${y - 48}Q${x - 28} ${y - 40} ${x - 24} ${y - 24}L${x} ${y - 30} ${x + 24} ${y - 24}Q${x + 28} ${y - 40} ${x + 8} ${y - 48}z`,
  ) +
  brush('#d8404a', 2.6, `M${x + 2} ${y - 40}Q${x + 8} ${y - 26} ${x + 5} ${y - 12}`) +
  fill('#2a1c24', circle(x, y - 55, 9) + circle(x, y - 65, 5));

const lantern = (x: number, y: number, colour: string) =>
  line('#3a2234', 2, open(x, y - 40, x, y - 24)) +
  fill('#ffe0a0', circle(x, y, 40), 0.22) +
  fill(colour, ellipse(x, y, 20, 24)) +
  fill('#fff0c0', ellipse(x - 4, y, 9, 19), 0.6) +
  fill('#3a2234', rect(x - 9, y - 26, 18, 5) + rect(x - 9, y + 21, 18, 5)) +
  line(colour, 3, open(x, y + 26, x, y + 44));

const tins = ['#c8504c', '#3f7a6c', '#e8b448'] as const;

/** The last presents in Insadong: a shop lit at dusk below its tiled eaves, two people with a case, the tower on its hill. */
export const seoulPresents = sight(
  'seoul-presents',
  ...air('dusk'),
  streaks({ from: 0.1, to: 0.4, count: 5, colour: '#ffc49a', opacity: 0.5, seed: 71, between: [0.6, 1] }),
  flight({ x: 0.86, y: 0.12, length: 90, tilt: -0.3 }),
  hills({ y: 0.52, amp: 30, rough: 0.3, seed: 9, tilt: 60, fill: ['#6a5a90', '#a87c94'] }),
  drawn(
    (ink) =>
      // The tower on its hill.
      fill(ink.fade('#5a4c84', '#8a6a90'), 'M520 360Q640 300 700 236 770 290 830 306V420H520z') +
      fill('#f4e4f0', poly(696, 244, 698, 150, 706, 150, 708, 244) + rect(686, 132, 32, 20) + rect(690, 122, 24, 8)) +
      fill('#ffd88a', rect(686, 138, 32, 5)) +
      line('#e8607c', 3, open(702, 122, 702, 78)) +
      // The lane and its roofs.
      body(ink, ['#e0b49c', '#b07c7c', '#74506c'], rect(640, 360, 170, 150), rect(560, 380, 70, 110)) +
      fill('#ffd98a', rect(590, 420, 24, 40) + rect(664, 410, 46, 60) + rect(736, 410, 46, 60)) +
      line('#6a3c40', 3, `M602 420V460M687 410V470M759 410V470M664 440H710M736 440H782`) +
      group('translate(1180 0)scale(-1 1)', roof(370, 560, 372, 66)) +
      roof(530, 628, 388, 40) +
      fill(ink.fade('#b08890', '#7f6078', '#54405f'), rect(0, 488, 800, 120)) +
      line(
        '#54405f',
        2,
        'M0 506H800M0 534H800M0 574H800M560 488L470 610M640 488L650 610M720 488L810 600M300 506L260 534M140 534L70 574M420 534L400 574',
        0.5,
      ),
  ),
  haze({ y: 0.6, height: 0.2, colour: '#ffc8a0', opacity: 0.3 }),
  drawn((ink) => {
    const shelf = (y: number) => fill('#6a3a2c', rect(46, y, 284, 7)) + fill('#fff0c0', rect(46, y - 2, 284, 3), 0.5);
    return (
      // The shop: posts, a lit window, a door of lattice.
      body(ink, wood, rect(-10, 146, 560, 350)) +
      fill(ink.fade('#fff2c4', '#ffd98c', '#f4b464'), rect(46, 196, 284, 244)) +
      shelf(282) +
      shelf(360) +
      vase(ink, 88, 282, 0.42) +
      fill(ink.ball('#ffffff', '#f0ece8', '#c0b4b4'), ellipse(150, 260, 27, 22)) +
      vase(ink, 214, 282, 0.6) +
      fan(272, 238, 26) +
      parcel(84, 360, 54, 42, ['#f49cb4', '#d85884', '#94305c']) +
      parcel(144, 360, 48, 34, ['#9cd0e4', '#4f94c0', '#2f5c8c']) +
      each(
        range(3),
        (i) =>
          fill(tins[i] as string, rect(184 + i * 28, 328, 23, 32)) +
          fill('#fff4dc', rect(184 + i * 28, 338, 23, 10)) +
          fill('#3a2430', rect(184 + i * 28, 325, 23, 5)),
      ) +
      parcel(296, 360, 46, 44, ['#ffe49a', '#e8b03c', '#a8702c']) +
      doll(82, 438, '#f8d45c', '#d8506c') +
      doll(140, 438, '#7cc0a8', '#4f6cb0') +
      fan(216, 392, 22) +
      parcel(262, 438, 50, 40, ['#c8e08c', '#84b04c', '#4f7838']) +
      fill('#c8703c', rect(292, 404, 30, 34)) +
      fill('#fff4dc', rect(292, 414, 30, 12)) +
      // Tassels that hang in the light.
      each(
        range(5),
        (i) =>
          line('#a8283c', 2, open(66 + i * 20, 196, 66 + i * 20, 212)) +
          fill(
            ['#d8404a', '#2f62b0', '#f4c040', '#3f9c74', '#8a5ab0'][i] as string,
            circle(66 + i * 20, 215, 5) + poly(62 + i * 20, 219, 70 + i * 20, 219, 72 + i * 20, 238, 60 + i * 20, 238),
          ),
      ) +
      line(wood[2], 6, 'M46 196H330V440H46zM188 196V440') +
      fill(ink.fade('#fff0c4', '#ffd080'), rect(360, 200, 150, 290)) +
      line(
        wood[2],
        4,
        repeat(6, (i) => open(372 + i * 25.4, 206, 372 + i * 25.4, 400)) +
          [230, 262, 340, 372].map((y) => open(360, y, 510, y)).join(''),
      ) +
      fill(wood[1], rect(360, 402, 150, 88)) +
      line(wood[2], 6, 'M360 200H510V490H360zM435 200V490M360 402H510') +
      fill('#e8c070', circle(426, 420, 5) + circle(444, 420, 5)) +
      body(ink, ['#d0c4cc', '#a498a8', '#74687f'], rect(-10, 446, 366, 52)) +
      line(
        '#74687f',
        2,
        'M-10 470H356M40 446V470M120 446V470M200 446V470M280 446V470M80 470V498M160 470V498M240 470V498M320 470V498',
        0.7,
      ) +
      body(ink, wood, rect(-10, 160, 570, 28), rect(-6, 188, 26, 310), rect(334, 188, 22, 310), rect(518, 188, 28, 310)) +
      fill('#2f7a6a', rect(-10, 166, 570, 7)) +
      fill(
        '#d8604c',
        repeat(16, (i) => circle(14 + i * 36, 169.5, 6)),
      ) +
      fill(
        '#fff0c8',
        repeat(16, (i) => circle(14 + i * 36, 169.5, 2.4)),
      ) +
      // The board over the door, painted with clouds.
      fill('#3a2434', rect(366, 178, 140, 34)) +
      fill(
        '#f4d48c',
        repeat(3, (k) => circle(400 + k * 36, 190, 5) + circle(395 + k * 36, 197, 5) + circle(405 + k * 36, 197, 5)),
      ) +
      fill('#1c1234', 'M-10 146H560L540 166H-10z', 0.35) +
      roof(-24, 566, 146, 170) +
      // Light on the stones, flowers beside the door.
      fill('#ffd890', poly(46, 498, 330, 498, 400, 560, 20, 560) + poly(366, 498, 506, 498, 560, 566, 400, 566), 0.28) +
      fills(ink.side('#c87f5c', '#94503f', '#5c3038'), ['M524 474H572L566 514H530z', 'M6 480H50L45 516H11z']) +
      fill('#5a8c5c', ellipse(548, 462, 32, 22) + ellipse(28, 468, 30, 20)) +
      fill(
        '#ffd24a',
        [
          [532, 452],
          [548, 444],
          [564, 454],
          [540, 464],
          [556, 468],
          [14, 462],
          [28, 452],
          [42, 462],
          [26, 470],
        ]
          .map(([x = 0, y = 0]) => circle(x, y, 8))
          .join(''),
      ) +
      lantern(536, 228, '#e8505c') +
      lantern(346, 232, '#f0a03c')
    );
  }),
  scatter(visitor('#3f8cb8', '#2a2448', '#3a2420'), [{ x: 0.34, y: 0.955, scale: 3 }]),
  scatter(visitor('#f4dce4', '#8a3050', '#2a1c1c', '#c2506c'), [{ x: 0.43, y: 0.96, scale: 2.8 }]),
  drawn(
    (ink) =>
      group(
        'translate(402 572)',
        fill('#1c1234', ellipse(4, 8, 44, 7), 0.4) +
          line('#c8c4d8', 3.4, 'M-12-66V-100H12V-66') +
          fill(ink.side('#6ad0c4', '#2f9a98', '#1c6470'), 'M-28-60q0-6 6-6H22q6 0 6 6V-2q0 6-6 6H-22q-6 0-6-6z') +
          line('#b8f0e8', 2.4, 'M-12-60V-2M0-60V-2M12-60V-2', 0.6) +
          fill('#241a38', circle(-18, 7, 5) + circle(18, 7, 5)),
      ) +
      // The bag of presents.
      line('#fff0d8', 2.4, 'M222 520q10-22 20 0') +
      fill('#fff4e0', 'M214 518h36l3 44h-42z') +
      fill('#d8404a', rect(213, 534, 39, 8)),
  ),
  ...[visitor('#5f9c8c', '#2a2448', '#3a2420'), visitor('#f0b04a', '#3a3060', '#2a1c1c')].map((shape, i) =>
    scatter(shape, [{ x: 0.785 + i * 0.045, y: 0.905, scale: 2.3 - i * 0.6 }]),
  ),
);
