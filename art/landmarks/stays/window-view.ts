import { fill, type Ink } from '../../engine/ink.ts';
import { each, numbers, randomFrom, range, repeat } from '../../engine/numbers.ts';
import { circle, rect, sliver } from '../../engine/paths.ts';

/** The view from a window on a card 800 wide: morning sea, a distant town, a climbing aeroplane. */
export function towns(ink: Ink): string {
  const random = randomFrom(18);
  const houses = repeat(26, (i) => rect(60 + i * 16, 330 - 12 - random() ** 2 * 74, 14, 90));
  const ripples = repeat(34, () => {
    const t = random();
    return sliver(60 + random() * 380, 338 + t * 90, 12 + t * 46, 1.4 + t * 2.6);
  });
  const path = repeat(14, (i) => sliver(130 - i * 2.4 + random() * 14, 338 + i * 6.6, 30 + i * 5, 2 + i * 0.2));
  return (
    fill(ink.fade('#3f94b0', '#8fcac8', '#fde3b4', '#ffd09a'), rect(40, 20, 440, 320)) +
    fill(ink.radial([0, '#fff2c0', 0.9], [1, '#fff2c0', 0]), circle(150, 262, 150)) +
    fill('#fffbe4', circle(150, 262, 32)) +
    fill('#fff', sliver(250, 150, 190, 10) + sliver(300, 158, 160, 9) + sliver(80, 196, 130, 7) + sliver(330, 214, 120, 7), 0.7) +
    fill('#d99a8a', houses) +
    fill(
      '#f2bf9a',
      each(
        range(26).filter((i) => i % 2 === 0),
        (i) => rect(60 + i * 16, 316, 5, 24),
      ),
    ) +
    fill(ink.fade('#bfe3d4', '#3fa0a8', '#1f6f86'), rect(40, 334, 440, 100)) +
    fill('#fff3cf', path, 0.85) +
    fill('#e6fbf0', ripples, 0.5) +
    `<g transform="translate(352 104)rotate(-14)scale(1.5)"><path d="M${numbers(-170, 3)}L-14-1.3V1.3z" fill="#fff" opacity=".5"/><path d="M14 0C14-1.6 10-2 6-2L-1-11h-3l3 9h-7l-3-4h-2l1.5 6-1.5 6h2l3-4h7l-3 9h3L6 2c4 0 8-.4 8-2z" fill="#fff"/></g>`
  );
}
