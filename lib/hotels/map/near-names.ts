import type { Bilingual } from '@/content/bilingual';
import type { TownMap } from '@/content/town-map';
import type { Locale } from '@/lib/i18n/locales';
import { clampToMap } from './map-labels';
import { type Box, layPins } from './map-pins';
import { type Pixel, type Point, project, type Size } from './map-view';
import { nearView, pointOf, townSize } from './near-view';
import { namesOf } from './town-map';

type Kind = NearName['kind'];

/** What the map names besides what its town has, the first with the first choice of room. */
export interface Named {
  kind: Kind;
  name: Bilingual;
  at: readonly [latitude: number, longitude: number];
}

/** A name on a drawn map, by its middle, in the units of the drawing. */
interface NearName extends Pixel {
  text: string;
  kind: 'river' | 'park' | 'hill' | 'road' | 'ground' | 'quarter' | 'place';
  /** Only a wide screen has room for it. */
  isWide: boolean;
}

/** Units of the drawing to a pixel of the screen: type has one size, the drawing as many as there are screens. */
const phone = { units: 1.75, isWide: false };
const wide = { units: 0.95, isWide: true };
/** The drawing of a town has a list beside it, so it is smaller on a wide screen. */
const besideList = { units: 1.5, isWide: true };
/** In pixels; rather too wide, so that none is cut. Quarters are spaced. */
const widthOf = ({ text, kind }: Pick<NearName, 'text' | 'kind'>) => 8 + (kind === 'quarter' ? 9.2 : 7.6) * text.length;
const lineHeight = 18;
/** A number and its edge. */
const taken: Size = { width: 40, height: 40 };
/** Beside its place when a number stands on it. */
const spots = [0, -36, 36, -60, 60].flatMap((y) => [0, -70, 70].map((x) => ({ x, y })));

/** The quarters, rivers, parks and roads that the drawing around numbered places has room to name, with their positions. */
export function nearNames(
  town: TownMap | null,
  places: readonly Point[],
  size: Size,
  locale: Locale,
  more: readonly Named[] = [],
): NearName[] {
  const { view } = nearView(places, size);
  const numbers = places.map((place): Box => ({ ...project(view, size, place), ...taken }));
  const quarters = (town?.quarters ?? []).map((quarter): Named => ({ ...quarter, kind: 'quarter' }));
  const all = [
    ...[...more, ...quarters].map(({ kind, name, at }) => ({
      item: { text: name[locale], kind },
      at: project(view, size, pointOf(at)),
    })),
    ...namesOf(town, view, size, locale),
  ].filter(({ item }, index, names) => names.findIndex((other) => other.item.text === item.text) === index);
  const found: NearName[] = [];
  for (const { units, isWide } of [phone, size === townSize ? besideList : wide]) {
    const boxOf = (name: Pick<NearName, 'text' | 'kind'>): Size => ({ width: widthOf(name) * units, height: lineHeight * units });
    const rest = all.flatMap(({ item, at }) => {
      const whole = found.some(({ text }) => text === item.text) ? null : clampToMap(at, boxOf(item).width, size);
      return whole ? [{ item, at: whole }] : [];
    });
    const full = [...numbers, ...found.map((name): Box => ({ x: name.x, y: name.y, ...boxOf(name) }))];
    const added = layPins(rest, boxOf, { taken: full, spots }).flatMap(({ item, at, isOpen, shift }) => {
      const [x, y] = [Math.round(at.x + shift.x), Math.round(at.y + shift.y)];
      const { width, height } = boxOf(item);
      const isWhole = x > width / 2 && x < size.width - width / 2 && y > height / 2 && y < size.height - height / 2;
      return isOpen && isWhole ? [{ ...item, x, y, isWide }] : [];
    });
    found.push(...added);
  }
  return found;
}
