import { describe, expect, it } from 'vitest';
import { withTodaysLinks } from '@/lib/site-server/page-store/dated-links';

const trip = (departure: string, back: string) =>
  `<a href="/services/flights?from=doha&amp;to=london&amp;departure=${departure}&amp;return=${back}&amp;adults=1" data-waits="" data-dated="2026-12-20" class="x">London</a>`;

describe('links with days', () => {
  it('have the days of today on a page that was built earlier', () => {
    const built = `<p>2026-12-20</p>${trip('2027-01-03', '2027-01-10')}`;
    expect(withTodaysLinks(built, '2026-12-20')).toEqual({ html: built, day: '2026-12-20' });
    expect(withTodaysLinks(built, '2027-02-20')).toEqual({
      html: `<p>2026-12-20</p>${trip('2027-03-06', '2027-03-13')}`,
      day: '2027-02-20',
    });
  });

  it('are left alone when nothing says what their days are counted from', () => {
    const page = '<a href="/?departure=2027-01-03&amp;return=2027-01-10&amp;adults=1">London</a>';
    expect(withTodaysLinks(page, '2027-02-20')).toEqual({ html: page, day: null });
  });
});
