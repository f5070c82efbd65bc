import type { Metadata } from 'next';
import { BusinessPage } from '@/components/business/business-page';
import { EventKinds } from '@/components/business/event-kinds';
import { EnquiryLink } from '@/components/enquiries/enquiry-link';
import { EnquirySection } from '@/components/enquiries/enquiry-section';
import { mice } from '@/content/business/mice';
import { pageLocale } from '@/lib/i18n/page-locale';
import { describePage } from '@/lib/seo/page-about';
import { pageMetadata } from '@/lib/seo/page-metadata';
import { questionsNode } from '@/lib/structured-data/questions';

interface PageProps {
  params: Promise<{ locale: string }>;
}

export async function generateMetadata({ params }: PageProps): Promise<Metadata> {
  const locale = await pageLocale(params);
  return pageMetadata(locale, '/business/mice', mice[locale]);
}

export default async function MicePage({ params }: PageProps) {
  const locale = await pageLocale(params);
  describePage(questionsNode(mice[locale].questions, locale));
  return (
    <BusinessPage page={mice} action={<EnquiryLink />}>
      <EventKinds />
      <EnquirySection kind="mice" />
    </BusinessPage>
  );
}
