import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { hoursAheadOfDoha } from '@/content/clock';
import { destinationNotes } from '@/content/destination-notes';
import { destinations } from '@/content/destinations';
import { experiences } from '@/content/experiences';
import { placeCards } from '@/content/place-cards';
import { places } from '@/content/places';
import { plannedPlaces } from '@/content/planned-places';
import { posts } from '@/content/posts';
import {
  byFlightTime,
  climateColumns,
  findingsOf,
  formatKilometres,
  formatMinutes,
  isInRanges,
  monthNames,
  strip,
  temperatureScale,
  zoneInWords,
} from '@/lib/destinations/facts';
import { intlTag } from '@/lib/i18n/locales';
import { packagesOf } from '@/lib/packages/on-sale/on-sale';
import { visaRulesOf } from '@/lib/visa/rules-of';

describe('climate strip', () => {
  const climate = {
    high: [7, 8, 12, 15, 19, 23, 24, 24, 21, 16, 10, 7],
    low: [2, 1, 3, 5, 9, 12, 13, 13, 11, 8, 4, -14],
    rain: [22, 35.8, 30, 20, 39, 27, 40, 120, 22, 47, 32, 0],
  };

  describe('the climate strip', () => {
    it('starts with January at the start side', () => {
      const x = (direction: 'ltr' | 'rtl') => climateColumns(climate, direction).map((column) => column.x);
      expect(x('ltr')).toEqual([...x('rtl')].reverse());
      expect(x('ltr')[0]).toBe(15);
      expect(x('rtl')[0]).toBe(345);
    });

    it('keeps every bar inside its area, with the warm end above the cold one', () => {
      for (const { top, bottom, rainHeight } of climateColumns(climate, 'ltr')) {
        expect(top).toBeGreaterThanOrEqual(strip.barTop);
        expect(bottom).toBeLessThanOrEqual(strip.barBottom);
        expect(top).toBeLessThan(bottom);
        expect(rainHeight).toBeLessThanOrEqual(strip.rainHeight);
      }
    });

    it('draws no bar for no rain, and a small one for little rain', () => {
      expect(climateColumns(climate, 'ltr').at(-1)).toMatchObject({ rainHeight: 0, low: -14 });
      expect(climateColumns({ ...climate, rain: [1, 120] }, 'ltr')[0]?.rainHeight).toBe(2);
    });

    it('does not exaggerate small differences', () => {
      const heightOf = temperatureScale({ high: [30], low: [24] });
      expect(heightOf(24) - heightOf(30)).toBeCloseTo((strip.barBottom - strip.barTop) / 4, 6);
    });
  });
});

describe('facts', () => {
  describe('the time difference to Doha', () => {
    it.each([
      ['Asia/Riyadh', { winter: 0, summer: 0 }],
      ['Europe/Paris', { winter: -2, summer: -1 }],
      ['Asia/Seoul', { winter: 6, summer: 6 }],
      ['Asia/Dubai', { winter: 1, summer: 1 }],
      ['Asia/Kolkata', { winter: 2.5, summer: 2.5 }],
    ])('of %s is known in winter and in summer', (zone, difference) => {
      expect(hoursAheadOfDoha(zone)).toEqual(difference);
    });
  });

  it.each([
    [{ winter: 6, summer: 6 }, 'UTC+9'],
    [{ winter: -2, summer: -1 }, 'UTC+1 / +2'],
    [{ winter: 2.5, summer: 2.5 }, 'UTC+5:30'],
    [{ winter: -8, summer: -7 }, 'UTC−5 / −4'],
  ])('a zone %o is called %s', (difference, zone) => {
    expect(zoneInWords(difference)).toBe(zone);
  });

  describe('months', () => {
    it('are named in both languages', () => {
      expect(monthNames(intlTag('en'), 'short')[0]).toBe('Jan');
      expect(monthNames(intlTag('ar'), 'long')[6]).toBe('يوليو');
    });

    it('may be a range across the new year', () => {
      const winter = [[11, 3]] as const;
      expect([1, 3, 4, 10, 11, 12].filter((month) => isInRanges(month, winter))).toEqual([1, 3, 11, 12]);
      expect(isInRanges(5, [[4, 6]])).toBe(true);
      expect(isInRanges(5, [])).toBe(false);
    });
  });

  describe('flight facts', () => {
    it('read naturally in both languages', () => {
      expect(formatMinutes(405, intlTag('en'))).toBe('6 h 45 min');
      expect(formatMinutes(405, intlTag('ar'))).toBe('6 ساعات و45 دقيقة');
      expect(formatMinutes(60, intlTag('en'))).toBe('1 h');
      expect(formatKilometres(4968, intlTag('en'))).toBe('4,970 km');
      expect(formatKilometres(4968, intlTag('ar'))).toBe('4,970 كم');
    });
  });

  describe('texts agree with our data', () => {
    const contentOf = (file: string) => readFileSync(`content/${file}`, 'utf8');

    it('Seoul is nine hours away on every page', () => {
      const minutes = destinations.find(({ slug }) => slug === 'south-korea')?.gateway.minutes ?? 0;
      expect(Math.round(minutes / 60)).toBe(9);
      for (const file of ['destinations/south-korea.ts', 'planned-places/south-korea.ts']) {
        expect(contentOf(file)).toMatch(/[Aa]bout nine hours/);
        expect(contentOf(file)).toMatch(/نحو تسع ساعات/);
      }
    });

    it('Qataris have ten days in Uzbekistan and ninety in Turkey', () => {
      expect(visaRulesOf('QA')).toMatchObject({ UZ: '10', TR: '90' });
      expect(contentOf('destinations/uzbekistan.ts')).toMatch(/ten days visa-free.*عشرة أيام بلا تأشيرة/s);
      expect(contentOf('posts/samarkand-by-fast-train/ar.md')).toContain('عشرة أيام بلا تأشيرة');
      expect(contentOf('destinations/turkey.ts')).toMatch(/90 days.*90 يومًا/s);
    });

    it.each([
      ['packages/turkey.ts', /from sea level to the top|من الساحل إلى قمة/, /725.*725/s],
      [
        'packages/greece.ts',
        /tram to the beaches of Glyfada and Vouliagmeni|شواطئ غليفادا وفولياغميني/,
        /Voula, where it ends.*فولا، وهي آخر/s,
      ],
      ['planned-places/ras-al-khaimah.ts', /from the summit|من القمة/, /down the slope.*على السفح/s],
      ['destinations/saudi-arabia.ts', /Aseer stands around|ترتفع عسير نحو/, /at Al-Soudah.*عند السودة/s],
      ['packages/switzerland.ts', /Europe’s most powerful|أقوى شلال في أوروبا/, /in central Europe.*وسط أوروبا/s],
    ])('%s is right', (file, wrong, right) => {
      expect(contentOf(file)).not.toMatch(wrong);
      expect(contentOf(file)).toMatch(right);
    });

    it('the image of the site has the Node.js version whose time zone data the texts use', () => {
      const version = readFileSync('.nvmrc', 'utf8').trim();
      expect(JSON.parse(readFileSync('package.json', 'utf8'))).toMatchObject({ dependencies: { node: version } });
      expect(readFileSync('Dockerfile', 'utf8')).toContain(`FROM node:${version}-`);
    });
  });
});

describe('findings', () => {
  describe('the list of destinations', () => {
    it('is that of the specification, in its order', () => {
      const addresses = /\/explore\/destinations\/\{country\} \(([^)]+)\)/.exec(readFileSync('docs/specification.md', 'utf8'));
      expect(destinations.map(({ slug }) => slug)).toEqual(addresses?.[1]?.split(', '));
    });

    it.each(destinations)('leads from $slug to holidays or to a planning page', ({ slug }) => {
      const planned = [...places, ...plannedPlaces].some((place) => place.slug === slug);
      expect(packagesOf(slug).length > 0 || planned).toBe(true);
    });

    it.each(destinations)('has complete texts and numbers for $slug', ({ slug, climate, city, en, ar }) => {
      for (const values of [climate.high, climate.low, climate.rain]) expect(values).toHaveLength(12);
      expect(climate.high.every((high, month) => high > (climate.low[month] ?? 0))).toBe(true);
      expect(() => new Intl.DateTimeFormat('en', { timeZone: city.timeZone })).not.toThrow();
      for (const { title, description } of [en, ar]) {
        expect(title.length).toBeLessThanOrEqual(45);
        expect(description.length).toBeLessThanOrEqual(160);
      }
      for (const list of ['story', 'seasons', 'see', 'eat', 'goodToKnow', 'questions'] as const)
        expect(ar[list]).toHaveLength(en[list].length);
      for (const [first, last] of destinationNotes[slug].best) expect(Math.min(first, last)).toBeGreaterThan(0);
    });

    it.each(destinations)('leads from $slug to something to read or to do', ({ slug }) => {
      const isHere = (post: (typeof posts)[number]) => post.destinations?.includes(slug);
      expect(posts.some(isHere) || experiences.some(({ destination }) => destination === slug)).toBe(true);
    });

    it.each([...places, ...plannedPlaces])('says in pictures what one comes to $slug for', ({ slug, en, ar }) => {
      const see = destinations.find((one) => one.slug === slug);
      for (const [index, card] of (placeCards[slug] ?? []).entries()) {
        const sight = Number(/^sights\/.+-(\d)$/.exec(card.art)?.[1]) - 1;
        const isTable = card.art.startsWith('food/');
        for (const [language, { sections }] of [
          ['en', en],
          ['ar', ar],
        ] as const)
          expect(
            card[language] ?? (isTable || see?.[language].see[sight]?.term) ?? sections[0]?.points?.[index]?.term,
            card.art,
          ).toBeTruthy();
      }
      expect(placeCards[slug]?.length).toBeGreaterThanOrEqual(4);
    });

    it('starts with the nearest on the overview', () => {
      const [nearest, ...rest] = byFlightTime(destinations);
      expect(nearest?.slug).toBe('ras-al-khaimah');
      expect(rest.at(-1)?.slug).toBe('south-korea');
    });
  });

  it('a place is found by its flight and its moods', () => {
    const gateway = (minutes: number | null) => ({ airport: 'RKT', city: { en: '', ar: '' }, minutes });
    expect(findingsOf({ slug: 'ras-al-khaimah', gateway: gateway(75) })).toEqual(['short', 'beach', 'mountains']);
    expect(findingsOf({ slug: 'greece', gateway: gateway(null) })).toEqual(['beach', 'oldCities']);
  });
});
