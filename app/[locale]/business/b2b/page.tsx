import type { Metadata } from 'next';
import { BusinessPage } from '@/components/business/business-page';
import { TradeDesk } from '@/components/business/trade-desk';
import { EnquiryLink } from '@/components/enquiries/enquiry-link';
import { EnquirySection } from '@/components/enquiries/enquiry-section';
import { b2b } from '@/content/business/b2b';
import { pageLocale } from '@/lib/i18n/page-locale';
import { describePage } from '@/lib/seo/page-about';
import { pageMetadata } from '@/lib/seo/page-metadata';
import { questionsNode } from '@/lib/structured-data/questions';

interface PageProps {
  params: Promise<{ locale: string }>;
}

export async function generateMetadata({ params }: PageProps): Promise<Metadata> {
  const locale = await pageLocale(params);
  return pageMetadata(locale, '/business/b2b', b2b[locale]);
}

export default async function B2bPage({ params }: PageProps) {
  const locale = await pageLocale(params);
  describePage(questionsNode(b2b[locale].questions, locale));
  return (
    // The footer looks for this name and leaves out the newsletter, which is for travellers (SPEC section 2).
    <div data-page="b2b">
      <BusinessPage page={b2b} action={<EnquiryLink />}>
        <TradeDesk />
        <EnquirySection kind="b2b" />
      </BusinessPage>
    </div>
  );
}
