import { brush, fill, group, type Ink, line } from '../../engine/ink.ts';
import { each, repeat } from '../../engine/numbers.ts';
import { arch, ellipse, poly, rect, rows } from '../../engine/paths.ts';
import { visitor } from '../../life/visitors.ts';
import { cumulus, streaks } from '../../nature/clouds.ts';
import { mountains } from '../../nature/terrain.ts';
import { air, body, drawn, ground, sight } from '../sights/sheet.ts';

const stone = ['#e8d0b4', '#b8987c', '#74605c'] as const;
const tile = ['#b08a74', '#84625a', '#523c46'] as const;

/** Gergeti Trinity on its hill: the drum and its cone, the bell tower beside it. */
const church = (ink: Ink) =>
  body(ink, stone, rect(-60, -76, 120, 76), rect(-26, -108, 52, 108), rect(66, -74, 44, 74)) +
  body(ink, tile, poly(-70, -74, -40, -100, 40, -100, 70, -74), poly(-32, -106, 0, -128, 32, -106)) +
  body(ink, stone, rect(-24, -166, 48, 60), rect(72, -104, 32, 36)) +
  body(ink, tile, poly(-30, -164, 0, -226, 30, -164), poly(66, -102, 88, -146, 110, -102)) +
  line('#523c46', 2, 'M-18-164L0-222M-6-164L0-222M8-164L0-222M20-164L0-222M80-102L88-142M96-102L88-142') +
  fill(
    '#4a3440',
    each([-14, 2, 16], (x) => arch(x, -116, 7, 34)) +
      arch(0, -44, 9, 40) +
      arch(-40, -36, 7, 26) +
      arch(40, -36, 7, 26) +
      arch(80, -76, 8, 20) +
      arch(97, -76, 8, 20) +
      arch(88, 0, 18, 34),
  ) +
  line('#f4e4cc', 3, 'M-60-50H-26M26-50H60M66-52H110', 0.7) +
  brush('#4a3440', 3, 'M0-226v-16M-6-236h12M88-146v-12M83-153h10');

/** The church of Gergeti before Mount Kazbek. */
const kazbegi = sight(
  'kazbegi',
  ...air('morning', [0.14, 0.18], 34),
  streaks({ from: 0.08, to: 0.3, count: 4, colour: '#fff', opacity: 0.7, seed: 18 }),
  mountains({ y: 0.42, amp: 90, rough: 0.5, seed: 6, fill: ['#8fa4cc', '#7a92b8'], shade: '#5f78a4' }),
  drawn(
    (ink) =>
      // Kazbek: a broad white dome above dark ribs.
      fill(
        ink.fade('#5f76a8', '#6a84a4', '#7f9c9c'),
        'M120 470L260 290 330 230 392 136 452 84 500 70 548 92 600 160 652 236 716 300 830 400V500z',
      ) +
      fill(
        '#ffffff',
        'M330 230L392 136 452 84 500 70 548 92 600 160 652 236 690 276 660 290 634 262 622 300 590 268 566 320 540 262 506 300 486 250 452 316 440 262 404 300 396 252 356 290 352 252z',
      ) +
      fill('#c4d2ec', 'M500 70L548 92 600 160 652 236 690 276 660 290 634 262 622 300 590 268 566 320 540 262 520 190 528 130z') +
      line('#3f5684', 3, 'M260 330L330 300 352 340M430 350L452 330 470 380M560 350L600 320 640 370', 0.4),
  ),
  cumulus({ at: rows('0.24,0.53,260 0.82,0.5,240'), light: '#ffffff', body: '#f4f2f4', shade: '#c8d4e4', seed: 9, opacity: 0.9 }),
  drawn(
    (ink) =>
      fill(ink.fade('#6f9c74', '#4f7f60'), 'M-10 420Q120 360 250 420T560 430 810 360V620H-10z') +
      fill(
        ink.fade('#a4c46c', '#6f9c54', '#47764c'),
        'M-10 540Q90 500 190 460 300 404 400 400 500 400 580 450 690 520 810 530V620H-10z',
      ) +
      fill('#3f6e4c', 'M500 406Q590 440 640 490 720 530 810 540V620H560Q600 520 500 406z', 0.4) +
      group('translate(392 406)scale(1.05)', church(ink)) +
      line('#d8c8b0', 5, 'M296 416Q400 392 520 414') +
      line('#f4e4c4', 9, 'M120 610Q240 560 330 548 420 530 350 492 310 462 380 420', 0.9) +
      group('translate(252 566)scale(1.2)', visitor('#d8405c', '#2a3c6c', '#3a2430', '#f4e4c4')()) +
      group('translate(286 560)scale(1.1)', visitor('#f2c14a', '#4a5470', '#2a1c2c')()) +
      brush(
        '#f0d86c',
        7,
        repeat(20, (i) => `M${(i * 97) % 780} ${560 + ((i * 31) % 40)}h0`),
      ) +
      brush(
        '#e88ab0',
        6,
        repeat(14, (i) => `M${40 + ((i * 131) % 740)} ${570 + ((i * 23) % 30)}h0`),
      ),
  ),
);

/** A tongue of fire from the slope. */
const flame = (x: number, y: number, h: number, lean: number) =>
  `M${x - h * 0.24} ${y}C${x - h * 0.4} ${y - h * 0.4} ${x - h * 0.06 + lean} ${y - h * 0.5} ${x + lean} ${y - h}C${x + h * 0.1 + lean} ${y - h * 0.6} ${x + h * 0.42} ${y - h * 0.36} ${x + h * 0.24} ${y}z`;

const fires = rows<[number, number, number, number]>(
  '182,412,74,8 230,414,108,-10 280,418,84,12 326,414,132,6 384,420,96,-12 430,416,150,14 486,420,104,-8 532,418,126,10 584,424,82,8 626,420,62,-6',
);

/** Yanar Dag: a hillside of Absheron that burns by itself, people watching at dusk. */
const burningHill = sight(
  'yanar-dag',
  ...air('night', [0.84, 0.16], 28),
  drawn(
    (ink) =>
      fill('#3a3a70', 'M-10 350Q120 300 260 320T540 300 810 336V620H-10z') +
      fill(ink.fade('#7a5060', '#54344c'), 'M-10 360Q90 270 240 264 420 240 600 276 740 300 810 380V470H-10z') +
      fill(ink.fade('#a8624c', '#6a3c48'), 'M40 400Q120 296 250 286 420 262 590 296 700 320 760 410z') +
      line(
        '#4a2c40',
        3,
        'M150 360q20-20 50-26M260 330q40-20 80-14M470 316q40 0 70 18M620 350q30 8 50 26M340 352q30-12 50-6',
        0.8,
      ) +
      fill(ink.radial([0, '#ffb84a', 0.75], [0.5, '#ff7a3c', 0.3], [1, '#ff7a3c', 0]), ellipse(404, 400, 380, 190)) +
      ground(ink, 424, '#8a5248', '#4a2c40', '#281c38') +
      fill('#f2602c', fires.map(([x, y, h, lean]) => flame(x, y, h, lean)).join(''), 0.95) +
      fill('#ffa63c', fires.map(([x, y, h, lean]) => flame(x + 2, y, h * 0.74, lean)).join('')) +
      fill('#ffe88a', fires.map(([x, y, h, lean]) => flame(x + 3, y, h * 0.46, lean * 0.7)).join('')) +
      brush(
        '#ffd88a',
        4,
        repeat(18, (i) => `M${190 + ((i * 71) % 440)} ${150 + ((i * 47) % 170)}h0`),
        0.9,
      ) +
      fill(
        '#3a2238',
        repeat(16, (i) => ellipse(150 + i * 34, 428 + (i % 3) * 4, 20 + (i % 4) * 4, 8)),
      ) +
      fill(ink.radial([0, '#ffc070', 0.5], [1, '#ffc070', 0]), ellipse(404, 490, 340, 60)) +
      // Those who watch, and the rail.
      each(
        rows('250,566,1.9,0 300,572,1.3,1 346,566,2,2 520,568,1.9,3 566,572,1.95,4'),
        ([x = 0, y = 0, s = 1, kind = 0]) =>
          fill('#1a1028', ellipse(x, y, 22 * s * 0.7, 5), 0.5) +
          group(
            `translate(${x} ${y})scale(${s})`,
            visitor(
              ['#2f5f8c', '#d8a03c', '#8a2f4c', '#3f6f5c', '#54345c'][kind] ?? '#2f5f8c',
              '#241830',
              '#1c1224',
              kind === 3 ? '#c8a878' : undefined,
            )(),
          ),
      ) +
      line('#1c1228', 7, 'M-10 556H230M376 556H496M600 556H810') +
      line(
        '#1c1228',
        6,
        repeat(8, (i) => (i === 2 || i === 3 || i === 5 ? '' : `M${40 + i * 104} 552V604`)),
      ) +
      line('#e08a4c', 2, 'M-10 552H230M376 552H496M600 552H810', 0.8),
  ),
);

/** The mountains of Georgia, and a hill in Azerbaijan. */
export const highlandPlaces = [kazbegi, burningHill];
