import { NextIntlClientProvider } from 'next-intl';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { BookingFound } from '@/components/self-service/booking/booking-found';
import { loadMessages } from '@/lib/i18n/messages';
import { foundBooking } from '@/lib/self-service/found';

it('a request at half past one at night in Qatar has the local day', async () => {
  const { selfService } = await loadMessages('en', ['selfService']);
  const booking = foundBooking.parse({
    ...{ reference: 'KT-FLY247', kind: 'flight', status: 'cancelled', offer: {}, total: 900, travellers: [], isClaimed: true },
    ...{ firstDay: '2027-01-14', lastDay: '2027-01-18', requestedAt: '2026-11-20T22:30:00+00:00' },
    changes: [{ kind: 'date', status: 'closed', askedAt: '2026-11-21T22:30:00.5+00:00' }],
  });
  const html = renderToStaticMarkup(
    <NextIntlClientProvider locale="en" timeZone="Asia/Qatar" messages={{ selfService }}>
      <BookingFound
        {...{
          booking,
          lastName: 'Doe',
          progress: () => null,
          itinerary: () => null,
          facts: () => null,
          payments: () => null,
          onAgain: () => undefined,
        }}
        saveCalendar={async () => undefined}
      />
    </NextIntlClientProvider>,
  );
  expect(html).toContain('21/11/2026');
  expect(html).toContain('22/11/2026');
  expect(html).not.toContain('20/11/2026');
});
