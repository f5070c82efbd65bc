import { brush, fill, group, line } from '../../../engine/ink.ts';
import { repeat } from '../../../engine/numbers.ts';
import { arch, circle, poly, rect, rows } from '../../../engine/paths.ts';
import { forest } from '../../../nature/terrain.ts';
import { firs } from '../../../nature/trees.ts';
import { air, body, dark, drawn, ground, inks, panes, sight } from '../sheet.ts';

export const sparrowHills = sight(
  'moscow-4',
  ...air('snow', [0.2, 0.24], 36),
  drawn((ink) => {
    const stone = ['#fff2dc', '#dcc8b4', '#9c8c98'] as const;
    return (
      body(
        ink,
        stone,
        rect(200, 280, 400, 160),
        rect(150, 320, 90, 120),
        rect(560, 320, 90, 120),
        rect(270, 220, 260, 220),
        rect(330, 130, 140, 300),
        rect(352, 96, 96, 60),
        rect(372, 70, 56, 40),
        rect(180, 250, 60, 80),
        rect(560, 250, 60, 80),
      ) +
      body(
        ink,
        inks.gold,
        poly(384, 72, 400, -10, 416, 72),
        poly(196, 252, 210, 200, 224, 252),
        poly(576, 252, 590, 200, 604, 252),
        poly(284, 222, 296, 190, 308, 222),
        poly(492, 222, 504, 190, 516, 222),
      ) +
      fill('#e0443c', circle(400, -4, 9)) +
      fill(
        '#7f7890',
        panes(342, 150, 8, 13, 15, 20, 6, 12) +
          panes(282, 240, 3, 8, 16, 22, 7, 12) +
          panes(476, 240, 3, 8, 16, 22, 7, 12) +
          panes(210, 296, 4, 6, 15, 22, 7, 12) +
          panes(530, 296, 4, 6, 15, 22, 7, 12),
      ) +
      fill(
        stone[2],
        repeat(6, (i) => arch(352 + i * 19, 440, 11, 46)),
      )
    );
  }),
  forest({ y: 0.72, amp: 30, rough: 0.2, seed: 6, fill: ['#5f7f8c', '#34566c'], size: 34, kind: 'fir', rim: '#e8f0f6' }),
  drawn(
    (ink) =>
      ground(ink, 480, '#e8f2f8', '#b4d0e4') +
      line('#fff', 4, 'M120 520Q300 500 420 540T760 530M60 570Q240 550 380 590', 0.9) +
      fill('#fff', 'M-10 490Q140 470 260 484L-10 510zM810 486Q680 470 560 486L810 512z'),
  ),
  firs({ at: rows('0.06,0.86,200 0.14,0.84,140 0.94,0.87,220 0.86,0.84,150'), light: '#5f8f8c', dark: '#24505c', snow: '#fff' }),
  drawn(() => {
    const skater = (x: number, y: number, s: number, coat: string) =>
      group(
        `translate(${x} ${y})scale(${s} ${Math.abs(s)})`,
        brush(dark, 7, 'M-4-34L-14-16-10 0M6-34L22-20 40-16') +
          brush('#8fa4b8', 4, 'M-20 3H2M34-10L46-18') +
          fill(coat, 'M-14-34Q-12-74 6-78L20-70Q18-48 12-32z') +
          brush(coat, 8, 'M8-68L34-56M2-66L-26-58') +
          fill('#f0d0b0', circle(16, -86, 9)) +
          fill('#e8b04a', 'M6-90q4-12 14-10 8 2 6 10z'),
      );
    return skater(320, 560, 1.05, '#d8443c') + skater(480, 540, -0.9, '#2f7f96') + skater(600, 572, 1.15, '#7a3f7c');
  }),
);
