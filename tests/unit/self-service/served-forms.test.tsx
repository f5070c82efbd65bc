import { NextIntlClientProvider } from 'next-intl';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { ManageBooking } from '@/components/self-service/booking/manage-booking';
import { GiftBalance } from '@/components/self-service/gift-balance';
import { TrackRefund } from '@/components/self-service/track-refund';
import { TrackVisa } from '@/components/self-service/track-visa';
import { Requirements } from '@/components/visa/requirements/requirements';
import layout from '@/messages/ar/layout.json';
import selfService from '@/messages/ar/selfService.json';
import visa from '@/messages/ar/visa.json';

/** A page as served, before hydration. */
const serve = (part: ReactNode) =>
  renderToString(
    <NextIntlClientProvider locale="ar" messages={{ layout, selfService, visa }} timeZone="Asia/Qatar">
      {part}
    </NextIntlClientProvider>,
  );

it.each([
  [
    'a booking',
    <ManageBooking
      key=""
      labelledBy="h"
      progress={() => null}
      itinerary={() => null}
      facts={() => null}
      payments={() => null}
      saveCalendar={async () => undefined}
    />,
  ],
  ['a visa', <TrackVisa key="" labelledBy="h" />],
  ['a refund', <TrackRefund key="" labelledBy="h" />],
  ['a gift card', <GiftBalance key="" labelledBy="h" />],
])('the form that looks up %s cannot be sent before hydration', (_what, form) => {
  const html = serve(form);
  expect(html.match(/<button[^>]*type="submit"[^>]*>/g)).toEqual([expect.stringContaining('disabled=""')]);
  expect(html.match(/<input[^>]* name=/)).toBeNull();
});

it('without script, the form of travel requirements shows that it needs one, and whom to call', () => {
  const [said = ''] = /<noscript>.*?<\/noscript>/s.exec(serve(<Requirements />)) ?? [];
  expect(said).toContain('tel:');
  expect(said).toContain(layout.noScript.slice(0, 12));
});
