import { fill, fills, group, line } from '../../engine/ink.ts';
import { numbers, repeat } from '../../engine/numbers.ts';
import { circle, ellipse, poly, rect } from '../../engine/paths.ts';
import type { Layer, Scene } from '../../engine/stage.ts';
import { airliner } from '../../life/aircraft.ts';
import { flight } from '../../life/aloft.ts';
import { streaks } from '../../nature/clouds.ts';
import { massing } from '../../nature/massing.ts';
import { palmShape } from '../../nature/palms.ts';
import { haze, sky, sun } from '../../nature/sky.ts';
import { grain } from '../../nature/texture.ts';

const outside: Layer = {
  draw: ({ ink }) =>
    fill(ink.fade('#e8c49a', '#c99a84'), rect(0, 372, 800, 70)) +
    line('#fff3d0', 2.4, 'M0 392H800', 0.8) +
    group(
      'translate(440 428)scale(.86)',
      airliner({ body: '#fffaf2', belly: '#cdb8c4', window: '#4a6a84', accent: '#8a1538', dark: '#3f3a52' }),
    ),
};

/** The glass wall, its leaning columns and the vault above. */
const hall: Layer = {
  draw: ({ ink }) => {
    const column = (x: number) =>
      `M${x - 9} 470L${x - 4} 150C${x - 10} 110 ${x - 40} 80 ${x - 90} 64L${x - 86} 52C${x - 40} 62 ${x - 10} 80 ${x} 104 ${x + 10} 80 ${x + 40} 62 ${x + 86} 52L${x + 90} 64C${x + 40} 80 ${x + 10} 110 ${x + 4} 150L${x + 9} 470z`;
    return (
      line('#fff6e8', 3.4, `${repeat(11, (i) => `M${i * 80} 60V440`)}M0 168H800M0 290H800`, 0.75) +
      line('#a88a94', 1.2, `${repeat(11, (i) => `M${i * 80 + 3} 60V440`)}M0 171H800M0 293H800`, 0.6) +
      fill(
        ink.across('#fff3dc', '#e0b8a0', '#8f6a80'),
        'M0 0H800V92C700 52 640 46 600 62 500 34 440 34 400 62 340 34 260 34 200 62 140 40 60 46 0 92z',
      ) +
      line('#fffaf0', 3, 'M0 92C60 46 140 40 200 62 260 34 340 34 400 62 440 34 500 34 600 62 640 46 700 52 800 92', 0.9) +
      fill(
        '#ffe9b0',
        repeat(8, (i) => ellipse(60 + i * 98, 26, 22, 5)),
      ) +
      fills(ink.side('#fffaf0', '#e8ccb8', '#a8849a'), [column(200), column(600)]) +
      fill(ink.fade('#f0d4c0', '#c99a9a', '#8a6484'), rect(0, 436, 800, 164)) +
      fill(
        '#fff6e4',
        poly(0, 436, 190, 436, 90, 600, 0, 600) +
          poly(220, 436, 380, 436, 330, 600, 140, 600) +
          poly(420, 436, 560, 436, 570, 600, 400, 600),
        0.4,
      ) +
      line(
        '#8a6484',
        1.2,
        `${repeat(17, (i) => `M${numbers(400 + (i - 8) * 52)} 436L${numbers(400 + (i - 8) * 130)} 600`)}M0 462H800M0 498H800M0 546H800`,
        0.3,
      ) +
      fill('#fffaf0', rect(0, 432, 800, 5))
    );
  },
};

/** A loaded luggage cart and a traveller with his case, seen from behind. */
const people: Layer = {
  draw: ({ ink }) =>
    fill('#4a2f50', ellipse(318, 578, 80, 8) + ellipse(540, 584, 120, 9), 0.3) +
    // Brass luggage cart, cases stacked on it.
    group(
      'translate(292 578)scale(1.16)',
      line('#8a5a2c', 7, 'M-70-14V-128C-70-176 70-176 70-128V-14') +
        line('#ffdf9a', 4, 'M-71-14V-128C-71-178 69-178 69-128') +
        line('#c98f3f', 4, 'M-70-150H70') +
        fill('#c98f3f', circle(0, -170, 6)) +
        fills(ink.side('#c2404c', '#9a1f3c', '#5c0c28'), ['M-58-62H30q6 0 6 6V-18H-64V-56q0-6 6-6z']) +
        fills(ink.side('#e0b070', '#b5783f', '#7a4a30'), ['M-50-104H22q6 0 6 6V-64H-56V-98q0-6 6-6z']) +
        fills(ink.side('#4fa4ac', '#1f7480', '#124f5c'), ['M38-90H58q6 0 6 6V-18H38z']) +
        fills(ink.side('#fff3dc', '#e0c4ac', '#a88a90'), ['M-34-128H6q5 0 5 5V-106H-39V-123q0-5 5-5z']) +
        line('#5c2a1c', 3, 'M-24-62v-5h18v5M-22-104v-5h16v5M-20-128v-5h12v5') +
        line('#e0a45a', 4, 'M-44-62V-18M16-62V-18M-36-104V-64M8-104V-64') +
        fill('#7a1230', rect(-76, -18, 152, 9)) +
        fill('#c98f3f', rect(-76, -10, 152, 3)) +
        fills('#2a2438', [circle(-58, 0, 8), circle(58, 0, 8)]) +
        fills('#e9c27a', [circle(-58, 0, 3), circle(58, 0, 3)]),
    ) +
    // Traveller in a long white thobe, wheeling a case.
    group(
      'translate(520 582)scale(1.24)',
      fill(ink.side('#fff', '#f0e4dc', '#b8a4b4'), 'M-28 0C-30-60-34-120-24-152-18-160 18-160 24-152 34-120 30-60 28 0z') +
        line('#b8a4b4', 1.6, 'M0-150V-4M-16-90L-18-4M16-90L18-4', 0.7) +
        fill(
          ink.side('#fff', '#f4ece4', '#b8a4b4'),
          'M-19-176C-22-204 22-204 19-176 22-160 26-150 30-138 10-148-10-148-30-138-26-150-22-160-19-176z',
        ) +
        line('#241c30', 4.4, 'M-18-186Q0-178 18-186M-18-180Q0-172 18-180') +
        fill('#f0e4dc', 'M22-148C38-132 44-104 42-84L32-84C32-104 26-124 16-134z') +
        fill('#c98f68', circle(38, -80, 6)),
    ) +
    group(
      'translate(602 584)scale(1.1)',
      line('#3f3a52', 4, 'M-30-104V-70M-14-104V-70M-33-104H-11') +
        fill(ink.side('#4fa4ac', '#1f7480', '#124f5c'), 'M-44-72H2q8 0 8 8V-10q0 8-8 8H-44q-8 0-8-8V-64q0-8 8-8z') +
        line('#124f5c', 2.4, 'M-40-66V-8M-26-66V-8M-12-66V-8M2-66V-8', 0.6) +
        fills('#2a2438', [circle(-42, 0, 5), circle(0, 0, 5)]),
    ),
};

const plants: Layer = {
  draw: ({ ink }) =>
    `<g transform="translate(704 568)">${palmShape(190, -18, 14, { light: '#5f9a6a', dark: '#2a5f58', trunk: '#5a3a40', trunkLight: '#a8705a' })}${fill(ink.side('#fff3dc', '#e0b48c', '#9a6a70'), 'M-34-8H34L26 34H-26z')}</g>` +
    `<g transform="translate(72 566)">${palmShape(150, 14, 24, { light: '#6fa874', dark: '#2f6a5c', trunk: '#5a3a40', trunkLight: '#a8705a' })}${fill(ink.side('#fff3dc', '#e0b48c', '#9a6a70'), 'M-30-8H30L23 34H-23z')}</g>`,
};

/** An airport hall in morning light, the luggage on its cart. */
export const meetAssist: Scene = {
  slug: 'meet-assist',
  crops: ['card'],
  layers: [
    sky(['#3f94b8', '#8fcad0', '#fde8c0', '#ffd29a'], 0.64),
    sun({ x: 0.16, y: 0.44, r: 42, colour: '#fffce8', glow: '#fff0b8' }),
    streaks({ from: 0.2, to: 0.5, count: 6, colour: '#fff', opacity: 0.6, seed: 264 }),
    flight({ x: 0.62, y: 0.24 }),
    massing({ y: 0.63, between: [0, 1.01], tall: [14, 70], wide: [16, 36], colour: '#d3b4a4', light: '#f4d8b4', seed: 151 }),
    haze({ y: 0.6, height: 0.12, colour: '#ffeac0', opacity: 0.7 }),
    outside,
    hall,
    plants,
    people,
    grain(),
  ],
};
