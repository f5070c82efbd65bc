import { readdirSync, readFileSync } from 'node:fs';
import { NextIntlClientProvider } from 'next-intl';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import { clockScript, LocalClock } from '@/components/destinations/clock/local-clock';
import { clockFact, clockInWords, fillClocks, hoursAheadOfDoha } from '@/content/clock';
import { destinations } from '@/content/destinations';
import { places } from '@/content/places';
import { plannedPlaces } from '@/content/planned-places';
import { posts } from '@/content/posts';
import { readPosts } from '@/lib/blog/queries';
import { locales } from '@/lib/i18n/locales';
import ar from '@/messages/ar/destinations.json';
import en from '@/messages/en/destinations.json';

describe('the time difference of a place in words', () => {
  it.each([
    [{ winter: 6, summer: 6 }, 'six hours ahead of Doha', 'يسبق الدوحة بست ساعات'],
    [{ winter: 2, summer: 2 }, 'two hours ahead of Doha', 'يسبق الدوحة بساعتين'],
    [{ winter: 2.5, summer: 2.5 }, 'two and a half hours ahead of Doha', 'يسبق الدوحة بساعتين ونصف الساعة'],
    [{ winter: 0, summer: 0 }, 'the same as in Doha', 'مثل توقيت الدوحة'],
    [{ winter: -3, summer: -3 }, 'three hours behind Doha', 'يتأخر عن الدوحة ثلاث ساعات'],
    [{ winter: -2, summer: -1 }, 'one hour behind Doha in summer and two in winter', 'يتأخر عن الدوحة ساعة صيفًا وساعتين شتاءً'],
    [
      { winter: -1, summer: 0 },
      'the same as in Doha in summer and one hour behind in winter',
      'مثل توقيت الدوحة صيفًا، ويتأخر عنها ساعة شتاءً',
    ],
  ])('%o', (difference, en, ar) => {
    expect(clockInWords(difference)).toEqual({ en, ar });
  });

  it.each([
    { winter: 2.75, summer: 2.75 },
    { winter: 0.5, summer: 0.5 },
    { winter: 13, summer: 13 },
    { winter: 1, summer: 2 },
    { winter: -3.5, summer: -2.5 },
  ])('is not guessed for %o', (odd) => {
    expect(() => clockInWords(odd)).toThrow(RangeError);
  });
});

/** The hours by which a zone is ahead of Doha, at noon of a day. */
function aheadOfDoha(timeZone: string, month: number): number {
  const noon = new Date(Date.UTC(new Date().getUTCFullYear() + 1, month - 1, 15, 12));
  const hour = (zone: string) =>
    Number(new Intl.DateTimeFormat('en-GB', { timeZone: zone, hour: 'numeric', hourCycle: 'h23' }).format(noon));
  return hour(timeZone) - hour('Asia/Qatar');
}

describe('time differences on the pages match the time zone data', () => {
  it.each([
    ...destinations.map(({ slug, city }) => [slug, city.timeZone] as const),
    ...['Indian/Maldives', 'Asia/Dubai', 'Europe/Zurich'].map((zone) => [zone, zone] as const),
  ])('%s', (_, timeZone) => {
    expect(hoursAheadOfDoha(timeZone)).toEqual({ winter: aheadOfDoha(timeZone, 1), summer: aheadOfDoha(timeZone, 7) });
  });

  it.each([
    ['maldives', 'Indian/Maldives'],
    ['dubai', 'Asia/Dubai'],
    ['switzerland', 'Europe/Zurich'],
    ['turkey', 'Europe/Istanbul'],
    ['south-korea', 'Asia/Seoul'],
  ])('the page of %s has it in its facts, in both languages', (slug, timeZone) => {
    const place = [...places, ...plannedPlaces].find((one) => one.slug === slug);
    for (const locale of locales) expect(place?.[locale].facts.map(({ text }) => text)).toContain(clockFact(timeZone)[locale]);
  });

  it('no sentence contains a time difference as text', () => {
    const files = readdirSync('content', { recursive: true, encoding: 'utf8' }).filter((file) => /\.(ts|md)$/.test(file));
    const literal =
      /(ahead of|behind|clock as|same as in) Doha|hours? on the clock|clock is \w+ hours?|clocks? back|(يسبق|تسبق|يتأخر عن|تتأخر عن|قبل|بعد) (توقيت )?(الدوحة|ساعتنا) ?(ب|ساع|ثلاث|أربع|ست)|ففرق التوقيت|ساعة الدوحة/g;
    const found = files
      .filter((file) => file !== 'clock.ts')
      .flatMap((file) => (readFileSync(`content/${file}`, 'utf8').match(literal) ?? []).map((words) => `${file}: ${words}`));
    expect(found).toEqual([]);
  });

  it('articles have it in place of the placeholder', async () => {
    expect(fillClocks('The clock is {clock:Asia/Seoul}.', 'en')).toBe(`The clock is six hours ahead of Doha.`);
    for (const locale of locales) {
      for (const { text } of await readPosts(posts, locale)) expect(text).not.toContain('{clock');
    }
  });
});

const messages = { en, ar };

/** The clock of a zone on the page of a destination. */
const shown = (timeZone: string, locale: keyof typeof messages = 'en') =>
  renderToStaticMarkup(
    <NextIntlClientProvider locale={locale} messages={{ destinations: messages[locale] }} timeZone="Asia/Qatar">
      <LocalClock timeZone={timeZone} latitude={25.29} longitude={51.53} />
    </NextIntlClientProvider>,
  );

describe('the difference on the page of a destination', () => {
  it('is in the page without script', () => {
    expect(shown('Asia/Seoul')).toContain('Six hours ahead of Doha');
    expect(shown('Europe/Paris')).toContain('One hour behind Doha in summer and two in winter');
    expect(shown('Europe/Paris', 'ar')).toContain('يتأخر عن الدوحة ساعة صيفًا وساعتين شتاءً');
    expect(shown('Asia/Seoul')).toContain('UTC+9');
    expect(shown('Asia/Seoul')).toContain('Etc/GMT-9&quot;');
    expect(shown('Europe/Paris')).toContain('Europe/Paris&quot;');
  });
});

describe('the script of the clock', () => {
  /** The clock of `page` after the script, run from its text, at an instant. */
  function run(page: string, moment: string) {
    vi.useFakeTimers({ now: new Date(moment) });
    const attribute = /data-clock="([^"]*)"/.exec(page)?.[1] ?? '';
    const clock = attribute.replaceAll('&quot;', '"').replaceAll('&#x27;', "'");
    const box = { dataset: { clock }, innerHTML: ' ', firstElementChild: null, isConnected: true };
    new Function('document', clockScript)({ currentScript: { previousElementSibling: box } });
    vi.advanceTimersByTime(2);
    return box;
  }

  it('shows the time, and whether it is day', () => {
    const box = run(shown('Asia/Qatar'), '2027-03-01T09:30:20Z');
    expect(box.innerHTML).toContain('<bdi dir="ltr">12:30</bdi>');
    expect(box.innerHTML).toContain('Daytime');
    expect(run(shown('Asia/Qatar', 'ar'), '2027-03-01T20:30:00Z').innerHTML).toContain('ليل');
  });

  it('updates at each full minute while it is in the page', () => {
    const box = run(shown('Asia/Seoul'), '2027-03-01T09:30:20Z');
    vi.advanceTimersByTime(39_000);
    expect(box.innerHTML).toContain('>18:30<');
    vi.advanceTimersByTime(1_000);
    expect(box.innerHTML).toContain('>18:31<');
    vi.advanceTimersByTime(60_000);
    expect(box.innerHTML).toContain('>18:32<');
    box.isConnected = false;
    vi.advanceTimersByTime(120_000);
    expect(box.innerHTML).toContain('>18:32<');
    expect(vi.getTimerCount()).toBe(0);
  });
});
