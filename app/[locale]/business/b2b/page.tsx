import type { Metadata } from 'next';
import { BusinessPage } from '@/components/business/business-page';
import { TradeDesk } from '@/components/business/trade-desk';
import { b2b } from '@/content/business/b2b';
import { pageLocale } from '@/lib/i18n/page-locale';
import { pageMetadata } from '@/lib/seo/page-metadata';

interface PageProps {
  params: Promise<{ locale: string }>;
}

export async function generateMetadata({ params }: PageProps): Promise<Metadata> {
  const locale = await pageLocale(params);
  return pageMetadata(locale, '/business/b2b', b2b[locale]);
}

export default async function B2bPage({ params }: PageProps) {
  await pageLocale(params);
  return (
    // The footer looks for this name and leaves out the newsletter, which is for travellers (SPEC section 2).
    <div data-page="b2b">
      <BusinessPage page={b2b}>
        <TradeDesk />
      </BusinessPage>
    </div>
  );
}
