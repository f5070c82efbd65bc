import { gzipSync } from 'node:zlib';
import { NextIntlClientProvider } from 'next-intl';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { GET } from '@/app/maps/[file]/route';
import { placesFor } from '@/components/where/places-for';
import { WhereMap } from '@/components/where/where-map';
import { PlaceList } from '@/components/where/where-results';
import { gatherPoints } from '@/lib/geography/gather-points';
import { distanceKm, doha } from '@/lib/geography/great-circle';
import { dohaMap, pointOnDohaMap, unitsOf } from '@/lib/geography/maps/doha-map';
import { labelsWithRoom } from '@/lib/geography/place-labels';
import { readChoices } from '@/lib/where/choices';
import { placeFacts } from '@/lib/where/place-facts';
import arabicVisa from '@/messages/ar/visa.json';
import arabic from '@/messages/ar/where.json';
import englishVisa from '@/messages/en/visa.json';
import english from '@/messages/en/where.json';
import { todayInQatar } from '@/supabase/functions/_shared/contracts/calendar-day';

const messages = { en: { where: english, visa: englishVisa }, ar: { where: arabic, visa: arabicVisa } };

function draw(what: React.ReactNode, locale: 'en' | 'ar'): string {
  return renderToStaticMarkup(
    <NextIntlClientProvider locale={locale} messages={messages[locale]} timeZone="Asia/Qatar">
      {what}
    </NextIntlClientProvider>,
  );
}

/** The map and the list of an answer, as HTML. */
function answer(query: string, locale: 'en' | 'ar' = 'en') {
  const { choices } = readChoices(new URLSearchParams(query), todayInQatar());
  const found = placesFor(choices);
  const map = draw(<WhereMap found={found} choices={query ? choices : null} />, locale);
  const list = draw(<PlaceList places={[...found.fitting, ...found.possible]} choices={choices} />, locale);
  return { found, map, list };
}

const codesIn = (html: string, pattern: RegExp) => [...html.matchAll(pattern)].map(([, code]) => code).sort();

describe('the map of the answer', () => {
  it.each(['', 'nights=5&hours=4', 'budget=9000&people=4&nights=3', 'budget=1'])(
    'leads to each line of the list once, and shows what was left out: %s',
    (query) => {
      const { found, map, list } = answer(query);
      const codes = codesIn(map, /href="#([A-Z]{3})"/g);
      expect(codes).toEqual(codesIn(list, /<li id="([A-Z]{3})"/g));
      expect(map.match(/M\d+ \d+h0/g) ?? []).toHaveLength(placeFacts().length - codes.length);
      expect(found.excluded).toHaveLength(placeFacts().length - codes.length);
    },
  );

  it('is for eyes: screen readers and the keyboard get the list alone', () => {
    const { map } = answer('');
    expect(map).toMatch(/<svg[^>]* aria-hidden="true"/);
    expect(map.match(/<a /g)).toHaveLength(map.match(/<a [^>]*tabindex="-1"/gi)?.length ?? 0);
  });

  it.each(['en', 'ar'] as const)('says each name once, beside its dot or on pointing at it: %s', (locale) => {
    const { found, map } = answer('', locale);
    for (const { place } of found.fitting) expect(map).toContain(place.name[locale]);
    expect(map.match(/<text/g)?.length).toBeGreaterThan(25);
  });

  it('says what it costs everybody where a budget was given, and else the fare', () => {
    expect(answer('').map).toContain(english.map.fares);
    const { map, found } = answer('budget=60000&people=2&nights=2');
    expect(map).toContain(english.map.costs);
    const said = [...map.matchAll(/<tspan[^>]*> ([\d,]+)<\/tspan>/g)].map(([, price]) => price);
    const costs = found.fitting.map(({ cost }) => new Intl.NumberFormat('en').format(cost?.total ?? 0));
    expect(said.length).toBeGreaterThan(0);
    for (const price of said) expect(costs).toContain(price);
  });

  it('labels what fits before the rest, on phones too', () => {
    const places = answer('').found.fitting;
    const fits = (code: string) => ['CMB', 'KTM'].includes(code);
    const found = {
      fitting: places.filter(({ place }) => fits(place.airport)),
      possible: places.filter(({ place }) => !fits(place.airport)).map((one) => ({ ...one, unknown: ['halal' as const] })),
      ...{ excluded: [], left: [], together: null, belowFlights: null },
    };
    const links = draw(<WhereMap found={found} choices={null} />, 'en').split('<a ');
    for (const code of ['CMB', 'KTM']) {
      const link = links.find((part) => part.startsWith(`href="#${code}"`)) ?? '';
      expect(
        link
          .split('<text')
          .slice(1)
          .some((text) => !/^[^>]*max-md:hidden/.test(text)),
        code,
      ).toBe(true);
    }
  });
});

describe('places close together', () => {
  it('are gathered until all marks are apart, each place in one of them', () => {
    const points = [
      [0, 0],
      [100, 0],
      [6, 8],
      [20, 0],
      [100, 15],
    ] as const;
    expect(gatherPoints(points, 10)).toHaveLength(5);
    expect(gatherPoints(points, 15.5)).toEqual([
      { members: [0, 2], middle: [3, 4] },
      { members: [1, 4], middle: [100, 8] },
      { members: [3], middle: [20, 0] },
    ]);
    expect(gatherPoints(points, 25).map(({ members }) => members)).toEqual([
      [0, 2, 3],
      [1, 4],
    ]);
  });

  it.each(['en', 'ar'] as const)('are one number on the map, which opens their names: %s', (locale) => {
    const { map, found } = answer('', locale);
    const groups = map.split('<details ').slice(1);
    expect(groups.length).toBeGreaterThan(3);
    for (const group of groups) {
      const [, count] = /<summary[^>]*>(\d+)<\/summary>/.exec(group) ?? [];
      expect(codesIn(group, /href="#([A-Z]{3})"/g)).toHaveLength(Number(count));
    }
    const marks = [...map.matchAll(/<circle cx="(\d+)" cy="(\d+)" class/g)].length;
    expect(marks + groups.reduce((sum, group) => sum + codesIn(group, /href="#([A-Z]{3})"/g).length, 0)).toBe(
      found.fitting.length,
    );
  });

  it('leave room between names, and at the edge', () => {
    const space = { width: 400, height: 300, fontSize: 20, gap: 10 };
    const edge = [{ point: [200, 150] as const, texts: ['x'.repeat(34)], side: 'below' as const }];
    expect(labelsWithRoom(edge, space)[0]).not.toBeNull();
    expect(labelsWithRoom(edge, { ...space, clear: 6 })[0]).toBeNull();
  });
});

describe('the list of the answer', () => {
  it('keeps a dot with the words before it', () => {
    expect(answer('passport=IN', 'ar').list).not.toMatch(/[^\u00a0]· /);
  });

  it('says Arabic durations in the genitive after «نحو», and degrees from left to right with a true minus', () => {
    const { list } = answer('month=2027-01', 'ar');
    expect(list).toContain('نحو ساعتين');
    expect(list).not.toContain('نحو ساعتان');
    expect(list).toMatch(/\u2068−\d+°\u2069/);
  });

  it('shows how a price is made, and that the hotel is a dear one', () => {
    const { list } = answer('budget=60000&people=4&nights=5');
    expect(list).toContain('hotel 16,500 (2 rooms, 1,650 a night), our guide price for a luxury hotel');
    expect(answer('budget=60000&people=4&nights=5', 'ar').list).toContain('16,500 (غرفتان، 1,650 لليلة)');
  });

  it('says where the worth of a residence permit is not known', () => {
    const { list } = answer('passport=IN&visa=free&residence=QA');
    const muscat = list.split('<li ').find((part) => part.startsWith('id="MCT"'));
    expect(muscat).toContain('With a Qatar residence permit: not known, ask us');
    expect(list).not.toContain('id="FCO"');
  });
});

describe('the land around Doha', () => {
  it('has every place inside, as far from Doha as the flight', () => {
    for (const { at, airport } of placeFacts()) {
      const position = { latitude: at[0], longitude: at[1] };
      const [x, y] = pointOnDohaMap(position);
      expect(Math.min(x, y, dohaMap.width - x, dohaMap.height - y), airport).toBeGreaterThan(20);
      const units = Math.hypot(x - dohaMap.doha[0], y - dohaMap.doha[1]);
      expect(Math.abs(units - unitsOf(distanceKm(doha, position))), airport).toBeLessThan(2);
    }
  });

  it('is a small file', async () => {
    const file = await GET(new Request('http://localhost'), { params: Promise.resolve({ file: 'doha.svg' }) });
    const svg = await file.text();
    expect(svg.match(/<circle/g)).toHaveLength(4);
    expect(gzipSync(svg).length).toBeLessThan(6000);
  });
});

describe('names on a crowded map', () => {
  const space = { width: 400, height: 300, fontSize: 20, gap: 10 };
  const crowd = [0, 1, 2, 3, 4, 5].map((step) => ({
    point: [200 + step * 6, 150 + step * 2] as const,
    texts: ['Ras Al Khaimah'],
  }));

  it('are left out where they would cover another', () => {
    const labels = labelsWithRoom(crowd, space);
    expect(labels[0]).not.toBeNull();
    expect(labels).toContain(null);
  });

  it('are shortened where the whole has no room', () => {
    const label = { point: [200, 150] as const, texts: ['A name that is wider than the whole map, 1,250', 'Here'] };
    expect(labelsWithRoom([label], space)[0]?.text).toBe('Here');
  });

  it('have the side that they are given, or none', () => {
    const [alone] = crowd;
    if (!alone) throw new Error('Nobody is here.');
    expect(labelsWithRoom([{ ...alone, side: 'before' }], space)[0]?.side).toBe('before');
    expect(labelsWithRoom([{ ...alone, point: [10, 150], side: 'before' }], space)).toEqual([null]);
  });
});
