import { fill, fills, group, line } from '../../engine/ink.ts';
import { each, numbers, range, repeat } from '../../engine/numbers.ts';
import { arch, crenels, points, poly, rect } from '../../engine/paths.ts';
import { endSpot, endSpots, flushEnd, type Scene } from '../../engine/stage.ts';
import { birds } from '../../life/birds.ts';
import { scatter } from '../../life/shape.ts';
import { walker } from '../../life/travellers.ts';
import { streaks } from '../../nature/clouds.ts';
import { bough } from '../../nature/foreground.ts';
import { sky } from '../../nature/sky.ts';
import { hills } from '../../nature/terrain.ts';
import { grain, spray } from '../../nature/texture.ts';

/** The Blue Gate of Fes with its three arches; the lane and two minarets show through. */
const gate = flushEnd(({ ink }) => {
  const wall = ink.across('#ffdca4', '#e4a468', '#a06450');
  const great = arch(440, 520, 170, 300, 'horseshoe');
  const small = [arch(236, 520, 92, 178, 'horseshoe'), arch(644, 520, 92, 178, 'horseshoe')];
  const minaret = (x: number, y: number, s: number) =>
    group(
      `translate(${x} ${y})scale(${s})`,
      fills(ink.side('#ffe8c0', '#dca874', '#94605a'), [
        rect(-22, -170, 44, 170),
        crenels(-24, -170, 48, 5, 9),
        rect(-11, -206, 22, 36),
      ]) +
        fill('#2f9a7c', rect(-22, -164, 44, 13) + rect(-11, -204, 22, 8) + poly(-12, -206, 0, -222, 12, -206)) +
        fill('#5f3a4c', arch(0, -90, 15, 34, 'horseshoe') + arch(0, -30, 15, 34, 'horseshoe')) +
        line('#f0b840', 2, 'M0-222V-244'),
    );
  const lane =
    fill(ink.fade('#8fc4d0', '#fbe4b8'), rect(180, 180, 520, 350)) +
    minaret(410, 452, 1.05) +
    minaret(494, 452, 0.78) +
    fills(ink.side('#ffe0ac', '#dca070', '#94604f'), [
      rect(180, 380, 110, 150),
      rect(570, 370, 130, 160),
      rect(352, 420, 34, 110),
      rect(520, 410, 40, 120),
    ]) +
    fill('#6a3f4c', rect(210, 420, 16, 24) + rect(246, 420, 16, 24) + rect(610, 412, 16, 24) + rect(650, 412, 16, 24)) +
    fill(ink.fade('#e0b080', '#b8784f'), poly(352, 520, 402, 452, 478, 452, 530, 520)) +
    fill('#c2304a', poly(352, 452, 386, 440, 386, 464, 352, 478)) +
    fill('#2f8f8f', poly(526, 456, 492, 442, 492, 466, 526, 480)) +
    fill(
      '#5a2f44',
      each(points('428,478 446,474 462,482'), ([x, y]) => `M${x - 4} ${y}q-1-14 4-18 5 4 4 18z`),
    );
  const lozenge = (x: number, y: number, s: number) => poly(x - s, y, x, y - s * 1.3, x + s, y, x, y + s * 1.3);
  const rows = range(9)
    .flatMap((r) => range(34).map((i) => [i * 20 + (r % 2) * 10 + 112, 196 + r * 27] as const))
    .filter(
      ([x, y]) =>
        !(Math.abs(x - 440) < 108 && y > 214) &&
        !(Math.abs(x - 236) < 66 && y > 326) &&
        !(Math.abs(x - 644) < 66 && y > 326) &&
        x > 112 &&
        x < 768,
    );
  return (
    lane +
    fill(wall, `M100 520V160H780V520z${great}${small.join('')}`).replace('<path', '<path fill-rule="evenodd"') +
    fill(wall, crenels(100, 160, 680, 20, 22)) +
    fill(
      '#2a62a8',
      `M118 512V186H762V512z${arch(440, 520, 190, 318, 'horseshoe')}${arch(236, 520, 110, 194, 'horseshoe')}${arch(644, 520, 110, 194, 'horseshoe')}`,
    ).replace('<path', '<path fill-rule="evenodd"') +
    fill('#5f9ad8', rows.map(([x, y]) => lozenge(x, y, 7)).join('')) +
    fill('#1a4484', rows.map(([x, y]) => lozenge(x, y, 3)).join('')) +
    line(
      '#fff0d0',
      4,
      `${arch(440, 520, 182, 310, 'horseshoe')}${arch(236, 520, 102, 187, 'horseshoe')}${arch(644, 520, 102, 187, 'horseshoe')}`,
    ) +
    line(
      '#e0b050',
      2,
      `${arch(440, 520, 200, 328, 'horseshoe')}${arch(236, 520, 118, 202, 'horseshoe')}${arch(644, 520, 118, 202, 'horseshoe')}`,
      0.9,
    ) +
    fill('#e0b050', rect(118, 180, 644, 6)) +
    fill(
      ink.across([0, '#fff3c8', 0.3], [0.5, '#fff3c8', 0], [1, '#3f1a3a', 0.3]),
      `M100 520V160H780V520z${great}${small.join('')}`,
    ).replace('<path', '<path fill-rule="evenodd"')
  );
});

/** The old wall running on to both sides of the gate, houses of the medina above it. */
const ramparts = flushEnd(({ ink }) => {
  const wall = ink.fade('#f0bc84', '#b87850');
  const house = (x: number, y: number, w: number) => rect(x, y, w, 400 - y);
  return (
    fills(ink.side('#ffe4b8', '#dca878', '#9a6a5c'), [
      house(-10, 300, 44),
      house(30, 326, 36),
      house(62, 288, 40),
      house(-120, 310, 50),
      house(-190, 290, 44),
      house(-330, 318, 60),
      house(-430, 296, 40),
      house(-560, 312, 56),
      house(774, 310, 40),
    ]) +
    fill('#6a4450', [4, 18, 42, 72, 86, 784].map((x) => rect(x, 338, 7, 11)).join('')) +
    fill(wall, `M-700 372H110V522H-700zM770 372H810V522H770z`) +
    fill(wall, crenels(-700, 372, 810, 40, 14) + crenels(770, 372, 46, 2, 14)) +
    fill(
      '#8a5444',
      repeat(58, (i) => `M${-700 + i * 14} 410h4v4h-4zM${-693 + i * 14} 440h4v4h-4z`),
      0.6,
    )
  );
});

const street = flushEnd(({ ink }) => {
  const stall = (x: number, s: number, cloth: string) =>
    group(
      `translate(${x} 566)scale(${s})`,
      fill('#5a2f3c', rect(-52, -66, 104, 66), 0.85) +
        fill(cloth, poly(-66, -66, -54, -94, 54, -94, 66, -66)) +
        fill('#fff4dc', [-40, 0, 40].map((k) => poly(k - 8, -94, k + 8, -94, k + 10, -66, k - 10, -66)).join(''), 0.85) +
        repeat(3, (r) =>
          fills(
            ink.ball('#fff0c0', ['#e0963f', '#c2404a', '#3f8f94'][r] ?? '#e0963f', '#7a3a34'),
            range(4).map((i) => `M${-44 + i * 24 + r * 4} ${-6 - r * 18}q0-16 10-16t10 16z`),
          ),
        ),
    );
  return (
    fill(ink.fade('#f0c490', '#a8684f'), rect(-700, 518, 1520, 82)) +
    line(
      '#8f5a48',
      1.3,
      `${repeat(31, (i) => `M${numbers(440 + (i - 20) * 40)} 518L${numbers(440 + (i - 20) * 110)} 600`)}M-700 540H800M-700 568H800`,
      0.3,
    ) +
    fill(ink.across([0, '#fff3d0', 0.55], [0.7, '#fff3d0', 0]), rect(-700, 518, 1520, 82)) +
    stall(64, 0.9, '#c2304a') +
    stall(744, 0.8, '#2f8f8f')
  );
});

/** Bab Bou Jeloud, the way into old Fes. */
export const fes: Scene = {
  slug: 'fes',
  layers: [
    sky(['#2f84b4', '#8fccd8', '#fbe8c0', '#ffd49c'], 0.8),
    streaks({ from: 0.06, to: 0.3, count: 6, colour: '#fff', opacity: 0.6, seed: 494 }),
    hills({ y: 0.62, amp: 40, rough: 0.15, seed: 231, fill: ['#b8b89c', '#d8bc90'] }),
    ramparts,
    gate,
    street,
    scatter(walker('#fff3dc', '#b5784f'), endSpots('0.44,0.93,0.95 0.8,0.94,0.95')),
    scatter(walker('#8a5a34', '#6a4428'), endSpots('0.62,0.925,0.9 0.27,0.95,1')),
    scatter(walker('#a8284a', '#a8284a'), [endSpot({ x: 0.3, y: 0.955, scale: 0.96 })]),
    spray({ dense: 1, clear: 0.9, colour: '#6a3a38', count: 120, seed: 186, opacity: 0.4 }),
    bough({
      from: [1.03, -0.02],
      to: [0.72, 0.1],
      sag: 20,
      wood: '#4a3a30',
      leaves: ['#3f7a4c', '#6aa058', '#f0a83f'],
      count: 110,
      size: 22,
      seed: 252,
    }),
    birds({ x: 0.4, y: 0.18, count: 9, size: 12, colour: '#4a4a68', spread: 150, seed: 466 }),
    grain(),
  ],
};
