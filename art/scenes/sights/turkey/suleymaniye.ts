import { brush, fill, line } from '../../../engine/ink.ts';
import { each, randomFrom, range, repeat } from '../../../engine/numbers.ts';
import { circle, poly, rect, sliver } from '../../../engine/paths.ts';
import { place } from '../../../engine/stage.ts';
import { imperialMosque } from '../../../landmarks/asia/imperial-mosque.ts';
import { birds } from '../../../life/birds.ts';
import { air, body, drawn, ground, inks, panes, sight } from '../sheet.ts';

export const suleymaniye = sight(
  'turkey-1',
  ...air('gold', [0.16, 0.34], 40),
  drawn((ink) => fill(ink.fade('#c08a78', '#7a5468'), 'M0 470C140 380 220 350 320 340H600C700 352 760 400 800 430V520H0z')),
  place(
    imperialMosque({
      stone: ['#fff0d4', '#d8b498', '#94727c'],
      lead: ['#a8b4c8', '#6f7f9f', '#46527a'],
      window: '#4a3a5c',
      glow: '#ffdf8a',
      gold: '#f0c050',
    }),
    { x: 0.56, y: 0.6, scale: 0.82 },
  ),
  drawn((ink) => {
    const random = randomFrom(4);
    return (
      each(range(36), (i) => {
        const x = (i % 18) * 47 - 20;
        const y = 440 + Math.floor(i / 18) * 46 - Math.sin(((x + 20) / 800) * 3.14) * 46;
        const w = 34 + random() * 16;
        return (
          body(ink, i % 3 ? inks.sand : inks.white, rect(x, y - 20, w, 60)) +
          body(ink, inks.brick, poly(x - 4, y - 18, x + w / 2, y - 36, x + w + 4, y - 18)) +
          fill('#6a4a5c', panes(x + 7, y - 10, 3, 2, 11, 16, 5, 9))
        );
      }) +
      ground(ink, 500, '#e8b088', '#4f7f9c', '#2a5480') +
      fill(
        '#fff4d8',
        range(15)
          .map((i) => sliver((i * 163) % 740, 512 + i * 5, 90, 4))
          .join(''),
        0.6,
      ) +
      fill('#3a2c48', 'M0 560H800V576H0zM0 576H800V610H0z') +
      line('#3a2c48', 4, `M0 540H800${repeat(21, (i) => `M${i * 40} 540V562`)}`) +
      each(
        [90, 170, 300, 420, 640, 720],
        (x, i) =>
          fill('#2a2038', `M${x - 13} 560q0-44 13-44t13 44z${circle(x, 506, 9)}`) +
          brush('#2a2038', 2.6, `M${x + 8} 530Q${x + 50} ${470 - (i % 2) * 12} ${x + 72} ${486 - (i % 2) * 12}`),
      )
    );
  }),
  birds({ x: 0.3, y: 0.3, count: 9, size: 14, colour: '#fff', seed: 12 }),
);
