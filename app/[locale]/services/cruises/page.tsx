import type { Metadata } from 'next';
import { CruiseSeasons } from '@/components/services/cruise-seasons';
import { ServicePage } from '@/components/services/service-page';
import { cruises } from '@/content/services/cruises';
import { pageLocale } from '@/lib/i18n/page-locale';
import { pageMetadata } from '@/lib/seo/page-metadata';

const path = '/services/cruises';

interface PageProps {
  params: Promise<{ locale: string }>;
}

export async function generateMetadata({ params }: PageProps): Promise<Metadata> {
  const locale = await pageLocale(params);
  return pageMetadata(locale, path, cruises[locale]);
}

export default async function CruisesPage({ params }: PageProps) {
  await pageLocale(params);
  return (
    <ServicePage service={cruises} path={path}>
      <CruiseSeasons />
    </ServicePage>
  );
}
