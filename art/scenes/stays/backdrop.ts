import { fill, line } from '../../engine/ink.ts';
import { range } from '../../engine/numbers.ts';
import { dome, open, poly, rect } from '../../engine/paths.ts';
import { type Layer, place } from '../../engine/stage.ts';
import { fairyChimney } from '../../landmarks/asia/fairy-chimneys.ts';
import { massing } from '../../nature/massing.ts';
import { haze } from '../../nature/sky.ts';
import { dunes, hills, mountains } from '../../nature/terrain.ts';
import { blend } from './hours.ts';
import type { Look } from './looks.ts';
import type { View } from './view.ts';

/** The background, far behind the houses. */
export function behind({ look, light, seed, horizon: y, atWater }: View): Layer[] {
  const { at } = light;
  const far = (colour: string) => at(blend(colour, light.haze, 0.45));
  const town = {
    y: y + 0.02,
    between: [-0.02, 1.02],
    window: light.lamp,
    windowOpacity: 0.25 + light.lit,
    mound: false,
  } as const;
  const skyline = [
    massing({ ...town, tall: [70, 270], wide: [22, 50], colour: far('#8aa4b8'), light: far('#b4c8d4'), seed }),
    massing({ ...town, tall: [30, 150], wide: [28, 56], colour: far('#6f8ea6'), light: far('#9ab4c4'), seed: seed + 5 }),
  ];
  const mist = haze({ y, height: 0.2, colour: light.haze, opacity: 0.55 });
  const ridge = { y: y - 0.12, amp: 90, rough: 0.7, seed, to: y + 0.04 };
  const layers: Record<Look['behind'], Layer[]> = {
    skyline: [...skyline, mist],
    town: [
      massing({ ...town, tall: [40, 120], wide: [26, 52], colour: far('#a89aa4'), light: far('#c8b8b4'), seed, roofs: 'mixed' }),
      mist,
    ],
    plain: [massing({ ...town, tall: [6, 50], wide: [30, 70], colour: far('#b8a890'), seed, windowOpacity: light.lit }), mist],
    hills: [
      hills({ y: y - 0.14, amp: 70, rough: 0.2, seed, fill: [far('#7aa48c'), far('#94b898')], tilt: 50 - (seed % 3) * 50 }),
      hills({ y: y - 0.06, amp: 40, rough: 0.15, seed: seed + 3, fill: [at('#6a9a70'), at('#8ab480')] }),
      mist,
    ],
    mountains: [
      mountains({
        ...ridge,
        y: y - 0.2,
        amp: 130,
        fill: [far('#90a4bc'), far('#b8c4cc')],
        shade: far('#68809c'),
        peaks: [[0.2 + (seed % 4) * 0.18, 80]],
        snow: { y: 0.38, light: at('#ffffff'), shade: at('#ccd8ea') },
      }),
      hills({
        y: y - 0.06,
        amp: 46,
        rough: 0.2,
        seed: seed + 2,
        fill: [at('#5f9070'), at('#88b080')],
      }),
      mist,
    ],
    snow: [
      mountains({
        ...ridge,
        y: y - 0.22,
        amp: 150,
        rough: 0.85,
        fill: [at('#f4f8ff'), at('#b4c8e4')],
        shade: at('#7a94c4'),
        shadeOpacity: 0.7,
        peaks: [[0.2 + (seed % 4) * 0.18, 90]],
      }),
      mist,
    ],
    rocks: [
      mountains({
        ...ridge,
        y: y - 0.18,
        amp: 120,
        fill: [far('#a8866c'), far('#cbb094')],
        shade: far('#7a5f58'),
        peaks: [[0.12 + (seed % 5) * 0.18, 80]],
      }),
      mountains({ ...ridge, y: y - 0.06, amp: 60, seed: seed + 4, fill: [at('#96745c'), at('#bc9c7c')], shade: at('#6f5450') }),
      mist,
    ],
    dunes: [
      dunes({
        at: [
          [0.25 + (seed % 3) * 0.2, y - 0.1, 0.5, 0.16],
          [0.85 - (seed % 4) * 0.2, y - 0.04, 0.4, 0.12],
        ],
        light: at('#f4cf94'),
        foot: at('#dca868'),
        shade: at('#b07a54'),
        ripples: at('#fbe4b8'),
      }),
      mist,
    ],
    chimneys: [
      hills({ y: y - 0.1, amp: 40, rough: 0.2, seed, fill: [far('#d8b894'), far('#e8d0ac')] }),
      ...range(6).map((k) =>
        place(
          fairyChimney(60 + ((seed + k * 7) % 40), 120 + ((seed * 3 + k * 29) % 110), seed + k, {
            light: at('#f4e0bc'),
            body: at('#dcbc92'),
            shade: at('#a8846c'),
            cap: [at('#8a7468'), at('#5f5058')],
            hole: at('#6f5450'),
            glow: light.lamp,
          }),
          {
            x: 0.05 + k * 0.18,
            y: y + 0.04,
            scale: 1,
          },
        ),
      ),
    ],
    domes: [
      ...(atWater
        ? []
        : [massing({ ...town, tall: [20, 70], wide: [28, 54], colour: far('#c4a888'), light: far('#dcc4a4'), seed })]),
      mosque(seed, y, far(look.dome ?? '#c8b49a'), far('#e8d8bc')),
      mist,
    ],
  };
  return layers[look.behind];
}

/** A mosque far away: a dome between slender towers. */
function mosque(seed: number, y: number, colour: string, light: string): Layer {
  return {
    draw: ({ w, h }) => {
      const x = w * (seed % 2 === 0 ? 0.2 : 0.8);
      const base = h * (y + 0.02);
      const spire = (at: number, high: number) =>
        rect(at - 6, base - high, 12, high) +
        rect(at - 10, base - high * 0.66, 20, 7) +
        rect(at - 9, base - high * 0.88, 18, 6) +
        poly(at - 6, base - high, at, base - high - 30, at + 6, base - high);
      return (
        fill(
          colour,
          rect(x - 90, base - 150, 180, 154) +
            dome(x, base - 148, 60, 74) +
            dome(x - 70, base - 148, 22, 24) +
            dome(x + 70, base - 148, 22, 24),
        ) +
        fill(light, spire(x - 118, 300) + spire(x + 118, 300)) +
        line(light, 2, open(x, base - 218, x, base - 244))
      );
    },
  };
}
