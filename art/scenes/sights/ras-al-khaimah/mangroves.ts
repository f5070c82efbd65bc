import { brush, fill, group } from '../../../engine/ink.ts';
import { randomFrom, range, repeat } from '../../../engine/numbers.ts';
import { circle, ellipse, poly, rect, sliver } from '../../../engine/paths.ts';
import { mountains } from '../../../nature/terrain.ts';
import { air, dark, drawn, ground, sight, white } from '../sheet.ts';

export const mangroves = sight(
  'ras-al-khaimah-4',
  ...air('morning', [0.24, 0.22], 38),
  mountains({ y: 0.5, amp: 90, rough: 0.6, seed: 20, fill: ['#b8a4b8', '#d8c4c0'] }),
  drawn((ink) => {
    const random = randomFrom(11);
    const bush = (x: number, y: number, s: number) =>
      brush(
        '#5a3f38',
        4 * s,
        repeat(
          7,
          (i) => `M${x + (i - 3) * 9 * s} ${y - 44 * s}Q${x + (i - 3) * 18 * s} ${y - 26 * s} ${x + (i - 3) * 22 * s} ${y + 4}`,
        ),
      ) +
      fill(
        '#2f6a4c',
        repeat(9, () => circle(x + (random() - 0.5) * 130 * s, y - 70 * s + (random() - 0.5) * 44 * s, (26 + random() * 14) * s)),
      ) +
      fill(
        '#7fae54',
        repeat(9, () =>
          circle(x - 8 * s + (random() - 0.5) * 110 * s, y - 84 * s + (random() - 0.5) * 40 * s, (12 + random() * 9) * s),
        ),
      );
    const flamingo = (x: number, y: number, s: number) =>
      group(
        `translate(${x} ${y})scale(${s} ${Math.abs(s)})`,
        brush('#e86f88', 3.4, 'M0-44V0M8-44L12-22 6-10') +
          fill('#ff9aa8', 'M-28-50C-24-66 4-72 24-60 30-54 22-44 6-42-10-40-26-44-28-50z') +
          fill('#e86f88', 'M4-44Q30-50 34-60 26-64 14-58z') +
          brush('#ff9aa8', 6, 'M-24-54C-44-66-22-84-34-98-40-106-48-104-50-96') +
          fill(dark, poly(-53, -98, -56, -84, -48, -92)),
      );
    return (
      fill('#5f9a68', 'M0 330q60-24 130-8t140-10 140 8 150-14 240 10V360H0z') +
      ground(ink, 344, '#c4e4dc', '#5fb0b4', '#2f7f94') +
      bush(60, 420, 1.1) +
      bush(190, 390, 0.7) +
      bush(600, 396, 0.8) +
      bush(740, 430, 1.2) +
      bush(420, 366, 0.4) +
      bush(500, 370, 0.5) +
      fill(
        white,
        range(18)
          .map((i) => sliver((i * 173) % 740, 372 + i * 12, 90, 4))
          .join(''),
        0.6,
      ) +
      flamingo(300, 430, 0.9) +
      flamingo(370, 420, 0.8) +
      flamingo(260, 404, -0.6) +
      flamingo(440, 440, -0.9) +
      group(
        'translate(470 530)',
        fill('#1c5f74', ellipse(0, 14, 170, 9), 0.5) +
          fill('#f0b03c', 'M-170-8Q0 26 170-8 120 20 60 22H-60Q-120 20-170-8z') +
          fill('#fff', 'M-170-8Q0 18 170-8L150-2Q0 24-150-2z', 0.6) +
          fill('#d8443c', 'M-24 2Q-26-50 0-54L14-50Q20-20 18 2z') +
          fill('#3f5a8a', rect(-22, -34, 40, 14)) +
          fill('#f0d0b0', circle(4, -66, 11)) +
          fill(white, 'M-10-68q2-16 16-14t12 12z') +
          brush('#d8443c', 8, 'M2-42L40-30M-4-40L-34-30') +
          brush('#5a3f38', 4, 'M-80 0L80-52') +
          fill('#f0b03c', 'M-100 10l22-16 6 6-16 18zM96-62l-20 12 2 7 22-6z'),
      )
    );
  }),
);
