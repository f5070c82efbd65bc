import { fill, group, line } from '../../engine/ink.ts';
import { repeat } from '../../engine/numbers.ts';
import { arch, circle, poly, rect, rows } from '../../engine/paths.ts';
import { streaks } from '../../nature/clouds.ts';
import { firs } from '../../nature/trees.ts';
import { air, body, drawn, ground, inks, sight } from '../sights/sheet.ts';

const brick = ['#f0a07c', '#c2664c', '#843c44'] as const;

/** Söyembikä: seven tiers, each narrower, and a spire; it leans a little. */
const tower = (ink: Parameters<typeof body>[0]) => {
  const tiers = rows<[number, number]>('0,152 104,126 196,98 270,76 332,58 384,40 424,28');
  return tiers
    .map(([up, w], i) => {
      const h = ((tiers[i + 1]?.[0] ?? 452) as number) - up;
      return (
        body(ink, brick, rect(-w / 2, -up - h, w, h)) +
        body(ink, inks.white, rect(-w / 2 - 5, -up - h - 3, w + 10, 6)) +
        fill(
          '#6a2f3c',
          i === 0 ? arch(0, 0, 46, 70) : repeat(3, (k) => arch((k - 1) * w * 0.3, -up - h * 0.2, w * 0.15, h * 0.5)),
        ) +
        line(inks.white[0], 2, `M${-w / 2 + 4} ${-up}V${-up - h}M${w / 2 - 4} ${-up}V${-up - h}`, 0.6)
      );
    })
    .join('');
};

export const kazanTower = sight(
  'kazan-tower',
  ...air('snow', [0.2, 0.22], 36),
  streaks({ from: 0.1, to: 0.4, count: 6, colour: '#fff', opacity: 0.7, seed: 14 }),
  firs({
    at: rows('0.03,0.78,150 0.1,0.77,110 0.17,0.78,90 0.95,0.78,160 0.87,0.77,110'),
    light: '#6f9a9c',
    dark: '#34606c',
    snow: '#fff',
  }),
  drawn(
    (ink) =>
      ground(ink, 452, '#eef3fa', '#c4d4ea', '#a8bfe0') +
      group(
        'translate(520 470)rotate(1.8)scale(.84)',
        tower(ink) +
          body(ink, ['#8fc4b0', '#4f8f7c', '#2c5c58'], poly(-18, -450, 0, -520, 18, -450)) +
          line(inks.gold[1], 3, 'M0-518V-552') +
          fill(inks.gold[1], `${circle(0, -530, 6)}M-9-548a10 10 0 1 0 14-10 8 8 0 1 1-14 10z`),
      ) +
      // The white wall with its round corner tower.
      body(ink, inks.white, rect(-10, 372, 420, 100), rect(600, 372, 220, 100)) +
      fill('#a8a4b8', [10, 48, 86, 124, 162, 324, 362, 400, 622, 660, 698, 736, 774].map((x) => arch(x, 420, 12, 22)).join('')) +
      fill(
        ink.fade('#8a9aa8', '#5f7484'),
        `${poly(-10, 374, -10, 356, 410, 356, 410, 374)}${poly(600, 374, 600, 356, 820, 356, 820, 374)}`,
      ) +
      fill('#fff', `${rect(-10, 350, 420, 10)}${rect(600, 350, 220, 10)}`) +
      body(ink, inks.white, rect(196, 316, 108, 156)) +
      fill('#a8a4b8', `${arch(224, 400, 14, 28)}${arch(250, 400, 14, 28)}${arch(276, 400, 14, 28)}`) +
      body(ink, ['#a8c4b4', '#5f8f84', '#35605f'], poly(184, 318, 250, 210, 316, 318)) +
      fill('#fff', poly(184, 318, 216, 266, 232, 280, 222, 318), 0.85) +
      line(inks.gold[1], 3, 'M250 212V186') +
      fill('#fff', 'M-10 470Q160 452 330 470T820 466V500H-10z') +
      // A path with two people.
      fill('#dfe8f4', 'M470 476L566 476 720 600H300z') +
      fill('#8fa4c8', 'M330 560l60 6-60 4zM402 548l50 5-50 4z', 0.5) +
      fill('#8a2f4c', 'M306 562C304 530 310 508 320 504S340 530 338 562z') +
      fill('#e8c4a4', circle(321, 496, 9)) +
      fill('#f4e4d0', 'M310 496q2-16 14-14 9 2 8 12z') +
      fill('#2f4a7c', 'M384 552C382 522 388 500 396 496S414 522 412 552z') +
      fill('#e8c4a4', circle(397, 488, 8.4)) +
      fill('#c2404c', 'M388 488q2-14 12-13 8 2 8 11z') +
      fill(
        '#fff',
        repeat(70, (i) => circle((i * 151) % 800, (i * 97) % 580, 1.6 + (i % 3) * 0.8)),
        0.85,
      ),
  ),
);
