import type { Metadata } from 'next';
import { NextPages } from '@/components/company/next-pages';
import { PageHeader } from '@/components/company/page-header';
import { ReachCards } from '@/components/company/reach-cards';
import { TopicTable } from '@/components/company/topic-table';
import { WriteButtons } from '@/components/company/write-buttons';
import { EnquirySection } from '@/components/enquiries/enquiry-section';
import { Breadcrumb } from '@/components/layout/breadcrumb';
import { officeOf } from '@/content/branches';
import { contact } from '@/content/company-pages/contact';
import { pageLocale } from '@/lib/i18n/page-locale';
import { describePage } from '@/lib/seo/page-about';
import { pageMetadata } from '@/lib/seo/page-metadata';
import { branchNode } from '@/lib/structured-data/branch';

interface PageProps {
  params: Promise<{ locale: string }>;
}

export async function generateMetadata({ params }: PageProps): Promise<Metadata> {
  const locale = await pageLocale(params);
  return pageMetadata(locale, '/contact', contact[locale]);
}

export default async function ContactPage({ params }: PageProps) {
  const locale = await pageLocale(params);
  describePage(branchNode(officeOf('head-office'), locale));
  const { heading, lead, subject, message, next } = contact[locale];
  return (
    <div className="page-width pt-2 md:pt-4">
      <Breadcrumb current={contact.name[locale]} />
      <PageHeader heading={heading} lead={lead}>
        <WriteButtons subject={subject} message={message} />
      </PageHeader>
      <ReachCards />
      <EnquirySection kind="contact" />
      <TopicTable />
      <NextPages pages={next} />
    </div>
  );
}
