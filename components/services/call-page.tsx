import { useLocale } from 'next-intl';
import type { ReactNode } from 'react';
import { Breadcrumb, type Crumb } from '@/components/layout/breadcrumb';
import { GuideContents } from '@/components/layout/guide/guide-contents';
import { GuideFacts } from '@/components/layout/guide/guide-facts';
import { GuideHeader } from '@/components/layout/guide/guide-header';
import { GuideQuestions } from '@/components/layout/guide/guide-questions';
import { GuideSectionView } from '@/components/layout/guide/guide-section-view';
import type { CallService } from '@/content/services/call-service';
import { CallCard } from './call-card';
import { CallLink } from './call-link';

interface CallPageProps {
  service: CallService;
  trail: readonly Crumb[];
  /** What only this page has, above its first section. */
  children: ReactNode;
}

/** A service that cannot be booked online (SPEC section 1): everything leads to the telephone. */
export function CallPage({ service, trail, children }: CallPageProps) {
  const locale = useLocale();
  const text = service[locale];
  return (
    <div className="page-width pt-2 md:pt-4">
      <Breadcrumb trail={trail} current={service.name[locale]} />
      <GuideHeader locale={locale} text={text} art={service.art} action={<CallLink />} />
      <GuideFacts facts={text.facts} />
      {children}
      <div className="mt-12 grid grid-cols-[minmax(0,1fr)] gap-12 lg:mt-16 lg:grid-cols-[minmax(0,1fr)_20rem] lg:gap-16">
        <article className="max-w-2xl space-y-12">
          {text.sections.map((section) => (
            <GuideSectionView key={section.id} section={section} />
          ))}
          <GuideQuestions questions={text.questions} />
        </article>
        <aside className="lg:sticky lg:top-24 lg:self-start">
          <GuideContents sections={text.sections} />
          <CallCard ready={service.ready[locale]} greeting={text.greeting} />
        </aside>
      </div>
    </div>
  );
}
