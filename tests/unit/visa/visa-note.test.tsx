import { NextIntlClientProvider } from 'next-intl';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { VisaNote } from '@/components/visa/visa-note';
import arVisa from '@/messages/ar/visa.json';
import enVisa from '@/messages/en/visa.json';

const messages = { en: { visa: enVisa }, ar: { visa: arVisa } };

it.each([
  ['en', 'Passport: Qatar', 'Up to 90 days without a visa', '/support/travel-requirements?destination=TR'],
  ['ar', 'جواز السفر: قطر', 'حتى 90 يومًا بلا تأشيرة', '/ar/support/travel-requirements?destination=TR'],
] as const)('in %s a page is served with the note for a Qatari passport', (locale, passport, stay, link) => {
  const html = renderToStaticMarkup(
    <NextIntlClientProvider locale={locale} timeZone="Asia/Qatar" messages={messages[locale]}>
      <VisaNote country="TR" look="section" />
    </NextIntlClientProvider>,
  );
  const { rules, note } = messages[locale].visa;
  for (const text of [note.title, passport, rules.free, stay, rules.confirm, '<bdi>17/02/2026</bdi>', `href="${link}"`]) {
    expect(html).toContain(text);
  }
});

it.each([
  ['SA', true],
  ['TR', false],
])('a page that leads to %s names the identity card: %s', (country, isNamed) => {
  const html = renderToStaticMarkup(
    <NextIntlClientProvider locale="en" timeZone="Asia/Qatar" messages={messages.en}>
      <VisaNote country={country} look="card" />
    </NextIntlClientProvider>,
  );
  expect(html.includes(enVisa.rules.idCard)).toBe(isNamed);
});
