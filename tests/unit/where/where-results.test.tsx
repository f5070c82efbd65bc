import { NextIntlClientProvider } from 'next-intl';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { WhereResults } from '@/components/where/where-results';
import { readChoices } from '@/lib/where/choices';
import arabicVisa from '@/messages/ar/visa.json';
import arabic from '@/messages/ar/where.json';
import englishVisa from '@/messages/en/visa.json';
import english from '@/messages/en/where.json';

const messages = { en: { where: english, visa: englishVisa }, ar: { where: arabic, visa: arabicVisa } };

/** The answer to the query of an address, as text with its links. */
function answer(query: string, locale: 'en' | 'ar' = 'en') {
  const html = renderToStaticMarkup(
    <NextIntlClientProvider locale={locale} messages={messages[locale]} timeZone="Asia/Qatar">
      <WhereResults asked={readChoices(new URLSearchParams(query), '2026-11-30')} />
    </NextIntlClientProvider>,
  );
  const text = html.replace(/<[^>]+>/g, ' ').replaceAll(/\s+/g, ' ');
  const links = [...html.matchAll(/href="([^"]*explore\/where\?[^"]*)"[^>]*>([^<]*)/g)].map(([, href = '', words]) => ({
    words,
    query: new URL(href.replaceAll('&amp;', '&'), 'http://localhost').searchParams,
  }));
  const [, heading] = /<h2[^>]*>([^<]*)/.exec(html) ?? [];
  return { text, links, heading };
}

beforeEach(() => {
  // The rules of entry have an age.
  vi.useFakeTimers({ now: new Date('2026-11-30T09:00:00Z'), toFake: ['Date'] });
});
afterEach(() => {
  vi.useRealTimers();
});

describe('the heading of the answer', () => {
  it('counts what fits, or else what is possible', () => {
    expect(answer('halal=easy').heading).toMatch(/^\d+ places fit$/);
    expect(answer('month=2027-01&halal=easy&budget=100').heading).toMatch(/^No exact match: \d+ places come close$/);
    expect(answer('month=2027-01&halal=easy&budget=100', 'ar').heading).toMatch(/^لا شيء يطابق كل ما طلبت، و/);
    expect(answer('passport=IN&visa=free&weather=snow&month=2027-07').heading).toBe('No place fits');
  });

  it('says which wishes it does not follow', () => {
    expect(answer('visa=free').heading).toBe('52 places, leaving out the wishes in red');
    expect(answer('budget=0', 'ar').heading).toBe('52 وجهة، من دون الشروط المعلَّمة بالأحمر');
    expect(answer('month=2027-03&departure=2027-02-10').heading).toBe('52 places fit');
  });
});

describe('wishes that leave places out', () => {
  it('say what comes back without each, by a link without it', () => {
    const { links } = answer('budget=1');
    expect(links).toHaveLength(1);
    expect(links[0]?.words).toMatch(/^Leave this wish out: \d+ more places$/);
    expect(links[0]?.query.has('budget')).toBe(false);
  });

  it('are offered together where none alone helps', () => {
    const query = 'month=2027-07&weather=snow&budget=100';
    const together = answer(query).links.find(({ words }) => words?.includes('together'));
    expect(together?.words).toBe('Leave out weather and price together: 52 more places');
    expect(String(together?.query)).toBe('view=results&month=2027-07');
    expect(answer(query, 'ar').text).toContain('احذف شرطي الطقس والسعر معًا: 52 وجهة أخرى');
  });

  it('say so where nothing is left and none alone helps', () => {
    const { text, heading } = answer('passport=IN&visa=free&weather=snow&month=2027-07&hours=2&children=yes');
    expect(heading).toBe('No place fits');
    expect(text).toContain(english.noneTogether);
    expect(text).toContain('together:');
  });
});

describe('a budget that no flight we know is within', () => {
  it('names the cheapest ones, and says of the places still shown that their fares are not known', () => {
    const { text } = answer('budget=1&people=3');
    expect(text).toMatch(/The cheapest flights we know cost about QAR [\d,]+ for 3 travellers: to \p{L}+\./u);
    expect(text).toContain('We know no fares for the places below');
    const total = Number(text.match(/about QAR ([\d,]+) for 3/)?.[1]?.replace(',', ''));
    expect(answer(`budget=${total - 1}&people=3`).text).toContain('The cheapest flights we know');
    expect(answer(`budget=${total}&people=3`).text).not.toContain('The cheapest flights we know');
    expect(answer('budget=1&people=3', 'ar').text).toContain('لـ3 مسافرين');
  });
});

describe('the reasons of a place', () => {
  it('say what the flights leave for a hotel', () => {
    expect(answer('budget=6000&people=4&nights=5').text).toContain('The flights leave 340 a night for each room'.slice(4));
    expect(answer('budget=6000&people=4&nights=5', 'ar').text).toContain('يبقى بعد الطيران 340 لليلة في كل غرفة');
    expect(answer('people=4&nights=5').text).not.toContain('flights leave');
  });

  it('without choices are flight, price and the months that are mild or warm; with a month its degrees', () => {
    const { text } = answer('view=results');
    expect(text).toMatch(/Cairo 3 h 25 min non-stop .{20,120}from QAR 1,250 return/);
    expect(text).toMatch(/Riyadh .{20,150}3 nights from QAR [\d,]+/);
    expect(text.match(/for one person, without flights/g)).toHaveLength(1);
    expect(text).toMatch(/mild or warm: Nov\u2060–\u2060Apr/);
    expect(answer('view=results', 'ar').text).toContain('معتدل أو دافئ: طوال العام');
    expect(answer('month=2027-03').text).not.toContain('mild or warm');
  });
});

describe('Ramadan in the answer', () => {
  it.each([
    ['departure=2027-02-04&nights=7', 'You return in Ramadan: expected from 8 February 2027 to 8 March 2027'],
    ['month=2027-02', 'Ramadan begins on 8 February 2027'],
    ['month=2027-03', 'Ramadan lasts until 8 March 2027'],
    ['departure=2027-02-10&nights=3', 'Ramadan falls within these dates: expected from 8 February 2027'],
  ])('%s: %s', (query, words) => {
    expect(answer(query).text).toContain(words);
  });

  it('is not told of other days', () => {
    expect(answer('month=2027-05').text).not.toContain('Ramadan');
  });
});

it('each publisher of the weather is named once', () => {
  const sources = /Weather: long-term means by day\. (.*?)\. /.exec(answer('month=2027-02').text)?.[1] ?? '';
  expect(sources.match(/World Meteorological Organization/g)).toHaveLength(1);
  expect(sources).toMatch(/Met Office \(1991–2020\)/);
  expect(answer('month=2027-02', 'ar').text).not.toMatch(/Met Office|WMO/);
});

describe('the passport', () => {
  it('counts for everybody, and for the way back to Qatar', () => {
    const { text } = answer('passport=IN&people=4');
    expect(text).toContain('For 4 travellers, all with the passport of India.');
    expect(text).toContain(`this passport needs: ${englishVisa.rules.onArrival}.`);
    expect(answer('passport=IN&people=1').text).not.toContain('with the passport of');
    expect(answer('people=4').text).not.toContain('Coming back to Qatar');
    expect(answer('passport=QA&people=4').text).not.toContain('Coming back to Qatar');
    expect(answer('passport=IN&people=2', 'ar').text).toContain('المسافران كلاهما بجواز الهند');
  });
});
