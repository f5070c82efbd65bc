import { brush, fill, group } from '../../../engine/ink.ts';
import { numbers, randomFrom, range, repeat } from '../../../engine/numbers.ts';
import { circle, poly } from '../../../engine/paths.ts';
import { air, dark, drawn, sight, white } from '../sheet.ts';

export const nami = sight(
  'south-korea-2',
  ...air('gold', [0.5, 0.5], 60),
  drawn((ink) => {
    const random = randomFrom(9);
    let out =
      fill('#d8a468', 'M0 440Q200 400 400 420T800 440V600H0z') +
      fill(ink.fade('#f0cf98', '#b8814f'), poly(385, 420, 415, 420, 640, 600, 160, 600));
    for (const i of range(8)) {
      const s = 0.16 + (i / 7) ** 1.7 * 1.1;
      for (const side of [-1, 1]) {
        const [x, base] = [400 + side * (34 + s * 250), 416 + s * 140];
        const h = 560 * s;
        out += fill(
          side === 1 ? '#5a3030' : '#7a4434',
          poly(x - 11 * s, base, x - 5 * s, base - h * 0.6, x + 5 * s, base - h * 0.6, x + 13 * s, base),
        );
        for (const [k, colour] of ['#8f3f2c', '#c4622f', '#eb9a48'].entries()) {
          const w = (130 - k * 38) * s;
          const cx = x - k * 14 * s;
          out += fill(
            colour,
            `M${numbers(cx, base - h * 1.16)}C${numbers(cx + w * 0.5, base - h * 0.8, cx + w, base - h * 0.5, cx + w * 0.8, base - h * 0.24)}q${numbers(-w * 0.8, 20 * s, -w * 1.6, 0)}C${numbers(cx - w, base - h * 0.5, cx - w * 0.5, base - h * 0.8, cx, base - h * 1.16)}z`,
          );
        }
      }
    }
    out += brush(
      '#c4622f',
      5,
      repeat(90, () => `M${Math.round(random() * 800)} ${Math.round(460 + random() * 140)}h0`),
      0.8,
    );
    return (
      out +
      group(
        'translate(400 520)',
        brush(dark, 3.4, `${circle(-26, 0, 18)}${circle(26, 0, 18)}M-26 0L-8-24H16L26 0M-8-24L2 0 16-24M-12-30H-2M14-32l10-2`) +
          fill('#3f8f96', 'M-14-30C-16-54-4-72 10-66L18-34 12-30 2-44-2-28z') +
          fill(white, circle(12, -78, 9)),
      )
    );
  }),
);
