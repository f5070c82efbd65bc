import { brush, fill, line } from '../../../engine/ink.ts';
import { range, repeat } from '../../../engine/numbers.ts';
import { poly, rect, sliver } from '../../../engine/paths.ts';
import { air, body, dark, drawn, gable, inks, panes, sight, white } from '../sheet.ts';

export const colmar = sight(
  'france-4',
  ...air('morning'),
  drawn((ink) => {
    const paint = ['#f0b04c', '#d8644c', '#7fb0a0', '#f6dcb0', '#8fa8cc', '#e89a84'];
    const house = (x: number, w: number, h: number, roof: number, base: number, k: number) => {
      const top = base - h;
      const rowsOf = range(Math.floor(h / 74)).map((i) => base - 76 - i * 74);
      return (
        fill(paint[k] ?? white, gable(x, base, w, h, 0)) +
        fill(dark, rect(x + w * 0.78, top, w * 0.22, h), 0.16) +
        fill(paint[k] ?? white, poly(x, top, x + w / 2, top - roof, x + w, top)) +
        line(
          '#6a3f34',
          7,
          `${rowsOf.map((y) => `M${x} ${y + 72}h${w}M${x + 3} ${y + 72}L${x + w * 0.26} ${y}M${x + w - 3} ${y + 72}L${x + w * 0.74} ${y}`).join('')}M${x + 3} ${base}V${top}H${x + w - 3}V${base}M${x + w / 2} ${top}V${top - roof + 20}M${x + w * 0.25} ${top}l${w * 0.2}${-roof * 0.5}M${x + w * 0.75} ${top}l${-w * 0.2}${-roof * 0.5}`,
        ) +
        fill(white, rowsOf.map((y) => panes(x + w * 0.3, y + 12, 2, 1, w * 0.24, 0, w * 0.16, 40)).join('')) +
        fill('#3f5a70', rowsOf.map((y) => panes(x + w * 0.325, y + 16, 2, 1, w * 0.24, 0, w * 0.11, 32)).join('')) +
        brush('#e0405c', 11, rowsOf.map((y) => repeat(6, (i) => `M${x + w * 0.28 + i * w * 0.09} ${y + 56}h0`)).join('')) +
        brush('#4f8a4c', 6, rowsOf.map((y) => repeat(5, (i) => `M${x + w * 0.3 + i * w * 0.09} ${y + 64}h0`)).join('')) +
        body(
          ink,
          inks.brick,
          poly(x - 14, top + 6, x + w / 2 - 4, top - roof - 10, x + w / 2 + 6, top - roof - 4, x + 6, top + 10),
          poly(x + w + 14, top + 6, x + w / 2 + 4, top - roof - 10, x + w / 2 - 6, top - roof - 4, x + w - 6, top + 10),
        )
      );
    };
    const street = house(270, 110, 150, 70, 400, 4) + house(420, 110, 160, 76, 400, 3);
    return (
      street +
      house(-50, 170, 300, 110, 470, 1) +
      house(112, 150, 226, 100, 440, 0) +
      house(520, 150, 226, 96, 440, 2) +
      house(664, 190, 310, 120, 470, 5) +
      fill(ink.fade('#8fd0c0', '#2f7f8a'), 'M270 400H530L700 600H90z') +
      fill('#b09a90', 'M0 470H130L270 402V412L110 610H0zM800 470H672L530 402V412L700 610H800z') +
      fill('#8a7480', 'M130 470L270 402V412L110 610 92 600zM672 470L530 402V412L700 610 716 600z') +
      fill('#c8a894', 'M262 392Q400 330 538 392V412Q400 356 262 412z') +
      brush(
        '#e0405c',
        12,
        repeat(13, (i) => `M${280 + i * 20} ${386 - Math.sin((i / 12) * 3.14) * 28}h0`),
      ) +
      fill(
        white,
        range(9)
          .map((i) => sliver(300 - i * 12 + ((i * 53) % 120), 424 + i * 18, 70 + i * 6, 4))
          .join(''),
        0.6,
      ) +
      fill('#5a3a3c', 'M330 520Q400 556 490 516L470 552Q400 570 344 552z') +
      fill('#d8a060', 'M330 520Q400 540 490 516L486 524Q400 548 334 528z')
    );
  }),
);
