import type { Metadata } from 'next';
import { EnquirySection } from '@/components/enquiries/enquiry-section';
import { SupportPage } from '@/components/support/support-page';
import { UrgencyCards } from '@/components/support/urgency-cards';
import { supportContact } from '@/content/support/contact';
import { pageLocale } from '@/lib/i18n/page-locale';
import { describePage } from '@/lib/seo/page-about';
import { pageMetadata } from '@/lib/seo/page-metadata';
import { questionsNode } from '@/lib/structured-data/questions';

interface PageProps {
  params: Promise<{ locale: string }>;
}

export async function generateMetadata({ params }: PageProps): Promise<Metadata> {
  const locale = await pageLocale(params);
  return pageMetadata(locale, '/support/contact', supportContact[locale]);
}

export default async function SupportContactPage({ params }: PageProps) {
  const locale = await pageLocale(params);
  describePage(questionsNode(supportContact[locale].questions, locale));
  return (
    <SupportPage guide={supportContact}>
      <UrgencyCards />
      <EnquirySection kind="support" />
    </SupportPage>
  );
}
