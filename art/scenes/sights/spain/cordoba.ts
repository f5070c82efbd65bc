import { fill } from '../../../engine/ink.ts';
import { numbers, range, repeat } from '../../../engine/numbers.ts';
import { arch, circle, poly, rect } from '../../../engine/paths.ts';
import { body, drawn, inks, sight } from '../sheet.ts';

export const cordoba = sight(
  'spain-2',
  drawn((ink) => {
    let out =
      fill(ink.fade('#3a2030', '#7a4438'), rect(0, 0, 800, 600)) +
      fill(ink.radial([0, '#ffd27a', 0.9], [1, '#ffd27a', 0]), circle(400, 330, 220)) +
      fill('#e8a848', arch(400, 420, 70, 130, 'horseshoe')) +
      fill('#5a2c2c', arch(400, 420, 40, 90, 'horseshoe'));
    const voussoirs = (x: number, y: number, r: number, width: number) =>
      repeat(13, (i) => {
        const [a, b] = [Math.PI * (-0.06 + (i * 1.12) / 13), Math.PI * (-0.06 + ((i + 1) * 1.12) / 13)];
        const at = (angle: number, radius: number) => numbers(x - Math.cos(angle) * radius, y - Math.sin(angle) * radius);
        return i % 2 ? '' : `M${at(a, r)}L${at(b, r)}L${at(b, r + width)}L${at(a, r + width)}z`;
      });
    const ring = (x: number, y: number, r: number, width: number, dim: number) => {
      const band = `M${numbers(x - r - width, y + 6)}A${numbers(r + width, r + width)} 0 1 1 ${numbers(x + r + width, y + 6)}L${numbers(x + r, y + 6)}A${numbers(r, r)} 0 1 0 ${numbers(x - r, y + 6)}z`;
      return fill(dim > 0.5 ? '#ffe6c0' : '#d8a884', band) + fill(dim > 0.5 ? '#c23f38' : '#8a2f34', voussoirs(x, y, r, width));
    };
    for (const [n, s] of [0.42, 0.66, 1].entries()) {
      const step = 200 * s;
      const base = 420 + s * 150;
      const top = base - 300 * s;
      const count = Math.ceil(400 / step) + 1;
      for (const i of range(count * 2)) {
        const x = 400 + (i - count + 0.5) * step;
        out +=
          ring(x + step / 2, top - 130 * s, step * 0.36, 32 * s, s) + ring(x + step / 2, top - 20 * s, step * 0.36, 32 * s, s);
      }
      for (const i of range(count * 2)) {
        const x = 400 + (i - count + 0.5) * step;
        out +=
          body(ink, n === 2 ? inks.sand : ['#c89878', '#9a6c5c', '#5f3f44'], rect(x - 16 * s, top - 140 * s, 32 * s, 130 * s)) +
          body(
            ink,
            n === 2
              ? i % 2
                ? ['#c4ccd8', '#8a93ac', '#545a7a']
                : ['#f0b8a8', '#b87a74', '#744850']
              : ['#8a6a70', '#5f4450', '#3a2838'],
            rect(x - 13 * s, top + 10 * s, 26 * s, 290 * s),
          ) +
          body(
            ink,
            inks.gold,
            poly(x - 26 * s, top - 14 * s, x + 26 * s, top - 14 * s, x + 15 * s, top + 16 * s, x - 15 * s, top + 16 * s),
            rect(x - 20 * s, base - 8 * s, 40 * s, 10 * s),
          );
      }
      if (n < 2) out += fill('#4a2834', rect(0, base, 800, 600 - base), 0.3);
    }
    return out + fill(ink.fade([0, '#ffe0a8', 0], [1, '#ffcf90', 0.35]), rect(0, 470, 800, 130));
  }),
);
