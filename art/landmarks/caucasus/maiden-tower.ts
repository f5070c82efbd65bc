import { fill, fills, line } from '../../engine/ink.ts';
import { each, numbers, range, repeat } from '../../engine/numbers.ts';
import { along, arch, circle, dome, poly, rect } from '../../engine/paths.ts';
import type { Landmark } from '../../engine/stage.ts';

type Three = readonly [string, string, string];

/** The Maiden Tower of Baku: a drum of stone, smooth below and ribbed above, its buttress towards the sea on the left. 250 tall; the eye is 110 above its foot. */
export function maidenTower(c: { stone: Three; buttress: Three; line: string; dark: string; lamp: string }): Landmark {
  return ({ ink }) => {
    const stone = ink.side(...c.stone);
    // Courses rise in the middle above the eye and sink below it.
    const course = (y: number, from: number, to: number) =>
      `M${numbers(from, -y)}Q${numbers((from + to) / 2, -y - (y - 110) * 0.16, to, -y)}`;
    const ribs = range(13).map((i) => 100 + i * 11.4);
    return (
      fill(ink.side(...c.buttress), 'M-128 4Q-134-120-126-246Q-96-254-56-248V8Q-96 14-128 4z') +
      line(
        c.line,
        1.2,
        repeat(15, (i) => course(14 + i * 16, -128, -60)),
        0.34,
      ) +
      fill(stone, 'M-74 2Q-72-130-68-250Q0-272 68-250Q72-130 74 2Q0 24-74 2z') +
      line(
        c.line,
        1.1,
        repeat(6, (i) => course(10 + i * 15, -73, 73)),
        0.3,
      ) +
      line(c.line, 4.4, ribs.map((y) => course(y, -71, 71)).join(''), 0.42) +
      fill(c.stone[2], 'M-68-250Q0-272 68-250Q0-238-68-250zM-126-246Q-96-254-68-249-90-242-126-246z', 0.75) +
      line('#d8e4f4', 1.4, 'M-64-252V-262Q0-284 64-262V-252', 0.7) +
      line(
        '#d8e4f4',
        1,
        along(-60, 60, 13, (x) => `M${numbers(x, -252 - (1 - (x / 64) ** 2) * 11)}v-9`),
        0.6,
      ) +
      fill(
        c.dark,
        each(
          [
            [22, 214],
            [34, 176],
            [26, 138],
            [36, 92],
            [-20, 196],
            [-24, 120],
            [8, 60],
          ] as const,
          ([x, y]) => arch(x, -y, 7, 17),
        ),
      ) +
      fill(c.lamp, arch(26, -138, 4, 13) + arch(-20, -196, 4, 13)) +
      fill(
        ink.fade([0, '#ffd890', 0], [1, '#ffd890', 0.55]),
        'M-74 2L-72-90H72L74 2Q0 24-74 2zM-128 4L-131-90H-60V8Q-96 14-128 4z',
      )
    );
  };
}

/** The walls of Icherisheher, flat roofs, wooden bays, a dome and the minaret behind them. From -360 to 260. */
export function icherisheher(c: { wall: Three; houses: readonly Three[]; wood: Three; dark: string; glow: string }): Landmark {
  return ({ ink }) => {
    const wall = ink.side(...c.wall);
    const house = (x: number, w: number, h: number, k: number) =>
      fill(ink.side(...(c.houses[k % c.houses.length] ?? c.wall)), rect(x, -h, w, h)) +
      fill(c.wall[2], rect(x - 2, -h, w + 4, 4), 0.7) +
      (k % 2 === 0
        ? fill(ink.side(...c.wood), rect(x + w * 0.2, -h + 14, w * 0.6, 24)) +
          fill(
            c.glow,
            along(x + w * 0.29, x + w * 0.71, 4, (m) => rect(m - w * 0.045, -h + 18, w * 0.09, 13)),
          )
        : fill(c.dark, arch(x + w * 0.3, -h + 36, 8, 18)) + fill(c.glow, arch(x + w * 0.68, -h + 36, 8, 18)));
    const merlon = (x: number, y: number) => `M${numbers(x - 4.5, y)}v-8q4.5-7 9 0v8z`;
    const bastion = (x: number) => poly(x - 20, 4, x - 17, -70, x + 17, -70, x + 20, 4);
    return (
      house(-330, 56, 88, 0) +
      house(-280, 50, 104, 1) +
      house(-236, 60, 92, 2) +
      house(-182, 54, 118, 3) +
      house(90, 58, 128, 0) +
      house(144, 56, 108, 1) +
      house(196, 70, 138, 2) +
      // Minaret of the Friday mosque.
      fills(ink.side(...c.wall), [
        poly(-212, -80, -209, -178, -193, -178, -190, -80),
        poly(-209, -176, -216, -186, -186, -186, -193, -176),
        rect(-206, -202, 10, 18),
        dome(-201, -202, 6, 10),
      ]) +
      fill(c.glow, circle(-201, -190, 2)) +
      fill(ink.ball(...c.wall), dome(-262, -102, 20, 20)) +
      fill(wall, rect(-360, -52, 620, 56)) +
      fills(wall, [bastion(-300), bastion(-160), bastion(226)]) +
      fill(
        c.wall[1],
        along(-354, 254, 44, (x) => merlon(x, -51)) +
          each([-300, -160, 226], (x) => [-13, -4.4, 4.4, 13].map((d) => merlon(x + d, -69)).join('')),
      ) +
      line(c.wall[2], 1.1, 'M-360-34H260M-360-16H260', 0.4) +
      each(
        [-258, -232, -206],
        (x) => fill(c.dark, arch(x, 4, 17, 34, 'pointed')) + fill(c.glow, arch(x, 4, 11, 26, 'pointed'), 0.8),
      ) +
      fill(ink.fade([0, '#ffcf80', 0], [1, '#ffcf80', 0.5]), rect(-360, -40, 620, 44))
    );
  };
}
