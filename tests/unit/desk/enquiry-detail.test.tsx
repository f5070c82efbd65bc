import { NextIntlClientProvider } from 'next-intl';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { EnquiryDetail } from '@/components/desk/detail/enquiry-detail';
import type { DeskEnquiry } from '@/lib/desk/details';
import { loadMessages } from '@/lib/i18n/messages';

it('shows the travellers of a visa one after the other, however the database sorts them', async () => {
  const messages = await loadMessages('en', ['desk', 'enquiries']);
  const enquiry: DeskEnquiry = {
    ...{ reference: 'KE-222222', user_id: null, kind: 'visa', status: 'new', locale: 'en', name: 'Amina Example' },
    ...{ email: 'a@example.com', phone: null, created_at: '2026-11-01T00:00:00Z' },
    details: {
      ...{ unknown: 'Kept', destination: 'Paris', traveler1Name: 'Amina Example', traveler2Name: 'Omar Example' },
      ...{ traveler1Nationality: 'Qatar', traveler2Nationality: 'Jordan' },
    },
  };
  const html = renderToStaticMarkup(
    <NextIntlClientProvider locale="en" messages={messages} timeZone="Asia/Qatar">
      <EnquiryDetail id="1" enquiry={enquiry} />
    </NextIntlClientProvider>,
  );
  const shown = html.match(/Amina Example|Omar Example|Qatar|Jordan|Paris|Kept|Traveller\s\d: nationality/g);
  const [of1, of2] = ['Traveller\u00a01: nationality', 'Traveller\u00a02: nationality'];
  expect(shown).toEqual(['Amina Example', of1, 'Qatar', 'Omar Example', of2, 'Jordan', 'Paris', 'Kept']);
});
