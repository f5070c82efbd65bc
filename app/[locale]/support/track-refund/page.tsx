import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { ReferenceForm } from '@/components/support/reference-form';
import { SupportPage } from '@/components/support/support-page';
import { trackRefund } from '@/content/support/track-refund';
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
  const t = await getTranslations('support.form');
  return (
    <SupportPage guide={trackRefund}>
      <ReferenceForm title={t('refund')} greeting={t('refundGreeting')} topic={t('refundTopic')} example={t('refundExample')} />
    </SupportPage>
  );
}
