import { brush, fill, group, line } from '../../../engine/ink.ts';
import { each, randomFrom, range } from '../../../engine/numbers.ts';
import { circle, ellipse, rect } from '../../../engine/paths.ts';
import { body, drawn, inks, panes, sight, white } from '../sheet.ts';

export const fes = sight(
  'morocco-2',
  drawn((ink) => {
    const random = randomFrom(2);
    const dyes = ['#c42f3c', '#e8a83c', '#f6ead4', '#8a3c5c', '#3f84a8', '#d86a3c', '#f0d060', '#7a4a3c', '#f6ead4', '#4f8a5c'];
    let out = fill(ink.fade('#e8c8a0', '#b88a68'), rect(0, 0, 800, 600));
    for (const row of range(7)) {
      const s = 0.42 + row * 0.125;
      const y = 226 + row * row * 4.6 + row * 34;
      const count = Math.round(12 - row * 0.7);
      for (const i of range(count)) {
        const x = 400 + (i - (count - 1) / 2 + (row % 2) * 0.3) * 104 * s;
        const colour = dyes[Math.floor(random() * dyes.length)] ?? white;
        out +=
          body(ink, ['#fff0d8', '#d8b894', '#9a7868'], ellipse(x, y + 8 * s, 47 * s, 27 * s)) +
          fill('#6a4440', ellipse(x, y + 3 * s, 39 * s, 21 * s)) +
          fill(colour, ellipse(x, y + 6 * s, 37 * s, 17 * s)) +
          fill('#fff', ellipse(x - 10 * s, y + 2 * s, 14 * s, 4 * s), 0.35);
      }
    }
    out +=
      each(range(9), (i) => {
        const x = -20 + i * 94;
        const h = 120 + ((i * 53) % 60);
        return (
          body(ink, i % 2 ? inks.sand : ['#f0d0b0', '#c89c80', '#8a6660'], rect(x, 200 - h, 95, h)) +
          fill('#6a4a4c', panes(x + 18, 220 - h, 3, 2, 24, 46, 12, 20))
        );
      }) +
      body(ink, inks.sand, rect(610, -10, 50, 130)) +
      fill('#3f9a80', rect(606, 20, 58, 10)) +
      fill('#8fbf8f', rect(610, 34, 50, 5));
    out += each(
      [60, 230, 420, 560],
      (x, k) =>
        line('#6a4a4c', 3, `M${x} 150H${x + 130}`) +
        each(range(4), (i) =>
          fill(
            ['#e8a83c', '#d86a3c', '#f6ead4', '#c42f3c'][(i + k) % 4] ?? white,
            `M${x + 4 + i * 32} 150h26l3 40-10 8-8-6-10 4z`,
          ),
        ),
    );
    const worker = (x: number, y: number, s: number, shirt: string) =>
      group(
        `translate(${x} ${y})scale(${s})`,
        fill('#7a4a3c', rect(-8, -22, 6, 24) + rect(3, -22, 6, 24)) +
          fill(shirt, 'M-12-22Q-14-56 0-58T13-22z') +
          fill('#8a5a44', circle(1, -67, 9)) +
          brush(shirt, 7, 'M-8-48L-24-30M9-48L24-28'),
      );
    return (
      out +
      worker(330, 330, 0.7, '#3f6fa8') +
      worker(520, 404, 0.9, '#f6ead4') +
      worker(210, 470, 1.1, '#c4502f') +
      fill('#5a8a4c', 'M-10 610Q-20 520 60 540 30 560 90 580 60 590 80 610z') +
      brush('#3f7a44', 5, 'M20 600Q30 560 60 545M10 590Q0 560 10 540')
    );
  }),
);
