import { NextIntlClientProvider } from 'next-intl';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Confirmation } from '@/components/bookings/confirmation/confirmation';
import arabic from '@/messages/ar/bookings.json';
import english from '@/messages/en/bookings.json';

it.each([
  ['en', english],
  ['ar', arabic],
] as const)('a reference that is unknown in this tab is not confirmed, and can be looked up (%s)', (locale, bookings) => {
  const html = renderToStaticMarkup(
    <NextIntlClientProvider locale={locale} timeZone="Asia/Qatar" messages={{ bookings }}>
      <Confirmation reference="KT-ZZZZZZ" />
    </NextIntlClientProvider>,
  );
  const { title, next, unknown } = bookings.confirmation;
  expect(html).toContain('KT-ZZZZZZ');
  expect(html).toContain(unknown.text);
  expect(html).toContain(`href="${locale === 'ar' ? '/ar' : ''}/support/manage-booking?reference=KT-ZZZZZZ"`);
  expect(html).not.toContain(title);
  expect(html).not.toContain(next.title);
});
