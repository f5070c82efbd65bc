import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { hoursAheadOfDoha } from '@/content/clock';
import { destinations } from '@/content/destinations';
import { visaRules } from '@/content/visa-rules.generated';
import { formatKilometres, formatMinutes } from '@/lib/destinations/format-facts';
import { isInRanges, monthNames } from '@/lib/destinations/months';
import { zoneInWords } from '@/lib/destinations/time-difference';
import { intlTag } from '@/lib/i18n/locales';

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
    expect(formatMinutes(405, intlTag('en'))).toBe('6 hrs 45 mins');
    expect(formatMinutes(405, intlTag('ar'))).toBe('6 ساعات و45 دقيقة');
    expect(formatMinutes(60, intlTag('en'))).toBe('1 hr');
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
    expect(visaRules['QA']).toMatchObject({ UZ: '10', TR: '90' });
    expect(contentOf('destinations/uzbekistan.ts')).toMatch(/ten days without a visa.*عشرة أيام بلا تأشيرة/s);
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
    ['packages/switzerland.ts', /Europe’s most powerful|أقوى شلال في أوروبا/, /of central Europe.*وسط أوروبا/s],
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
