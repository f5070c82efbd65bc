import { NextIntlClientProvider } from 'next-intl';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { EnquirySection } from '@/components/enquiries/enquiry-section';
import enquiries from '@/messages/en/enquiries.json';
import ui from '@/messages/en/ui.json';

it.each([
  ['umrah', true],
  ['mice', false],
] as const)('the form %s asks for ages of children: %s', (kind, asks) => {
  const html = renderToStaticMarkup(
    <NextIntlClientProvider locale="en" timeZone="Asia/Qatar" messages={{ enquiries, ui }}>
      <EnquirySection kind={kind} />
    </NextIntlClientProvider>,
  );
  expect(html.includes(enquiries.hints.notes)).toBe(asks);
});
