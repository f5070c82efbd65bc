import { brush, fill, group, line } from '../../engine/ink.ts';
import { repeat } from '../../engine/numbers.ts';
import { circle, ellipse, open, poly, rect, rows } from '../../engine/paths.ts';
import { place } from '../../engine/stage.ts';
import { hillTower } from '../../landmarks/asia/palace-hall.ts';
import { scatter } from '../../life/shape.ts';
import { visitor } from '../../life/visitors.ts';
import { cumulus } from '../../nature/clouds.ts';
import { massing } from '../../nature/massing.ts';
import { forest, hills } from '../../nature/terrain.ts';
import { crowns } from '../../nature/trees.ts';
import { water } from '../../nature/water.ts';
import { breakfast } from '../day-places/settings.ts';
import { air, drawn, ground, lamp, sight } from '../sights/sheet.ts';

/** Food stalls in Myeongdong at night: steam, lamps, signs without letters. */
const stalls = sight(
  'seoul-stalls',
  ...air('night'),
  drawn((ink) => {
    const front = (x: number, w: number, top: number, wall: string) =>
      fill(wall, rect(x, top, w, 470 - top)) +
      fill(
        '#ffe09a',
        repeat(Math.floor(w / 36) * 4, (i) =>
          (i * 7) % 3 === 0
            ? ''
            : rect(x + 12 + (i % Math.floor(w / 36)) * 36, top + 22 + Math.floor(i / Math.floor(w / 36)) * 50, 20, 28),
        ),
        0.8,
      );
    const sign = (x: number, y: number, w: number, h: number, c: string) =>
      fill(c, rect(x - 8, y - 8, w + 16, h + 16), 0.3) +
      fill(c, rect(x, y, w, h)) +
      fill(
        '#fff',
        repeat(
          Math.max(1, Math.floor(h / 36)),
          (i) => circle(x + w / 2, y + 20 + i * 36, Math.min(w, 30) * 0.28) + rect(x + w * 0.3, y + 32 + i * 36, w * 0.4, 3),
        ),
        0.85,
      );
    const stall = (x: number, c: [string, string]) =>
      fill('#ffdf94', ellipse(x, 560, 150, 22), 0.3) +
      line('#5a4a64', 6, `M${x - 104} 540V380M${x + 104} 540V380`) +
      fill(c[0], poly(x - 126, 396, x - 100, 340, x + 100, 340, x + 126, 396)) +
      fill(
        c[1],
        repeat(4, (i) => poly(x - 94 + i * 63, 396, x - 75 + i * 50, 340, x - 50 + i * 50, 340, x - 62 + i * 63, 396)),
      ) +
      fill(ink.fade('#fff0c8', '#f0b468'), rect(x - 98, 396, 196, 66), 0.85) +
      fill('#b8bcc8', rect(x - 108, 460, 216, 16)) +
      fill(ink.side('#8a8494', '#5c5670', '#3a3450'), rect(x - 102, 476, 204, 72)) +
      fill(
        '#e85030',
        repeat(5, (i) => ellipse(x - 76 + i * 19, 456, 12, 8)),
      ) +
      fill(
        '#f0c060',
        repeat(4, (i) => ellipse(x + 30 + i * 20, 454, 11, 10)),
      ) +
      brush(
        '#c8a070',
        3,
        repeat(4, (i) => `M${x + 30 + i * 20} 454V424`),
      ) +
      brush('#fff', 8, `M${x - 50} 436q-16-24 0-46t0-46M${x - 20} 436q14-22 0-40t4-40`, 0.4) +
      fill('#fff4c8', circle(x - 60, 410, 8) + circle(x + 60, 410, 8));
    return (
      front(-10, 170, 60, '#2f2a5c') +
      front(160, 130, 130, '#3a2f64') +
      front(500, 140, 110, '#352c60') +
      front(640, 170, 40, '#2a2654') +
      sign(120, 110, 40, 190, '#e8407c') +
      sign(640, 96, 44, 220, '#2fb4c8') +
      sign(250, 180, 34, 120, '#f0b83c') +
      sign(520, 190, 36, 110, '#7fae4c') +
      fill('#5a4a7c', poly(290, 470, 360, 330, 440, 330, 500, 470)) +
      ground(ink, 468, '#5a4468', '#3c2f54', '#241c3c') +
      line(lamp, 2, 'M0 250Q200 330 400 290T800 260') +
      fill(
        '#fff0b8',
        repeat(13, (i) => circle(30 + i * 62, 274 + Math.round(Math.sin(i * 0.7) * 18), 7)),
      ) +
      stall(170, ['#e8505c', '#fff0e0']) +
      stall(620, ['#2f8a94', '#fff0e0'])
    );
  }),
  scatter(visitor('#3f8cb8', '#2a2448', '#1c1430'), [{ x: 0.43, y: 0.96, scale: 2.5 }]),
  scatter(visitor('#f0c040', '#3a3060', '#1c1430'), [{ x: 0.5, y: 0.965, scale: 2.4 }]),
  scatter(visitor('#e8607c', '#3a3060', '#1c1430'), [{ x: 0.56, y: 0.965, scale: 1.7 }]),
);

/** The cable car to N Seoul Tower above the woods of Namsan. */
const tower = sight(
  'seoul-tower',
  ...air('gold', [0.18, 0.3], 40),
  massing({
    y: 0.68,
    between: [0, 1],
    tall: [60, 170],
    wide: [22, 56],
    colour: '#a8b0c0',
    light: '#e8dcc8',
    window: '#fff0c8',
    seed: 12,
  }),
  hills({ y: 0.52, amp: 60, rough: 0.2, seed: 2, fill: ['#7fa464', '#4f7c54'] }),
  drawn((ink) =>
    fill(ink.fade('#8fb464', '#5f9054', '#3f6c4c'), 'M-10 560Q200 420 400 330 470 296 560 330 700 400 810 480V610H-10z'),
  ),
  place(hillTower({ light: '#fff', body: '#d8dce4', shade: '#98a0b4', lamp: '#ffdf8a' }), { x: 0.62, y: 0.57, scale: 2.2 }),
  forest({ y: 0.84, amp: 40, rough: 0.3, seed: 9, fill: ['#c8a04c', '#5a7c48'], size: 22, kind: 'round', rim: '#f0d070' }),
  drawn(
    () =>
      line('#4a4458', 3, 'M-10 470L560 300M-10 486L560 312') +
      group(
        'translate(210 410)',
        line('#4a4458', 5, 'M0-6V30') +
          fill('#e8a03c', 'M-60 34Q-60 26-50 26H50Q60 26 60 34L66 96Q66 106 54 106H-54Q-66 106-66 96z') +
          fill('#c8742c', 'M-65 84H65L66 96Q66 106 54 106H-54Q-66 106-66 96z') +
          fill(
            '#bfe0e8',
            repeat(3, (i) => rect(-52 + i * 36, 38, 30, 34)),
          ) +
          fill(
            '#3a3450',
            `${circle(-36, 60, 7)}${circle(2, 58, 7)}${circle(36, 61, 7)}${rect(-42, 66, 12, 8)}${rect(-4, 65, 12, 8)}${rect(30, 67, 12, 8)}`,
          ),
      ),
  ),
);

/** Cyclists by the Han River, a bridge and the towers of the far bank. */
const han = sight(
  'seoul-han',
  ...air('morning', [0.8, 0.18], 38),
  cumulus({ at: [[0.2, 0.18, 120]], light: '#fff', body: '#f4f8fc', shade: '#cfe0ec', seed: 3 }),
  massing({
    y: 0.52,
    between: [0, 1],
    tall: [40, 190],
    wide: [24, 60],
    colour: '#8fa8bc',
    light: '#d8e4ec',
    window: '#f4f8fc',
    seed: 21,
  }),
  water({ from: 0.52, to: 0.78, colours: ['#b8e0e8', '#6ab4cc', '#4f98b8'], ripple: '#fff', count: 50, seed: 13 }),
  drawn((ink) => {
    const bike = (x: number, y: number, s: number, shirt: string) =>
      group(
        `translate(${x} ${y})scale(${s})`,
        line('#2a2440', 4, circle(-34, 0, 24) + circle(36, 0, 24)) +
          line('#c2405c', 5, 'M-34 0L-8-36H28L36 0M-8-36L2 0 28-36M2 0H-34M28-36L24-50H36') +
          brush('#34507c', 9, 'M-10-48L14-26 2-2M-8-46L-2-20-10 0') +
          brush(shirt, 15, 'M-8-50L12-82') +
          brush(shirt, 6, 'M12-80L28-54') +
          fill('#f0c8a0', circle(18, -98, 10)) +
          fill('#f0f4f8', 'M6-100Q8-114 20-114 32-112 30-100z'),
      );
    return (
      fill('#7f8ca4', rect(0, 300, 800, 12)) +
      line(
        '#a8b4c8',
        5,
        repeat(8, (i) => `M${i * 110 - 20} 312Q${i * 110 + 35} 268 ${i * 110 + 90} 312`),
      ) +
      fill(
        '#6a7890',
        repeat(8, (i) => rect(i * 110 - 26, 312, 14, 40)),
      ) +
      ground(ink, 466, '#9ccc6c', '#74ac5c') +
      fill('#e8dcc8', 'M-10 510Q400 486 810 510V560Q400 536-10 560z') +
      line('#fff', 4, 'M-10 534Q400 510 810 534', 0.9, ' stroke-dasharray="26 20"') +
      bike(270, 524, 1.1, '#e8a03c') +
      bike(470, 520, 1.1, '#3f8cb8') +
      bike(620, 522, 0.8, '#e8607c')
    );
  }),
  crowns({ at: rows('0.06,0.82,170 0.94,0.84,190'), light: '#f0b0c8', dark: '#c8789c', seed: 6 }),
);

const seaside = breakfast(
  'busan-breakfast',
  ['#fff6e4', '#ecd8b8', '#c4a488'],
  ...air('morning', [0.24, 0.22], 38),
  water({ from: 0.44, colours: ['#b8e4e8', '#5fb4d0', '#3f94bc'], ripple: '#fff', count: 50, seed: 11 }),
  drawn(
    (ink) =>
      fill(
        ink.side('#e8f0f4', '#a8c0d0', '#7090a8'),
        `${rect(560, 90, 44, 190) + rect(616, 60, 50, 220)}M680 280V100Q720 60 744 100V280z`,
      ) +
      line(
        '#7090a8',
        2,
        repeat(10, (i) => open(562, 106 + i * 18, 664, 106 + i * 18)),
        0.6,
      ) +
      fill('#7fae7c', 'M430 282Q560 240 810 262V290H430z') +
      fill('#fff', 'M-10 404Q300 372 810 392V404H-10z') +
      fill('#f4dcae', 'M-10 410Q300 382 810 400V480H-10z'),
  ),
);

export const seoulPlaces = [stalls, tower, han, seaside];
