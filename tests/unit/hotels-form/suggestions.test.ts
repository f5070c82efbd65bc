import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createPlaceLookup, findPlace, type HotelPlace, placeText, suggestPlaces } from '@/lib/hotels/search/suggestions';

const place = (id: string, name: string): HotelPlace => ({ id, name, address: { cityName: name, countryName: 'Somewhere' } });

interface Asked {
  keyword: string;
  signal: AbortSignal;
  answer: (places: HotelPlace[]) => void;
  fail: () => void;
}

function setUp() {
  const asked: Asked[] = [];
  const shown: (string[] | null)[] = [];
  const lookup = createPlaceLookup({
    ask: (keyword, signal) =>
      new Promise((answer, reject) => asked.push({ keyword, signal, answer, fail: () => reject(new Error('no answer')) })),
    onPlaces: (places) => shown.push(places?.map(({ id }) => id) ?? null),
  });
  return { asked, shown, lookup };
}

const settled = () => vi.advanceTimersByTimeAsync(0);

describe('suggestions during typing', () => {
  beforeEach(() => void vi.useFakeTimers());

  it('are requested from the third letter on, after a pause', async () => {
    const { asked, shown, lookup } = setUp();
    for (const text of ['d', 'do', 'doh', 'doha']) lookup.type(text);
    await vi.advanceTimersByTimeAsync(249);
    expect(asked).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    expect(asked.map(({ keyword }) => keyword)).toEqual(['doha']);
    asked[0]?.answer([place('doha', 'Doha')]);
    await settled();
    expect(shown.at(-1)).toEqual(['doha']);
  });

  it('ignore an answer that comes after a later one', async () => {
    const { asked, shown, lookup } = setUp();
    lookup.type('par');
    await vi.advanceTimersByTimeAsync(250);
    lookup.type('pari');
    await vi.advanceTimersByTimeAsync(250);
    const [first, second] = asked;
    expect(first?.signal.aborted).toBe(true);
    second?.answer([place('paris', 'Paris')]);
    await settled();
    first?.answer([place('parma', 'Parma')]);
    await settled();
    expect(shown).toEqual([['paris']]);
  });

  it('ignore an answer while the text changes', async () => {
    const { asked, shown, lookup } = setUp();
    lookup.type('par');
    await vi.advanceTimersByTimeAsync(250);
    lookup.type('pa');
    asked[0]?.answer([place('paris', 'Paris')]);
    await settled();
    expect(shown).toEqual([null]);
  });

  it('show no error when they fail, and are requested again at the next letter', async () => {
    const { asked, shown, lookup } = setUp();
    lookup.type('doh');
    await vi.advanceTimersByTimeAsync(250);
    asked[0]?.fail();
    await settled();
    expect(shown).toEqual([null]);
    lookup.type('doha');
    await vi.advanceTimersByTimeAsync(250);
    expect(asked).toHaveLength(2);
  });

  it('change nothing after they were stopped', async () => {
    const { asked, shown, lookup } = setUp();
    lookup.type('doh');
    await vi.advanceTimersByTimeAsync(250);
    lookup.stop();
    asked[0]?.fail();
    lookup.type('dub');
    lookup.stop();
    await vi.advanceTimersByTimeAsync(1000);
    expect(asked).toHaveLength(1);
    expect(shown).toEqual([]);
  });

  it('send at most the length of a place name', async () => {
    const { asked, lookup } = setUp();
    lookup.type('x'.repeat(10_000));
    await vi.advanceTimersByTimeAsync(250);
    expect(asked[0]?.keyword).toHaveLength(80);
  });
});

describe('asking our own API', () => {
  const answering = (body: unknown, init?: ResponseInit) => {
    const fetched = vi.fn<typeof fetch>(async () => Response.json(body, init));
    vi.stubGlobal('fetch', fetched);
    return fetched;
  };
  const ask = () => suggestPlaces('<b>& ', 'ar', new AbortController().signal);

  it('escapes the typed text, and returns at most eight places', async () => {
    const fetched = answering({ suggestions: Array.from({ length: 12 }, (_, index) => place(`p${index}`, `P${index}`)) });
    expect(await ask()).toHaveLength(8);
    expect(fetched.mock.calls[0]?.[0]).toBe('/api/hotels/suggestions?keyword=%3Cb%3E%26+&locale=ar');
  });

  it('throws for a refusal and for an invalid answer', async () => {
    answering({ error: 'no', code: 'suggestionsUnavailable' }, { status: 502 });
    await expect(ask()).rejects.toThrow('Hotel autocomplete failed: no');
    answering({ suggestions: 'none' });
    await expect(ask()).rejects.toThrow('Failed to get hotel suggestions');
  });
});

describe('the place of an address', () => {
  const places = [place('doha-hills', 'Doha Hills'), place('ras-al-khaimah', 'رأس الخيمة'), place('lom', 'Doha')];
  const find = async (destination: string) => {
    const ask = vi.fn(async () => places);
    const found = await findPlace(destination, ask, new AbortController().signal);
    return { id: found?.id, asked: ask.mock.calls.flat()[0] };
  };

  it('is the one with its id, under any name', async () => {
    expect(await find('ras-al-khaimah')).toEqual({ id: 'ras-al-khaimah', asked: 'ras al khaimah' });
    expect(await find('Ras Al Khaimah')).toMatchObject({ id: 'ras-al-khaimah' });
  });

  it('is otherwise the one with its name, never only the first', async () => {
    expect(await find('DOHA')).toMatchObject({ id: 'lom' });
    expect(await find('paris')).toMatchObject({ id: undefined });
    expect(await find('xy')).toEqual({ id: undefined, asked: undefined });
  });

  it('is requested by an id, which is never shown as a name', async () => {
    const id = 'ChIJf-jc_zTFRT4RsdTPeJ8x2UQ';
    const ask = vi.fn(async () => [place(id, 'Doha')]);
    expect(await findPlace(id, ask, new AbortController().signal)).toMatchObject({ id, name: 'Doha' });
    expect(ask.mock.calls.flat()[0]).toBe(id);
    expect(placeText(id)).toBe('');
    expect(placeText('ras-al-khaimah')).toBe('ras al khaimah');
  });
});
