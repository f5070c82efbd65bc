import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { SelfServiceSection } from '@/components/self-service/self-service-section';
import { TrackRefund } from '@/components/self-service/track-refund';
import { SupportPage } from '@/components/support/support-page';
import { trackRefund } from '@/content/support/track-refund';
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
  return pageMetadata(locale, '/support/track-refund', trackRefund[locale]);
}

export default async function TrackRefundPage({ params }: PageProps) {
  const locale = await pageLocale(params);
  describePage(questionsNode(trackRefund[locale].questions, locale));
  const t = await getTranslations('selfService.refund');
  const { form, steps, refund } = (await loadMessages(locale, ['selfService'])).selfService;
  return (
    <SupportPage guide={trackRefund}>
      <SelfServiceSection id="find" title={t('title')} messages={{ selfService: { form, steps, refund } }}>
        <TrackRefund labelledBy="find" />
      </SelfServiceSection>
    </SupportPage>
  );
}
