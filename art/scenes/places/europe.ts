import { brush, fill, line } from '../../engine/ink.ts';
import { each, range, repeat } from '../../engine/numbers.ts';
import { arch, circle, ellipse, poly, rect, rows } from '../../engine/paths.ts';
import { cumulus } from '../../nature/clouds.ts';
import { mountains } from '../../nature/terrain.ts';
import { water } from '../../nature/water.ts';
import { air, body, drawn, ground, inks, panes, sight } from '../sights/sheet.ts';

const clouds = { light: '#ffffff', body: '#fdf4ea', shade: '#d8dce8' };

/** The Colosseum in evening light, umbrella pines beside it. */
const rome = sight(
  'rome',
  ...air('gold', [0.16, 0.24], 42),
  drawn(
    (ink) =>
      ground(ink, 460, '#d8b47c', '#a87c54') +
      body(ink, inks.sand, 'M130 490V250Q150 200 260 180L420 170Q600 176 650 290L670 490z') +
      fill(ink.fade('#b98460', '#8a5a4c'), 'M420 170Q600 176 650 290L640 300Q590 214 430 206L300 204 310 178z', 0.7) +
      each(range(3), (row) =>
        fill(
          '#7a4a44',
          repeat(9 - (row === 0 ? 3 : 0), (i) =>
            arch(172 + i * 56, 300 + row * 84 - Math.sin(((i + 1) / 10) * 3.14) * 12, 32, 62),
          ),
        ),
      ) +
      line('#fff0d0', 5, 'M130 310Q380 282 648 314M130 396Q400 372 662 398', 0.8) +
      body(ink, inks.wood, rect(716, 330, 14, 160), rect(60, 360, 12, 130)) +
      body(ink, inks.leaf, ellipse(722, 312, 84, 40), ellipse(66, 346, 70, 34)),
  ),
);

/** Vienna: a yellow palace, its pond and clipped hedges. */
const vienna = sight(
  'vienna',
  ...air('morning', [0.8, 0.2], 34),
  cumulus({ at: rows('0.3,0.24,240'), ...clouds, seed: 8 }),
  drawn(
    (ink) =>
      body(
        ink,
        ['#ffe9a8', '#eec468', '#b88a4c'],
        rect(100, 250, 600, 150),
        rect(300, 200, 200, 200),
        rect(60, 280, 90, 120),
        rect(650, 280, 90, 120),
      ) +
      fill(
        ink.fade('#b8665c', '#8a4a50'),
        poly(296, 202, 320, 168, 480, 168, 504, 202) + rect(96, 236, 204, 16) + rect(500, 236, 204, 16),
      ) +
      fill('#fffaf0', repeat(19, (i) => rect(118 + i * 30, 258, 8, 142)) + rect(100, 316, 600, 6), 0.8) +
      fill(
        '#5a6a8c',
        panes(132, 272, 19, 1, 30, 0, 11, 32) + panes(132, 336, 19, 1, 30, 0, 11, 40) + panes(320, 214, 6, 1, 30, 0, 11, 24),
      ) +
      ground(ink, 400, '#a8cc7c', '#5f9450') +
      fill('#f0e0bc', poly(340, 400, 460, 400, 640, 610, 160, 610)) +
      fill(ink.fade('#9cd4e0', '#3f84a8'), ellipse(400, 500, 120, 34)) +
      fill('#ffffff', 'M392 500Q390 420 400 410 410 420 408 500z', 0.8) +
      body(
        ink,
        inks.pine,
        ...[40, 130, 660, 760].map((x) => `M${x - 26} 520Q${x - 20} 400 ${x} 380 ${x + 20} 400 ${x + 26} 520z`),
      ) +
      brush(
        '#e0506c',
        9,
        repeat(
          22,
          (i) => `M${60 + ((i * 31) % 170)} ${560 + ((i * 13) % 34)}h0M${570 + ((i * 37) % 180)} ${556 + ((i * 17) % 34)}h0`,
        ),
      ),
  ),
);

/** Nairobi: a giraffe before the skyline, an acacia beside it. */
const nairobi = sight(
  'nairobi',
  ...air('gold', [0.82, 0.34], 50),
  drawn(
    (ink) =>
      fill('#b89a90', 'M-10 420V360H30V320H66V372H96V280H130V350H160V250Q180 230 200 250V340H236V300H270V380H330V420z', 0.75) +
      ground(ink, 416, '#f0cc84', '#c89a50', '#8a6a3c') +
      line('#5a4034', 14, 'M640 470Q650 400 632 340M640 400Q680 360 700 330M638 380Q600 350 580 334') +
      body(ink, inks.leaf, 'M480 330Q560 270 640 286T800 320Q720 340 640 336T480 330z') +
      body(
        ink,
        ['#f4c880', '#dca058', '#a8703c'],
        'M290 596L300 440Q300 400 340 384L392 350 430 150Q426 110 452 104L520 128Q530 140 514 148L470 158 452 360Q462 400 452 440L462 596H438L424 450H350L330 596z',
      ) +
      brush(
        '#8a5030',
        15,
        'M330 420l10 8M372 392l8 14M410 420l8-8M352 440l12-4M430 390l6 12M424 330l14 6M416 280l22 4M430 236l14 6M434 190l14 8M312 480l4 14M440 480l4 14M452 136h8',
      ) +
      brush('#5a3424', 7, 'M440 106L434 84M456 104L454 82M292 400Q270 430 276 470') +
      fill('#2a1c1c', circle(474, 128, 5)) +
      brush(
        '#b88a3c',
        4,
        repeat(34, (i) => `M${(i * 67) % 800} ${560 + ((i * 23) % 40)}l${(i % 3) * 6 - 6} -${24 + (i % 4) * 8}`),
      ),
  ),
);

/** Geneva: the great jet above the lake, the Alps behind. */
const geneva = sight(
  'geneva',
  ...air('noon'),
  mountains({
    y: 0.4,
    amp: 110,
    rough: 0.6,
    seed: 12,
    fill: ['#8fa8cc', '#6a8ab0'],
    shade: '#5a749c',
    snow: { y: 0.46, light: '#ffffff', shade: '#c8d4e8' },
  }),
  drawn(
    (ink) =>
      fill(ink.fade('#7fb06c', '#4f8a60'), 'M-10 400Q160 340 330 376T810 350V420H-10z') +
      body(
        ink,
        inks.white,
        ...rows('20,50,44 80,40,36 130,60,50 540,56,46 606,44,38 660,64,52 734,48,40').map(([x = 0, w = 0, h = 0]) =>
          rect(x, 410 - h, w, h),
        ),
      ),
  ),
  water({ from: 0.68, colours: ['#7fc4dc', '#3f8cbc', '#235c94'], ripple: '#f0fbff', seed: 2 }),
  drawn(
    (ink) =>
      fill('#eaf6ff', 'M392 470Q384 220 400 60 470 90 520 200 560 300 580 470z', 0.45) +
      fill(ink.fade('#ffffff', '#f0faff'), 'M388 470Q384 200 396 40 410 20 420 60 428 220 412 470z') +
      fill('#ffffff', ellipse(420, 470, 110, 12), 0.6) +
      body(ink, inks.white, 'M130 540Q140 500 150 440L250 530z', 'M118 540H270Q256 562 200 562 140 562 118 540z') +
      fill('#d83a44', poly(150, 440, 150, 456, 186, 470)),
  ),
);

/** London: Tower Bridge and a red bus. */
const london = sight(
  'tower-bridge',
  ...air('morning', [0.18, 0.24], 36),
  drawn((ink) => {
    const tower = (x: number) =>
      body(
        ink,
        inks.stone,
        rect(x - 48, 190, 96, 300),
        ...[-48, 36].map((dx) => rect(x + dx, 160, 14, 40)),
        ...[-48, 36].map((dx) => poly(x + dx - 2, 162, x + dx + 7, 128, x + dx + 16, 162)),
      ) +
      body(ink, inks.slate, poly(x - 50, 192, x, 96, x + 50, 192)) +
      fill('#4a5470', panes(x - 26, 214, 2, 3, 32, 46, 18, 28) + arch(x, 420, 54, 70, 'pointed'));
    return (
      fill('#a8b4c4', 'M-10 430V330H40V290H90V350H140V310H180V400H640V300Q660 250 680 300V380H720V330H770V360H810V430z', 0.7) +
      line('#4f94b8', 10, 'M-10 250Q120 400 212 230M588 230Q680 400 810 250') +
      line(
        '#8fc4d8',
        4,
        repeat(7, (i) => `M${10 + i * 26} ${290 + Math.sin(i / 2) * 50}V420M${620 + i * 26} ${290 + Math.cos(i / 2) * 40}V420`),
      ) +
      tower(260) +
      tower(540) +
      body(ink, inks.blue, rect(300, 226, 200, 16), rect(300, 256, 200, 12)) +
      body(ink, inks.stone, rect(-10, 418, 820, 24)) +
      body(ink, ['#f0605c', '#d0303c', '#94202c'], 'M330 344h120q10 0 10 10v60H320v-60q0-10 10-10z') +
      fill('#ffe9c0', panes(330, 352, 5, 2, 26, 28, 20, 14)) +
      fill('#2a2438', circle(346, 416, 10) + circle(434, 416, 10))
    );
  }),
  water({ from: 0.8, colours: ['#9cb8bc', '#5f8494', '#3a5a74'], ripple: '#f0f4f0', seed: 5 }),
);

/** Places of Europe, and Nairobi, that have no page of their own, or whose pictures stand on many. */
export const europeanPlaces = [rome, vienna, nairobi, geneva, london];
