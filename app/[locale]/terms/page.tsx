import { LegalView } from '@/components/company/legal-view';
import { terms } from '@/content/company-pages/terms';
import { type LocalePage, pageLocale } from '@/lib/i18n/page-locale';
import { contentMetadata } from '@/lib/seo/route-metadata';

export const generateMetadata = contentMetadata('/terms', terms);

export default async function TermsPage({ params }: LocalePage) {
  await pageLocale(params);
  return <LegalView page={terms} art="articles/two-pages" />;
}
