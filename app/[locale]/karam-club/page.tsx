import type { Metadata } from 'next';
import { GuidePage } from '@/components/layout/guide/guide-page';
import { ClubMessages } from '@/components/loyalty/club-messages';
import { ClubRules } from '@/components/loyalty/club-rules';
import { ClubTiers } from '@/components/loyalty/club-tiers';
import { karamClub } from '@/content/business/karam-club';
import { pageLocale } from '@/lib/i18n/page-locale';
import { describePage } from '@/lib/seo/page-about';
import { pageMetadata } from '@/lib/seo/page-metadata';
import { questionsNode } from '@/lib/structured-data/questions';

interface PageProps {
  params: Promise<{ locale: string }>;
}

export async function generateMetadata({ params }: PageProps): Promise<Metadata> {
  const locale = await pageLocale(params);
  return pageMetadata(locale, '/karam-club', karamClub[locale]);
}

export default async function KaramClubPage({ params }: PageProps) {
  const locale = await pageLocale(params);
  describePage(questionsNode(karamClub[locale].questions, locale));
  return (
    <GuidePage locale={locale} text={karamClub[locale]} art={karamClub.art} name={karamClub.name[locale]}>
      <ClubTiers />
      <ClubRules />
      <ClubMessages />
    </GuidePage>
  );
}
