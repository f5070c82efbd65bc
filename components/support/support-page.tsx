import { useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Breadcrumb, type Crumb } from '@/components/layout/breadcrumb';
import { GuideContents } from '@/components/layout/guide/guide-contents';
import { GuideFacts } from '@/components/layout/guide/guide-facts';
import { GuideQuestions } from '@/components/layout/guide/guide-questions';
import { GuideSectionView } from '@/components/layout/guide/guide-section-view';
import { PageHeader } from '@/components/layout/guide/page-header';
import type { Picture } from '@/content/picture';
import type { SupportGuide } from '@/content/support/support-guide';
import { HelpCard } from './help-card';

interface SupportPageProps {
  guide: SupportGuide;
  art?: Picture;
  /** Pages between the home page and this one; by default, the index of support. */
  trail?: readonly Crumb[];
  /** The tool of the page, above all text: a form or a picker. */
  children: ReactNode;
}

/** A page for travellers: its tool first, then facts, rules and contact. */
export function SupportPage({ guide, art, trail, children }: SupportPageProps) {
  const locale = useLocale();
  const t = useTranslations('support');
  const { heading, lead, facts, sections, questions, greeting } = guide[locale];
  return (
    <div className="group/page page-width pt-2 md:pt-4">
      <Breadcrumb trail={trail ?? [{ label: t('name'), href: '/support' }]} current={guide.name[locale]} />
      <div className="mb-8">
        <PageHeader heading={heading} lead={lead} art={art} isShort />
      </div>
      {children}
      <GuideFacts facts={facts} />
      <div className="mt-12 grid grid-cols-[minmax(0,1fr)] gap-12 lg:mt-16 lg:grid-cols-[minmax(0,1fr)_20rem] lg:gap-16">
        <article className="max-w-2xl space-y-12">
          {sections.map((section) => (
            <GuideSectionView key={section.id} section={section} />
          ))}
          <GuideQuestions questions={questions} />
        </article>
        <aside className="lg:sticky lg:top-24 lg:self-start">
          <GuideContents sections={sections} />
          <HelpCard greeting={greeting} />
        </aside>
      </div>
    </div>
  );
}
