import { NextIntlClientProvider } from 'next-intl';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { OfferBadge } from '@/components/layout/offer-badge';
import home from '@/messages/en/home.json';

function read(badge: 'summerOffer' | 'premium', day: string): string {
  vi.useFakeTimers({ now: new Date(`${day}T09:00:00Z`) });
  return renderToStaticMarkup(
    <NextIntlClientProvider locale="en" messages={{ home }} timeZone="Asia/Qatar">
      <OfferBadge badge={badge} />
    </NextIntlClientProvider>,
  );
}

it.each([
  ['2026-11-22', 'Autumn Offer'],
  ['2026-12-01', 'Winter Offer'],
  ['2027-03-01', 'Spring Offer'],
  ['2027-07-15', 'Summer Offer'],
])('the seasonal offer on %s is called %s', (day, text) => expect(read('summerOffer', day)).toBe(text));

it('the other badges never change', () => expect(read('premium', '2026-11-22')).toBe(home.offers.badges.premium));
