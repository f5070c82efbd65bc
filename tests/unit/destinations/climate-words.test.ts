import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { Destination, DestinationSlug } from '@/content/destination';
import { destinations } from '@/content/destinations';
import { places } from '@/content/places';
import { sunAt } from '@/lib/geography/sun';
import { locales } from '@/lib/i18n/locales';

function climateOf(slug: DestinationSlug): Destination['climate'] {
  const destination = destinations.find((one) => one.slug === slug);
  if (!destination) throw new Error(`There is no ${slug}`);
  return destination.climate;
}

describe('the figures of the climate', () => {
  it('Athens has 33 to 34 degrees in July and August, Istanbul 28 to 29', () => {
    for (const month of [6, 7]) {
      expect(Math.round(climateOf('greece').high[month] ?? 0)).toBeOneOf([33, 34]);
      expect(Math.round(climateOf('turkey').high[month] ?? 0)).toBeOneOf([28, 29]);
    }
  });

  it('the months of Paris add up to about 635 mm of rain', () => {
    const year = climateOf('france').rain.reduce((sum, month) => sum + month, 0);
    expect(Math.abs(year - 635)).toBeLessThan(5);
  });
});

interface Sentence {
  season: number;
  months: number[];
  figures?: 1;
}

/** What is said of the highs of a city: in which season, of which months (1 to 12), and how many figures of the text are highs. */
const sentencesOf: Record<DestinationSlug, Sentence[]> = {
  france: [
    { season: 0, months: [4, 5, 6] },
    { season: 1, months: [7, 8] },
    { season: 3, months: [11, 12, 1, 2, 3] },
  ],
  greece: [
    { season: 0, months: [4, 5] },
    { season: 1, months: [6, 9] },
    { season: 2, months: [7, 8], figures: 1 },
    { season: 3, months: [11, 12, 1, 2, 3] },
  ],
  turkey: [
    { season: 0, months: [4, 5] },
    { season: 1, months: [6, 7, 8] },
    { season: 2, months: [9, 10] },
    { season: 3, months: [11, 12, 1, 2, 3] },
  ],
  spain: [
    { season: 0, months: [3, 4, 5] },
    { season: 2, months: [9, 10] },
    { season: 3, months: [11, 12, 1, 2] },
  ],
  'saudi-arabia': [
    { season: 0, months: [11, 12, 1, 2] },
    { season: 1, months: [3, 4] },
  ],
  'south-korea': [{ season: 0, months: [4, 5] }],
  switzerland: [{ season: 3, months: [4, 5] }],
  uzbekistan: [{ season: 0, months: [4, 5] }],
  moscow: [{ season: 2, months: [5, 6, 7, 8] }],
  'ras-al-khaimah': [{ season: 0, months: [11, 12, 1, 2, 3] }],
  morocco: [],
};

const sentences = destinations.flatMap(({ slug }) => sentencesOf[slug].map((sentence) => ({ slug, ...sentence })));

const words: Record<string, number> = { Eight: 8, ثماني: 8 };
const figuresIn = (text: string) => (text.match(/\d+|Eight|ثماني/g) ?? []).map((figure) => words[figure] ?? Number(figure));

describe.each(locales)('what is said of the seasons (%s)', (locale) => {
  it.each(sentences)('$slug, season $season: the highs of months $months', ({ slug, season, months, figures = 2 }) => {
    const destination = destinations.find((one) => one.slug === slug);
    const highs = months.map((month) => destination?.climate.high[month - 1] ?? 0);
    const named = figuresIn(destination?.[locale].seasons[season]?.text ?? '').slice(0, figures);
    const [least, most] = [Math.min(...highs), Math.max(...highs)];
    expect(named.length).toBeGreaterThan(0);
    expect(Math.min(...named)).toBeGreaterThanOrEqual(Math.floor(least));
    expect(Math.max(...named)).toBeLessThanOrEqual(Math.ceil(most));
    if (named.length === 2) {
      expect(Math.abs(Math.min(...named) - least)).toBeLessThanOrEqual(1);
      expect(Math.abs(Math.max(...named) - most)).toBeLessThanOrEqual(1);
    }
  });

  it('Istanbul on the page about holidays in Turkey', () => {
    const section = places.find(({ slug }) => slug === 'turkey')?.[locale].sections.find(({ id }) => id === 'when');
    const [spring, summer] = (section?.points ?? []).map(({ text }) => figuresIn(text));
    const { high } = climateOf('turkey');
    expect(spring).toEqual([high[3], high[5]]);
    expect(summer).toEqual([high[6]]);
  });
});

describe('the sunset of Istanbul in mid-February', () => {
  const sunset = (latitude: number, longitude: number) => {
    const noon = new Date('2027-02-15T12:00:00Z');
    const { hourAngle, halfDay } = sunAt({ latitude, longitude }, noon);
    return noon.getTime() / 60_000 + (halfDay - hourAngle) * 4;
  };

  it.each(locales)('is as many minutes after that of Doha as the article says (%s)', (locale) => {
    // Both clocks are three hours ahead of UTC.
    const later = sunset(41.0082, 28.9784) - sunset(25.2854, 51.531);
    const text = readFileSync(`content/posts/travelling-in-ramadan/${locale}.md`, 'utf8');
    const row = text.split('\n').find((line) => /^\| (To Istanbul|إلى إسطنبول)/.test(line)) ?? '';
    const said = Number(/(\d+) (minutes|دقيقة)/.exec(row)?.[1]);
    expect(Math.abs(said - later)).toBeLessThan(4);
  });
});
