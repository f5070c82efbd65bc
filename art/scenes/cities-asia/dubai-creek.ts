import { brush, fill, group, line } from '../../engine/ink.ts';
import { repeat } from '../../engine/numbers.ts';
import { circle, rect, rows, sliver } from '../../engine/paths.ts';
import { endAt, fromEnd, place, type Scene } from '../../engine/stage.ts';
import { windTowerHouses } from '../../landmarks/gulf/wind-tower-houses.ts';
import { birds } from '../../life/birds.ts';
import { scatter } from '../../life/shape.ts';
import { walker } from '../../life/travellers.ts';
import { cumulus } from '../../nature/clouds.ts';
import { massing } from '../../nature/massing.ts';
import { palms } from '../../nature/palms.ts';
import { haze, sky } from '../../nature/sky.ts';
import { grain } from '../../nature/texture.ts';
import { reflection, water } from '../../nature/water.ts';

const quay = 0.56;

/** Someone on the bench, seen from behind. */
const seated = (x: number, tall: number, shirt: string, hair: string, hat = '') =>
  group(
    `translate(${x} -22)scale(${tall})`,
    fill(shirt, 'M-10 0V-16Q-10-24 0-24T10-16V0z') +
      fill('#3a2a44', 'M3-23Q10-22 10-16V0H5Q7-12 3-23z', 0.25) +
      fill(hair, circle(0, -30, 6)) +
      (hat && fill(hat, 'M-11-31C-7-33-6-38.5 0-38.5S7-33 11-31Q0-28-11-31z')),
  );

/** The open ferry of the Creek with a family on its bench, about 320 long; origin at the waterline. */
const abra = () =>
  fill(
    '#7a4a34',
    repeat(5, (i) => rect(-104 + i * 48, -98, 5, 78)),
  ) +
  group('translate(122 -16)scale(1.5)', walker('#fffaf0', '#f4e4d4')()) +
  seated(-76, 1.1, '#e0574a', '#2f2430', '#f6dc9a') +
  seated(-38, 0.82, '#ffd45a', '#3a2a2f') +
  seated(0, 0.9, '#3f9fc8', '#2f2430') +
  seated(40, 1.15, '#2f4f80', '#2f2430') +
  fill('#fffaf0', 'M-124-106Q0-122 112-106L116-94H-128z') +
  fill('#c8324a', `${repeat(8, (i) => `M${-128 + i * 31}-95h15.5q-7.75 22-15.500 0z`)}M-128-97H116v5H-128z`) +
  fill(
    '#fffaf0',
    repeat(8, (i) => `M${-112.5 + i * 31}-95h15.5q-7.75 22-15.500 0z`),
  ) +
  fill('#8a5238', 'M-172-44C-146-24-110-22-70-22H90C120-24 146-30 166-48L150-4C130 12-120 12-146-2-160-16-168-30-172-44z') +
  fill('#d89a5c', 'M-172-44C-146-24-110-22-70-22H90C120-24 146-30 166-48L164-42C144-22 118-16 92-15H-72C-112-15-146-18-170-38z') +
  line('#5f3428', 2, 'M-158-18C-120 0 120 0 156-20', 0.7) +
  fill('#2f7f7c', circle(-136, -16, 5) + rect(-120, -12, 210, 4)) +
  brush('#fff', 4, 'M-150 13H150', 0.7);

/** Al Fahidi and its wind towers on a bright morning, from the water of Dubai Creek. */
export const dubaiCreek: Scene = {
  slug: 'dubai-creek',
  crops: ['card', 'hero'],
  layers: [
    sky(['#2f8fb8', '#8accd4', '#e4efd8', '#fff0c8'], quay),
    cumulus({
      at: endAt(rows<[number, number, number]>('0.12,0.34,150 0.3,0.16,120 -0.4,0.3,190')),
      light: '#fffdf4',
      body: '#f8f6ea',
      shade: '#bcd8d8',
      seed: 38,
    }),
    massing({
      y: quay,
      between: [-0.02, 1.02],
      tall: [20, 90],
      wide: [16, 34],
      colour: '#9cc0c8',
      light: '#c0d8d4',
      seed: 27,
      mound: false,
    }),
    haze({ y: quay - 0.06, height: 0.2, colour: '#fff4d8', opacity: 0.7 }),
    water({
      from: quay,
      colours: ['#a8dcd0', '#4fb0b8', '#1f7f9c', '#155f84'],
      ripple: '#f4fff4',
      rippleOpacity: 0.5,
      count: 90,
      seed: 58,
    }),
    reflection({ x: fromEnd(0.62), from: quay + 0.02, height: 90, width: 460, colour: '#ffe0b0', opacity: 0.45, seed: 9 }),
    place(
      windTowerHouses({
        wall: ['#ffecc8', '#e8bf8c', '#a87860'],
        white: ['#fffaf0', '#ecdccc', '#b0a0a4'],
        dark: '#6a4048',
        wood: '#7a4a34',
      }),
      { x: fromEnd(0.62), y: quay, scale: { card: 0.98, hero: 1, share: 0.98 } },
    ),
    palms({
      at: endAt(
        rows<[number, number, number, number]>(
          '0.1,0.565,110,-10 0.18,0.565,140,10 0.52,0.565,120,-8 0.72,0.565,104,8 0.97,0.565,150,-10',
        ),
      ),
      light: '#5fa858',
      dark: '#1f7058',
      trunk: '#6f4a3a',
      trunkLight: '#c08a58',
      seed: 71,
    }),
    {
      draw: ({ w, h, u, ink }) =>
        fill(ink.fade('#f4dcb0', '#a88068'), rect(0, quay * h - 2 * u, w, 14 * u)) +
        fill('#fff4d8', rect(0, quay * h - 4 * u, w, 4 * u)),
    },
    birds({ x: fromEnd(0.16), y: 0.2, count: 9, size: 15, colour: '#fff', spread: 110, seed: 73 }),
    scatter(() => fill('#0f4f70', sliver(-170, 10, 340, 12), 0.4), [{ x: fromEnd(0.34), y: 0.715, scale: 1.1 }]),
    scatter(abra, [{ x: fromEnd(0.34), y: 0.705, scale: 1.1 }]),
    birds({ x: fromEnd(0.66), y: 0.84, count: 4, size: 34, colour: '#fff', spread: 120, seed: 19 }),
    grain(0.8),
  ],
};
