import type { Metadata } from 'next';
import { SupportPage } from '@/components/support/support-page';
import { Requirements } from '@/components/visa/requirements/requirements';
import { travelRequirements } from '@/content/support/travel-requirements';
import { pageLocale } from '@/lib/i18n/page-locale';
import { describePage } from '@/lib/seo/page-about';
import { pageMetadata } from '@/lib/seo/page-metadata';
import { questionsNode } from '@/lib/structured-data/questions';

interface PageProps {
  params: Promise<{ locale: string }>;
}

export async function generateMetadata({ params }: PageProps): Promise<Metadata> {
  const locale = await pageLocale(params);
  return pageMetadata(locale, '/support/travel-requirements', travelRequirements[locale]);
}

export default async function TravelRequirementsPage({ params }: PageProps) {
  const locale = await pageLocale(params);
  describePage(questionsNode(travelRequirements[locale].questions, locale));
  return (
    <SupportPage guide={travelRequirements}>
      <Requirements />
    </SupportPage>
  );
}
