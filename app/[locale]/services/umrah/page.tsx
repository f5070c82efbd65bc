import type { Metadata } from 'next';
import { ComparisonTable } from '@/components/services/comparison-table';
import { ServicePage } from '@/components/services/service-page';
import { umrah, umrahRoutes } from '@/content/services/umrah';
import { pageLocale } from '@/lib/i18n/page-locale';
import { pageMetadata } from '@/lib/seo/page-metadata';

const path = '/services/umrah';

interface PageProps {
  params: Promise<{ locale: string }>;
}

export async function generateMetadata({ params }: PageProps): Promise<Metadata> {
  const locale = await pageLocale(params);
  return pageMetadata(locale, path, umrah[locale]);
}

export default async function UmrahPage({ params }: PageProps) {
  await pageLocale(params);
  return (
    <ServicePage service={umrah} path={path}>
      <ComparisonTable id="routes" comparison={umrahRoutes} />
    </ServicePage>
  );
}
