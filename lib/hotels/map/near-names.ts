import type { TownMap } from '@/content/town-map';
import type { Locale } from '@/lib/i18n/locales';
import { clampToMap } from './map-labels';
import { type Box, layPins } from './map-pins';
import { type Point, project, type Size } from './map-view';
import { nearView } from './near-view';
import { namesOf } from './town-map';

/** The type of a name is this high in the units of the drawing: eleven pixels on a phone. */
export const nameSize = 19;
const nameWidth = (text: string) => 14 + 0.58 * nameSize * text.length;
/** A number and its edge. */
const taken: Size = { width: 44, height: 44 };
/** Beside its place when a number stands on it. */
const spots = [0, -30, 30, -60, 60].flatMap((y) => [0, -70, 70].map((x) => ({ x, y })));

/** The rivers, parks, hills and roads that the drawing around numbered places has room to name, with their positions. */
export function nearNames(town: TownMap | null, places: readonly Point[], size: Size, locale: Locale) {
  const { view } = nearView(places, size);
  const numbers = places.map((place): Box => ({ ...project(view, size, place), ...taken }));
  const names = namesOf(town, view, size, locale).flatMap(({ item, at }) => {
    const whole = clampToMap(at, nameWidth(item.text), size);
    return whole ? [{ item, at: whole }] : [];
  });
  return layPins(names, ({ text }) => ({ width: nameWidth(text), height: nameSize + 8 }), { taken: numbers, spots }).flatMap(
    ({ item, at, isOpen, shift }) => {
      const [x, y] = [Math.round(at.x + shift.x), Math.round(at.y + shift.y)];
      const half = nameWidth(item.text) / 2;
      return isOpen && x > half && x < size.width - half && y > 24 && y < size.height - 12 ? [{ ...item, x, y }] : [];
    },
  );
}
