import { fill, group, line } from '../../../engine/ink.ts';
import { rect } from '../../../engine/paths.ts';
import { scatter } from '../../../life/shape.ts';
import { walker } from '../../../life/travellers.ts';
import { mountains } from '../../../nature/terrain.ts';
import { air, body, dark, drawn, inks, panes, sight, white } from '../sheet.ts';

export const midi = sight(
  'france-5',
  ...air('snow'),
  mountains({ y: 0.52, amp: 130, rough: 0.8, seed: 77, fill: ['#c4d0e4', '#e8ecf2'], shade: '#8fa0c8' }),
  drawn((ink) => {
    const rock =
      'M430 600L470 470 486 420 500 330 524 290 536 200 560 170 576 128 600 118 612 160 636 190 640 250 668 300 672 372 704 430 720 500 770 600z';
    return (
      fill(ink.fade('#fff', '#dfe8f4'), 'M-10 420C90 300 190 210 290 200 370 200 420 300 520 360L560 600H-10z') +
      fill('#a8bce0', 'M290 200C370 200 420 300 520 360L560 600H330C350 500 300 420 330 350 340 300 320 240 290 200z', 0.8) +
      fill(ink.fade('#c89a84', '#6f5470'), rock) +
      `<g clip-path="${ink.clip(rock)}">${fill('#4a3a5c', 'M600 118L780 600H640L620 460 648 380 610 300 622 220 590 170z', 0.75)}${fill('#fff', 'M500 330l30 20 14 60-30-20zM536 200l24 30-10 60-20-40zM486 420l40 40 10 80-60-40zM640 250l-20 40 30 50zM672 372l-30 30 20 60zM576 128l12 30-16 24z')}${line('#3f3050', 3, 'M556 240L540 400 560 560M600 190L580 330 600 460 590 600M640 330L630 460 660 600M520 380L510 480', 0.5)}</g>` +
      body(ink, inks.stone, rect(548, 176, 40, 22), rect(604, 172, 54, 22), rect(560, 152, 26, 26)) +
      fill('#5fa8d0', rect(608, 177, 46, 8) + rect(552, 182, 32, 7)) +
      body(ink, ['#fff', '#d8d4dc', '#9890a8'], rect(591, 54, 14, 68)) +
      fill('#d8443c', rect(595, 20, 6, 36) + rect(591, 70, 14, 8)) +
      line(dark, 3, 'M-10 560Q280 340 552 184M-10 574Q280 356 556 194') +
      group(
        'translate(230 404)rotate(-4)',
        line(dark, 5, 'M0-14V26') +
          body(ink, ['#ff8a70', '#d8443c', '#8a2434'], 'M-54 34q0-10 10-10h88q10 0 10 10v52q0 10-10 10h-88q-10 0-10-10z') +
          fill('#e4f4fa', panes(-46, 36, 4, 1, 24, 0, 19, 28)) +
          fill(white, rect(-54, 76, 108, 6)),
      )
    );
  }),
  scatter(walker('#d8443c', '#f4d0b0'), [
    { x: 0.2, y: 0.93, scale: 0.5 },
    { x: 0.23, y: 0.925, scale: 0.5 },
    { x: 0.26, y: 0.92, scale: 0.5 },
  ]),
);
