import { SupportPage } from '@/components/support/support-page';
import { Requirements } from '@/components/visa/requirements/requirements';
import { travelRequirements } from '@/content/support/travel-requirements';
import { type LocalePage, pageLocale } from '@/lib/i18n/page-locale';
import { contentMetadata } from '@/lib/seo/route-metadata';

export const generateMetadata = contentMetadata('/support/travel-requirements', travelRequirements);

export default async function TravelRequirementsPage({ params }: LocalePage) {
  await pageLocale(params);
  return (
    <SupportPage guide={travelRequirements} art="articles/visa-file">
      <Requirements />
    </SupportPage>
  );
}
