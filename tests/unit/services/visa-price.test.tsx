import { NextIntlClientProvider } from 'next-intl';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, expect, it } from 'vitest';
import { PriceList } from '@/components/services/service-page';
import { visa } from '@/content/services/visa';
import { offerKind } from '@/lib/packages/offers/offer-kind';
import { setPublished, takeOutdated } from '@/lib/state/published-content';
import services from '@/messages/en/services.json';

const publish = (content: object | null) =>
  setPublished('offer', 'schengen-visa', content && { version: 1, at: '2026-11-30T09:00:00Z', content }, []);
afterEach(() => {
  publish(null);
  takeOutdated();
});

const listed = () =>
  renderToStaticMarkup(
    <NextIntlClientProvider locale="en" timeZone="Asia/Qatar" messages={{ services }}>
      <PriceList of="visa" />
    </NextIntlClientProvider>,
  ).replaceAll('\u00a0', ' ');

it('the price of a visa is that of its offer, and no text of its page has another', () => {
  expect(listed()).toContain('QAR 500');
  publish({ ...offerKind.fileOf('schengen-visa'), startingPrice: 550 });
  expect(listed()).toContain('QAR 550');
  expect(listed()).not.toContain('QAR 500');
  expect(JSON.stringify(visa)).not.toMatch(/QAR|\d ريال/);
});
