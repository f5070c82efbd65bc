import { beforeEach, expect, it, vi } from 'vitest';
import { GET } from '@/app/api/hotels/suggestions/route';
import { stubBackend } from '../stubs';

const doha = { id: 'doha', name: 'Doha', address: { cityName: 'Doha', countryName: 'Qatar' } };

/** The requests to the function. */
const asked: { keyword: string; freeOnly?: boolean }[] = [];
let more: object = {};

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-21T08:00:00Z') });
  stubBackend();
  vi.stubEnv('SEARCHES_PER_DAY', '2');
  asked.length = 0;
  more = {};
  vi.stubGlobal('fetch', async (_: string, { body }: { body: string }) => {
    const question = JSON.parse(body);
    asked.push(question);
    return Response.json({ suggestions: question.keyword.startsWith('doha') ? [doha] : [], ...more });
  });
});

function suggest(keyword: string, address: string, more: Record<string, string> = {}): Promise<Response> {
  const headers = { 'x-forwarded-for': address, ...more };
  return GET(new Request(`http://site.test/api/hotels/suggestions?${new URLSearchParams({ keyword })}`, { headers }));
}

it.each([
  ['a whole list of places', {}, 599, 601],
  ['one that misses a supplier', { partial: true }, 29, 31],
])('%s is cached for a while', async (name, said, before, after) => {
  more = said;
  const keyword = `doha ${name}`;
  for (const [seconds, questions] of [
    [0, 1],
    [before, 1],
    [after - before, 2],
  ] as const) {
    vi.advanceTimersByTime(seconds * 1000);
    await suggest(keyword, `198.51.100.${seconds % 250}`);
    expect(asked).toHaveLength(questions);
  }
});

it('the daily limit counts keywords that need a supplier; beyond it our own cities are still found', async () => {
  const address = '203.0.113.21';
  for (const keyword of ['doha a', 'doha b', 'DOHA  b']) expect((await suggest(keyword, address)).status).toBe(200);
  expect(asked).toHaveLength(2);

  const beyond = await suggest('doha c', address);
  expect([beyond.status, await beyond.json()]).toEqual([200, { suggestions: [doha] }]);
  expect(asked.at(-1)).toMatchObject({ keyword: 'doha c', freeOnly: true });
  // An empty result does not mean that the town is unknown, so the field shows no message.
  expect((await suggest('lalibela', address)).status).toBe(429);
  expect(asked.filter(({ freeOnly }) => !freeOnly)).toHaveLength(2);
  expect((await suggest('doha a', address)).status).toBe(200);
  expect((await suggest('lalibela', '203.0.113.22')).status).toBe(200);
});

it('a request from a page of another site makes no paid request', async () => {
  const refused = await suggest('doha abroad', '203.0.113.31', { 'sec-fetch-site': 'cross-site' });
  expect([refused.status, await refused.json()]).toEqual([403, expect.objectContaining({ code: 'otherSite' })]);
  expect(asked).toEqual([]);
  expect((await suggest('doha abroad', '203.0.113.31', { 'sec-fetch-site': 'same-origin' })).status).toBe(200);
});

it('a hotel with a page of ours is suggested once, as the supplier has it', async () => {
  const names = async (keyword: string) => {
    const { suggestions } = await (await suggest(keyword, '203.0.113.41')).json();
    return suggestions.map(({ id, name }: { id: string; name: string }) => [id, name]);
  };
  expect(await names('ciragan palace')).toEqual([['istanbul', 'Çırağan Palace Kempinski']]);
  const address = { cityName: 'Istanbul', countryName: 'Türkiye' };
  const theirs = { id: 'ChIJCiragan_Palace_00000001', name: 'Ciragan Palace Kempinski', address, part: 'hotel' };
  more = { suggestions: [theirs] };
  expect(await names('ciragan kempinski')).toEqual([[theirs.id, theirs.name]]);
});
