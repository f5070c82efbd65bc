import { NextIntlClientProvider } from 'next-intl';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import EnquiryPage from '@/app/[locale]/enquiry/page';
import type { EnquiryOutcome } from '@/lib/enquiries/answer';
import { cacheResponse } from '@/lib/enquiries/response-cache';
import type { Locale } from '@/lib/i18n/locales';
import { loadMessages } from '@/lib/i18n/messages';

vi.mock('next-intl/server', async () => {
  const { createTranslator } = await import('next-intl');
  return {
    setRequestLocale: () => undefined,
    getTranslations: async ({ locale, namespace }: { locale: Locale; namespace: 'enquiries' }) =>
      createTranslator({ locale, messages: await loadMessages(locale, ['enquiries']), namespace }),
  };
});
vi.mock('@/components/layout/breadcrumb', () => ({ Breadcrumb: () => null }));

async function pageOf(locale: Locale, outcome: EnquiryOutcome) {
  const answer = await cacheResponse({ kind: 'contact', values: { name: '\u200b', message: 'Hello' }, outcome });
  const page = await EnquiryPage({ params: Promise.resolve({ locale }), searchParams: Promise.resolve({ answer }) });
  return renderToStaticMarkup(
    <NextIntlClientProvider locale={locale} timeZone="Asia/Qatar" messages={await loadMessages(locale, ['enquiries', 'ui'])}>
      {page}
    </NextIntlClientProvider>,
  );
}

it('errors of a form posted without script are in the language of the page that shows them', async () => {
  const nameless = { errors: [{ path: 'name', message: 'required' }] };
  expect(await pageOf('en', nameless)).toContain('Please fill in “Your name”.');
  expect(await pageOf('ar', nameless)).toContain('يرجى ملء خانة «الاسم الكامل».');
});

it('no browser shows its own messages, not even before hydration', async () => {
  expect(await pageOf('ar', { errors: [] })).toMatch(/<form [^>]*noValidate=""/);
});

it('so are errors of the whole form', async () => {
  for (const locale of ['en', 'ar'] as const) {
    const { enquiries } = await loadMessages(locale, ['enquiries']);
    expect(await pageOf(locale, { errors: [], notice: 'notStored' })).toContain(enquiries.notices.notStored);
  }
});
