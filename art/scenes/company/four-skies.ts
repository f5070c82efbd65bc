import { brush, fill, group, line } from '../../engine/ink.ts';
import { numbers, randomFrom, repeat } from '../../engine/numbers.ts';
import { circle, poly, rect, sliver } from '../../engine/paths.ts';
import { sailboat } from '../../life/boats.ts';
import { palmShape } from '../../nature/palms.ts';
import { drawn, sight } from '../sights/sheet.ts';

/** Four kinds of weather side by side: sun on the desert, rain on a city, snow in the mountains, a clear night by the sea. */
export const fourSkies = sight(
  'four-skies',
  drawn((ink) => {
    const random = randomFrom(31);
    const strip = (i: number, content: string) => {
      const clip = ink.clip(`M${i * 200 + (i === 0 ? 0 : 24)} 0H${i * 200 + 224}L${i * 200 + 176} 600H${i * 200 - 24}z`);
      return `<g clip-path="${i === 0 ? ink.clip('M0 0H224L176 600H0z') : i === 3 ? ink.clip('M624 0H800V600H576z') : clip}">${content}</g>`;
    };
    const cloud = (x: number, y: number, s: number, paint: string) =>
      group(
        `translate(${x} ${y})scale(${s})`,
        fill(paint, 'M-80 20a30 30 0 0 1 4-60 44 44 0 0 1 82-14 34 34 0 0 1 62 24 26 26 0 0 1 6 50z'),
      );
    return (
      strip(
        0,
        fill(ink.fade('#2f9ac8', '#9fd4dc', '#ffe7b0'), rect(0, 0, 240, 600)) +
          fill(ink.radial([0, '#fff6c8', 0.95], [0.4, '#ffe79a', 0.5], [1, '#ffe79a', 0]), circle(104, 150, 130)) +
          fill('#fff9d8', circle(104, 150, 52)) +
          line(
            '#fff3b8',
            7,
            repeat(12, (i) => {
              const [c, s] = [Math.cos(i * 0.5236), Math.sin(i * 0.5236)];
              return `M${numbers(104 + c * 72, 150 + s * 72)}L${numbers(104 + c * 94, 150 + s * 94)}`;
            }),
            0.9,
          ) +
          fill(ink.fade('#ffd98e', '#e0a05c'), 'M-40 470C40 380 90 360 130 366 180 400 220 440 260 452V620H-40z') +
          fill('#b87850', 'M130 366C120 420 150 470 120 620H280V450C220 440 180 400 130 366z', 0.6) +
          fill(ink.fade('#f4c078', '#c8824c'), 'M-20 540C60 490 140 500 240 540V620H-20z') +
          `<g transform="translate(66 536)">${palmShape(150, 14, 7, { light: '#7aa45c', dark: '#2f6a54', trunk: '#6a4438', trunkLight: '#b08058' })}</g>`,
      ) +
      strip(
        1,
        fill(ink.fade('#54688c', '#8ca0b4', '#c0ccd0'), rect(170, 0, 260, 600)) +
          fill(
            '#5f7390',
            repeat(8, (i) => rect(176 + i * 32, 330 - ((i * 53) % 90), 28, 300)),
          ) +
          fill(
            ink.fade('#42546f', '#5a6e88'),
            repeat(6, (i) => rect(170 + i * 46, 400 - ((i * 37) % 80), 40, 240)),
          ) +
          fill(
            '#ffdf9a',
            repeat(26, () => rect(176 + Math.floor(random() * 18) * 13, 372 + Math.floor(random() * 11) * 16, 5, 8)),
            0.8,
          ) +
          fill(ink.fade('#8a98ac', '#5f6e88'), rect(150, 540, 290, 60)) +
          fill(
            '#c8d4dc',
            repeat(9, () => sliver(160 + random() * 220, 552 + random() * 40, 50, 3)),
            0.6,
          ) +
          cloud(262, 120, 1.15, '#d4dce6') +
          cloud(330, 156, 0.95, '#b0bccc') +
          cloud(224, 176, 0.8, '#9aa8bc') +
          line(
            '#e4f0f8',
            3,
            repeat(46, () => {
              const [x, y] = [170 + random() * 260, 200 + random() * 360];
              return `M${numbers(x, y)}l-8 26`;
            }),
            0.75,
          ) +
          group(
            'translate(296 548)',
            brush('#2a3048', 5, 'M-4-22L-6 0M6-22L8 0') +
              fill('#a3183f', 'M-11-52h24l5 34h-34z') +
              brush('#2a2438', 4, 'M6-40V-78') +
              fill('#e9b446', 'M-44-74C-36-116 48-116 56-74 44-82 34-82 26-74 18-82-4-82-10-74-20-82-34-82-44-74z'),
          ),
      ) +
      strip(
        2,
        fill(ink.fade('#6f94c4', '#b4cce4', '#f0eef2'), rect(370, 0, 270, 600)) +
          fill(ink.fade('#ffffff', '#b8cae4'), poly(350, 470, 470, 170, 530, 280, 580, 220, 680, 470)) +
          fill('#7c98c4', poly(470, 170, 500, 300, 476, 360, 510, 470, 700, 470, 580, 220, 530, 280), 0.55) +
          fill(ink.fade('#ffffff', '#dce6f2'), 'M360 440C440 400 540 420 660 450V620H340z') +
          fill(
            '#2f5f58',
            repeat(9, (i) => {
              const [x, y, h] = [392 + ((i * 71) % 210), 470 + ((i * 29) % 70), 60 + ((i * 17) % 34)];
              return poly(x - h * 0.3, y, x, y - h, x + h * 0.3, y);
            }),
          ) +
          fill(
            '#ffffff',
            repeat(9, (i) => {
              const [x, y, h] = [392 + ((i * 71) % 210), 470 + ((i * 29) % 70), 60 + ((i * 17) % 34)];
              return poly(x - h * 0.18, y - h * 0.42, x, y - h, x + h * 0.16, y - h * 0.46, x, y - h * 0.36);
            }),
          ) +
          fill(
            '#ffffff',
            repeat(60, () => circle(380 + random() * 250, 30 + random() * 520, 2 + random() * 3.4)),
            0.95,
          ),
      ) +
      strip(
        3,
        fill(ink.fade('#0d1840', '#24367a', '#5f6eae'), rect(560, 0, 260, 600)) +
          fill(
            '#ffffff',
            repeat(46, () => circle(590 + random() * 210, random() * 330, 1 + random() * 1.8)),
          ) +
          fill('#fdf4dc', 'M700 90a52 52 0 1 0 34 96 60 60 0 0 1-34-96z') +
          fill(ink.fade('#3f4f94', '#1c2a62'), rect(560, 420, 260, 200)) +
          fill(
            '#fdf4dc',
            repeat(9, (i) => sliver(664 - i * 3, 432 + i * 17, 50 + i * 5, 3)),
            0.75,
          ) +
          group('translate(748 470)scale(1)', sailboat({ hull: '#101838', sail: '#c8cfec', sailShade: '#8f9ac8' })()) +
          fill('#101838', 'M560 620V560C640 520 720 548 820 536V620z') +
          `<g transform="translate(786 560)">${palmShape(170, -24, 17, { light: '#2c4a62', dark: '#16284a', trunk: '#141f45', trunkLight: '#2c3768' })}</g>`,
      ) +
      line('#fffaf0', 7, 'M224-4L176 604M424-4L376 604M624-4L576 604')
    );
  }),
);
