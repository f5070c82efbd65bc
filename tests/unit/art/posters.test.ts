import { readdirSync, readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { type ArtPiece, type ArtSlug, art, artSizes } from '@/content/art';
import { destinations } from '@/content/destinations';
import { foodPictures } from '@/content/food-pictures';
import { popularFlights, popularHotels, popularOffers } from '@/content/popular';
import { sightPictures } from '@/content/sight-pictures';
import { drawCards, drawPosters } from '@/scripts/art/draw';
import { allCrops } from '@/scripts/art/engine/stage';
import { scenes } from '@/scripts/art/scenes';
import { contrast, siteTokens } from '../theme/tokens';

const folder = new URL('../../../public/art/', import.meta.url);
const committed = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.svg'));
const posters = drawPosters();
const drawn = [...posters, ...drawCards()];
const pieces = Object.entries(art) as [ArtSlug, ArtPiece][];

/** Most are lighter than the limit before they are compressed. */
const isHeavier = (svg: string, bytes: number) => svg.length > bytes && gzipSync(svg).length > bytes;

const idsOf = (svg: string) => [...svg.matchAll(/ id="([^"]+)"/g)].map((match) => match[1]);

describe('travel posters', () => {
  it('are committed as drawn by the script', () => {
    expect(committed.toSorted()).toEqual(drawn.map(({ file }) => file).toSorted());
    const changed = drawn.filter(({ file, svg }) => readFileSync(new URL(file, folder), 'utf8') !== svg).map(({ file }) => file);
    expect(changed, 'run: node scripts/art/draw.ts').toEqual([]);
  });

  it('of hotels, sights and tables have at most 11 kB compressed', () => {
    const heavy = drawn.filter(({ file, svg }) => file.includes('/') && isHeavier(svg, 11_000));
    expect(heavy.map(({ file }) => file)).toEqual([]);
  });

  it('have at most 25 kB compressed', () => {
    const heavy = drawn.filter(({ svg }) => isHeavier(svg, 25_000)).map(({ file }) => file);
    expect(heavy).toEqual([]);
  });

  it('have a description in both languages', () => {
    expect(pieces.map(([slug]) => slug).toSorted()).toEqual(scenes.map(({ slug }) => slug).toSorted());
    for (const [slug, { alt, crops }] of pieces) {
      expect(alt.en, slug).toMatch(/^[A-Z].{20,160}\.$/);
      expect(alt.ar, slug).toMatch(/^[؀-ۿ].{15,160}\.$/u);
      expect(crops, slug).toEqual(scenes.find((scene) => scene.slug === slug)?.crops ?? allCrops);
    }
  });

  it('show every sight of every destination, with a description in both languages', () => {
    const wanted = destinations.flatMap(({ slug, en }) => en.see.map((_, index) => `sights/${slug}-${index + 1}.svg`));
    expect(committed.filter((name) => name.startsWith('sights/')).toSorted()).toEqual(wanted.toSorted());
    for (const { slug, en } of destinations) {
      expect(sightPictures[slug], slug).toHaveLength(en.see.length);
      for (const alt of sightPictures[slug]) {
        expect(alt.en).toMatch(/^[A-Z][^.]{14,70}$/);
        expect(alt.ar).toMatch(/^[\u0600-\u06ff][^.]{12,70}$/u);
      }
    }
  });

  it('show a table of every destination', () => {
    const wanted = Object.keys(foodPictures).map((slug) => `food/${slug}-table.svg`);
    expect(committed.filter((name) => name.startsWith('food/')).toSorted()).toEqual(wanted.toSorted());
  });

  it.each([
    ['ltr', 0],
    ['rtl', 840],
  ])('keep the sky of the home page (%s) dark and even behind its text', async (reading, left) => {
    const { light } = siteTokens();
    const place = { left, top: 0, width: 840, height: 302 };
    const words = await sharp(`public/art/doha-hero-${reading}.svg`).extract(place).blur(3).png().toBuffer();
    const { channels } = await sharp(words).stats();
    const brightest = `#${channels.map(({ max }) => max.toString(16).padStart(2, '0')).join('')}`;
    expect(contrast(light.get('on-night') ?? '', brightest)).toBeGreaterThan(4.5);
  });

  it('exist for every card of the home page', () => {
    const wanted = [...popularFlights, ...popularHotels, ...popularOffers].map((card) => card.art);
    expect(wanted.filter((slug) => !committed.includes(`${slug}-card-ltr.svg`))).toEqual([]);
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
