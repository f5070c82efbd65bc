import { LegalView } from '@/components/company/legal-view';
import { privacy } from '@/content/company-pages/privacy';
import { type LocalePage, pageLocale } from '@/lib/i18n/page-locale';
import { contentMetadata } from '@/lib/seo/route-metadata';

export const generateMetadata = contentMetadata('/privacy', privacy);

export default async function PrivacyPage({ params }: LocalePage) {
  await pageLocale(params);
  return <LegalView page={privacy} art="pages/privacy" />;
}
