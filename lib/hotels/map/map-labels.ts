import { type Box, layPins } from './map-pins';
import type { Pixel, Size } from './map-view';

/** The width of a name in small type, in pixels. Measuring each would be slow; rather too wide, so that none is cut. */
export const nameWidth = (text: string) => 10 + 6.5 * text.length;

/** `at`, moved sideways until a name of this width around it is whole; null when the point itself is beside the map. */
export function clampToMap({ x, y }: Pixel, width: number, size: Size): Pixel | null {
  if (x < 0 || y < 0 || x > size.width || y > size.height) return null;
  const least = width / 2 + 4;
  return { x: Math.max(least, Math.min(x, size.width - least)), y };
}

/** Areas without prices and names: outside the map, and behind its arrow, scale and buttons. */
export function edgesOf({ width, height }: Size): Box[] {
  const far = 9_999;
  return [
    { x: -far / 2, y: height / 2, width: far, height: far },
    { x: width + far / 2, y: height / 2, width: far, height: far },
    { x: width / 2, y: -far / 2, width: far, height: far },
    { x: width / 2, y: height + far / 2, width: far, height: far },
    { x: 80, y: 24, width: 160, height: 52 },
    { x: width - 34, y: 72, width: 60, height: 150 },
  ];
}

const labelSize: Size = { width: 52, height: 18 };
/** In degrees from the top of a ring. */
const turns = [0, 30, -30, 60, -60, 180, 150, -150, 120, -120];

/** The position of a ring's distance label: at its top, or as near as there is room; null without room. */
export function placeOnRing(center: Pixel, radius: number, taken: readonly Box[]): Pixel | null {
  const at = { x: center.x, y: center.y - radius - 5 };
  const spots = turns.map((degrees) => {
    const angle = (degrees * Math.PI) / 180;
    return { x: radius * Math.sin(angle), y: radius * (1 - Math.cos(angle)) };
  });
  const [label] = layPins([{ item: null, at }], labelSize, { taken, spots });
  return label?.isOpen ? { x: at.x + label.shift.x, y: at.y + label.shift.y } : null;
}
