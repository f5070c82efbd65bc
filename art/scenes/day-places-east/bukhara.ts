import { brush, fill, group, line } from '../../engine/ink.ts';
import { repeat } from '../../engine/numbers.ts';
import { arch, circle, dome, open, poly, rect, rows, sliver } from '../../engine/paths.ts';
import { scatter } from '../../life/shape.ts';
import { visitor } from '../../life/visitors.ts';
import { streaks } from '../../nature/clouds.ts';
import { forest } from '../../nature/terrain.ts';
import { crowns } from '../../nature/trees.ts';
import { family } from '../day-places/settings.ts';
import { air, body, drawn, ground, inks, sight, type Three, teeth } from '../sights/sheet.ts';

/** The mill of Konigil by its stream: a water wheel, sheets of mulberry paper drying. */
const paper = sight(
  'samarkand-paper',
  ...air('morning', [0.82, 0.16], 34),
  forest({ y: 0.42, amp: 40, rough: 0.3, seed: 4, fill: ['#8fbc74', '#5f9460'], size: 20, kind: 'round' }),
  drawn(
    (ink) =>
      ground(ink, 380, '#a8c870', '#7fa85c', '#5a844c') +
      body(ink, inks.mud, rect(60, 240, 340, 190)) +
      fill('#8a5a3c', poly(40, 244, 70, 200, 390, 200, 420, 244)) +
      line(
        '#6a4030',
        5,
        repeat(14, (i) => open(58 + i * 27, 240, 66 + i * 25, 204)),
      ) +
      fill('#5a3430', arch(150, 430, 60, 110) + rect(240, 290, 50, 50) + rect(320, 290, 50, 50)) +
      line(
        '#c89a64',
        4,
        open(265, 290, 265, 340) + open(240, 315, 290, 315) + open(345, 290, 345, 340) + open(320, 315, 370, 315),
      ) +
      // The wheel.
      group(
        'translate(486 386)',
        line('#5a3a2c', 12, circle(0, 0, 92)) +
          line('#7a5034', 7, circle(0, 0, 66)) +
          line(
            '#5a3a2c',
            7,
            repeat(8, (i) => `M0 0L${Math.round(Math.cos(i * 0.785) * 96)} ${Math.round(Math.sin(i * 0.785) * 96)}`),
          ) +
          fill(
            '#8a5a3c',
            repeat(
              12,
              (i) =>
                `M${Math.round(Math.cos(i * 0.5236) * 84)} ${Math.round(Math.sin(i * 0.5236) * 84)}l${Math.round(Math.cos(i * 0.5236) * 26 - Math.sin(i * 0.5236) * 9)} ${Math.round(Math.sin(i * 0.5236) * 26 + Math.cos(i * 0.5236) * 9)} ${Math.round(Math.sin(i * 0.5236) * 20)} ${Math.round(-Math.cos(i * 0.5236) * 20)}z`,
            ),
          ) +
          fill('#3a2420', circle(0, 0, 13)),
      ) +
      fill('#6a4030', rect(392, 330, 100, 12)) +
      fill('#d8f0f4', 'M400 324H470Q500 330 500 380L488 440H470Q484 370 460 336H400z', 0.85) +
      fill(ink.fade('#8fd4d8', '#4fa0b4'), 'M420 460Q560 440 640 480 720 520 810 510V610H330Q360 500 420 460z') +
      fill('#fff', sliver(450, 480, 110, 5) + sliver(540, 530, 140, 6) + sliver(640, 566, 130, 6), 0.8) +
      // Sheets on a line.
      line('#6a4030', 4, 'M570 300L780 280M576 300V430M774 280V440') +
      repeat(5, (i) =>
        fill(
          i % 2 === 0 ? '#fffaf0' : '#f4e4c4',
          poly(
            590 + i * 37,
            300 - i * 3.6,
            620 + i * 37,
            297 - i * 3.6,
            622 + i * 37,
            368 - i * 3.6,
            592 + i * 37,
            371 - i * 3.6,
          ),
        ),
      ),
  ),
  crowns({ at: rows('0.05,0.8,240 0.93,0.78,200'), light: '#a8cc60', dark: '#4f8448', seed: 8 }),
  ...family(0.93, 0.18),
);

/** The Ark of Bukhara: the bulging wall and its gate between two towers. */
const ark = sight(
  'bukhara-ark',
  ...air('gold', [0.82, 0.26], 40),
  streaks({ from: 0.08, to: 0.36, count: 5, colour: '#fff0d0', opacity: 0.6, seed: 19 }),
  drawn((ink) => {
    const clay: Three = ['#ffdca4', '#dca468', '#94604c'];
    return (
      repeat(8, (i) => {
        const x = -40 + i * 110;
        return body(ink, clay, `M${x - 12} 470Q${x - 22} 330 ${x + 6} 226H${x + 104}Q${x + 132} 330 ${x + 122} 470z`);
      }) +
      body(ink, clay, rect(-10, 220, 820, 30), teeth(-10, 224, 820, 30, 22)) +
      line(
        '#8a5a44',
        5,
        repeat(24, (i) => open(14 + i * 34, 284, 14 + i * 34, 296) + open(28 + i * 34, 350, 28 + i * 34, 362)),
        0.8,
      ) +
      // The gate.
      body(
        ink,
        ['#ffe6b8', '#e8b478', '#a06c50'],
        poly(268, 490, 276, 176, 336, 176, 344, 490),
        poly(456, 490, 464, 176, 524, 176, 532, 490),
        rect(330, 236, 140, 254),
      ) +
      fill('#fff0cc', rect(270, 170, 72, 9) + rect(458, 170, 72, 9) + rect(326, 228, 148, 9)) +
      body(ink, ['#ffe6b8', '#e8b478', '#a06c50'], rect(330, 186, 140, 44)) +
      fill(
        '#6a3c34',
        repeat(7, (i) => arch(342 + i * 19.4, 228, 13, 34)),
      ) +
      fill('#ffe6b8', dome(306, 172, 30, 36) + dome(494, 172, 30, 36)) +
      fill('#5a3430', arch(400, 490, 96, 176, 'pointed')) +
      fill('#8a5a3c', arch(400, 490, 74, 150, 'pointed')) +
      line('#5a3430', 4, 'M400 350V490M366 400H434M366 450H434') +
      // The ramp and the square.
      ground(ink, 468, '#f0cf9c', '#d8a878', '#a87c64') +
      fill('#f8dfb4', poly(300, 600, 350, 488, 450, 488, 500, 600)) +
      fill('#c8966c', poly(286, 600, 342, 480, 350, 488, 300, 600) + poly(514, 600, 458, 480, 450, 488, 500, 600))
    );
  }),
  ...family(0.95, 0.46),
  scatter(visitor('#e9b446', '#34507c', '#3a2420', '#fff0c8'), [{ x: 0.2, y: 0.9, scale: 1.8 }]),
);

/** The summer palace of the last emir: a white hall of coloured glass, a peacock on the path. */
const palace = sight(
  'bukhara-palace',
  ...air('noon', [0.14, 0.16], 34),
  drawn((ink) => {
    const white: Three = ['#fffdf8', '#e8e8ec', '#b0b4c4'];
    return (
      body(ink, white, rect(110, 220, 580, 226)) +
      fill('#3f8cb0', rect(104, 210, 592, 12)) +
      fill(
        '#e9b446',
        repeat(29, (i) => `M${110 + i * 20} 210l10-16 10 16z`),
      ) +
      body(ink, white, rect(320, 150, 160, 296)) +
      fill('#3f8cb0', rect(312, 142, 176, 10)) +
      fill(
        '#e9b446',
        repeat(8, (i) => `M${320 + i * 20} 142l10-18 10 18z`),
      ) +
      fill('#2f6a98', arch(400, 446, 116, 236, 'pointed')) +
      repeat(3, (row) =>
        repeat(4, (column) =>
          fill(
            (['#e8607c', '#f0c040', '#3fa4b8', '#7fae4c', '#8a5ab0'] as const)[(row * 3 + column * 2) % 5] as string,
            rect(350 + column * 26, 262 + row * 40, 22, 34),
          ),
        ),
      ) +
      fill('#8a5a3c', rect(366, 386, 68, 60)) +
      line('#fffaf0', 3, open(400, 386, 400, 446)) +
      [150, 214, 524, 588]
        .map(
          (x) =>
            fill('#2f6a98', arch(x + 24, 440, 48, 150)) +
            repeat(3, (row) =>
              repeat(2, (column) =>
                fill(
                  (['#f0c040', '#e8607c', '#3fa4b8', '#7fae4c'] as const)[(row + column * 3 + x) % 4] as string,
                  rect(x + 4 + column * 22, 320 + row * 38, 18, 32),
                ),
              ),
            ),
        )
        .join('') +
      ground(ink, 444, '#a8cc6c', '#7fac5c', '#5a8a4c') +
      fill('#f4e0bc', poly(300, 600, 366, 446, 434, 446, 500, 600)) +
      fill(
        '#e8506c',
        repeat(
          14,
          (i) =>
            circle(40 + (i % 7) * 34, 500 + Math.floor(i / 7) * 34 + (i % 2) * 8, 9) +
            circle(560 + (i % 7) * 34, 500 + Math.floor(i / 7) * 34 + (i % 2) * 8, 9),
        ),
      ) +
      fill(
        '#fff0f4',
        repeat(
          14,
          (i) =>
            circle(40 + (i % 7) * 34, 500 + Math.floor(i / 7) * 34 + (i % 2) * 8, 4) +
            circle(560 + (i % 7) * 34, 500 + Math.floor(i / 7) * 34 + (i % 2) * 8, 4),
        ),
      ) +
      // The peacock.
      group(
        'translate(430 556)scale(1.2)',
        fill('#2f8a6c', 'M-10-16Q-60-10-120 26-60 30 0 0z') +
          fill('#5fb48c', 'M-20-12Q-66-4-108 22-60 20-10 0z') +
          fill('#f0c040', `${circle(-60, 6, 5)}${circle(-84, 14, 5)}${circle(-40, 0, 5)}`) +
          fill('#2456a0', 'M-14-18Q10-30 16-56 24-66 32-58L44-54 32-50Q30-10 6 4-12 4-14-18z') +
          brush('#2456a0', 2, 'M26-62L24-76M30-62L32-76') +
          line('#8a5a3c', 3, 'M0 2V26M10 0V26'),
      )
    );
  }),
  crowns({ at: rows('0.04,0.78,190 0.95,0.79,200'), light: '#9cc85c', dark: '#4f8450', seed: 15 }),
);

export const bukharaPlaces = [paper, ark, palace];
