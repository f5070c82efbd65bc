import type { Metadata } from 'next';
import { NextPages } from '@/components/company/next-pages';
import { WriteButtons } from '@/components/company/write-buttons';
import { Breadcrumb } from '@/components/layout/breadcrumb';
import { PageHeader } from '@/components/layout/guide/page-header';
import { Poster } from '@/components/ui/poster';
import { comingSoon } from '@/content/company-pages/coming-soon';
import { type LocalePage, pageLocale } from '@/lib/i18n/page-locale';
import { pageMetadata } from '@/lib/seo/route-metadata';

export async function generateMetadata({ params }: LocalePage): Promise<Metadata> {
  const locale = await pageLocale(params);
  return { ...pageMetadata(locale, '/coming-soon', comingSoon[locale]), robots: { index: false } };
}

export default async function ComingSoonPage({ params }: LocalePage) {
  const locale = await pageLocale(params);
  const { heading, lead, subject, message, todayHeading, today } = comingSoon[locale];
  return (
    <div className="page-width pt-2 md:pt-4">
      <Breadcrumb current={comingSoon.name[locale]} />
      <div className="mt-2 grid items-center gap-8 md:mt-4 md:grid-cols-2 md:gap-12">
        <PageHeader heading={heading} lead={lead}>
          <WriteButtons subject={subject} message={message} />
        </PageHeader>
        <Poster
          slug="sights/ras-al-khaimah-6"
          crop="card"
          locale={locale}
          decorative
          priority
          className="aspect-4/3 w-full rounded-card object-cover shadow-card"
        />
      </div>
      <NextPages pages={today} heading={todayHeading} />
    </div>
  );
}
