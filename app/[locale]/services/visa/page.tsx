import type { Metadata } from 'next';
import { ComparisonTable } from '@/components/services/comparison-table';
import { ServicePage } from '@/components/services/service-page';
import { visa, visaKinds } from '@/content/services/visa';
import { pageLocale } from '@/lib/i18n/page-locale';
import { pageMetadata } from '@/lib/seo/page-metadata';

const path = '/services/visa';

interface PageProps {
  params: Promise<{ locale: string }>;
}

export async function generateMetadata({ params }: PageProps): Promise<Metadata> {
  const locale = await pageLocale(params);
  return pageMetadata(locale, path, visa[locale]);
}

export default async function VisaPage({ params }: PageProps) {
  await pageLocale(params);
  return (
    <ServicePage service={visa} path={path} category="visas">
      <ComparisonTable id="kinds" comparison={visaKinds} />
    </ServicePage>
  );
}
