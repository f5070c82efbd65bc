import { mapColours, numberedMap } from '@/lib/geography/numbered-map';
import { type Point, project, type Size } from '@/lib/hotels/map/map-view';
import { nearView } from '@/lib/hotels/map/near-view';
import { townGround } from '@/lib/hotels/map/town-ground';
import { loadTownMap } from '@/lib/hotels/map/town-map';

const colours = { sea: mapColours.sea, land: '#2a4168', soft: mapColours.country, road: '#46618f' };

interface TownDrawing {
  townId: string;
  places: readonly Point[];
  /** A hotel, with rings around it. */
  stay?: Point;
  size: Size;
}

/** An SVG file: numbered places in a town. */
export async function townDrawing({ townId, places, stay, size }: TownDrawing): Promise<string> {
  const town = await loadTownMap(townId);
  const { view, ring } = nearView(stay ? [stay, ...places] : places, size);
  const at = (point: Point) => {
    const { x, y } = project(view, size, point);
    return [x, y] as const;
  };
  const rings = [1, 2, 3, 4].map((times) => {
    const [x, y] = stay ? at(stay) : [0, 0];
    return `<circle cx="${Math.round(x)}" cy="${Math.round(y)}" r="${Math.round(times * ring.pixels)}"/>`;
  });
  return numberedMap(
    [size.width, size.height],
    [
      `<rect width="${size.width}" height="${size.height}" fill="${colours.land}"/>`,
      ...(town ? townGround(town, view, size, colours) : []),
      stay
        ? `<g fill="none" stroke="${mapColours.rail}" stroke-opacity=".5" stroke-width="1.5" stroke-dasharray="2 8" stroke-linecap="round">${rings.join('')}</g>`
        : '',
    ],
    places.map(at),
    stay && at(stay),
  );
}
