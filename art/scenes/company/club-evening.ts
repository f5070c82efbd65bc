import { brush, fill, group, line } from '../../engine/ink.ts';
import { repeat } from '../../engine/numbers.ts';
import { ellipse, poly, rect } from '../../engine/paths.ts';
import { place } from '../../engine/stage.ts';
import { westBay } from '../../landmarks/gulf/west-bay.ts';
import { airliner } from '../../life/aircraft.ts';
import { streaks } from '../../nature/clouds.ts';
import { sky, stars } from '../../nature/sky.ts';
import { glitter, reflection, water } from '../../nature/water.ts';
import { rounded } from '../articles/desk.ts';
import { drawn, sight } from '../sights/sheet.ts';

/** A member card standing on the table: its band, its star, the lines of a name. */
const card = (face: string, edge: string, mark: string) =>
  fill(edge, rounded(-131, -87, 270, 172, 18)) +
  fill(face, rounded(-135, -88, 270, 172, 18)) +
  fill('#fff', 'M-135-30Q-20-96 135-64V-88H-135z', 0.12) +
  fill(mark, 'M92-62l10 22 24 2-18 16 5 24-21-12-21 12 5-24-18-16 24-2z') +
  fill('#f4d494', rounded(-110, -48, 48, 38, 7)) +
  line('#8a5a2c', 2, 'M-110-29h48M-95-48v38M-78-48v38', 0.8) +
  line('#fff6e4', 7, 'M-110 34h96M-110 56h54', 0.9);

/** An evening of the club: three cards and coffee at a window, the towers of Doha behind, an aircraft climbing. */
export const clubEvening = sight(
  'club-evening',
  sky(['#1c1f52', '#51306c', '#a43f68', '#f0805c', '#ffcf8c'], 0.6),
  stars({ count: 40, to: 0.3, seed: 9 }),
  streaks({ from: 0.14, to: 0.44, count: 7, colour: '#ffab84', opacity: 0.45, seed: 31 }),
  drawn(() =>
    group(
      'translate(250 148)rotate(9)scale(.5)',
      airliner({
        body: '#fff4e6',
        belly: '#d8a898',
        window: '#5a3a6c',
        accent: '#a81e48',
        dark: '#4a2c54',
      }).replace(/^<path[^>]*\/>/, ''),
    ),
  ),
  place(
    westBay({
      glass: ['#ffd9a0', '#8a5a80', '#3a2f66'],
      far: ['#e88a72', '#a04f70', '#73396a'],
      line: '#ffe3b8',
      lamp: '#fff0b0',
    }),
    { x: 0.56, y: 0.6, scale: 0.82 },
  ),
  water({ from: 0.6, colours: ['#f59a70', '#a0466c', '#472a64'], ripple: '#ffd0a0', rippleOpacity: 0.5, count: 40, seed: 8 }),
  glitter({ x: 0.3, from: 0.6, to: 0.78, colour: '#ffe3b0', width: [40, 110] }),
  reflection({ x: 0.62, from: 0.61, height: 80, width: 360, colour: '#ffd9a8', opacity: 0.35, seed: 12 }),
  drawn((ink) => {
    const pot =
      fill(ink.side('#ffe9ac', '#e3ab44', '#94602a'), 'M-34 0C-52-30-44-66-20-84L-24-112Q0-128 24-112L20-84C44-66 52-30 34 0z') +
      fill(ink.side('#fff2c8', '#f0c060', '#a8702c'), 'M-22-114Q0-160 22-114zM-38 0H38V8H-38zM-26-86H26V-80H-26z') +
      fill('#e3ab44', 'M-5-136h10L0-158zM30-66C56-74 72-98 96-112 84-84 72-56 38-40z') +
      brush('#b47a30', 8, 'M-30-76C-76-84-80-30-40-18');
    const cup = (x: number, y: number) =>
      fill('#1c1024', ellipse(x + 8, y + 30, 34, 8), 0.3) +
      fill(
        ink.side('#fffaf0', '#f0e2d0', '#b89c98'),
        `M${x - 26} ${y - 24}Q${x - 22} ${y + 30} ${x} ${y + 30}T${x + 26} ${y - 24}z`,
      ) +
      fill('#8a1538', `M${x - 25} ${y - 12}Q${x} ${y - 4} ${x + 25} ${y - 12}V${y - 4}Q${x} ${y + 4} ${x - 24} ${y - 4}z`) +
      fill('#6a3820', ellipse(x, y - 24, 26, 6));
    return (
      // The frame of the window and its curtain.
      fill(
        '#2a1838',
        `${rect(0, 0, 800, 16)}${rect(0, 0, 18, 470)}${rect(782, 0, 18, 470)}${rect(0, 452, 800, 24)}${rect(524, 0, 9, 460)}`,
      ) +
      fill(ink.across('#7a1c44', '#4a1034'), 'M600 0H800V470H700Q716 300 690 180T600 0z', 0.94) +
      fill('#b03a62', 'M650 0Q724 140 730 470H718Q706 160 630 0zM720 0Q764 160 764 470H752Q746 170 700 0z', 0.55) +
      line('#f0c878', 4, 'M600 0Q664 100 690 180T700 470') +
      // The table.
      fill(ink.fade('#8a4f3c', '#5c2f30', '#3a1c2a'), poly(0, 470, 800, 470, 800, 600, 0, 600)) +
      fill('#ffd9a0', `M0 470H800V475H0z`, 0.7) +
      fill(
        '#2a1424',
        repeat(4, (i) => rect(0, 502 + i * 27, 800, 2)),
        0.35,
      ) +
      // Three cards, the last before the others.
      fill('#1c1024', ellipse(336, 556, 250, 16), 0.4) +
      group('translate(214 446)rotate(-13)', card(ink.across('#f2f4f8', '#a9b0c0'), '#737a8c', '#ffffff')) +
      group('translate(314 436)rotate(-2)', card(ink.across('#ffe2a0', '#cf8f34'), '#8f5a20', '#fff8e0')) +
      group('translate(426 458)rotate(9)', card(ink.across('#2f456c', '#111b33'), '#0a1020', '#f4d494')) +
      // Coffee and dates.
      fill('#1c1024', ellipse(664, 556, 74, 12), 0.4) +
      group('translate(652 552)scale(1.16)', pot) +
      cup(556, 546) +
      fill('#1c1024', ellipse(96, 576, 78, 12), 0.35) +
      fill(ink.side('#fff2d0', '#e0b068', '#95602f'), 'M24 556Q40 584 92 584T160 556z') +
      fill(
        '#5a2418',
        repeat(7, (i) => ellipse(44 + i * 16, 550 - (i % 2) * 8, 14, 8)),
      ) +
      fill(
        '#a85a3c',
        repeat(7, (i) => ellipse(40 + i * 16, 547 - (i % 2) * 8, 6, 2.4)),
      ) +
      fill('#fff2d0', ellipse(92, 557, 68, 4))
    );
  }),
);
