import type { Metadata } from 'next';
import { CeoMessage } from '@/components/company/ceo-message';
import { Claims } from '@/components/company/claims';
import { Departments } from '@/components/company/departments';
import { NextPages } from '@/components/company/next-pages';
import { Breadcrumb } from '@/components/layout/breadcrumb';
import { GuideSectionView } from '@/components/layout/guide/guide-section-view';
import { Poster } from '@/components/ui/poster';
import { about } from '@/content/company-pages/about';
import { pageLocale } from '@/lib/i18n/page-locale';
import { pageMetadata } from '@/lib/seo/page-metadata';

interface PageProps {
  params: Promise<{ locale: string }>;
}

export async function generateMetadata({ params }: PageProps): Promise<Metadata> {
  const locale = await pageLocale(params);
  return pageMetadata(locale, '/about', about[locale]);
}

export default async function AboutPage({ params }: PageProps) {
  const locale = await pageLocale(params);
  const { heading, lead, claims, who, history, ceo, team, awards, next } = about[locale];
  return (
    <div className="page-width pt-2 md:pt-4">
      <Breadcrumb current={about.name[locale]} />
      <header className="mt-2 md:mt-4">
        <Poster
          slug="doha"
          crop="hero"
          locale={locale}
          decorative
          priority
          className="aspect-3/2 w-full rounded-card object-cover shadow-card sm:aspect-21/9"
        />
        <div className="mt-8 grid gap-x-16 gap-y-4 lg:grid-cols-2">
          <h1 className="text-3xl md:text-5xl rtl:leading-[1.35]">{heading}</h1>
          <p className="text-ink-soft text-lg md:text-xl">{lead}</p>
        </div>
      </header>
      <Claims claims={claims} />
      <div className="mt-14 grid gap-12 lg:grid-cols-2 lg:gap-16">
        <GuideSectionView section={who} />
        <GuideSectionView section={history} />
      </div>
      <CeoMessage {...ceo} />
      <Departments {...team} />
      <div className="mt-14 max-w-3xl lg:mt-20">
        <GuideSectionView section={awards} />
      </div>
      <NextPages pages={next} />
    </div>
  );
}
