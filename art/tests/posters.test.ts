import { readdirSync, readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { artSizes } from '@/content/art';
import { drawCards, drawPosters } from '../draw.ts';

const folder = new URL('../../public/art/', import.meta.url);
const committed = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.svg'));
const posters = drawPosters();
const drawn = [...posters, ...drawCards()];

/** Most are lighter than the limit before they are compressed. */
const isHeavier = (svg: string, bytes: number) => svg.length > bytes && gzipSync(svg).length > bytes;

const idsOf = (svg: string) => [...svg.matchAll(/ id="([^"]+)"/g)].map((match) => match[1]);

describe('travel posters', () => {
  it('are committed as drawn by the script', () => {
    expect(committed.toSorted()).toEqual(drawn.map(({ file }) => file).toSorted());
    const changed = drawn.filter(({ file, svg }) => readFileSync(new URL(file, folder), 'utf8') !== svg).map(({ file }) => file);
    expect(changed, 'run: npm run art').toEqual([]);
  });

  it('of hotels, sights and tables have at most 11 kB compressed', () => {
    const heavy = drawn.filter(({ file, svg }) => file.includes('/') && isHeavier(svg, 11_000));
    expect(heavy.map(({ file }) => file)).toEqual([]);
  });

  it('have at most 25 kB compressed', () => {
    const heavy = drawn.filter(({ svg }) => isHeavier(svg, 25_000)).map(({ file }) => file);
    expect(heavy).toEqual([]);
  });

  it('have the proportions that the pages reserve', () => {
    for (const { file, crop, svg } of posters) {
      const { width, height } = artSizes[crop];
      expect(svg, file).toContain(`viewBox="0 0 ${width} ${height}" width="${width}" height="${height}"`);
    }
  });

  it('can be inlined in one page: no id is used twice or missing', () => {
    const all = drawn.flatMap(({ svg }) => idsOf(svg));
    expect(new Set(all).size).toBe(all.length);
    for (const { file, svg } of drawn) {
      const ids = new Set(idsOf(svg));
      const wanted = [...svg.matchAll(/url\(#([^)]+)\)/g)].map((match) => match[1]);
      expect(
        wanted.filter((id) => !ids.has(id)),
        file,
      ).toEqual([]);
    }
  });

  it('are drawings only, without text, images, scripts or invalid numbers', () => {
    for (const { file, svg } of drawn)
      expect(svg, file).not.toMatch(/<(text|image|script|foreignObject|style)|href|NaN|undefined|Infinity/);
  });
});
