import { brush, fill, fills, group, line } from '../../engine/ink.ts';
import { randomFrom, repeat } from '../../engine/numbers.ts';
import { arch, circle, crenels, poly, rect, rows, sliver } from '../../engine/paths.ts';
import { birds } from '../../life/birds.ts';
import { scatter } from '../../life/shape.ts';
import { visitor } from '../../life/visitors.ts';
import { streaks } from '../../nature/clouds.ts';
import { palms } from '../../nature/palms.ts';
import { water } from '../../nature/water.ts';
import { air, body, drawn, ground, inks, sight } from '../sights/sheet.ts';

/** Lower Düden: the river falls from the cliff into the sea, a boat before it. */
const duden = sight(
  'antalya-duden',
  ...air('noon', [0.14, 0.18], 38),
  streaks({ from: 0.06, to: 0.3, count: 5, colour: '#fff', opacity: 0.7, seed: 17 }),
  water({ from: 0.6, colours: ['#8fdcd8', '#2fa4bc', '#1a789c'], ripple: '#fff', count: 70, seed: 91 }),
  drawn((ink) => {
    const random = randomFrom(6);
    return (
      fill('#8fa8c4', 'M-10 360L60 300 130 330 200 284 270 340 330 362z', 0.7) +
      fill(ink.fade('#f0cc9a', '#c08a68', '#7a5254'), 'M246 476Q236 300 270 210L810 190V490Q540 500 246 476z') +
      line(
        '#8f6454',
        5,
        'M262 250Q420 240 560 252T810 240M256 310Q400 298 540 312T810 300M250 370Q420 356 600 370T810 358',
        0.5,
      ) +
      fill(
        '#a87658',
        repeat(18, () => {
          const x = 280 + random() * 500;
          const y = 240 + random() * 200;
          return poly(x, y, x + 26, y - 8, x + 34, y + 50, x + 8, y + 60);
        }),
        0.5,
      ) +
      fill(
        '#5f9450',
        'M262 214Q280 184 330 196 360 170 410 188 470 168 520 186 570 164 630 184 700 160 810 176V210Q540 190 262 226z',
      ) +
      fill(
        '#8abf5c',
        repeat(24, (i) => circle(280 + i * 23, 190 + (i % 3) * 8, 14)),
      ) +
      // The fall, and its mist.
      fill(ink.across('#ffffff', '#e4f6fa', '#b0dcea'), 'M410 192Q520 176 640 190L660 470Q530 500 400 474z') +
      line(
        '#7fc4d8',
        4,
        repeat(11, (i) => `M${428 + i * 20} 200Q${424 + i * 21} 330 ${414 + i * 23} 468`),
        0.6,
      ) +
      fill(
        '#fff',
        repeat(26, () => circle(Math.round(380 + random() * 300), Math.round(452 + random() * 40), 10 + random() * 20)),
        0.75,
      ) +
      fill('#7a5254', 'M300 496Q340 452 392 470L420 504zM640 506Q670 452 720 476L770 510z') +
      fill('#fff', sliver(300, 500, 440, 9), 0.7) +
      brush('#ff9ab0', 7, 'M706 420A250 250 0 0 0 600 330', 0.4) +
      brush('#ffe08a', 7, 'M700 428A240 240 0 0 0 594 340', 0.4) +
      // The excursion boat.
      group(
        'translate(190 500)',
        fill('#8a4a34', 'M-130-26Q-60-10 60-12 110-16 140-40L112 12H-100z') +
          fill('#fffaf0', 'M-130-26Q-60-10 60-12 110-16 140-40L138-32Q100-6 50-4-70-2-126-18z') +
          brush('#5a3a34', 5, 'M-30-12V-130') +
          fill('#f4e4c8', poly(-92, -64, 44, -64, 54, -54, -98, -54)) +
          brush('#5a3a34', 3, 'M-88-54V-16M-50-54V-14M40-54V-14') +
          fill('#d8343c', poly(-30, -128, 6, -118, -30, -108)) +
          fills('#3a2a44', [circle(-70, -30, 6), circle(-20, -28, 6), circle(16, -30, 6)]) +
          fills('#f0605c', [poly(-78, -12, -76, -25, -64, -25, -62, -12), poly(8, -12, 10, -25, 22, -25, 24, -12)]) +
          fill('#4aa0b8', poly(-28, -12, -26, -23, -14, -23, -12, -12)) +
          brush('#fff', 5, 'M-110 18H120', 0.8),
      )
    );
  }),
  birds({ x: 0.36, y: 0.16, count: 6, size: 14, colour: '#fff', spread: 110, seed: 3 }),
);

/** Hadrian's Gate: three marble arches between two towers, the lane of Kaleiçi behind. */
const gate = sight(
  'antalya-gate',
  ...air('gold', [0.84, 0.2], 36),
  drawn((ink) => {
    const marble = ['#fff6e4', '#e8d4bc', '#ac949c'] as const;
    const stone = ['#ecc498', '#c08f68', '#805a58'] as const;
    const bays = [252, 400, 548];
    const random = randomFrom(20);
    return (
      // Houses with wooden bays behind.
      body(ink, inks.white, rect(60, 150, 120, 300), rect(650, 170, 130, 280)) +
      fill('#b0583f', poly(44, 154, 120, 110, 196, 154) + poly(636, 174, 714, 128, 796, 174)) +
      body(ink, inks.wood, rect(84, 200, 72, 90), rect(676, 220, 76, 90)) +
      fill(
        '#4a3444',
        repeat(3, (i) => rect(92 + i * 21, 216, 14, 44) + rect(684 + i * 22, 236, 14, 44)),
      ) +
      ground(ink, 446, '#e8c89c', '#c49a78') +
      body(ink, stone, rect(88, 190, 96, 270), rect(616, 190, 96, 270)) +
      fill(stone[0], crenels(88, 190, 96, 4, 16) + crenels(616, 190, 96, 4, 16)) +
      line(
        '#8f6454',
        2,
        repeat(
          6,
          (i) =>
            `M88 ${230 + i * 38}h96M616 ${230 + i * 38}h96M${112 + (i % 2) * 30} ${230 + i * 38}v38M${640 + (i % 2) * 30} ${230 + i * 38}v38`,
        ),
        0.6,
      ) +
      body(ink, marble, rect(180, 196, 440, 264)) +
      // The lane through the arches.
      fill(ink.fade('#8fc4d0', '#f4dcb4'), bays.map((x) => arch(x, 460, 104, 196)).join('')) +
      fill('#c8744c', bays.map((x) => `M${x - 52} 400V330L${x - 20} 314V400zM${x + 52} 400V340L${x + 24} 324V400z`).join('')) +
      fill('#fff0d8', bays.map((x) => `M${x - 52} 460V400H${x - 20}L${x} 380 ${x + 24} 400H${x + 52}V460z`).join('')) +
      line('#c0a48c', 7, bays.map((x) => `M${x - 52} 460V316A52 52 0 0 1 ${x + 52} 316V460`).join('')) +
      fill('#b8948c', bays.map((x) => repeat(6, (i) => `M${x - 34 + i * 12} 284h7v7h-7z`)).join(''), 0.5) +
      // Columns, architrave and cornice.
      body(ink, ['#ffffff', '#f0e2d0', '#b4a0a4'], ...[178, 326, 474, 622].map((x) => rect(x - 11, 236, 22, 214))) +
      fill(
        '#fffaf0',
        [178, 326, 474, 622]
          .map((x) => poly(x - 18, 236, x - 12, 216, x + 12, 216, x + 18, 236) + rect(x - 18, 448, 36, 14))
          .join(''),
      ) +
      fill('#d0b49c', rect(160, 186, 480, 12)) +
      fill('#fff6e4', rect(152, 170, 496, 18) + [178, 326, 474, 622].map((x) => rect(x - 22, 192, 44, 24)).join('')) +
      line('#b8948c', 3, 'M160 180H640', 0.6) +
      // Bougainvillea over the tower, and the pavement.
      fill(
        '#4f8a4c',
        repeat(12, (i) => circle(92 + (i % 4) * 26, 176 + Math.floor(i / 4) * 22, 17)),
      ) +
      fill(
        '#d8408c',
        repeat(30, () => circle(Math.round(80 + random() * 104), Math.round(160 + random() * 72), 6)),
      ) +
      line(
        '#a8805f',
        2,
        'M0 490H800M0 534H800M0 580H800M400 460V610M300 460L180 610M500 460L620 610M200 460L-40 610M600 460L840 610',
        0.4,
      )
    );
  }),
  palms({
    at: rows('0.05,0.82,220,16 0.96,0.86,240,-20'),
    light: '#6fa858',
    dark: '#2f7058',
    trunk: '#6f4a3a',
    trunkLight: '#c08a58',
    seed: 8,
  }),
  scatter(visitor('#f0605c', '#2f3c60', '#2a1c1c'), [{ x: 0.46, y: 0.9, scale: 2.5 }]),
  scatter(visitor('#ffd24a', '#4a6a8c', '#3a2420', '#fff0c8'), [{ x: 0.53, y: 0.91, scale: 1.8 }]),
);

export const antalyaDays = [duden, gate];
