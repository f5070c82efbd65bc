import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { StoredFacts } from '@/app/[locale]/support/manage-booking/stored-facts';
import { loadMessages } from '@/lib/i18n/messages';
import { foundBooking } from '@/lib/self-service/found';

const booking = (kind: 'hotel' | 'package', offer: object) =>
  foundBooking.parse({
    ...{
      reference: 'KT-STAY26',
      kind,
      status: 'requested',
      offer: { title: { en: 'A stay', ar: 'إقامة' }, ...offer },
      total: 900,
    },
    ...{
      firstDay: '2027-01-14',
      lastDay: '2027-01-18',
      requestedAt: '2026-12-01',
      isClaimed: false,
      travellers: [],
      changes: [],
    },
  });

async function textOf(found: ReturnType<typeof booking>, locale: 'en' | 'ar' = 'en'): Promise<string> {
  const messages = await loadMessages(locale, ['account', 'hotels', 'packages']);
  const html = renderToStaticMarkup(<StoredFacts booking={found} locale={locale} messages={messages} />);
  return html
    .replace(/<[^>]*>/g, ' ')
    .replace(/[\u2066-\u2069]/g, '')
    .replaceAll('\u00a0', ' ');
}

const stay = booking('hotel', {
  ...{ id: 'h1', board: 'halfBoard', address: { area: 'Old town', cityName: 'Muscat' } },
  ...{
    rooms: [{ name: 'Double room', adults: 2, childrenAges: [6] }],
    cancellation: { freeUntil: null, fees: [{ after: null, amount: '480' }] },
  },
});

it('of a stay are its place, nights, rooms, meals and the cost of cancelling', async () => {
  const text = await textOf(stay);
  for (const part of ['Old town, Muscat', ' 4 ', 'Double room', 'Half board', 'Cancelling costs QAR 480'])
    expect(text).toContain(part);
  expect(await textOf(stay, 'ar')).toContain('رسوم الإلغاء');
});

it('of a holiday are its nights, rooms, price lines and extra wishes', async () => {
  const lines = [{ key: 'adult', quantity: 2, unit: 450, amount: 900 }];
  const holiday = booking('package', {
    ...{ packageId: 'istanbul', nights: 4, rooms: [{ adults: 2, childAges: [] }], lines, wishes: ['visa'] },
  });
  const text = await textOf(holiday);
  for (const part of ['Room 1: 2 adults', '2 adults, QAR 450 each', 'QAR 900', 'Help with the visa'])
    expect(text).toContain(part);
});

it('are none for a booking stored with only a name', async () => {
  expect((await textOf(booking('hotel', {}))).trim()).toBe('');
});
