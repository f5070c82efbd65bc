import { NextIntlClientProvider } from 'next-intl';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Travellers } from '@/components/desk/detail/travellers';
import { readStored } from '@/lib/bookings/products/read-stored';
import type { DeskBooking } from '@/lib/desk/details';
import { loadMessages } from '@/lib/i18n/messages';

const traveller = { type: 'adult', given_names: 'Amina', date_of_birth: '1990-05-20', nationality: 'QA' } as const;
const booking: DeskBooking = {
  ...{ id: '1', reference: 'KT-222222', user_id: null, kind: 'flight', status: 'requested', locale: 'en', notes: '' },
  ...{ contact_email: 'a@example.com', contact_phone: '+97440000000', offer: readStored('flight', {}), total_amount: 1 },
  ...{ departure_date: '2030-01-01', last_travel_date: '2030-01-02', created_at: '2029-01-01T00:00:00Z', issued: null },
  confirmed_at: null,
  booking_passengers: [
    {
      ...traveller,
      position: 1,
      surname: 'Example',
      title: 'MRS',
      gender: 'female',
      travel_document: 'idCard',
      has_document: true,
    },
    {
      ...traveller,
      position: 2,
      surname: 'Earlier',
      title: null,
      gender: null,
      travel_document: 'passport',
      has_document: false,
    },
  ],
};

async function shown(of: DeskBooking): Promise<string> {
  const messages = await loadMessages('en', ['desk']);
  return renderToStaticMarkup(
    <NextIntlClientProvider locale="en" messages={messages} timeZone="Asia/Qatar">
      <Travellers booking={of} />
    </NextIntlClientProvider>,
  );
}

it('shows title, gender and document for the ticket', async () => {
  const messages = await loadMessages('en', ['desk']);
  const html = await shown(booking);
  const [first = '', second = ''] = html.split('<li').slice(1);
  expect(first).toContain('MRS');
  expect(first).toContain(messages.desk.travellers.female);
  expect(first).toContain(messages.desk.travellers.idCard);
  expect(second).toContain(messages.desk.travellers.passport);
  expect(second).not.toContain('null');
  expect(first).not.toContain(messages.desk.travellers.missing);
  expect(second).toContain(messages.desk.travellers.missing);
});

it('mentions no passport when only names were required', async () => {
  const guest = {
    type: 'adult',
    title: null,
    gender: null,
    travel_document: 'passport',
    date_of_birth: null,
    has_document: false,
  } as const;
  const html = await shown({
    ...booking,
    kind: 'hotel',
    offer: readStored('hotel', {}),
    booking_passengers: [{ ...guest, position: 1, given_names: 'Amina', surname: 'Example', nationality: null }],
  });
  expect(html).toContain('Example');
  expect(html).not.toMatch(/passport|document/i);
});
