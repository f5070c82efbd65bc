import type { Metadata } from 'next';
import { LegalView } from '@/components/company/legal-view';
import { privacy } from '@/content/company-pages/privacy';
import { pageLocale } from '@/lib/i18n/page-locale';
import { pageMetadata } from '@/lib/seo/page-metadata';

interface PageProps {
  params: Promise<{ locale: string }>;
}

export async function generateMetadata({ params }: PageProps): Promise<Metadata> {
  const locale = await pageLocale(params);
  return pageMetadata(locale, '/privacy', privacy[locale]);
}

export default async function PrivacyPage({ params }: PageProps) {
  await pageLocale(params);
  return <LegalView page={privacy} />;
}
