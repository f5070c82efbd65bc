import { describe, expect, it } from 'vitest';
import { isApplicationPage } from '@/lib/routes/application-pages';
import { protectedPages } from '@/lib/routes/protected-pages';

describe('an application', () => {
  it.each([
    ...protectedPages,
    '/login',
    '/booking/passenger-info',
    '/explore/hotels/results',
    '/explore/hotels/stay/a-hotel',
    '/travel/booking/paris',
  ])('%s is one', (path) => {
    expect(isApplicationPage(path)).toBe(true);
  });

  it.each(['/', '/bookings', '/explore/hotels', '/services/visa'])('%s is a page for reading', (path) => {
    expect(isApplicationPage(path)).toBe(false);
  });
});
