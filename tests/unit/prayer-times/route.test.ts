import { expect, it } from 'vitest';
import { GET, POST } from '@/app/api/prayer-times/route';
import { prayerPlaces } from '@/content/prayer-times';

const ask = (query: string) => GET(new Request(`http://localhost/api/prayer-times${query}`));

it('each place is answered with six hours, cached for an hour at most', async () => {
  for (const { slug } of prayerPlaces) {
    const answer = await ask(`?place=${slug}`);
    expect(answer.status).toBe(200);
    const [, seconds] = /^public, max-age=(\d+)$/.exec(answer.headers.get('cache-control') ?? '') ?? [];
    expect(Number(seconds)).toBeLessThanOrEqual(3600);
    expect((await answer.json()).times.map(({ clock }: { clock: string }) => clock)).toEqual(
      Array(6).fill(expect.stringMatching(/^\d\d:\d\d$/)),
    );
  }
});

it.each(['', '?place=', '?place=atlantis', '?place=__proto__', '?place=toString', '?place=makkah%00', '?town=makkah'])(
  '"%s" is not a place, and the answer is JSON that nobody caches',
  async (query) => {
    const answer = await ask(query);
    expect(answer.status).toBe(404);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(await answer.json()).toMatchObject({ code: 'unknownPlace' });
  },
);

it('only reads are answered', () => {
  expect(POST().status).toBe(405);
});
