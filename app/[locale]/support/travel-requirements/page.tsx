import { SupportPage } from '@/components/support/support-page';
import { Requirements } from '@/components/visa/requirements/requirements';
import { travelRequirements } from '@/content/support/travel-requirements';
import { type LocalePage, pageLocale } from '@/lib/i18n/page-locale';
import { describePage } from '@/lib/seo/page-about';
import { contentMetadata } from '@/lib/seo/route-metadata';
import { questionsNode } from '@/lib/structured-data/questions';

export const generateMetadata = contentMetadata('/support/travel-requirements', travelRequirements);

export default async function TravelRequirementsPage({ params }: LocalePage) {
  const locale = await pageLocale(params);
  describePage(questionsNode(travelRequirements[locale].questions, locale));
  return (
    <SupportPage guide={travelRequirements}>
      <Requirements />
    </SupportPage>
  );
}
