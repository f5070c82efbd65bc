import { randomFrom } from '../../engine/numbers.ts';
import { type Layer, place } from '../../engine/stage.ts';
import { facade } from '../../landmarks/stays/facade.ts';
import { tower, towerForms } from '../../landmarks/stays/tower.ts';
import { pick, type View } from './view.ts';

const glasses = ['#8ab4c8', '#c8b08c', '#8c9cb4', '#9ab8a8', '#b49a94'];

/** A house with this look at `x`, a fraction of the width. */
function houseOf({ look, light, index, seed, foot, atWater }: View, size: number) {
  const round = Math.floor(index / 3);
  return (x: number, wide: number, floors: number, number: number, y = foot): Layer =>
    place(
      facade({
        ...{ wide, floors, seed: seed + number, lit: light.lit, lamp: light.lamp },
        ...{ roof: pick(look.roofs, index + number + round), windows: pick(look.windows, index + number) },
        ...{
          wall: light.three(pick(look.walls, index + number + 2 * round)),
          tile: light.three(pick(look.tiles, index + number)),
        },
        ...{ trim: light.at('#fffaf0'), glass: light.at('#4f6a84'), cloth: light.at(pick(look.cloth, index + number + round)) },
        ...{ balconies: (seed + number) % 2 === 0, floorHeight: floors > 7 ? 26 : 33 },
      }),
      { x, y, scale: atWater ? size * 0.92 : size },
    );
}

/** Houses side by side, between two units of the width. */
export function row(view: View, from: number, to: number, most: number, size: number): Layer[] {
  const random = randomFrom(view.seed);
  const house = houseOf(view, size);
  const all: Layer[] = [];
  for (let x = from, k = 1; x < to; k += 1) {
    const wide = 84 + Math.round(random() * 50);
    const gap = view.look.street ? 1 : 30 + random() * 40;
    const floors = Math.max(2, Math.round(most - random() * (most / 2.5)));
    all.push(house((x + (wide * size) / 2) / 800, wide, floors, k, view.foot - 0.01));
    x += wide * size + gap;
  }
  return all;
}

/** The middle of the hotel, a fraction of the width. */
export const middleOf = (index: number) => 0.5 + (((index * 2) % 5) - 2) * 0.055;

/** The hotel, and the houses beside it in a street. */
export function houses(view: View): Layer[] {
  const { look, light, building, index, seed, foot, atWater } = view;
  const size = look.tall && building !== 'home' ? 1.2 : building === 'home' && !look.street ? 1.85 : 1.5;
  const house = houseOf(view, size);
  const x = middleOf(index);
  const floors = look.floors ?? 4;
  const beside = look.street ? row(view, -40, 840, Math.min(5, floors), size) : [];
  if (building === 'grand' && look.tall) {
    const form = pick(towerForms, index);
    return [
      ...beside,
      place(
        tower({
          ...{ form, seed, lit: light.lit, lamp: light.lamp },
          wide: (form === 'twin' ? 190 : 140) + (index % 4) * 10,
          high: 290 + ((index * 5) % 7) * 17,
          glass: light.three(pick(glasses, index)),
          slab: light.at('#fdf4e4'),
          dark: light.at('#3a4460'),
        }),
        { x, y: foot, scale: atWater ? 1.08 : 1.15 },
      ),
    ];
  }
  if (building === 'grand') {
    const high = Math.max(3, Math.min(7, floors + 1) - (index % 2));
    const wing = Math.max(2, high - 2 + (index % 2));
    const wings = look.street ? [] : [house(x - 0.34, 130, wing, 1), house(x + 0.34, 130, wing, 1)];
    return [...beside, ...wings, house(x, high > 7 ? 190 : 300 + (index % 4) * 18, high, 0, foot + 0.004)];
  }
  if (building === 'plain') {
    const high = Math.max(floors - (floors > 7 ? 2 * (index % 3) : index % 2), 2);
    return [...beside, house(x, (high > 7 ? 170 : 220) + (index % 4) * 16, high, 0, foot + 0.004)];
  }
  const low = Math.min(floors, look.street ? 4 : 3);
  const side = index % 4 < 2 ? 1 : -1;
  return [
    ...beside,
    house(x - 0.17 * side, 126 + (index % 3) * 18, Math.max(2, low - 1), 2),
    house(x + 0.1 * side, 160 + (index % 5) * 10, low, 0, foot + 0.004),
  ];
}

/** Only the streets: one far, and away from the water one that begins below the picture. */
export function streets(view: View): Layer[] {
  const { look, atWater, seed } = view;
  const most = Math.min(look.tall ? 9 : 4, look.floors ?? 4);
  if (atWater) return row(view, -40, 840, most, 1);
  return [...row(view, -40, 840, most, 0.82), ...row({ ...view, seed: seed + 7, foot: 1.03 }, -60, 860, Math.min(most, 5), 1.5)];
}
