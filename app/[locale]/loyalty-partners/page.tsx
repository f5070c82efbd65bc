import type { Metadata } from 'next';
import { BusinessPage } from '@/components/business/business-page';
import { ClubBanner } from '@/components/loyalty/club-banner';
import { ProgrammeKinds } from '@/components/loyalty/programme-kinds';
import { loyaltyPartners } from '@/content/business/loyalty-partners';
import { pageLocale } from '@/lib/i18n/page-locale';
import { describePage } from '@/lib/seo/page-about';
import { pageMetadata } from '@/lib/seo/page-metadata';
import { questionsNode } from '@/lib/structured-data/questions';

interface PageProps {
  params: Promise<{ locale: string }>;
}

export async function generateMetadata({ params }: PageProps): Promise<Metadata> {
  const locale = await pageLocale(params);
  return pageMetadata(locale, '/loyalty-partners', loyaltyPartners[locale]);
}

export default async function LoyaltyPartnersPage({ params }: PageProps) {
  const locale = await pageLocale(params);
  describePage(questionsNode(loyaltyPartners[locale].questions, locale));
  return (
    <BusinessPage page={loyaltyPartners}>
      <ProgrammeKinds />
      <ClubBanner />
    </BusinessPage>
  );
}
