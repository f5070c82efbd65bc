import { NextIntlClientProvider } from 'next-intl';
import { CampaignBoard } from '@/components/desk/campaigns/campaign-board';
import { NeedsScript } from '@/components/layout/needs-script';
import { loadMessages } from '@/lib/i18n/messages';
import { type LocalePage, pageLocale } from '@/lib/i18n/page-locale';
import { unlistedMetadata } from '@/lib/seo/route-metadata';

export const generateMetadata = unlistedMetadata('campaigns.meta');

/** For editors and publishers: the database returns campaigns to nobody else. */
export default async function CampaignsPage({ params }: LocalePage) {
  const locale = await pageLocale(params);
  const { desk, campaigns } = await loadMessages(locale, ['desk', 'campaigns']);
  const { title, state, refused, editing } = desk;
  return (
    <div data-desk className="page-width pt-6 pb-12 lg:pt-10 lg:pb-16">
      <NeedsScript />
      <NextIntlClientProvider
        locale={locale}
        messages={{ desk: { title, state, refused, editing }, campaigns }}
        timeZone="Asia/Qatar"
      >
        <CampaignBoard />
      </NextIntlClientProvider>
    </div>
  );
}
