import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { policyExample } from '@/content/business/corporate';
import { businessPages } from '@/content/business/pages';
import type { Guide, GuideText } from '@/content/guide';
import { isPicture } from '@/content/picture';
import { serviceGroups } from '@/content/services';
import { servicePrices } from '@/content/services/prices';
import { coverLevels } from '@/content/services/travel-insurance';
import { umrahRoutes } from '@/content/services/umrah';
import { visaKinds } from '@/content/services/visa';
import businessAr from '@/messages/ar/business.json';
import servicesAr from '@/messages/ar/services.json';
import business from '@/messages/en/business.json';
import services from '@/messages/en/services.json';

const isGuide = (value: unknown): value is Guide =>
  typeof value === 'object' && value !== null && 'art' in value && 'en' in value && 'ar' in value && 'name' in value;

async function guidesIn(folder: 'services' | 'business'): Promise<[file: string, guide: Guide][]> {
  const found = readdirSync(`content/${folder}`).map(async (file) => {
    const values: unknown[] = Object.values(await import(`../../../content/${folder}/${file.replace('.ts', '')}.ts`));
    return values.filter(isGuide).map((guide): [string, Guide] => [file, guide]);
  });
  return (await Promise.all(found)).flat();
}

const guides = [...(await guidesIn('services')), ...(await guidesIn('business'))];
const shape = (text: GuideText) => ({
  facts: text.facts.length,
  questions: text.questions.length,
  sections: text.sections.map(({ id, paragraphs, points, inOrder }) => [id, paragraphs.length, points?.length, inOrder]),
});

describe('the pages of services and business', () => {
  it('are all found', () => {
    expect(guides.length).toBeGreaterThanOrEqual(15);
  });

  it.each(guides)('%s has the lengths that search engines show', (_file, guide) => {
    for (const { title, description } of [guide.en, guide.ar]) {
      expect(title.length, title).toBeLessThanOrEqual(45);
      expect(description.length, description).toBeLessThanOrEqual(160);
      expect(description.length, description).toBeGreaterThan(90);
    }
  });

  it.each(guides)('%s has the same parts in both languages', (_file, guide) => {
    expect(shape(guide.ar)).toEqual(shape(guide.en));
  });

  it.each(guides)('%s has four facts, three questions or more, and a poster', (_file, guide) => {
    expect(guide.en.facts).toHaveLength(4);
    expect(guide.en.questions.length).toBeGreaterThanOrEqual(3);
    expect(isPicture(guide.art)).toBe(true);
  });

  it.each(guides)('%s is written in each language with its own letters', (_file, guide) => {
    expect(JSON.stringify(guide.en)).not.toMatch(/\p{Script=Arabic}/u);
    expect(JSON.stringify(guide.ar.sections)).not.toMatch(/[\u0660-\u0669?;]|\D, /u);
  });

  it.each(['en', 'ar'] as const)('have titles, descriptions and headings of their own in %s', (locale) => {
    for (const field of ['title', 'description', 'heading'] as const) {
      const words = guides.map(([, guide]) => guide[locale][field]);
      expect(new Set(words).size).toBe(words.length);
    }
  });
});

describe('the two indexes', () => {
  it.each([services.index, servicesAr.index, business.index, businessAr.index])('have the same lengths', (index) => {
    expect(index.title.length).toBeLessThanOrEqual(45);
    expect(index.description.length).toBeLessThanOrEqual(160);
    expect(guides.flatMap(([, { en, ar }]) => [en.title, ar.title])).not.toContain(index.title);
  });
});

describe('the lists of services and of business pages', () => {
  it('lead to each page once, with a poster', () => {
    for (const entries of [serviceGroups.flatMap(({ services }) => services), businessPages]) {
      const addresses = entries.map(({ href }) => href);
      expect(new Set(addresses).size).toBe(addresses.length);
      for (const { art: poster } of entries) expect(isPicture(poster)).toBe(true);
    }
  });
});

describe('a comparison', () => {
  it.each([coverLevels, policyExample, umrahRoutes, visaKinds])('has a cell for every column', ({ columns, rows }) => {
    for (const { cells } of rows) expect(cells).toHaveLength(columns.length);
  });
});

it('no fee of an authority is without its source', () => {
  for (const { besides } of servicePrices.visa) {
    expect(besides.en).toMatch(/not listed here/);
    expect(besides.ar).toMatch(/لا نذكرها هنا/);
    if (/\d/.test(besides.en)) expect(besides.en).toMatch(/since \d+ \w+ \d{4} according to the European Commission/);
  }
  expect(servicePrices.umrah.every(({ from }) => Number(from) > 0)).toBe(true);
});
