import type { windowViews } from '../../../../supabase/functions/_shared/suppliers/sandbox/hotels/properties/art.ts';
import { fill, line } from '../../engine/ink.ts';
import { range } from '../../engine/numbers.ts';
import { arch, circle, ellipse, open, poly, rect } from '../../engine/paths.ts';
import type { Layer, Scene } from '../../engine/stage.ts';
import { massing } from '../../nature/massing.ts';
import { hills } from '../../nature/terrain.ts';
import { crowns } from '../../nature/trees.ts';
import { water } from '../../nature/water.ts';
import { lightOf, skyOf } from './hours.ts';

/** Colours of a room or a hall. */
export const tones = [
  { wall: '#efe6d8', floor: '#c89c70', wood: '#8a5a3c', cloth: '#3f7f8a', lamp: '#ffe6a8' },
  { wall: '#dfe6e2', floor: '#d8b48c', wood: '#5f4a44', cloth: '#b4603f', lamp: '#fff0c0' },
  { wall: '#ecd8c4', floor: '#a87850', wood: '#6a4034', cloth: '#5a4a84', lamp: '#ffdf94' },
] as const;

export type Tone = (typeof tones)[number];
const frames = [
  [80, 110, 300, 280],
  [440, 100, 280, 290],
  [230, 90, 340, 250],
] as const;

/** A room with its bed; the window says what kind of place is outside. */
export function room(view: (typeof windowViews)[number], index: number): Scene {
  const tone = tones[index] as Tone;
  const [x, y, w, h] = frames[index] as (typeof frames)[number];
  const light = lightOf((['morning', 'noon', 'dusk'] as const)[index] ?? 'noon');
  const at = light.at;
  const outside: Record<typeof view, Layer[]> = {
    towers: [
      massing({
        y: 0.66,
        between: [0, 1],
        tall: [40, 190],
        wide: [26, 50],
        colour: at('#8aa0b4'),
        light: at('#b8c8d0'),
        window: light.lamp,
        seed: 11 + index,
        mound: false,
      }),
    ],
    garden: [
      crowns({
        at: range(6).map((k): [number, number, number] => [0.1 + k * 0.16, 0.68, 150 + (k % 3) * 40]),
        light: at('#8ab870'),
        dark: at('#4f8058'),
        seed: 5 + index,
      }),
    ],
    hills: [
      hills({ y: 0.44, amp: 70, rough: 0.5, seed: 8 + index, fill: [at('#a08a78'), at('#ccb89c')] }),
      hills({ y: 0.55, amp: 40, rough: 0.2, seed: 4 + index, fill: [at('#9a8468'), at('#c4a884')] }),
    ],
    water: [
      water({ from: 0.44, colours: ['#bfe8e4', '#4fb4bc', '#1f7f9c'].map(at), ripple: '#ffffff', count: 40, seed: 3 + index }),
    ],
  };
  const right = index !== 1;
  return {
    slug: `stay-room-${view}-${index + 1}`,
    crops: ['card'],
    layers: [...skyOf(light, index * 3, 0.6), ...outside[view], walls(tone, [x, y, w, h]), bed(tone, right, index)],
  };
}

/** The wall around an open window, curtains and floor. */
function walls(tone: Tone, [x, y, w, h]: readonly [number, number, number, number]): Layer {
  return {
    draw: ({ ink }) =>
      fill(ink.fade(tone.wall, tone.wall), `M0 0H800V600H0zM${x} ${y}V${y + h}H${x + w}V${y}z`) +
      fill('#fffaf0', `M${x - 9} ${y - 9}H${x + w + 9}V${y + h + 9}H${x - 9}zM${x} ${y}V${y + h}H${x + w}V${y}z`) +
      line('#fffaf0', 6, open(x + w / 2, y, x + w / 2, y + h)) +
      fill(
        tone.cloth,
        `M${x - 34} ${y - 22}H${x + 30}Q${x + 34} ${y + h * 0.5} ${x + 4} ${y + h + 60}H${x - 34}zM${x + w - 30} ${y - 22}H${x + w + 34}V${y + h + 60}H${x + w - 4}Q${x + w - 34} ${y + h * 0.5} ${x + w - 30} ${y - 22}z`,
        0.88,
      ) +
      line(
        '#ffffff',
        1.5,
        range(3)
          .map(
            (k) =>
              open(x - 24 + k * 14, y - 20, x - 26 + k * 8, y + h + 58) +
              open(x + w + 24 - k * 14, y - 20, x + w + 26 - k * 8, y + h + 58),
          )
          .join(''),
        0.3,
      ) +
      line(tone.wood, 6, open(x - 46, y - 24, x + w + 46, y - 24)) +
      fill(ink.fade(tone.floor, tone.wood), rect(0, 460, 800, 140)) +
      line(
        tone.wood,
        1.4,
        range(9)
          .map((k) => open(k * 110 - 60, 600, k * 96 - 10, 460))
          .join(''),
        0.35,
      ) +
      fill('#fffaf0', rect(0, 452, 800, 9)),
  };
}

function bed(tone: Tone, right: boolean, index: number): Layer {
  return {
    draw: ({ ink }) => {
      const s = right ? 1 : -1;
      const x = right ? 500 : 300;
      const at = (from: number, w: number) => (s === 1 ? x + from : x - from - w);
      return (
        fill('#3a2a3a', ellipse(x + s * 60, 566, 300, 22), 0.25) +
        fill(ink.fade(tone.wood, tone.wood), index === 2 ? arch(x + s * 190, 540, 190, 250) : rect(at(96, 200), 290, 200, 240)) +
        fill(tone.cloth, rect(at(110, 172), 310, 172, 120), 0.5) +
        fill('#ffffff', `M${at(-180, 460)} 470Q${x + s * 60} 440 ${at(-180, 460) + 460} 470V548H${at(-180, 460)}z`) +
        fill('#e4dcd4', rect(at(-180, 460), 520, 460, 34)) +
        fill(tone.cloth, `M${at(-180, 170)} 474q85-12 170 0V552h-170z`, 0.92) +
        fill('#ffffff', rect(at(150, 66), 410, 66, 52) + rect(at(222, 60), 414, 60, 48)) +
        fill(tone.cloth, rect(at(130, 44), 424, 44, 40)) +
        fill(tone.wood, rect(at(-180, 460), 552, 460, 8) + rect(at(-172, 10), 556, 10, 20) + rect(at(262, 10), 556, 10, 20)) +
        fill(tone.lamp, circle(x + s * 20, 300, 90), 0.22) +
        line(tone.wood, 3, open(x + s * 20, 0, x + s * 20, 250)) +
        fill(tone.lamp, poly(x + s * 20 - 36, 300, x + s * 20 - 20, 250, x + s * 20 + 20, 250, x + s * 20 + 36, 300)) +
        fill(
          tone.wood,
          rect(30 + (right ? 0 : 610), 430, 120, 10) +
            rect(40 + (right ? 0 : 610), 440, 6, 90) +
            rect(134 + (right ? 0 : 610), 440, 6, 90),
        ) +
        fill(tone.cloth, ellipse(90 + (right ? 0 : 610), 418, 16, 14)) +
        line(
          '#5f8a5a',
          3,
          open(90 + (right ? 0 : 610), 410, 80 + (right ? 0 : 610), 370) +
            open(90 + (right ? 0 : 610), 410, 100 + (right ? 0 : 610), 364) +
            open(90 + (right ? 0 : 610), 410, 91 + (right ? 0 : 610), 356),
        )
      );
    },
  };
}
