import type { Metadata } from 'next';
import { LegalView } from '@/components/company/legal-view';
import { terms } from '@/content/company-pages/terms';
import { pageLocale } from '@/lib/i18n/page-locale';
import { pageMetadata } from '@/lib/seo/page-metadata';

interface PageProps {
  params: Promise<{ locale: string }>;
}

export async function generateMetadata({ params }: PageProps): Promise<Metadata> {
  const locale = await pageLocale(params);
  return pageMetadata(locale, '/terms', terms[locale]);
}

export default async function TermsPage({ params }: PageProps) {
  await pageLocale(params);
  return <LegalView page={terms} />;
}
