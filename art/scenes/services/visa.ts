import { brush, fill, fills, group, line } from '../../engine/ink.ts';
import { repeat } from '../../engine/numbers.ts';
import { arch, circle, ellipse, open, poly, rect } from '../../engine/paths.ts';
import type { Layer, Scene } from '../../engine/stage.ts';
import { towns } from '../../landmarks/stays/window-view.ts';
import { grain } from '../../nature/texture.ts';

const room: Layer = {
  draw: ({ ink }) => {
    const opening = arch(262, 430, 396, 392, 'round');
    // A curtain drawn aside, gathered by a gold cord.
    const curtain =
      fill(
        ink.across('#b83a52', '#8a1538', '#5c0c28'),
        'M470 26H580C576 120 566 220 536 300 528 330 530 380 540 446H488C496 400 494 350 486 306 476 220 472 120 470 26z',
      ) +
      line(
        '#5c0c28',
        2.4,
        'M492 30C496 140 500 230 504 300M520 30C522 140 520 220 514 300M548 30C546 130 538 220 522 300M500 316C506 360 506 400 504 444M514 316C516 360 520 400 522 444',
        0.6,
      ) +
      line('#e9607a', 2, 'M481 30C484 130 488 220 495 296M534 30C532 130 528 220 518 296', 0.55) +
      line('#e9c27a', 5, 'M484 304Q510 318 538 302') +
      fill('#e9c27a', `${circle(487, 306, 6)}M483 310l-4 24h16l-4-24z`) +
      fill('#8a5a34', rect(40, 16, 560, 8)) +
      fill('#e9c27a', circle(604, 20, 9) + repeat(8, (i) => `M${474 + i * 14} 14h5v14h-5z`));
    // A print of another journey on the wall.
    const print =
      fill('#5c2a34', rect(612, 264, 132, 98), 0.3) +
      fill('#8a5a34', rect(606, 258, 132, 98)) +
      fill('#fff6e4', rect(611, 263, 122, 88)) +
      fill(ink.fade('#f0965a', '#ffd28a'), rect(617, 269, 110, 76)) +
      fill('#fff6dc', circle(646, 296, 11)) +
      fill('#c2603f', poly(634, 334, 672, 290, 708, 334)) +
      fill('#8a3f3a', poly(672, 290, 680, 334, 708, 334)) +
      fill('#c2603f', poly(690, 334, 708, 312, 727, 334)) +
      fill('#2f8f94', rect(617, 333, 110, 12));
    return (
      fill(ink.across('#ffe2b4', '#eeb98c', '#b5706a'), rect(0, 0, 800, 600)) +
      fill('#fff3d6', poly(470, 0, 800, 230, 800, 420, 250, 0), 0.16) +
      `<g clip-path="${ink.clip(opening)}">${towns(ink)}</g>` +
      line('#fff6e4', 13, opening) +
      line('#c98a6a', 2.4, arch(262, 430, 412, 402, 'round'), 0.8) +
      line('#fff6e4', 6, open(262, 40, 262, 430) + open(64, 236, 460, 236)) +
      line('#d9a57e', 1.6, open(266, 40, 266, 430) + open(64, 240, 460, 240), 0.8) +
      fill('#fff6e4', rect(44, 420, 436, 18)) +
      fill('#c98a6a', rect(44, 438, 436, 6)) +
      curtain +
      print +
      // A shelf with folders and a globe.
      fill('#8f4a48', rect(590, 214, 210, 10)) +
      fill('#6d2f3c', rect(600, 224, 8, 22) + rect(770, 224, 8, 22)) +
      fills(ink.side('#2f7f86', '#1f5f6c', '#174a58'), [rect(700, 128, 18, 86), rect(742, 140, 16, 74)]) +
      fills(ink.side('#d9a04a', '#b57f34', '#8f5f2c'), [rect(720, 136, 20, 78), rect(776, 122, 20, 92)]) +
      fill('#8a1538', rect(760, 132, 14, 82)) +
      fill(ink.ball('#9fd8d4', '#3f94a0', '#1f5a70'), circle(644, 158, 38)) +
      fill(
        '#f0cf8a',
        'M622 140c10-10 24-8 28 2s-10 12-6 22-12 12-18 2-10-18-4-26zM654 170c8-6 18-4 20 4s-8 16-14 14-12-12-6-18z',
        0.95,
      ) +
      line('#8f4a48', 4, 'M606 128A48 48 0 1 0 676 194') +
      fill('#8f4a48', 'M640 204h10l8 10h-26z')
    );
  },
};

const desk: Layer = {
  draw: ({ ink }) => {
    const stampMark = (x: number, y: number, r: number, colour: string) =>
      line(colour, 2.4, circle(x, y, r) + circle(x, y, r * 0.72), 0.85) +
      fill(colour, `M${x - r * 0.45} ${y + 3}l${r * 0.9} ${-r * 0.3}-${r * 0.3} ${r * 0.55}-${r * 0.2} ${-r * 0.16}z`, 0.85) +
      line(
        colour,
        2,
        repeat(8, (i) =>
          open(
            x + Math.cos(i * 0.785) * r * 0.8,
            y + Math.sin(i * 0.785) * r * 0.8,
            x + Math.cos(i * 0.785) * r * 0.92,
            y + Math.sin(i * 0.785) * r * 0.92,
          ),
        ),
        0.85,
      );
    const booklet =
      fill('#3a1424', poly(-150, -76, 150, -76, 154, 86, -154, 86), 0.28) +
      fill('#f8ecd2', 'M-148-80Q-74-92 0-78V78Q-74 66-148 80z') +
      fill(ink.across('#f6e6c6', '#e6cfa6'), 'M0-78Q74-92 148-80V80Q74 66 0 78z') +
      fill('#b08a6a', 'M0-78Q-10-80-18-80V76Q-10 76 0 78z', 0.35) +
      line(
        '#d3b58a',
        1.6,
        repeat(
          7,
          (i) =>
            `M-132 ${-58 + i * 20}Q-74 ${-66 + i * 20}-16 ${-58 + i * 20}M16 ${-58 + i * 20}Q74 ${-66 + i * 20} 132 ${-58 + i * 20}`,
        ),
        0.55,
      ) +
      stampMark(-88, -22, 36, '#2f6f9a') +
      stampMark(64, 26, 34, '#a8324a') +
      line('#2f8068', 3, 'M-92 30l60-8 4 30-60 8zM-84 36l44-6 2 16-44 6z', 0.85) +
      line('#8a5a9a', 3, 'M40-62l70-4 2 40-70 4z', 0.8) +
      line('#8a5a9a', 2, 'M50-50l50-3M50-40l36-2', 0.8);
    const passport =
      fill('#2b0a18', 'M-78-104h164q8 0 8 8v204q0 8-8 8H-78z', 0.35) +
      fill(ink.across('#a31c44', '#8a1538', '#6d0f2b'), 'M-84-112H72q10 0 10 10V92q0 10-10 10H-84z') +
      fill('#5c0c24', rect(-84, -112, 12, 214), 0.7) +
      line(
        '#e9c27a',
        3,
        `${circle(0, -24, 40) + ellipse(0, -24, 17, 40) + open(-40, -24, 40, -24)}M-34-46Q0-34 34-46M-34-2Q0-14 34-2`,
      ) +
      fill('#e9c27a', rect(-38, 44, 76, 5) + rect(-26, 58, 52, 5)) +
      line('#e9c27a', 2, 'M-58-98H60V88H-58z', 0.7);
    return (
      fill(ink.fade('#b5653f', '#7a3530'), rect(0, 446, 800, 154)) +
      fill(ink.across([0, '#ffdf9a', 0.75], [0.6, '#ffdf9a', 0.1], [1, '#ffdf9a', 0]), poly(0, 446, 470, 446, 640, 600, 0, 600)) +
      line('#5c2430', 1.4, 'M0 478Q300 470 800 486M0 520Q360 508 800 528M0 566Q340 552 800 572', 0.4) +
      fill('#ffe7b8', rect(0, 444, 800, 3.5), 0.8) +
      group('translate(300 508)rotate(-6)scale(.86)', booklet) +
      group('translate(520 494)rotate(11)scale(.74)', passport) +
      // Boarding card under the passport.
      group(
        'translate(640 552)rotate(-9)',
        fill('#2b0a18', rect(-86, -26, 180, 64), 0.25) +
          fill('#fff8ea', rect(-92, -34, 180, 64)) +
          fill('#1f5f6c', rect(-92, -34, 180, 15)) +
          line('#c9b090', 2, open(38, -18, 38, 30), 1, ' stroke-dasharray="4 4"') +
          fill(
            '#3a2a3c',
            repeat(13, (i) => rect(48 + i * 2.7, -10, i % 3 ? 1.2 : 2, 30)),
          ) +
          fill('#8a1538', 'M-72 8l26-9-8 16-6-4z') +
          line('#b89a80', 3, open(-34, 0, 20, 0) + open(-34, 12, 6, 12)),
      ) +
      // Rubber stamp with a turned handle.
      group(
        'translate(704 452)',
        fill('#2b0a18', ellipse(6, 20, 52, 11), 0.35) +
          fill(ink.side('#4a2c3a', '#33202e', '#1f1420'), 'M-44-8h88l6 24H-50z') +
          fill(ink.side('#e0985a', '#b5683c', '#7a3f2f'), 'M-12-8C-14-30-22-40-22-58a22 22 0 0 1 44 0C22-40 14-30 12-8z') +
          fill('#ffe0b0', ellipse(-8, -62, 5, 9), 0.7),
      ) +
      // Glass of tea, steam rising into the light.
      group(
        'translate(116 492)',
        fill('#2b0a18', ellipse(8, 30, 56, 12), 0.3) +
          fill('#fff4e0', ellipse(0, 26, 54, 12)) +
          fill('#d9a57e', ellipse(0, 25, 34, 7)) +
          fill(ink.across('#e8a04a', '#b5602c', '#8a3f28'), 'M-25-28C-20-4-21 4-27 22Q0 32 27 22C21 4 20-4 25-28z') +
          fill('#fff6e4', 'M-26-40C-24-10-22 2-28 22l5 2C-17 4-19-8-21-40z', 0.75) +
          fill('#ffd28a', ellipse(0, -28, 25, 5)) +
          line('#fff6e4', 2, ellipse(0, -40, 26, 5.5)) +
          brush('#fff6e4', 4, 'M-8-56c-8-14 8-20 0-36M10-58c8-14-6-22 4-40', 0.5),
      )
    );
  },
};

/** A desk by the window: passport, visa page and stamp, the bay outside. */
export const visa: Scene = { slug: 'visa', crops: ['card'], layers: [room, desk, grain()] };
