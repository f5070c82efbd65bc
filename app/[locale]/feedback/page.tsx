import { CallNow, MessageChoices } from '@/components/company/message-choices';
import { EnquirySection } from '@/components/enquiries/enquiry-section';
import { Breadcrumb } from '@/components/layout/breadcrumb';
import { GuideSectionView } from '@/components/layout/guide/guide-section-view';
import { PageHeader } from '@/components/layout/guide/page-header';
import { feedback } from '@/content/company-pages/feedback';
import { type LocalePage, pageLocale } from '@/lib/i18n/page-locale';
import { contentMetadata } from '@/lib/seo/route-metadata';

export const generateMetadata = contentMetadata('/feedback', feedback);

export default async function FeedbackPage({ params }: LocalePage) {
  const locale = await pageLocale(params);
  const { heading, lead, choicesHeading, choices, after, urgent } = feedback[locale];
  return (
    <div className="page-width pt-2 md:pt-4">
      <Breadcrumb current={feedback.name[locale]} />
      <PageHeader heading={heading} lead={lead} art="pages/feedback" />
      <EnquirySection kind="feedback" />
      <MessageChoices heading={choicesHeading} choices={choices} />
      <div className="mt-14 grid grid-cols-[minmax(0,1fr)] gap-12 lg:grid-cols-[minmax(0,1fr)_22rem] lg:gap-16">
        <div className="max-w-2xl">
          <GuideSectionView section={after} />
        </div>
        <div className="lg:self-start">
          <CallNow {...urgent} />
        </div>
      </div>
    </div>
  );
}
