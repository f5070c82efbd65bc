import { NextIntlClientProvider } from 'next-intl';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { VisaFound } from '@/components/self-service/track-visa';
import ar from '@/messages/ar/selfService.json';
import en from '@/messages/en/selfService.json';

const messages = { en, ar };
const visa = {
  reference: 'KV-8M4T2X',
  applicant: 'Example',
  destination: 'FR',
  travelDate: null,
  stage: 'received',
  steps: [],
} as const;

it.each(['en', 'ar'] as const)('in %s a question about a found application begins with its reference', (locale) => {
  const html = renderToStaticMarkup(
    <NextIntlClientProvider locale={locale} messages={{ selfService: messages[locale] }} timeZone="Asia/Qatar">
      <VisaFound visa={{ ...visa, steps: [] }} onAgain={() => undefined} />
    </NextIntlClientProvider>,
  );
  const message = encodeURIComponent(messages[locale].visa.message.replace('{reference}', visa.reference));
  expect(html).toContain(`?text=${message}`);
  expect(html).toContain(messages[locale].form.again);
});
