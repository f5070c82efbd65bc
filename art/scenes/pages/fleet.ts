import { fill, fills, group, type Ink, line } from '../../engine/ink.ts';
import { repeat } from '../../engine/numbers.ts';
import { circle, rect, rows } from '../../engine/paths.ts';
import { place } from '../../engine/stage.ts';
import { westBay } from '../../landmarks/gulf/west-bay.ts';
import { streaks } from '../../nature/clouds.ts';
import { palms } from '../../nature/palms.ts';
import { air, drawn, ground, sight } from '../sights/sheet.ts';

type Three = readonly [string, string, string];

const wheel = (x: number, r: number) =>
  fill('#1c1a28', circle(x, -r + 2, r)) +
  fill('#c8ccd8', circle(x, -r + 2, r * 0.6)) +
  fill('#6a6e80', circle(x, -r + 2, r * 0.2));

/** A vehicle from the side, its front at the start, standing on its origin. */
const vehicle = (ink: Ink, paint: Three, shape: string, glass: string, wheels: readonly number[], r: number, half: number) =>
  fill('#1c1428', `M${-half} 4Q0 18 ${half} 4V-4H${-half}z`, 0.4) +
  fill(ink.fade(...paint), shape) +
  fill(ink.fade('#dceef4', '#5f8ca4'), glass) +
  wheels.map((x) => wheel(x, r)).join('');

/** The chauffeur holds the door of a saloon before the hotel; behind it stand an SUV and a van. */
export const fleet = sight(
  'fleet',
  ...air('gold', [0.18, 0.34], 44),
  streaks({ from: 0.08, to: 0.36, count: 6, colour: '#fff', opacity: 0.6, seed: 73 }),
  place(
    westBay({
      glass: ['#ffe4b4', '#a07c84', '#5c4c74'],
      far: ['#e8b48c', '#c08c80', '#98707c'],
      line: '#fff0d0',
      lamp: '#fff4c0',
    }),
    {
      x: 0.5,
      y: 0.62,
      scale: 0.86,
      rtlX: 0.5,
    },
  ),
  drawn(
    (ink) =>
      ground(ink, 366, '#e8c090', '#c89470') +
      fill(ink.fade('#7a6a80', '#4a3f58'), rect(-10, 424, 820, 186)) +
      fill('#fff0d4', rect(-10, 418, 820, 8)) +
      line('#ffe0a0', 5, 'M-10 574H810', 0.8, ' stroke-dasharray="60 40"'),
  ),
  palms({
    at: rows('0.05,0.71,240,26 0.95,0.71,270,-24 0.8,0.7,170,16'),
    light: '#6f9a54',
    dark: '#2a5f50',
    trunk: '#5f4038',
    trunkLight: '#b08058',
    seed: 29,
  }),
  drawn(
    (ink) =>
      group(
        'translate(620 470)scale(1.05)',
        vehicle(
          ink,
          ['#ffffff', '#e4e6ec', '#a4aaba'],
          'M-150-20C-154-50-146-66-126-72L-96-118C-90-126-84-128-74-128H132Q146-128 148-114L152-20z',
          'M-112-74L-86-114H-58V-74zM-50-114H12V-74H-50zM20-114H74V-74H20zM82-114H134V-74H82z',
          [-98, 98],
          24,
          160,
        ) + line('#a4aaba', 2, 'M-54-70V-22M16-70V-22M-46-60h8M24-60h8'),
      ) +
      group(
        'translate(196 478)scale(1.05)',
        vehicle(
          ink,
          ['#6f7c8c', '#47525f', '#2a323c'],
          'M-140-20C-144-48-140-62-122-66L-78-72-48-112Q-44-118-34-118H100Q112-118 118-108L134-66 138-20z',
          'M-64-74L-38-108H-4V-74zM4-108H54V-74H4zM62-108H98L112-74H62z',
          [-90, 88],
          27,
          148,
        ) + line('#1c222a', 2, 'M0-70V-24M58-70V-24'),
      ) +
      // The saloon in front, its rear door open.
      group(
        'translate(400 560)scale(1.36)',
        vehicle(
          ink,
          ['#54597c', '#2a2e50', '#14162e'],
          'M-172-16C-176-38-166-48-140-52L-84-58-42-88Q-34-94-22-94H52Q64-94 74-86L112-58 152-54Q170-50 172-36L172-16z',
          'M-68-60L-34-84H-4V-60zM6-84H50Q58-84 64-78L86-60H6z',
          [-108, 108],
          24,
          184,
        ) +
          line('#8f96b8', 3, 'M-164-42C-100-50 100-48 166-44', 0.8) +
          fill('#fff6c8', 'M-172-38q12-6 26-6l-4 9q-12 2-21 3z') +
          fill('#e0505c', rect(164, -44, 8, 12)) +
          fill('#14162e', 'M2-58H90L104-18H2z', 0.85) +
          fill('#e8c8a0', 'M10-52H80L90-30H10z') +
          fill(ink.across('#3c4270', '#1c2044'), 'M8-90L40-104V-20L10-14z') +
          fill('#8fb4c8', 'M12-84L36-95V-62L12-56z') +
          fill('#c8ccd8', rect(28, -52, 8, 3)) +
          line('#c8ccd8', 2, 'M-40-46h12M116-46h10'),
      ) +
      // The chauffeur.
      group(
        'translate(480 566)scale(1.28)',
        fill('#1c1428', 'M-16 2Q20 12 60 4L58 0-12-3z', 0.35) +
          fill('#1f2438', 'M-14-66L-15-2H-3L0-50 4-2H16L14-66z') +
          fill(ink.side('#4c5474', '#2c3350', '#181c34'), 'M-19-62C-22-98-18-118-8-122H8C18-118 22-98 19-62z') +
          fill('#fffaf0', 'M-5-122H5L0-100z') +
          fill('#8a1538', 'M-2-118h4l2 16-4 5-4-5z') +
          line('#2c3350', 10, 'M-16-112L-34-92-46-84', 1, ' stroke-linecap="round"') +
          fill('#c98f68', circle(-48, -83, 5)) +
          line('#2c3350', 10, 'M16-110L21-72', 1, ' stroke-linecap="round"') +
          fills(ink.side('#d8a07c', '#b87c58', '#8a5840'), [circle(0, -136, 13)]) +
          fill('#181c34', 'M-14-138Q-14-154 0-154T14-138L20-134Q0-142-17-135z') +
          fill('#e9b446', rect(-13, -142, 26, 3)),
      ) +
      fill(
        '#fff6e0',
        repeat(3, (i) => rect(64 + i * 300, 594, 120, 2)),
        0.2,
      ),
  ),
);
