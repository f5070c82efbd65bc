import { brush, fill, line } from '../../engine/ink.ts';
import { each, range, repeat } from '../../engine/numbers.ts';
import { arch, circle, crenels, dome, ellipse, poly, rect, rows, sliver } from '../../engine/paths.ts';
import { dhow } from '../../life/boats.ts';
import { scatter } from '../../life/shape.ts';
import { cumulus } from '../../nature/clouds.ts';
import { palms } from '../../nature/palms.ts';
import { mountains } from '../../nature/terrain.ts';
import { glitter, water } from '../../nature/water.ts';
import { air, body, drawn, ground, inks, panes, sight } from '../sights/sheet.ts';

const palmInks = { light: '#7fae58', dark: '#2f7058', trunk: '#6f4a3a', trunkLight: '#c08a58' };
const gulfDhow = dhow({ hull: '#6a3f2c', hullLight: '#b87a4c', sail: '#fff6e2', sailShade: '#d8c0a4', mast: '#4a2f28' });

/** Mutrah: white houses round the bay below bare mountains, a watchtower above. */
const muscat = sight(
  'muscat',
  ...air('morning', [0.2, 0.2], 38),
  mountains({ y: 0.36, amp: 90, rough: 0.6, seed: 23, fill: ['#c89a84', '#8a6468'], shade: '#6a4a5c' }),
  drawn(
    (ink) =>
      body(ink, inks.rust, 'M470 420L560 250 640 226 720 260 810 380V430H470z') +
      body(ink, inks.sand, rect(600, 150, 92, 86), crenels(600, 150, 92, 5, 14)) +
      fill('#6a4038', panes(620, 176, 3, 1, 24, 0, 8, 18)),
  ),
  drawn(
    (ink) =>
      each(
        rows(
          '-20,86,120 60,70,96 124,84,132 206,70,104 270,88,140 352,66,98 412,92,122 500,72,104 566,84,128 646,70,96 710,100,118',
        ),
        ([x = 0, w = 0, h = 0], i) =>
          body(ink, i % 3 === 1 ? inks.sand : inks.white, rect(x, 430 - h, w, h), crenels(x, 430 - h, w, 6, 7)) +
          fill('#5a7c9c', panes(x + 12, 430 - h + 18, 3, Math.floor(h / 40), (w - 20) / 3, 34, 10, 18)),
      ) +
      body(ink, inks.teal, dome(236, 330, 34, 40)) +
      body(ink, inks.white, rect(290, 210, 16, 90), dome(298, 212, 11, 18)),
  ),
  water({ from: 0.71, colours: ['#5fc0c8', '#2a8aa8', '#1c5a84'], ripple: '#e4fbff', seed: 8 }),
  drawn((ink) => body(ink, inks.sand, rect(-10, 424, 820, 10))),
  scatter(gulfDhow, [{ x: 0.34, y: 0.9, scale: 1.25 }]),
);

/** Salalah in its monsoon: green hills in mist, coconut palms and a spring. */
const salalah = sight(
  'salalah',
  ...air('snow'),
  mountains({ y: 0.3, amp: 60, rough: 0.3, seed: 5, fill: ['#8fb884', '#5f9a6c'], shade: '#4a8460' }),
  cumulus({
    at: rows('0.2,0.36,300 0.72,0.32,360'),
    light: '#ffffff',
    body: '#f0f4f2',
    shade: '#cfdcd8',
    seed: 6,
    opacity: 0.85,
  }),
  drawn(
    (ink) =>
      fill(ink.fade('#8fc468', '#4f9450'), 'M-10 330Q180 260 380 320T810 290V610H-10z') +
      fill(ink.fade('#f4fbff', '#b8e0e8'), 'M372 318h44q10 70 34 118h-112q28-48 34-118z') +
      fill(ink.fade('#7fd0c8', '#2f8a98'), 'M120 470Q300 410 400 430T720 480Q640 560 420 570T120 470z') +
      fill('#ffffff', sliver(300, 452, 190, 9) + sliver(250, 500, 120, 5) + sliver(470, 510, 150, 5), 0.7) +
      fill(ink.fade('#5fa04c', '#2f6a3c'), 'M-10 500Q160 470 240 560L260 610H-10zM810 480Q640 500 580 580L570 610H810z'),
  ),
  palms({ at: rows('0.09,0.9,330,24 0.2,0.93,250,-14 0.86,0.92,350,-26 0.95,0.95,240,12'), ...palmInks, seed: 12 }),
);

/** Kuwait Towers on the corniche. */
const kuwait = sight(
  'kuwait',
  ...air('gold', [0.18, 0.36], 44),
  drawn(
    (ink) =>
      fill(
        '#c89a88',
        'M-10 440V380H40V350H84V390H130V330H166V400H220V372H262V410H560V380H600V340H640V396H690V356H730V400H810V440z',
        0.8,
      ) +
      body(ink, inks.white, 'M330 470L352 60 358 20 364 60 386 470z', 'M494 470L510 190 514 160 518 190 534 470z') +
      fill(ink.ball('#8fd8ec', '#2f8ab8', '#1c4a80'), circle(358, 286, 66) + circle(358, 150, 36)) +
      fill(ink.ball('#8fd8ec', '#2f8ab8', '#1c4a80'), circle(514, 300, 56)) +
      fill(
        '#d8f4ff',
        repeat(5, (i) => ellipse(316 + i * 20, 268 + (i % 2) * 30, 6, 6) + ellipse(486 + i * 13, 290 + (i % 2) * 22, 5, 5)),
        0.7,
      ) +
      body(ink, inks.white, 'M612 470L622 250 625 226 628 250 638 470z'),
  ),
  water({ from: 0.76, colours: ['#e8b088', '#5a8aa8', '#2a5a84'], ripple: '#fff0d0', seed: 4 }),
  drawn((ink) => fill(ink.fade('#8a7a68', '#5a4a50'), 'M-10 452H810V474H-10z')),
  palms({ at: rows('0.08,0.77,120,-6 0.17,0.77,96,6 0.84,0.77,110,8 0.93,0.77,130,-8'), ...palmInks, seed: 3 }),
  glitter({ x: 0.2, from: 0.8, colour: '#fff0c0' }),
);

/** Bahrain: the old fort on its mound, the sea and the twin towers far behind. */
const bahrain = sight(
  'bahrain',
  ...air('gold', [0.78, 0.3], 46),
  drawn(
    (ink) =>
      fill(
        '#a88a98',
        poly(150, 300, 196, 120, 214, 300) +
          poly(250, 300, 232, 120, 278, 300) +
          rect(200, 170, 46, 7) +
          rect(198, 214, 52, 7) +
          rect(196, 256, 56, 7),
      ) +
      fill('#b89aa0', 'M-10 300V262H50V280H110V246H140V300zM290 300V260H330V282H400V300z') +
      ground(ink, 300, '#9cc8c0', '#4f94a8', '#c89a6c'),
  ),
  drawn(
    (ink) =>
      fill(ink.fade('#f0cc94', '#c08a5c'), 'M-10 470Q200 380 430 396T810 420V610H-10z') +
      body(
        ink,
        inks.mud,
        rect(180, 330, 460, 96),
        poly(130, 440, 146, 300, 236, 300, 252, 440),
        poly(580, 440, 596, 290, 700, 290, 716, 440),
      ) +
      body(ink, inks.mud, crenels(180, 330, 460, 19, 14), crenels(146, 300, 90, 5, 16), crenels(596, 290, 104, 6, 16)) +
      fill(
        '#6a4038',
        arch(410, 426, 46, 66, 'pointed') + panes(280, 356, 2, 1, 50, 0, 10, 26) + panes(480, 356, 2, 1, 50, 0, 10, 26),
      ) +
      line('#9c6144', 3, 'M146 350H236M596 344H700', 0.5) +
      fill('#a8744c', 'M380 610Q396 500 392 428H430Q440 500 470 610z', 0.5),
  ),
  palms({ at: rows('0.07,0.86,210,-10 0.94,0.86,230,14 0.86,0.9,170,-8'), ...palmInks, seed: 15 }),
);

/** Amman: the columns of the citadel above a hill of pale houses. */
const amman = sight(
  'amman',
  ...air('gold', [0.2, 0.2], 40),
  drawn((ink) =>
    each(range(44), (i) => {
      const row = Math.floor(i / 11);
      const x = (i % 11) * 80 - 30 - (row % 2) * 36;
      const y = 300 + row * 46 - Math.sin(((x + 60) / 900) * 3.14) * 70;
      return (
        body(ink, [inks.sand, inks.white, inks.mud][i % 3] ?? inks.sand, rect(x, y, 82, 120)) +
        fill('#8a6468', panes(x + 12, y + 16, 3, 1, 22, 0, 10, 16))
      );
    }),
  ),
  drawn(
    (ink) =>
      fill(ink.fade('#e8c08c', '#a8744c'), 'M-10 520Q220 440 420 452T810 470V610H-10z') +
      body(ink, inks.white, ...[290, 350, 410].map((x) => rect(x, 180, 26, 286)), rect(276, 150, 176, 32)) +
      body(
        ink,
        inks.sand,
        ...[290, 350, 410].map((x) => poly(x - 8, 182, x - 2, 206, x + 28, 206, x + 34, 182)),
        rect(270, 460, 188, 22),
      ) +
      line('#b98460', 2, [290, 350, 410].map((x) => `M${x + 9} 210V456M${x + 18} 210V456`).join(''), 0.5) +
      body(ink, inks.sand, rect(520, 380, 26, 90), rect(580, 410, 26, 60), rect(640, 440, 80, 26)),
  ),
);

/** Beirut: the two Pigeon Rocks in the sea below the corniche. */
const beirut = sight(
  'beirut',
  ...air('dusk', [0.62, 0.5], 48),
  water({ from: 0.52, colours: ['#f0a088', '#5a7aa8', '#233f74'], ripple: '#ffe0c0', seed: 19 }),
  glitter({ x: 0.62, from: 0.55, colour: '#ffe8b8' }),
  drawn(
    (ink) =>
      body(ink, inks.sand, 'M150 500L160 260Q200 214 280 220T420 262L452 500H372Q366 410 318 402 268 404 256 500z') +
      fill('#5f8a50', 'M156 268Q200 212 282 216T420 262Q350 244 290 250T156 268z') +
      body(ink, inks.mud, 'M520 516L538 356Q562 330 596 346L632 516z') +
      fill('#5f8a50', 'M536 362Q562 326 598 346L590 362Q566 346 536 362z') +
      line('#8a5a4c', 3, 'M176 320Q230 306 300 318M168 390Q204 380 240 388M392 340l34 14M546 420l56 10', 0.5) +
      fill('#ffffff', sliver(120, 502, 380, 12) + sliver(490, 520, 180, 9), 0.75) +
      body(ink, ['#8a6a84', '#5a4470', '#3a2c54'], 'M-10 610V430Q60 440 96 500L130 610z'),
  ),
);

/** Sidi Bou Said above its bay: white walls, blue doors, bougainvillea. */
const tunis = sight(
  'tunis',
  ...air('noon'),
  drawn(
    (ink) =>
      ground(ink, 250, '#8fd4e4', '#3f9cc8', '#2a78b0') +
      fill('#8aa0b8', 'M400 252Q500 180 570 214 620 150 680 190 740 220 810 206V262z') +
      body(ink, inks.white, rect(-10, 190, 330, 420), dome(150, 192, 74, 66), rect(250, 110, 56, 86), rect(560, 330, 250, 290)) +
      body(ink, ['#fffaf0', '#f0e8dc', '#c4c0cc'], poly(290, 610, 330, 400, 560, 400, 620, 610)) +
      fill(
        '#2a68bc',
        arch(120, 470, 96, 170, 'horseshoe') + rect(216, 260, 66, 74) + rect(640, 400, 70, 84) + rect(268, 134, 20, 30),
      ) +
      line(
        '#8fc0ec',
        4,
        `M120 300V470M216 284h66M216 310h66M249 260v74M640 428h70M640 456h70M675 400v84${repeat(3, (i) => `M${90 + i * 30} 330v8`)}`,
      ) +
      fill(
        '#1a3f84',
        repeat(8, (i) => circle(92 + (i % 2) * 56, 340 + Math.floor(i / 2) * 32, 3)),
      ) +
      brush(
        '#e0407c',
        16,
        repeat(
          30,
          (i) => `M${20 + ((i * 37) % 150)} ${214 + ((i * 53) % 60)}h0M${700 + ((i * 29) % 100)} ${330 + ((i * 41) % 56)}h0`,
        ),
      ) +
      brush(
        '#4f8a4c',
        11,
        repeat(
          16,
          (i) => `M${30 + ((i * 47) % 140)} ${222 + ((i * 31) % 64)}h0M${706 + ((i * 31) % 90)} ${340 + ((i * 23) % 60)}h0`,
        ),
      ) +
      line(
        '#c4b8bc',
        3,
        repeat(5, (i) => `M${328 - i * 9} ${430 + i * 38}H${566 + i * 12}`),
      ),
  ),
);

/** Places of the Gulf, of the Levant and of North Africa that have no page of their own. */
export const gulfPlaces = [muscat, salalah, kuwait, bahrain, amman, beirut, tunis];
