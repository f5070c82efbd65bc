import { brush, fill, fills, group, line } from '../../engine/ink.ts';
import { each, randomFrom, range, repeat } from '../../engine/numbers.ts';
import { arch, circle, crenels, poly, rect } from '../../engine/paths.ts';
import type { Scene } from '../../engine/stage.ts';
import { scatter } from '../../life/shape.ts';
import { walker } from '../../life/travellers.ts';
import { air, body, drawn, ground, inks, lamp, white } from '../sights/sheet.ts';

const stone = ['#ffe8cc', '#dcb89c', '#8f7084'] as const;
const brick = ['#f0a07c', '#b8604c', '#743c4c'] as const;

/** The Metropol on a winter evening: its gables of mosaic and its little towers. */
export const metropolMoscow: Scene = {
  slug: 'metropol-moscow',
  crops: ['card'],
  layers: [
    ...air('night'),
    drawn((ink) => {
      const random = randomFrom(8);
      const turret = (x: number, top: number) =>
        body(ink, stone, rect(x - 15, top, 30, 120)) +
        body(ink, ['#8fb4a8', '#4f7f7c', '#2c4c5c'], poly(x - 19, top + 2, x, top - 70, x + 19, top + 2)) +
        fill(white, poly(x - 19, top + 2, x - 8, top - 38, x - 2, top - 30, x - 6, top + 2), 0.8) +
        line(inks.gold[1], 2.4, `M${x} ${top - 70}V${top - 92}`) +
        fill(lamp, arch(x, top + 50, 12, 30));
      const mosaic = (x: number, w: number) => {
        const d = `M${x - w} 250Q${x - w} 130 ${x} 116T${x + w} 250z`;
        return (
          body(ink, stone, `M${x - w - 16} 256Q${x - w - 16} 114 ${x} 98T${x + w + 16} 256z`) +
          `<g clip-path="${ink.clip(d)}">${fill(ink.fade('#2f5f9c', '#4fa8a4', '#e8b058'), rect(x - w, 100, w * 2, 160))}${fill('#f6e4b0', circle(x + w * 0.36, 168, w * 0.16))}${fill('#1f4a74', `M${x - w} 232Q${x - w * 0.5} 196 ${x} 226T${x + w} 216V256H${x - w}z`)}${fill('#d8643c', `M${x - w * 0.6} 226L${x - w * 0.3} 150 ${x - w * 0.1} 222z`)}${fill('#fff0d0', `M${x - w * 0.26} 222L${x - w * 0.2} 164 ${x + w * 0.1} 220z`)}${line(
            '#fff',
            1,
            repeat(12, (i) => `M${x - w + (i * w) / 6} 100V260M${x - w} ${110 + i * 13}h${w * 2}`),
            0.25,
          )}</g>`
        );
      };
      const windows = (y: number, h: number, from: number, count: number, dx: number) => {
        const all = range(count).map((i) => rect(from + i * dx, y, dx * 0.5, h));
        const on = all.filter(() => random() < 0.6);
        return fill('#4a3458', all.join('')) + fill(lamp, on.join(''));
      };
      return (
        fill(ink.radial([0, '#ffb870', 0.5], [1, '#ffb870', 0]), circle(400, 420, 440)) +
        body(ink, brick, rect(-10, 230, 820, 90)) +
        body(ink, stone, rect(-10, 310, 820, 200), crenels(-10, 232, 820, 40, 8)) +
        turret(200, 150) +
        turret(330, 130) +
        turret(470, 130) +
        turret(600, 150) +
        mosaic(400, 78) +
        mosaic(110, 58) +
        mosaic(690, 58) +
        windows(262, 34, 12, 28, 28) +
        windows(330, 44, 12, 28, 28) +
        windows(392, 40, 12, 28, 28) +
        line(stone[2], 3, 'M-10 320H810M-10 384H810M-10 442H810', 0.6) +
        line(
          '#4a3458',
          2,
          repeat(28, (i) => `M${8 + i * 28} 374h20`),
          0.8,
        ) +
        fill(
          '#5a4058',
          repeat(13, (i) => arch(36 + i * 61, 512, 44, 62)),
        ) +
        fill(
          ink.fade('#ffe9a8', '#ffb860'),
          repeat(13, (i) => arch(36 + i * 61, 512, 34, 54)),
        ) +
        body(ink, ['#e0604c', '#a8343c', '#6a2034'], poly(350, 470, 450, 470, 466, 490, 334, 490)) +
        fill(white, rect(-10, 228, 820, 5)) +
        ground(ink, 510, '#e8e4f4', '#8f98c4') +
        fill(
          lamp,
          repeat(13, (i) => poly(20 + i * 61, 512, 52 + i * 61, 512, 66 + i * 61, 560, 6 + i * 61, 560)),
          0.35,
        ) +
        each(
          [130, 660],
          (x) =>
            brush('#2a2440', 5, `M${x} 580V440M${x - 24} 446Q${x} 424 ${x + 24} 446`) +
            fills('#fff4c8', [circle(x - 24, 454, 9), circle(x + 24, 454, 9)]) +
            fill(ink.radial([0, '#fff4c8', 0.7], [1, '#fff4c8', 0]), circle(x, 454, 70)),
        ) +
        group(
          'translate(520 566)',
          fill('#1c2038', 'M-84 6Q0 14 84 6V-2H-84z', 0.4) +
            fill('#f0c03c', 'M-84-4V-22L-50-26-30-48H28L52-26 84-20V-4z') +
            fill('#4a3458', 'M-42-26L-26-42H-4V-26zM4-26V-42H24L42-26z') +
            fills('#22203a', [circle(-48, -2, 12), circle(50, -2, 12)]) +
            fill('#fff4c8', rect(-86, -20, 8, 8)) +
            fill(white, 'M-30-48H28l-6-5H-24z'),
        ) +
        fill(
          '#fff',
          repeat(90, () => circle(random() * 800, random() * 560, 1.4 + random() * 2.2)),
          0.8,
        )
      );
    }),
    scatter(walker('#8a2f4c', '#f0d0b0'), [{ x: 0.32, y: 0.94, scale: 1.5 }]),
    scatter(walker('#2f4a7c', '#f0d0b0'), [{ x: 0.36, y: 0.945, scale: 1.6 }]),
  ],
};
