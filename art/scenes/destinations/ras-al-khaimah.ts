import { fill, fills, group, line } from '../../engine/ink.ts';
import { numbers } from '../../engine/numbers.ts';
import { circle, points, rect } from '../../engine/paths.ts';
import type { Layer, Scene } from '../../engine/stage.ts';
import { crags, road } from '../../landmarks/gulf/jebel-jais-road.ts';
import { birds } from '../../life/birds.ts';
import { streaks } from '../../nature/clouds.ts';
import { haze, sky, sun } from '../../nature/sky.ts';
import { land, mountains } from '../../nature/terrain.ts';
import { grain, spray } from '../../nature/texture.ts';

const car: Layer = {
  draw: (stage) => {
    const [x, y] = stage.by<readonly [number, number]>({ card: [0.62, 0.925], hero: [0.66, 0.93], share: [0.64, 0.927] });
    const body =
      fill('#2a1420', 'M-40 2Q0 8 42 2V-2H-40z', 0.5) +
      fill('#d3222f', 'M-40-4C-40-14-32-16-24-17L-12-29C-8-32 14-32 19-29L30-18C38-17 42-14 42-5V0H-40z') +
      fill('#8a1020', rect(-40, -5, 82, 5)) +
      fill('#bfe4ec', 'M-18-17L-9-27H2v10zM6-17V-27h10l9 10z') +
      fills('#221a26', [circle(-22, 0, 8), circle(25, 0, 8)]) +
      fills('#e0d4c8', [circle(-22, 0, 3.4), circle(25, 0, 3.4)]) +
      fill('#fff0b0', rect(-41, -11, 5, 5));
    return group(`translate(${numbers(x * stage.w, y * stage.h)})rotate(-7)scale(${numbers(0.86 * stage.u)})`, body);
  },
};

/** A flyer on the zip line: head first under the cable, arms at the sides. */
const zipLine: Layer = {
  draw: ({ w, h, u }) => {
    const [x1, y1, x2, y2] = [w * 1.02, h * 0.2, w * 0.22, h * 0.6];
    const degrees = Math.round((Math.atan2(y2 - y1, x2 - x1) * 180) / Math.PI) - 180;
    const [px, py] = [x1 + (x2 - x1) * 0.5, y1 + (y2 - y1) * 0.5];
    return (
      line('#4a2438', 1.8 * u, `M${numbers(x1, y1)}L${numbers(x2, y2)}`) +
      group(
        `translate(${numbers(px, py)})rotate(${degrees})scale(${numbers(u)})`,
        line('#4a2438', 2, 'M-26 0V14M2 0V14M24 0V12') +
          fill('#3a4468', 'M0 15Q34 10 62 16L62 22Q30 26 0 26z') +
          fill('#e0443c', 'M-44 13Q-30 10 6 13V27Q-24 28-40 24z') +
          fill('#f0b04c', rect(-34, 18, 38, 4)) +
          fill('#fff6e4', circle(-48, 17, 9)) +
          fill('#3a4468', 'M56 15l18-3v4l-16 4zM56 20l18 2v4l-17-2z'),
      )
    );
  },
};

/** Sunrise on Jebel Jais, the road winding to the top. */
export const rasAlKhaimah: Scene = {
  slug: 'ras-al-khaimah',
  layers: [
    sky(['#2a5f94', '#7fa8c0', '#f4cfae', '#ffb184'], 0.66),
    sun({ x: { card: 0.2, hero: 0.3, share: 0.22 }, y: 0.42, r: 46, colour: '#fff8e0', glow: '#ffdca0' }),
    streaks({ from: 0.08, to: 0.36, count: { card: 7, hero: 13, share: 10 }, colour: '#fff0dc', opacity: 0.55, seed: 214 }),
    mountains({ y: 0.55, amp: 90, rough: 0.75, seed: 142, fill: ['#c4a0b0', '#f0c4a8'], shade: '#a888a4', shadeOpacity: 0.6 }),
    mountains({
      y: 0.6,
      amp: 110,
      rough: 0.75,
      seed: 152,
      fill: ['#b8808a', '#e8a884'],
      shade: '#8f5f78',
      peaks: [
        [0.86, 130],
        [0.05, 40],
      ],
      shadeOpacity: 0.65,
    }),
    haze({ y: 0.64, height: 0.18, colour: '#ffd9b0', opacity: 0.6 }),
    mountains({
      y: 0.68,
      amp: 90,
      rough: 0.72,
      seed: 165,
      fill: ['#c2755c', '#d9905f'],
      shade: '#86465a',
      peaks: [
        [0.72, 150],
        [0.98, 60],
      ],
      shadeOpacity: 0.7,
    }),
    land((s) => s.ink.fade('#dc9560', '#b8603f'), {
      card: points('-0.02,0.9 0.2,0.84 0.38,0.74 0.55,0.6 0.66,0.5 0.73,0.48 0.84,0.56 1.02,0.66 1.02,1.02 -0.02,1.02'),
      hero: points('-0.02,0.92 0.36,0.86 0.5,0.74 0.62,0.6 0.71,0.5 0.76,0.48 0.86,0.56 1.02,0.66 1.02,1.02 -0.02,1.02'),
      share: points('-0.02,0.9 0.28,0.84 0.44,0.74 0.59,0.6 0.69,0.5 0.74,0.48 0.85,0.56 1.02,0.66 1.02,1.02 -0.02,1.02'),
    }),
    land(
      (s) => s.ink.fade('#a84f44', '#7a3440'),
      {
        card: points('0.73,0.48 0.84,0.56 1.02,0.66 1.02,1.02 0.96,1.02 0.9,0.84 0.93,0.74 0.86,0.66 0.8,0.56'),
        hero: points('0.76,0.48 0.86,0.56 1.02,0.66 1.02,1.02 0.96,1.02 0.9,0.84 0.93,0.74 0.86,0.66 0.81,0.56'),
        share: points('0.74,0.48 0.85,0.56 1.02,0.66 1.02,1.02 0.96,1.02 0.9,0.84 0.93,0.74 0.86,0.66 0.8,0.56'),
      },
      false,
    ),
    crags,
    road,
    car,
    zipLine,
    land(
      (s) => s.ink.fade('#6a2c3c', '#34182c'),
      {
        card: points('-0.02,0.82 0.04,0.84 0.09,0.92 0.15,0.93 0.19,1.02 -0.02,1.02'),
        hero: points('-0.02,0.84 0.04,0.86 0.08,0.93 0.13,0.94 0.17,1.02 -0.02,1.02'),
        share: points('-0.02,0.82 0.04,0.84 0.09,0.92 0.14,0.93 0.18,1.02 -0.02,1.02'),
      },
      false,
    ),
    spray({ dense: 1, clear: 0.7, colour: '#5f2434', count: 300, seed: 36, opacity: 0.35, size: 2.4 }),
    birds({ x: { card: 0.36, hero: 0.48, share: 0.4 }, y: 0.3, count: 4, size: 17, colour: '#5a2f40', seed: 216 }),
    grain(),
  ],
};
