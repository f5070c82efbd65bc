import { getTranslations } from 'next-intl/server';
import { SelfServiceSection } from '@/components/self-service/self-service-section';
import { TrackVisa } from '@/components/self-service/track-visa';
import { SupportPage } from '@/components/support/support-page';
import { trackVisa } from '@/content/support/track-visa';
import { loadMessages } from '@/lib/i18n/messages';
import { type LocalePage, pageLocale } from '@/lib/i18n/page-locale';
import { contentMetadata } from '@/lib/seo/route-metadata';

export const generateMetadata = contentMetadata('/support/track-visa', trackVisa);

export default async function TrackVisaPage({ params }: LocalePage) {
  const locale = await pageLocale(params);
  const t = await getTranslations('selfService.visa');
  const { form, steps, visa } = (await loadMessages(locale, ['selfService'])).selfService;
  return (
    <SupportPage guide={trackVisa}>
      <SelfServiceSection
        id="find"
        title={t('title')}
        art="pages/track-visa"
        isMirrored
        messages={{ selfService: { form, steps, visa } }}
      >
        <TrackVisa labelledBy="find" />
      </SelfServiceSection>
    </SupportPage>
  );
}
