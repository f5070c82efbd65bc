import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { JetClasses } from '@/components/business/jet-classes';
import { EnquirySection } from '@/components/enquiries/enquiry-section';
import { CallPage } from '@/components/services/call-page';
import { privateJets } from '@/content/business/private-jets';
import { pageLocale } from '@/lib/i18n/page-locale';
import { describePage } from '@/lib/seo/page-about';
import { pageMetadata } from '@/lib/seo/page-metadata';
import { questionsNode } from '@/lib/structured-data/questions';

interface PageProps {
  params: Promise<{ locale: string }>;
}

export async function generateMetadata({ params }: PageProps): Promise<Metadata> {
  const locale = await pageLocale(params);
  return pageMetadata(locale, '/business/private-jets', privateJets[locale]);
}

export default async function PrivateJetsPage({ params }: PageProps) {
  const locale = await pageLocale(params);
  describePage(questionsNode(privateJets[locale].questions, locale));
  const t = await getTranslations({ locale, namespace: 'business' });
  return (
    <CallPage service={privateJets} trail={[{ label: t('title'), href: '/business' }]}>
      <JetClasses />
      <EnquirySection kind="jet" />
    </CallPage>
  );
}
