import { brush, fill, line } from '../../engine/ink.ts';
import { each, range, repeat } from '../../engine/numbers.ts';
import { arch, circle, dome, ellipse, poly, rect, rows } from '../../engine/paths.ts';
import type { Scene } from '../../engine/stage.ts';
import { scatter } from '../../life/shape.ts';
import { visitor } from '../../life/visitors.ts';
import { cumulus } from '../../nature/clouds.ts';
import { palms } from '../../nature/palms.ts';
import { air, body, drawn, ground, inks, white } from '../sights/sheet.ts';

/** The corner with the pink dome, close up, from the blue chairs of the promenade. */
export const leNegrescoNice: Scene = {
  slug: 'le-negresco-nice',
  crops: ['card'],
  layers: [
    ...air('noon'),
    cumulus({ at: rows('0.1,0.24,160 0.72,0.16,190'), light: '#fff', body: '#f6fafc', shade: '#c4dcec', seed: 19 }),
    drawn((ink) => {
      const pink = ['#ffc4c0', '#ec8f98', '#a85878'] as const;
      const front = (x: number, w: number, top: number) => {
        const bays = Math.floor(w / 44);
        const at = (i: number) => x + 24 + i * 44;
        return (
          body(ink, inks.white, rect(x, top, w, 446 - top), rect(x - 4, top - 6, w + 8, 10)) +
          fill(
            '#6f8cb0',
            each(
              range(bays),
              (i) => each([top + 22, top + 84, top + 146], (y) => rect(at(i) - 9, y, 18, 42)) + arch(at(i), 440, 28, 58),
            ),
          ) +
          line(
            white,
            2,
            each(range(bays), (i) => each([top + 22, top + 84, top + 146], (y) => `M${at(i)} ${y}v42`)),
            0.9,
          ) +
          brush(
            '#5f6a88',
            1.6,
            each(range(bays), (i) =>
              each(
                [top + 66, top + 128, top + 190],
                (y) => `M${at(i) - 15} ${y}v-12h30v12M${at(i) - 8} ${y}v-12M${at(i)} ${y}v-12M${at(i) + 8} ${y}v-12`,
              ),
            ),
          ) +
          body(ink, pink, poly(x - 4, top - 6, x + 8, top - 58, x + w - 8, top - 58, x + w + 4, top - 6)) +
          each(
            range(bays),
            (i) => body(ink, inks.white, arch(at(i), top - 6, 24, 40)) + fill('#5f7aa0', arch(at(i), top - 8, 14, 30)),
          )
        );
      };
      return (
        each(range(4), (i) => body(ink, inks.sand, rect(-20 + i * 48, 300 + (i % 2) * 26, 49, 150))) +
        front(374, 440, 226) +
        front(120, 90, 236) +
        // The round corner and its dome.
        body(ink, inks.white, rect(196, 190, 196, 256), rect(188, 184, 212, 12), rect(192, 300, 204, 8)) +
        fill(
          '#6f8cb0',
          each(range(4), (i) => arch(226 + i * 46, 292, 26, 76) + rect(215 + i * 46, 318, 22, 48)),
        ) +
        line(
          white,
          2.4,
          each(range(4), (i) => `M${226 + i * 46} 218V292M${226 + i * 46} 318V366`),
          0.9,
        ) +
        fill('#5f3c50', arch(294, 446, 74, 68)) +
        fill(ink.fade('#ffe9a8', '#e8a060'), arch(294, 446, 54, 56)) +
        body(ink, pink, dome(294, 188, 104, 112)) +
        line('#fff0ec', 3, 'M294 76V186M250 92Q222 130 218 186M338 92Q366 130 370 186', 0.8) +
        fill('#4f9a8c', 'M196 150Q294 176 392 150L396 168Q294 194 192 168z') +
        each([238, 294, 350], (x) => body(ink, inks.white, arch(x, 168, 28, 44)) + fill('#5f7aa0', arch(x, 166, 16, 34))) +
        body(ink, pink, rect(274, 52, 40, 28), dome(294, 54, 24, 30)) +
        fill('#fff', rect(280, 60, 6, 16) + rect(291, 60, 6, 16) + rect(302, 60, 6, 16)) +
        line(inks.gold[1], 3, 'M294 26V4') +
        // Road, promenade and the first stones of the beach.
        ground(ink, 446, '#b8b4c0', '#9a98ac') +
        fill('#7fae5c', rect(-10, 446, 820, 14)) +
        brush(
          '#e8507c',
          8,
          repeat(40, (i) => `M${-4 + i * 21} ${450 - (i % 2) * 4}h0`),
        ) +
        line(white, 3, 'M-10 478H810', 0.8) +
        fill(ink.fade('#f4e4d0', '#e0c4b0'), rect(-10, 496, 820, 114)) +
        fill('#c8a898', rect(-10, 494, 820, 5)) +
        line(
          '#b89488',
          1.6,
          repeat(12, (i) => `M${-60 + i * 90} 499L${-160 + i * 110} 606`),
          0.5,
        ) +
        each([90, 250, 590], (x) => {
          const chair = (dx: number) =>
            fill('#4a3a58', ellipse(x + dx + 22, 584, 40, 6), 0.3) +
            brush('#1f5fae', 5, `M${x + dx} 584V510M${x + dx + 44} 584V536M${x + dx} 548H${x + dx + 46}M${x + dx + 14} 584V548`) +
            line('#3f8fe0', 4, `M${x + dx} 516h-14M${x + dx - 14} 510V552M${x + dx - 7} 514V548M${x + dx - 14} 548h60`);
          return chair(0) + chair(76);
        }) +
        fill('#b8344c', circle(694, 532, 9))
      );
    }),
    palms({
      at: rows('0.07,0.76,230,10 0.55,0.76,200,-8 0.72,0.76,220,10 0.93,0.76,240,-10'),
      light: '#6fac5c',
      dark: '#25705a',
      trunk: '#6a4638',
      trunkLight: '#b08058',
      seed: 29,
    }),
    scatter(visitor('#f0c050', '#f4ece0', '#4a2f2a', '#fff4dc'), [{ x: 0.58, y: 0.87, scale: 1.3 }]),
    scatter(visitor('#d8543c', '#2f4a7c', '#2f2430'), [{ x: 0.62, y: 0.87, scale: 0.9 }]),
  ],
};
