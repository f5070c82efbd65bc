import { NextIntlClientProvider } from 'next-intl';
import { MarkupBoard } from '@/components/desk/markup/markup-board';
import { NeedsScript } from '@/components/layout/needs-script';
import { loadMessages } from '@/lib/i18n/messages';
import { type LocalePage, pageLocale } from '@/lib/i18n/page-locale';
import { unlistedMetadata } from '@/lib/seo/route-metadata';

export const generateMetadata = unlistedMetadata('desk.markup.meta');

/** For staff only: the database returns rules to nobody else. */
export default async function MarkupPage({ params }: LocalePage) {
  const locale = await pageLocale(params);
  const { title, state, refused, markup } = (await loadMessages(locale, ['desk'])).desk;
  return (
    <div data-desk className="page-width pt-6 pb-12 lg:pt-10 lg:pb-16">
      <NeedsScript />
      <NextIntlClientProvider locale={locale} messages={{ desk: { title, state, refused, markup } }} timeZone="Asia/Qatar">
        <MarkupBoard />
      </NextIntlClientProvider>
    </div>
  );
}
