import type { Metadata } from 'next';
import { ServicePage } from '@/components/services/service-page';
import { packages } from '@/content/services/packages';
import { pageLocale } from '@/lib/i18n/page-locale';
import { pageMetadata } from '@/lib/seo/page-metadata';

const path = '/services/packages';

interface PageProps {
  params: Promise<{ locale: string }>;
}

export async function generateMetadata({ params }: PageProps): Promise<Metadata> {
  const locale = await pageLocale(params);
  return pageMetadata(locale, path, packages[locale]);
}

export default async function PackagesPage({ params }: PageProps) {
  await pageLocale(params);
  return <ServicePage service={packages} path={path} category="holidays" />;
}
