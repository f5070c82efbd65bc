import { brush, fill, group, line } from '../../../engine/ink.ts';
import { each, range } from '../../../engine/numbers.ts';
import { arch, circle, poly, rect } from '../../../engine/paths.ts';
import { air, body, drawn, inks, panes, sight } from '../sheet.ts';

export const chefchaouen = sight(
  'morocco-3',
  ...air('morning'),
  drawn((ink) => {
    const blues = [
      ['#8fc8f4', '#4f94d8', '#2f5ca8'],
      ['#b8e0f8', '#7ab4e4', '#4a78b8'],
      ['#5fa0e4', '#2f68c0', '#1f3f88'],
    ] as const;
    return (
      fill('#8fb098', 'M180 210Q300 120 420 170T640 210V330H180z') +
      body(ink, blues[1], rect(300, 170, 110, 190), rect(420, 190, 100, 170)) +
      body(ink, inks.brick, poly(294, 172, 308, 156, 402, 156, 416, 172)) +
      body(ink, blues[0], poly(-10, -10, 170, 60, 270, 150, 300, 220, 300, 430, -10, 610)) +
      body(ink, ['#a8d4f6', '#6aa8e0', '#3f6cb0'], poly(810, -10, 640, 60, 540, 160, 510, 230, 510, 420, 810, 610)) +
      fill('#2f68c0', poly(-10, 420, 300, 350, 300, 440, -10, 620) + poly(810, 420, 510, 340, 510, 430, 810, 620), 0.6) +
      each(range(9), (i) => {
        const [y, half] = [392 + i * i * 1.6 + i * 11, 74 + i * 34];
        return (
          fill(i % 2 ? '#a8d0f4' : '#d4e8fa', rect(405 - half, y, half * 2, 30 + i * 4)) +
          fill('#4f8ad0', rect(405 - half, y + 9 + i * 1.6, half * 2, 12 + i * 2.4))
        );
      }) +
      body(ink, blues[2], 'M70 520V330Q70 250 130 240 180 250 180 320V470z') +
      fill('#1c3f84', 'M84 512V334Q84 268 130 258 168 268 168 324V474z') +
      fill('#f0c050', circle(150, 390, 6)) +
      body(ink, blues[2], 'M640 470V290Q640 240 680 236 720 244 724 300V510z') +
      fill('#f0b03c', 'M654 462V294Q656 254 682 250 708 258 710 302V496z') +
      fill('#a8682c', 'M680 250v230l4 4V250z') +
      fill('#1c3f84', 'M210 190l40 26v60l-40-14zM560 190l-26 26v50l26-10z') +
      line('#8fc8f4', 3, 'M220 200v60M232 206v58M244 214v58M552 202v50M542 210v50') +
      fill('#3f5f98', arch(352, 360, 40, 74) + panes(440, 214, 2, 2, 36, 50, 18, 26)) +
      each(
        [
          [236, 456, 1],
          [268, 428, 0.8],
          [566, 440, 0.9],
          [600, 470, 1.1],
          [200, 500, 1.3],
        ] as const,
        ([x, y, s], i) =>
          group(
            `translate(${x} ${y})scale(${s})`,
            fill('#4f8a4c', circle(-10, -44, 15) + circle(10, -46, 16) + circle(0, -58, 14)) +
              brush(i % 2 ? '#e0405c' : '#f0a03c', 11, 'M-14-52h0M4-62h0M14-46h0M-2-44h0') +
              body(ink, i % 2 ? inks.gold : inks.brick, poly(-20, -32, 20, -32, 14, 6, -14, 6)),
          ),
      ) +
      group(
        'translate(420 470)',
        fill('#3a3040', 'M-26 0C-30-20-20-34-4-34L8-40 14-50 20-42 26-50 30-38C34-28 26-20 18-20L16 0H8L6-16H-8L-14 0z') +
          brush('#3a3040', 5, 'M-24-6Q-44-10-40-34'),
      )
    );
  }),
);
