import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { ReferenceForm } from '@/components/support/reference-form';
import { SupportPage } from '@/components/support/support-page';
import { trackVisa } from '@/content/support/track-visa';
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
  const t = await getTranslations('support.form');
  return (
    <SupportPage guide={trackVisa}>
      <ReferenceForm title={t('visa')} greeting={t('visaGreeting')} topic={t('visaTopic')} example={t('visaExample')} />
    </SupportPage>
  );
}
