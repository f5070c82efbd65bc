import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { SelfServiceSection } from '@/components/self-service/self-service-section';
import { TrackVisa } from '@/components/self-service/track-visa';
import { SupportPage } from '@/components/support/support-page';
import { trackVisa } from '@/content/support/track-visa';
import { loadMessages } from '@/lib/i18n/messages';
import { pageLocale } from '@/lib/i18n/page-locale';
import { describePage } from '@/lib/seo/page-about';
import { pageMetadata } from '@/lib/seo/page-metadata';
import { questionsNode } from '@/lib/structured-data/questions';

interface PageProps {
  params: Promise<{ locale: string }>;
}

export async function generateMetadata({ params }: PageProps): Promise<Metadata> {
  const locale = await pageLocale(params);
  return pageMetadata(locale, '/support/track-visa', trackVisa[locale]);
}

export default async function TrackVisaPage({ params }: PageProps) {
  const locale = await pageLocale(params);
  describePage(questionsNode(trackVisa[locale].questions, locale));
  const t = await getTranslations('selfService.visa');
  const { form, steps, visa } = (await loadMessages(locale, ['selfService'])).selfService;
  return (
    <SupportPage guide={trackVisa}>
      <SelfServiceSection id="find" title={t('title')} messages={{ selfService: { form, steps, visa } }}>
        <TrackVisa labelledBy="find" />
      </SelfServiceSection>
    </SupportPage>
  );
}
