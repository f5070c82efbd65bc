import { brush, fill, group, line } from '../../../engine/ink.ts';
import { range, repeat } from '../../../engine/numbers.ts';
import { circle, rect, sliver } from '../../../engine/paths.ts';
import { mountains } from '../../../nature/terrain.ts';
import { air, drawn, sight } from '../sheet.ts';

export const aletsch = sight(
  'switzerland-4',
  ...air('snow'),
  mountains({ y: 0.3, amp: 150, rough: 0.85, seed: 53, fill: ['#f4f6fb', '#c4d0e6'], shade: '#7f93c4', shadeOpacity: 0.6 }),
  drawn((ink) => {
    const ice =
      'M230 224C300 236 380 216 470 222 540 226 600 214 660 226 600 250 560 270 556 310 552 370 640 410 610 470 580 530 420 540 300 610H-10V470C120 452 300 440 330 390 352 350 330 262 230 224z';
    return (
      fill(ink.fade('#b8a8a4', '#6f6a78'), 'M-10 260L60 220 150 250 230 224 350 262 350 420 120 500-10 520z') +
      fill(ink.fade('#c4b4ac', '#7a7480'), 'M810 210L740 196 660 226 560 262 540 360 620 520 420 560 330 610H810z') +
      fill('#5f5870', 'M230 224L350 262 350 400 300 430 280 330zM660 226L740 196 700 300 640 400 580 340z', 0.35) +
      fill(ink.fade('#ffffff', '#e4eef8', '#b0d0e8'), ice) +
      `<g clip-path="${ink.clip(ice)}">${fill('#6a7590', 'M380 214C430 270 440 310 432 360 420 440 220 480-20 560L-20 574C240 500 440 450 446 366 452 310 440 262 388 214zM486 214C500 262 496 300 498 340 508 410 480 470 160 610L176 614C500 490 530 420 516 342 510 300 508 262 492 214z')}${line(
        '#7fb0d4',
        2.4,
        repeat(13, (i) => `M${556 - (i % 3) * 6} ${290 + i * 16}q-20-4-34 8M${352 - i * 14} ${372 + i * 11}q16 6 20 22`),
        0.8,
      )}${fill(
        '#fff',
        range(9)
          .map((i) => sliver(380 - i * 34, 330 + i * 26, 60, 5))
          .join(''),
        0.9,
      )}</g>` +
      fill('#fff', 'M120 220L210 260 170 270zM600 250L700 190 690 240 650 250z', 0.8) +
      fill('#5f8f58', 'M810 430C700 440 560 520 480 610H810z') +
      fill('#87b464', 'M810 470C720 480 620 540 570 610H810z') +
      brush(
        '#f0d84c',
        6,
        repeat(20, (i) => `M${640 + ((i * 53) % 150)} ${530 + ((i * 31) % 64)}h0`),
      ) +
      brush(
        '#d85a8c',
        6,
        repeat(14, (i) => `M${620 + ((i * 67) % 170)} ${540 + ((i * 41) % 54)}h0`),
      ) +
      group(
        'translate(668 512)',
        fill('#d8443c', 'M-12 0L-9-34Q0-44 9-34L12 0z') +
          fill('#3f5a8a', rect(-14, -36, 9, 24)) +
          fill('#f0d0b0', circle(0, -48, 8)) +
          brush('#5a4a40', 3, 'M18 2L14-34') +
          fill('#3a4468', rect(-10, 0, 8, 24) + rect(2, 0, 8, 24)),
      )
    );
  }),
);
