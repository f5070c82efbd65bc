import { brush, fill, line } from '../../../engine/ink.ts';
import { numbers, range, repeat } from '../../../engine/numbers.ts';
import { arch, circle, ellipse, rect, rows, sliver } from '../../../engine/paths.ts';
import { air, body, dark, drawn, ground, sight } from '../sheet.ts';

export const jeju = sight(
  'south-korea-6',
  ...air('dusk', [0.5, 0.2], 46),
  drawn((ink) => {
    const rim = rows<[number, number]>(
      '196,300 220,262 250,276 280,240 316,258 350,226 390,248 430,222 466,250 506,230 540,262 572,250 604,296',
    );
    const crown = rim.map((p) => numbers(...p)).join(' ');
    return (
      ground(ink, 180, '#ffb890', '#8f6aa8', '#35508f') +
      fill(
        '#ffe0a8',
        range(20)
          .map((i) => sliver(360 - i * 5 + ((i * 37) % 40), 186 + i * 3, 60 + i * 6, 3))
          .join(''),
        0.8,
      ) +
      body(
        ink,
        ['#d8b08c', '#8a6a70', '#4a3a58'],
        `M110 470C150 420 180 360 196 300L${crown}C624 360 660 420 710 470Q420 540 110 470z`,
      ) +
      line(
        '#4a3a58',
        3,
        repeat(13, (i) => `M${170 + i * 38} ${350 + (i % 3) * 10}q-10 60-20 ${100 - Math.abs(i - 6) * 6}`),
        0.4,
      ) +
      fill(ink.fade('#4f7a4a', '#9fc060'), `M196 300L${crown}C580 350 500 376 400 376S220 350 196 300z`) +
      fill('#bcd470', ellipse(400, 330, 120, 24)) +
      fill(
        '#2f5a48',
        `M196 300L${crown}L604 296 566 270 540 282 506 254 466 272 430 246 390 270 350 248 316 280 280 262 250 296 220 284z`,
        0.75,
      ) +
      fill('#6f9a4c', 'M-10 500C120 440 240 500 330 520S640 470 810 500V600H-10z') +
      fill('#ffd84a', 'M-10 540C160 500 300 550 420 556S680 520 810 540V600H-10z') +
      brush(
        '#fff2a0',
        5,
        repeat(90, (i) => `M${(i * 97) % 800} ${556 + ((i * 31) % 44)}h0`),
      ) +
      fill(dark, arch(60, 560, 26, 60) + circle(60, 494, 14) + rect(44, 478, 32, 8))
    );
  }),
);
