import { compactPath } from './compact.ts';
import { each, short } from './numbers.ts';

export type Stop = readonly [offset: number, colour: string, opacity?: number];

/** Collects the paints of one file. Ids carry the file's prefix, so that several posters can be inlined in one page. */
export interface Ink {
  /** Bands across the shape, first colour on the lit side. */
  side(light: string, body: string, shade: string): string;
  /** A rounded body: highlight towards the light, core shadow opposite. */
  ball(light: string, body: string, shade: string): string;
  fade(...colours: readonly (string | Stop)[]): string;
  /** Across the shape from the lit side. */
  across(...colours: readonly (string | Stop)[]): string;
  radial(...stops: readonly Stop[]): string;
  pattern(size: number, content: string): string;
  clip(d: string): string;
  definitions(): string;
}

function stopsOf(colours: readonly (string | Stop)[]): string {
  return each(colours, (entry, index) => {
    const [offset, colour, opacity] = typeof entry === 'string' ? [index / Math.max(1, colours.length - 1), entry] : entry;
    const at = Math.round(offset * 1000) / 1000;
    return `<stop${at === 0 ? '' : ` offset="${String(at).replace(/^0\./, '.')}"`} stop-color="${colour}"${opacity === undefined ? '' : ` stop-opacity="${String(opacity).replace(/^0\./, '.')}"`}/>`;
  });
}

/** `lit` is the side that light comes from: -1 left, 1 right. */
export function inkFor(prefix: string, lit: -1 | 1): Ink {
  const known = new Map<string, string>();
  const define = (make: (id: string) => string): string => {
    const key = make('');
    let id = known.get(key);
    if (id === undefined) {
      id = `${prefix}${known.size.toString(36)}`;
      known.set(key, id);
    }
    return `url(#${id})`;
  };
  const horizontal = lit === -1 ? '' : ' x1="1" x2="0"';
  const linear = (attributes: string, colours: readonly (string | Stop)[]) =>
    define((id) => `<linearGradient id="${id}"${attributes}>${stopsOf(colours)}</linearGradient>`);
  return {
    side: (light, body, shade) =>
      linear(horizontal, [
        [0, light],
        [0.34, light],
        [0.4, body],
        [0.64, body],
        [0.7, shade],
      ]),
    ball: (light, body, shade) => {
      const cx = lit === -1 ? '.32' : '.68';
      return define(
        (id) =>
          `<radialGradient id="${id}" cx="${cx}" cy=".38" r=".78">${stopsOf([
            [0.18, light],
            [0.3, body],
            [0.62, body],
            [0.78, shade],
          ])}</radialGradient>`,
      );
    },
    fade: (...colours) => linear(' x2="0" y2="1"', colours),
    across: (...colours) => linear(horizontal, colours),
    radial: (...stops) => define((id) => `<radialGradient id="${id}">${stopsOf(stops)}</radialGradient>`),
    pattern: (size, content) =>
      define(
        (id) =>
          `<pattern id="${id}" width="${short(size)}" height="${short(size)}" patternUnits="userSpaceOnUse">${content}</pattern>`,
      ),
    clip: (d) => define((id) => `<clipPath id="${id}"><path d="${compactPath(d)}"/></clipPath>`),
    definitions: () => [...known].map(([key, id]) => key.replace('id=""', `id="${id}"`)).join(''),
  };
}

const opacityOf = (opacity: number | undefined) =>
  opacity === undefined || opacity === 1 ? '' : ` opacity="${String(Math.round(opacity * 100) / 100).replace(/^0\./, '.')}"`;

export function fill(paint: string, d: string, opacity?: number): string {
  return d === '' ? '' : `<path d="${compactPath(d)}" fill="${paint}"${opacityOf(opacity)}/>`;
}

export function line(paint: string, width: number, d: string, opacity?: number, extra = ''): string {
  return d === ''
    ? ''
    : `<path d="${compactPath(d)}" fill="none" stroke="${paint}" stroke-width="${short(width)}"${extra}${opacityOf(opacity)}/>`;
}

/** Round-ended strokes: ropes, twigs, birds. */
export function brush(paint: string, width: number, d: string, opacity?: number): string {
  return line(paint, width, d, opacity, ' stroke-linecap="round" stroke-linejoin="round"');
}

export function group(transform: string, content: string): string {
  return `<g transform="${transform}">${content}</g>`;
}

/** Each shape painted over its own width, so that every tower has a lit and a shaded side of its own. */
export function fills(paint: string, shapes: readonly string[], opacity?: number): string {
  return `<g fill="${paint}"${opacityOf(opacity)}>${shapes.map((d) => `<path d="${compactPath(d)}"/>`).join('')}</g>`;
}
