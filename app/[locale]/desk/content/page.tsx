import { NextIntlClientProvider } from 'next-intl';
import { ContentBoard } from '@/components/desk/content/content-board';
import { NeedsScript } from '@/components/layout/needs-script';
import { loadMessages } from '@/lib/i18n/messages';
import { type LocalePage, pageLocale } from '@/lib/i18n/page-locale';
import { unlistedMetadata } from '@/lib/seo/route-metadata';

export const generateMetadata = unlistedMetadata('desk.content.meta');

/** For editors and publishers: the database returns drafts to nobody else. */
export default async function ContentPage({ params }: LocalePage) {
  const locale = await pageLocale(params);
  const { title, state, refused, content } = (await loadMessages(locale, ['desk'])).desk;
  return (
    <div data-desk className="page-width pt-6 pb-12 lg:pt-10 lg:pb-16">
      <NeedsScript />
      <NextIntlClientProvider locale={locale} messages={{ desk: { title, state, refused, content } }} timeZone="Asia/Qatar">
        <ContentBoard />
      </NextIntlClientProvider>
    </div>
  );
}
