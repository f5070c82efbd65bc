import { brush, fill, group } from '../../../engine/ink.ts';
import { randomFrom, range, repeat } from '../../../engine/numbers.ts';
import { circle, poly, rect, sliver } from '../../../engine/paths.ts';
import { forest } from '../../../nature/terrain.ts';
import { air, body, dark, drawn, ground, inks, panes, sight } from '../sheet.ts';

export const rhineFalls = sight(
  'switzerland-1',
  ...air('noon'),
  forest({ y: 0.3, amp: 40, rough: 0.2, seed: 14, fill: ['#5f9a5c', '#2f6450'], size: 50, kind: 'round', rim: '#b4d47c' }),
  drawn((ink) => {
    const random = randomFrom(3);
    const castle =
      body(ink, inks.white, rect(590, 120, 120, 90), rect(560, 90, 44, 120)) +
      body(ink, inks.brick, poly(582, 122, 620, 84, 690, 84, 718, 122), poly(554, 92, 582, 46, 610, 92)) +
      fill(dark, panes(610, 140, 4, 2, 26, 34, 10, 16) + rect(577, 116, 8, 14));
    return (
      castle +
      fill(ink.fade('#e4f4f4', '#a8dce4', '#fff'), 'M0 250Q200 226 400 240T800 230V470H0z') +
      fill(
        '#5fb8cc',
        repeat(40, () => {
          const [x, y] = [random() * 800, 250 + random() * 60];
          return poly(x, y, x + 8, y, x + 14 + random() * 10, y + 90 + random() * 80, x + 4, y + 90);
        }),
        0.5,
      ) +
      fill(
        '#fff',
        repeat(46, () => {
          const [x, y] = [random() * 800, 246 + random() * 60];
          return poly(x, y, x + 12, y, x + 20, y + 110 + random() * 80, x + 2, y + 110);
        }),
        0.85,
      ) +
      body(
        ink,
        ['#b8a488', '#7d6a60', '#46404c'],
        'M330 480C336 420 350 400 356 340 362 280 376 236 400 220 428 230 436 262 440 320 446 380 470 420 480 480z',
        'M120 470C126 420 140 400 150 380 170 366 184 400 190 470z',
      ) +
      fill('#5f9a5c', 'M356 300C362 252 380 220 400 212 424 222 434 256 438 300 420 280 376 282 356 300z') +
      brush('#7a5a48', 4, 'M400 214V150') +
      fill('#d8443c', rect(402, 150, 46, 34)) +
      fill('#fff', rect(421, 156, 8, 22) + rect(414, 163, 22, 8)) +
      ground(ink, 460, '#7fd0d8', '#2f8fa4', '#1f6a88') +
      fill(
        '#fff',
        repeat(40, () => {
          const [x, y] = [random() * 800, 444 + random() ** 2 * 60];
          return circle(x, y, 10 + random() * 22);
        }),
        0.8,
      ) +
      fill(
        '#fff',
        range(18)
          .map((i) => sliver((i * 167) % 740, 505 + i * 5, 90, 5))
          .join(''),
        0.6,
      ) +
      group(
        'translate(250 540)',
        fill('#c4483c', 'M-96-18H104Q90 18 60 22H-66Q-90 10-96-18z') +
          fill('#fff', 'M-96-18H104L102-8H-94z') +
          brush('#5a4a50', 4, 'M-60-18V-56M60-18V-56') +
          fill('#f6e0b0', 'M-74-60H80L72-50H-66z') +
          fill(
            dark,
            repeat(7, (i) => `M${-54 + i * 18}-16q0-18 6-18t6 18z${circle(-48 + i * 18, -38, 5)}`),
          ),
      )
    );
  }),
);
