import { fill, group, line } from '../../engine/ink.ts';
import { range, repeat } from '../../engine/numbers.ts';
import { circle, ellipse, rect, rows, sliver } from '../../engine/paths.ts';
import { place, type Scene } from '../../engine/stage.ts';
import { butte } from '../../landmarks/gulf/elephant-rock.ts';
import { palms } from '../../nature/palms.ts';
import { air, body, drawn, ground, lamp, white } from '../sights/sheet.ts';

const far = { light: '#d89a84', body: '#a0687c', foot: '#b87c7c', shade: '#6a4a78', crack: '#54386a' };
const near = { light: '#ffac74', body: '#c4644c', foot: '#a8523f', shade: '#5f2f50', crack: '#4a2444' };

/** Tented villas between the cliffs of Ashar valley as the stars come out. */
export const banyanTreeAlula: Scene = {
  slug: 'banyan-tree-alula',
  crops: ['card'],
  layers: [
    ...air('night', [0.56, 0.16], 26),
    place(butte(300, 210, 5, far), { x: 0.36, y: 0.74, scale: 1 }),
    place(butte(260, 170, 12, far), { x: 0.66, y: 0.74, scale: 1 }),
    place(butte(360, 400, 4, near), { x: 0.02, y: 0.82, scale: 1 }),
    place(butte(400, 460, 9, near), { x: 1, y: 0.82, scale: 1 }),
    drawn((ink) => {
      const tent = (x: number, y: number, s: number) =>
        group(
          `translate(${x} ${y})scale(${s})`,
          fill(ink.radial([0, lamp, 0.65], [1, lamp, 0]), ellipse(0, -10, 150, 70)) +
            fill('#ffcf88', 'M-84 0V-46H84V0z') +
            fill('#7a4438', `${repeat(6, (i) => rect(-84 + i * 33, -48, 4, 48))}M-84-26H84v3H-84z`) +
            body(
              ink,
              ['#fffaf0', '#e8d4c0', '#a88c94'],
              'M-118-34Q-70-56-44-96-20-58 0-60 20-58 44-96 70-56 118-34L96-40Q0-56-96-40z',
            ) +
            line('#7a4438', 3, 'M-44-96V-110M44-96V-110M-118-34L-132 0M118-34L132 0'),
        );
      return (
        ground(ink, 474, '#b8705c', '#4a2c50') +
        tent(290, 492, 0.62) +
        tent(520, 488, 0.58) +
        tent(400, 520, 1) +
        fill('#e8d0b4', 'M210 548H600L680 600H120z') +
        fill(ink.fade('#4fb8c8', '#1f5f8c'), 'M236 556H574L640 600H160z') +
        fill(
          '#ffdf9a',
          range(7)
            .map((i) => sliver(340 + ((i * 47) % 90), 562 + i * 5, 60, 3))
            .join(''),
          0.8,
        ) +
        fill(
          white,
          range(5)
            .map((i) => sliver(210 + ((i * 137) % 330), 566 + i * 7, 60, 3))
            .join(''),
          0.5,
        ) +
        fill(
          lamp,
          repeat(6, (i) => circle(150 + i * 14, 596 - i * 12, 4) + circle(650 - i * 14, 596 - i * 12, 4)),
        )
      );
    }),
    palms({
      at: rows('0.2,0.9,170,10 0.8,0.9,190,-10'),
      light: '#5f8a5c',
      dark: '#23485a',
      trunk: '#3f2a3c',
      trunkLight: '#8a5c54',
      seed: 6,
    }),
  ],
};
