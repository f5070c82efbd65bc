import type { Metadata } from 'next';
import { ExperienceMoods } from '@/components/experiences/experience-moods';
import { ExperienceYear } from '@/components/experiences/experience-year';
import { GuidePage } from '@/components/layout/guide/guide-page';
import { experiencesPage } from '@/content/experiences';
import { pageLocale } from '@/lib/i18n/page-locale';
import { describePage } from '@/lib/seo/page-about';
import { pageMetadata } from '@/lib/seo/page-metadata';
import { questionsNode } from '@/lib/structured-data/questions';

interface PageProps {
  params: Promise<{ locale: string }>;
}

export async function generateMetadata({ params }: PageProps): Promise<Metadata> {
  const locale = await pageLocale(params);
  return pageMetadata(locale, '/explore/experiences', experiencesPage[locale]);
}

export default async function ExperiencesPage({ params }: PageProps) {
  const locale = await pageLocale(params);
  describePage(questionsNode(experiencesPage[locale].questions, locale));
  return (
    <GuidePage locale={locale} text={experiencesPage[locale]} art={experiencesPage.art} name={experiencesPage.name[locale]}>
      <ExperienceYear />
      <ExperienceMoods />
    </GuidePage>
  );
}
