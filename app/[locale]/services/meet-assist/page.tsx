import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { AssistJourneys } from '@/components/services/assist-journeys';
import { CallPage } from '@/components/services/call-page';
import { meetAssist } from '@/content/services/meet-assist';
import { pageLocale } from '@/lib/i18n/page-locale';
import { describePage } from '@/lib/seo/page-about';
import { pageMetadata } from '@/lib/seo/page-metadata';
import { questionsNode } from '@/lib/structured-data/questions';

interface PageProps {
  params: Promise<{ locale: string }>;
}

export async function generateMetadata({ params }: PageProps): Promise<Metadata> {
  const locale = await pageLocale(params);
  return pageMetadata(locale, '/services/meet-assist', meetAssist[locale]);
}

export default async function MeetAssistPage({ params }: PageProps) {
  const locale = await pageLocale(params);
  describePage(questionsNode(meetAssist[locale].questions, locale));
  const t = await getTranslations({ locale, namespace: 'services' });
  return (
    <CallPage service={meetAssist} trail={[{ label: t('title'), href: '/services' }]}>
      <AssistJourneys />
    </CallPage>
  );
}
