import { brush, fill, group, line } from '../../../engine/ink.ts';
import { circle, rect } from '../../../engine/paths.ts';
import { scatter } from '../../../life/shape.ts';
import { walker } from '../../../life/travellers.ts';
import { mountains } from '../../../nature/terrain.ts';
import { air, body, drawn, panes, sight } from '../sheet.ts';

export const atlas = sight(
  'morocco-4',
  ...air('morning'),
  mountains({ y: 0.34, amp: 170, rough: 0.8, seed: 24, fill: ['#f4f2f6', '#b8a8b8'], shade: '#8a90bc', shadeOpacity: 0.6 }),
  mountains({ y: 0.6, amp: 120, rough: 0.5, seed: 41, fill: ['#c88a6c', '#94584c'], shade: '#6f3f48' }),
  drawn((ink) => {
    const clay = ['#f6b890', '#cf8060', '#8a4a48'] as const;
    const house = (x: number, y: number, w: number, h: number) =>
      body(ink, clay, rect(x, y - h, w, h), rect(x - 4, y - h - 6, w + 8, 9)) +
      fill(
        '#5a3038',
        panes(x + 12, y - h + 16, Math.max(1, Math.floor(w / 30)), Math.max(1, Math.floor(h / 46)), 28, 40, 11, 15),
      );
    const walnut = (x: number, y: number, r: number) =>
      fill('#3f7048', circle(x, y, r) + circle(x - r * 0.8, y + r * 0.3, r * 0.7) + circle(x + r * 0.8, y + r * 0.3, r * 0.7)) +
      fill('#8fb45c', circle(x - r * 0.3, y - r * 0.3, r * 0.5));
    return (
      fill(ink.fade('#a86a50', '#7a4a44'), 'M420 600C440 480 520 380 640 340L810 310V610z') +
      house(640, 350, 70, 46) +
      house(710, 344, 80, 56) +
      house(590, 396, 80, 50) +
      house(670, 404, 90, 60) +
      house(760, 400, 70, 52) +
      house(540, 450, 90, 54) +
      house(630, 462, 80, 56) +
      house(712, 464, 100, 66) +
      walnut(520, 470, 24) +
      walnut(600, 480, 20) +
      walnut(790, 480, 26) +
      fill(ink.fade('#9cbc64', '#4f7f4c'), 'M-10 470C120 440 240 520 400 500S640 520 810 490V610H-10z') +
      line('#d8e090', 3, 'M-10 510C120 480 240 556 400 540S640 560 810 530M-10 550C120 526 240 590 400 578S640 594 810 570') +
      walnut(60, 452, 34) +
      walnut(140, 470, 24) +
      line('#e8d0a8', 16, 'M120 610C200 560 340 580 420 540S520 500 560 500') +
      group(
        'translate(290 566)',
        fill('#5a3a38', 'M-46-50L-48 0H-40L-36-40zM-30-46L-30 0H-22L-20-44zM34-46L34 0H42L44-46zM48-50L54-2H62L60-52z') +
          fill(
            '#8a5a48',
            'M-56-74C-40-84 30-84 56-78L74-100 70-118 78-106 86-118 88-104 108-88 102-78 86-82 66-44C30-36-30-36-56-46z',
          ) +
          brush('#5a3a38', 5, 'M-56-66Q-70-50-64-30') +
          fill('#c4302f', 'M-34-84H34L42-44H-40z') +
          fill('#f0c050', 'M-34-74H36v7H-36zM-38-58H40v7H-39z') +
          fill('#f6ead4', 'M-48-86q-10 4-10 26 14 12 24 2v-30z') +
          fill('#f6ead4', 'M46-86q10 4 10 26-14 12-24 2v-30z', 0.9),
      )
    );
  }),
  scatter(walker('#3f6fa8', '#8a5a44'), [{ x: 0.53, y: 0.93, scale: 1.9 }]),
);
