import { brush, fill, line } from '../../engine/ink.ts';
import { each, range, repeat } from '../../engine/numbers.ts';
import { circle, dome, ellipse, poly, rect, rows, sliver } from '../../engine/paths.ts';
import { dhow } from '../../life/boats.ts';
import { longtail } from '../../life/river-boats.ts';
import { scatter } from '../../life/shape.ts';
import { cumulus } from '../../nature/clouds.ts';
import { palms } from '../../nature/palms.ts';
import { mountains } from '../../nature/terrain.ts';
import { crowns } from '../../nature/trees.ts';
import { water } from '../../nature/water.ts';
import { air, body, drawn, ground, inks, panes, sight } from '../sights/sheet.ts';

const palmInks = { light: '#8fc468', dark: '#2f7a58', trunk: '#6f4a3a', trunkLight: '#c08a58' };
const clouds = { light: '#ffffff', body: '#fdf4ea', shade: '#d8dce8' };

/** A stepped tower of the Petronas pair, its middle at x. */
const petronas = (x: number) => [
  poly(x - 62, 560, x - 62, 300, x + 62, 300, x + 62, 560),
  poly(x - 52, 302, x - 52, 210, x + 52, 210, x + 52, 302),
  poly(x - 40, 212, x - 40, 150, x + 40, 150, x + 40, 212),
  poly(x - 26, 152, x - 22, 104, x + 22, 104, x + 26, 152),
  poly(x - 12, 106, x, 20, x + 12, 106),
];
const kualaLumpur = sight(
  'kuala-lumpur',
  ...air('dusk'),
  drawn(
    (ink) =>
      fill('#6a5490', 'M-10 560V400H60V340H110V420H160V370H230V560zM570 560V390H640V330H700V410H750V360H810V560z') +
      body(ink, ['#f4f0f4', '#a8b0cc', '#5a6498'], ...petronas(300), ...petronas(500), rect(360, 336, 80, 22)) +
      line('#8a94bc', 6, 'M400 358L364 440M400 358L436 440') +
      fill(
        '#ffe7a0',
        each(range(11), (i) => panes(246, 316 + i * 21, 6, 1, 19, 0, 9, 7) + panes(446, 316 + i * 21, 6, 1, 19, 0, 9, 7)),
        0.85,
      ) +
      ground(ink, 540, '#2f5a5c', '#1c3a4c'),
  ),
  crowns({ at: rows('0.06,0.99,150 0.2,1,120 0.5,1,110 0.8,1,130 0.94,0.99,160'), light: '#4f9460', dark: '#245a50', seed: 7 }),
);

/** Marina Bay Sands with its ship on three towers, and a bud of the museum. */
const singapore = sight(
  'singapore',
  ...air('morning', [0.14, 0.2], 36),
  drawn(
    (ink) =>
      body(
        ink,
        ['#dff0f4', '#8fb8cc', '#4f7aa0'],
        ...[250, 400, 550].map((x) => poly(x - 46, 440, x - 30, 200, x + 36, 200, x + 46, 440)),
      ) +
      line('#ffffff', 3, [250, 400, 550].flatMap((x) => repeat(5, (i) => `M${x - 36} ${240 + i * 40}H${x + 42}`)).join(''), 0.6) +
      body(ink, inks.white, 'M170 200Q180 164 240 160H640Q700 164 720 186 690 206 640 204H230Q190 206 170 200z') +
      brush(
        '#4f9450',
        12,
        repeat(15, (i) => `M${240 + i * 28} 154v2`),
      ) +
      body(
        ink,
        inks.white,
        'M600 446Q600 380 560 360 620 370 640 420 640 350 670 340 664 400 676 426 700 370 740 372 704 410 704 446z',
      ) +
      body(ink, inks.leaf, 'M60 450Q60 330 30 290H150Q120 330 120 450z', 'M140 450Q140 370 116 340H216Q192 370 192 450z') +
      line('#b9503f', 4, 'M40 292L80 450M140 292L104 450M126 342L156 450M206 342L180 450', 0.7),
  ),
  water({ from: 0.74, colours: ['#9cd4d8', '#3f94b8', '#235a8c'], ripple: '#f0fbff', seed: 3 }),
  drawn((ink) => body(ink, inks.stone, rect(-10, 438, 820, 10))),
);

/** Bali: a temple of many roofs on its lake, mountains behind. */
const bali = sight(
  'bali',
  ...air('morning'),
  mountains({ y: 0.34, amp: 110, rough: 0.3, seed: 14, fill: ['#7fa4b0', '#5a8a7c'], shade: '#3f6a74' }),
  cumulus({ at: rows('0.2,0.44,260 0.78,0.42,300'), ...clouds, seed: 3, opacity: 0.8 }),
  water({ from: 0.62, colours: ['#b8dcd8', '#5f9cb0', '#2f6480'], ripple: '#f4fbff', seed: 9 }),
  drawn(
    (ink) =>
      body(ink, inks.leaf, 'M250 480Q400 440 640 476 600 500 430 502 280 500 250 480z') +
      body(ink, inks.brick, rect(372, 420, 140, 54), rect(566, 430, 60, 40)) +
      each(range(9), (i) => {
        const [w, y] = [190 - i * 17, 424 - i * 34];
        return (
          body(ink, inks.gold, rect(442 - w * 0.26, y - 30, w * 0.52, 34)) +
          body(
            ink,
            ['#8a6a5c', '#5a4040', '#32262e'],
            `M${442 - w / 2} ${y}Q${442 - w * 0.28} ${y - 8} ${442 - w * 0.24} ${y - 26}H${442 + w * 0.24}Q${442 + w * 0.28} ${y - 8} ${442 + w / 2} ${y}z`,
          )
        );
      }) +
      each(range(3), (i) =>
        body(
          ink,
          ['#8a6a5c', '#5a4040', '#32262e'],
          poly(546 + i * 9, 432 - i * 34, 566 + i * 8, 408 - i * 34, 626 - i * 8, 408 - i * 34, 646 - i * 9, 432 - i * 34),
        ),
      ) +
      fill('#5a4040', poly(438, 120, 442, 84, 446, 120)) +
      fill('#ffffff', sliver(240, 502, 420, 8), 0.6) +
      brush(
        '#e0407c',
        12,
        repeat(14, (i) => `M${20 + ((i * 43) % 180)} ${556 + ((i * 29) % 40)}h0`),
      ) +
      brush(
        '#4f8a4c',
        16,
        repeat(12, (i) => `M${10 + ((i * 61) % 200)} ${566 + ((i * 17) % 40)}h0`),
      ),
  ),
);

/** Zanzibar: a dhow under sail off a white beach. */
const zanzibar = sight(
  'zanzibar',
  ...air('noon', [0.2, 0.2], 36),
  cumulus({ at: rows('0.66,0.3,300 0.2,0.4,180'), ...clouds, seed: 21 }),
  water({ from: 0.5, colours: ['#3f9cc8', '#4fc4c8', '#b8ece0'], ripple: '#ffffff', seed: 6 }),
  scatter(dhow({ hull: '#6a3f2c', hullLight: '#b87a4c', sail: '#fffaf0', sailShade: '#d4c8c0', mast: '#4a2f28' }), [
    { x: 0.44, y: 0.66, scale: 1.5 },
  ]),
  drawn(
    (ink) =>
      fill(ink.fade('#fff4d8', '#ecd0a0'), 'M-10 560Q220 490 460 520T810 460V610H-10z') +
      line('#ffffff', 8, 'M-10 556Q220 486 460 516T810 456', 0.8),
  ),
  palms({ at: rows('0.9,0.9,400,-60 0.97,0.95,300,-20'), ...palmInks, seed: 4 }),
);

/** Kathmandu: the eyes of the great stupa, flags on their lines, snow peaks behind. */
const kathmandu = sight(
  'kathmandu',
  ...air('noon'),
  mountains({
    y: 0.34,
    amp: 150,
    rough: 0.6,
    seed: 31,
    fill: ['#8fa4c4', '#6a84a8'],
    shade: '#5a6a98',
    snow: { y: 0.42, light: '#ffffff', shade: '#c4d0e4' },
  }),
  drawn(
    (ink) =>
      ground(ink, 500, '#c89a74', '#8a6458') +
      body(ink, inks.brick, rect(-10, 420, 150, 110), rect(660, 410, 160, 120)) +
      fill('#5a3438', panes(16, 446, 4, 1, 32, 0, 14, 30) + panes(684, 440, 4, 1, 32, 0, 14, 30)) +
      body(ink, inks.white, rect(120, 500, 560, 40), rect(170, 466, 460, 40), dome(400, 470, 210, 190)) +
      fill('#f0c050', 'M222 380Q300 330 400 326T578 380Q500 350 400 348T222 380z', 0.8) +
      body(
        ink,
        inks.gold,
        rect(342, 212, 116, 78),
        ...range(9).map((i) => rect(350 + i * 5, 200 - i * 13, 100 - i * 10, 11)),
        poly(384, 92, 400, 50, 416, 92),
      ) +
      fill('#fffaf0', ellipse(372, 246, 19, 12) + ellipse(428, 246, 19, 12)) +
      fill('#2a4a94', circle(374, 247, 8) + circle(426, 247, 8)) +
      brush('#b9303c', 5, 'M352 230Q372 220 392 232M448 230Q428 220 408 232') +
      line('#8a2a30', 4, 'M400 250q8 8 0 14t2 12') +
      line('#7a6a74', 2, 'M400 60Q240 240 40 400M400 60Q560 240 760 400') +
      each(range(14), (i) => {
        const t = (i + 1.5) / 16;
        const [dx, y] = [360 * t, 60 + 340 * (t * 0.86 + t * t * 0.16)];
        const colour = ['#2a74ae', '#fffaf0', '#d83a44', '#3f9450', '#f0c050'][i % 5] ?? '#fffaf0';
        return fill(colour, rect(400 - dx - 9, y, 19, 22) + rect(400 + dx - 9, y, 19, 22));
      }),
  ),
);

/** Phuket: limestone rocks in a green sea, a long-tail boat on the sand. */
const phuket = sight(
  'phuket',
  ...air('morning', [0.2, 0.22], 38),
  water({ from: 0.5, colours: ['#5fb8b8', '#3fa8a0', '#a8e4d0'], ripple: '#ffffff', seed: 16 }),
  drawn((ink) => {
    const rock = (x: number, base: number, w: number, h: number) =>
      body(
        ink,
        inks.stone,
        `M${x - w * 0.42} ${base}Q${x - w * 0.6} ${base - h * 0.5} ${x - w * 0.4} ${base - h * 0.84}T${x} ${base - h}T${x + w * 0.42} ${base - h * 0.74}Q${x + w * 0.56} ${base - h * 0.4} ${x + w * 0.4} ${base}z`,
      ) +
      body(
        ink,
        inks.leaf,
        `M${x - w * 0.46} ${base - h * 0.7}Q${x - w * 0.3} ${base - h * 1.04} ${x} ${base - h * 1.03}T${x + w * 0.48} ${base - h * 0.6}Q${x + w * 0.2} ${base - h * 0.76} ${x} ${base - h * 0.66}T${x - w * 0.46} ${base - h * 0.7}z`,
      ) +
      fill('#ffffff', sliver(x - w * 0.6, base, w * 1.2, 7), 0.7);
    return rock(120, 320, 150, 150) + rock(680, 330, 210, 240) + rock(400, 350, 130, 260) + rock(540, 330, 80, 120);
  }),
  drawn((ink) => fill(ink.fade('#fff0cc', '#e8cc98'), 'M-10 540Q260 490 500 520T810 500V610H-10z')),
  scatter(
    longtail({
      hull: '#6a3f2c',
      hullLight: '#c08655',
      awning: '#e0504c',
      awningShade: '#a8383c',
      ribbon: ['#e0407c', '#f0c050'],
    }),
    [{ x: 0.34, y: 0.86, scale: 1.7 }],
  ),
  palms({ at: rows('0.93,0.95,330,-40'), ...palmInks, seed: 9 }),
);

/** Places of Asia, and Zanzibar, that have no page of their own. */
export const asianPlaces = [kualaLumpur, singapore, bali, zanzibar, kathmandu, phuket];
