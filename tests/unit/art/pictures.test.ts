import { existsSync, readdirSync } from 'node:fs';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { type ArtPiece, type ArtSlug, art } from '@/content/art';
import { cardFile } from '@/content/card-file';
import { dayPictures } from '@/content/day-pictures';
import { destinations } from '@/content/destinations';
import { drawings } from '@/content/drawings';
import { foodPictures } from '@/content/food-pictures';
import { scenePictures } from '@/content/hotel-scenes';
import { hotels } from '@/content/hotels';
import { popularFlights, popularHotels, popularOffers } from '@/content/popular';
import { sightPictures } from '@/content/sight-pictures';
import { findPackage } from '@/lib/packages/on-sale/on-sale';
import { contrast, siteTokens } from '../theme/tokens';

const folder = new URL('../../../public/art/', import.meta.url);
const committed = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.svg'));
const pieces = Object.entries(art) as [ArtSlug, ArtPiece][];

describe('the pictures of the content', () => {
  it('are committed in every crop, with a description in both languages', () => {
    const wanted = pieces.flatMap(([slug, { crops }]) =>
      crops.flatMap((crop) => [`${slug}-${crop}-ltr.svg`, `${slug}-${crop}-rtl.svg`]),
    );
    expect(committed.filter((name) => !name.includes('/')).toSorted()).toEqual(wanted.toSorted());
    for (const [slug, { alt }] of pieces) {
      expect(alt.en, slug).toMatch(/^[A-Z].{20,160}\.$/);
      expect(alt.ar, slug).toMatch(/^[؀-ۿ].{15,160}\.$/u);
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
    expect(wanted.filter((slug) => !existsSync(`public${cardFile(slug, 'ltr')}`))).toEqual([]);
  });

  it('have a file and a description for each drawing that both directions of reading share', () => {
    for (const [name, alt] of Object.entries(drawings)) {
      expect(committed).toContain(`${name}.svg`);
      expect(alt.en, name).toMatch(/^\p{Lu}.{10,160}$/u);
      expect(alt.ar, name).toMatch(/^[\u0600-\u06ff].{10,160}$/u);
    }
    const own = committed
      .filter((name) => /^(?:pages|articles|days|places)\//.test(name))
      .map((name) => name.replace('.svg', ''));
    expect(own.filter((name) => !(name in drawings))).toEqual([]);
  });

  it('stand beside days that the holidays have', () => {
    for (const [id, days] of Object.entries(dayPictures)) {
      const length = findPackage(id)?.holiday.en.days.length ?? 0;
      expect(
        Object.keys(days).filter((day) => Number(day) > length),
        id,
      ).toEqual([]);
    }
  });

  it('are four for each hotel with a page', () => {
    for (const { slug, art: outside, scenes } of hotels) {
      const [en, ar] = [scenePictures(scenes, 'en'), scenePictures(scenes, 'ar')];
      expect(
        [`${outside}-card-ltr.svg`, ...en.map((picture) => `${picture.slug}.svg`)].filter((file) => !committed.includes(file)),
        slug,
      ).toEqual([]);
      for (const { alt } of en) expect(alt, slug).toMatch(/^[A-Z].{10,160}\.$/);
      for (const { alt } of ar) expect(alt, slug).toMatch(/^[\u0600-\u06ff].{10,160}\.$/u);
    }
  });
});
