import { fill, line } from '../../engine/ink.ts';
import { repeat } from '../../engine/numbers.ts';
import { arch, circle, ellipse, open, poly, rect, rows } from '../../engine/paths.ts';
import { scatter } from '../../life/shape.ts';
import { riverBoat } from '../../life/ships.ts';
import { visitor } from '../../life/visitors.ts';
import { streaks } from '../../nature/clouds.ts';
import { crowns, cypresses } from '../../nature/trees.ts';
import { water } from '../../nature/water.ts';
import { air, body, drawn, ground, sight, type Three } from '../sights/sheet.ts';

const cream: Three = ['#fff2d8', '#e8cfae', '#a88c84'];

/** The two towers of Notre-Dame above the Seine, a boat passing below. */
const notreDame = sight(
  'paris-notre-dame',
  ...air('gold', [0.14, 0.3], 40),
  streaks({ from: 0.08, to: 0.4, count: 6, colour: '#fff0d0', opacity: 0.6, seed: 18 }),
  drawn((ink) => {
    const tower = (x: number) =>
      body(ink, cream, rect(x, 120, 96, 320)) +
      fill('#fff6e4', rect(x - 5, 114, 106, 9) + rect(x - 4, 226, 104, 7) + rect(x - 4, 312, 104, 7)) +
      fill('#5a4658', [26, 70].map((d) => arch(x + d, 222, 22, 92, 'pointed')).join('')) +
      line(
        '#e8cfae',
        2,
        [26, 70].map((d) => repeat(6, (i) => open(x + d - 11, 150 + i * 13, x + d + 11, 150 + i * 13))).join(''),
      );
    return (
      body(ink, ['#8f9ab4', '#64708f', '#414c70'], poly(470, 300, 500, 236, 720, 236, 744, 300)) +
      body(ink, cream, rect(470, 300, 270, 140)) +
      line(
        cream[2],
        6,
        repeat(5, (i) => `M${520 + i * 46} 320Q${544 + i * 46} 360 ${552 + i * 46} 440`),
      ) +
      fill(
        '#5a4658',
        repeat(5, (i) => arch(505 + i * 50, 400, 18, 62, 'pointed')),
      ) +
      line('#5a6484', 5, 'M566 236V96') +
      fill('#64708f', poly(552, 236, 566, 70, 580, 236)) +
      body(ink, cream, rect(322, 232, 84, 208)) +
      tower(232) +
      tower(400) +
      fill('#fff6e4', rect(228, 312, 272, 8) + rect(228, 372, 272, 6)) +
      fill('#5a4658', circle(364, 274, 34)) +
      fill('#7fa4d8', circle(364, 274, 29)) +
      line(
        '#fff2d8',
        3,
        repeat(8, (i) => `M364 274L${364 + Math.round(Math.cos(i * 0.785) * 30)} ${274 + Math.round(Math.sin(i * 0.785) * 30)}`) +
          circle(364, 274, 15),
      ) +
      fill(
        '#8a6c70',
        repeat(14, (i) => arch(244 + i * 19, 368, 12, 40)),
      ) +
      fill('#4a3648', [280, 364, 448].map((x) => arch(x, 440, 52, 62, 'pointed')).join('')) +
      line('#fff2d8', 4, [280, 364, 448].map((x) => arch(x, 440, 44, 56, 'pointed')).join('')) +
      // The quay.
      fill(ink.fade('#d8c4a8', '#9a8484'), rect(0, 436, 800, 60)) +
      line('#8a7478', 2, 'M0 456H800M0 474H800', 0.6) +
      fill('#efe0c4', rect(0, 432, 800, 8))
    );
  }),
  crowns({ at: rows('0.05,0.74,120 0.16,0.735,96 0.84,0.735,90 0.95,0.74,130'), light: '#9cb85c', dark: '#587c4c', seed: 6 }),
  water({ from: 0.825, colours: ['#e8c498', '#7f9ca8', '#3f6a88'], ripple: '#fff0d0', count: 40, seed: 15 }),
  scatter(riverBoat({ hull: '#3a4468', white: '#fffaf0', glass: '#6a7c9c', lamp: '#ffe9b0' }), [{ x: 0.4, y: 0.94, scale: 1.3 }]),
);

/** The palace of Versailles across its parterre and fountain. */
const versailles = sight(
  'paris-versailles',
  ...air('noon', [0.84, 0.16], 36),
  streaks({ from: 0.06, to: 0.34, count: 5, colour: '#fff', opacity: 0.7, seed: 13 }),
  drawn((ink) => {
    const wing = (x: number, w: number, top: number) =>
      body(ink, ['#fbe2b4', '#e0bc88', '#a08070'], rect(x, top, w, 330 - top)) +
      fill('#fff4dc', rect(x - 4, top - 6, w + 8, 8) + rect(x, top + 66, w, 5)) +
      fill(
        '#5a6484',
        repeat(Math.floor(w / 34), (i) => arch(x + 20 + i * 34, 326, 18, 50) + rect(x + 11 + i * 34, top + 18, 18, 40)),
      ) +
      fill(
        '#fff4dc',
        repeat(
          Math.floor(w / 34) + 1,
          (i) => rect(x + i * 34, top, 4, 66) + rect(x + i * 34, top - 22, 3, 16) + circle(x + 1 + i * 34, top - 24, 4),
        ),
      );
    return (
      wing(-20, 240, 206) +
      wing(580, 240, 206) +
      wing(210, 380, 184) +
      body(ink, ['#fff2d0', '#ecd0a0', '#ac8c78'], rect(330, 178, 140, 152)) +
      fill(
        '#5a6484',
        repeat(4, (i) => arch(352 + i * 32, 326, 18, 58) + rect(343 + i * 32, 200, 18, 46)),
      ) +
      fill('#fff4dc', repeat(5, (i) => rect(333 + i * 32, 190, 6, 136)) + rect(324, 170, 152, 9)) +
      // Parterre with its hedges, and the fountain.
      ground(ink, 328, '#f0dcb4', '#e4c898', '#d0ac80') +
      [0, 1]
        .map((k) => {
          const at = (x: number) => (k === 0 ? x : 800 - x);
          return (
            fill(
              ink.fade('#8fbc5c', '#5f9450'),
              poly(at(120), 352, at(330), 352, at(300), 400, at(60), 400) +
                poly(at(30), 424, at(284), 424, at(220), 540, at(-90), 540),
            ) +
            line(
              '#3f7444',
              5,
              poly(at(134), 356, at(320), 356, at(294), 396, at(78), 396) +
                poly(at(44), 430, at(274), 430, at(214), 532, at(-60), 532),
            ) +
            fill('#e8607c', ellipse(at(190), 376, 44, 8) + ellipse(at(140), 478, 76, 18)) +
            fill('#f4d060', ellipse(at(140), 478, 44, 10))
          );
        })
        .join('') +
      fill('#fff4e0', ellipse(400, 490, 150, 44)) +
      fill(ink.fade('#a8dcec', '#5fa4c8'), ellipse(400, 488, 134, 36)) +
      fill('#fff', 'M394 488Q388 380 400 340 412 380 406 488z', 0.9) +
      fill(
        '#fff',
        repeat(6, (i) => `M400 470Q${340 + i * 24} 390 ${310 + i * 36} 486Q${346 + i * 22} 410 400 476z`),
        0.55,
      ) +
      fill('#e9b446', circle(400, 470, 15) + rect(390, 470, 20, 22))
    );
  }),
  cypresses({ at: rows('0.06,0.62,90 0.13,0.6,70 0.94,0.62,90 0.87,0.6,70'), light: '#7fae5c', dark: '#3f7048' }),
  scatter(visitor('#3f8cb8', '#3a3050', '#3a2420'), [{ x: 0.32, y: 0.97, scale: 2.2 }]),
  scatter(visitor('#ffb04a', '#5a4438', '#2a1c1c', '#fff0c8'), [{ x: 0.26, y: 0.975, scale: 2.1 }]),
);

export const parisPlaces = [notreDame, versailles];
