import { randomFrom } from '../../engine/numbers.ts';
import { type Layer, place } from '../../engine/stage.ts';
import { facade } from '../../landmarks/stays/facade.ts';
import { tower, towerForms } from '../../landmarks/stays/tower.ts';
import { pick, type View } from './view.ts';

const sizes = { grand: [330, 6], plain: [236, 5], home: [150, 3], around: [150, 3] } as const;

/** The hotel, and the houses beside it in a street. */
export function houses(view: View): Layer[] {
  const { look, light, subject, index, seed, foot, atWater } = view;
  const random = randomFrom(seed);
  const size = look.street ? 1.18 : subject === 'home' ? 1.6 : (look.floors ?? 4) > 7 ? 1.2 : 1.4;
  const house = (x: number, wide: number, floors: number, number: number, y = foot): Layer =>
    place(
      facade({
        ...{ wide, floors, seed: seed + number, lit: light.lit, lamp: light.lamp },
        ...{ roof: pick(look.roofs, index + number), windows: pick(look.windows, index + number) },
        ...{ wall: light.three(pick(look.walls, index + number)), tile: light.three(pick(look.tiles, index + number)) },
        ...{ trim: light.at('#fffaf0'), glass: light.at('#4f6a84'), cloth: light.at(pick(look.cloth, index + number)) },
        ...{ balconies: (seed + number) % 2 === 0, floorHeight: floors > 7 ? 26 : 33 },
      }),
      { x, y, scale: atWater ? size * 0.92 : size },
    );
  const row = (from: number, to: number, most: number): Layer[] => {
    const all: Layer[] = [];
    for (let x = from, k = 1; x < to; k += 1) {
      const wide = 84 + Math.round(random() * 50);
      const gap = look.street ? 1 : 30 + random() * 40;
      all.push(
        house((x + (wide * size) / 2) / 800, wide, Math.max(2, Math.round(most - random() * (most / 2.5))), k, foot - 0.01),
      );
      x += wide * size + gap;
    }
    return all;
  };
  const x = 0.5 + ((index % 3) - 1) * 0.09;
  const floors = look.floors ?? 4;
  const streets = look.street ? row(-40, 840, Math.min(5, floors)) : [];
  if (subject === 'around') return row(-40, 840, Math.min(look.tall ? 9 : 5, floors));
  const [wide, usual] = sizes[subject];
  if (subject === 'grand' && look.tall) {
    const form = pick(towerForms, index + seed);
    return [
      place(
        tower({
          form,
          wide: form === 'twin' ? 190 : 150,
          high: 330 + (seed % 4) * 18,
          glass: light.three(pick(['#8ab4c8', '#c8b08c', '#8c9cb4'], index)),
          slab: light.at('#fdf4e4'),
          lamp: light.lamp,
          dark: light.at('#3a4460'),
          lit: light.lit,
          seed,
        }),
        { x, y: foot, scale: atWater ? 1.08 : 1.15 },
      ),
    ];
  }
  if (subject === 'home') {
    const low = Math.min(floors, look.street ? 4 : 3);
    return [...streets, house(x - 0.17, wide, Math.max(2, low - 1), 2), house(x + 0.1, wide + 30, low, 0, foot + 0.004)];
  }
  const high = subject === 'plain' ? Math.max(floors, 2) : Math.max(3, Math.min(usual + 1, floors + 1));
  const wings =
    subject === 'grand' && !look.street
      ? [house(x - 0.34, 130, Math.max(2, high - 2), 1), house(x + 0.34, 130, Math.max(2, high - 2), 1)]
      : [];
  return [...streets, ...wings, house(x, high > 7 ? 190 : wide, high, 0, foot + 0.004)];
}
