import type { ReactNode } from 'react';
import type { GuideText } from '@/content/guide';
import type { Locale } from '@/lib/i18n/locales';
import { Breadcrumb, type Crumb } from '../breadcrumb';
import { AskCard } from './ask-card';
import { GuideContents } from './guide-contents';
import { GuideFacts } from './guide-facts';
import { GuideHeader } from './guide-header';
import { GuideQuestions } from './guide-questions';
import { GuideSectionView } from './guide-section-view';

interface GuidePageProps {
  locale: Locale;
  text: GuideText;
  /** Name in content/art. */
  art: string;
  /** What this page is called in the breadcrumb. */
  name: string;
  trail?: readonly Crumb[];
  /** Whether the page is worth passing on to a friend. */
  isShareable?: boolean;
  /** A step besides asking, such as a search; shown first. */
  action?: ReactNode;
  /** What the page is for, such as a search form: right below its heading. */
  panel?: ReactNode;
  /** Whom to ask, beside the text. */
  aside?: ReactNode;
  /** What only this page has, above its first section. */
  children?: ReactNode;
}

/** A page to read: what it is about, the facts, the sections in order, often asked questions and whom to ask. */
export function GuidePage({ locale, text, art, name, trail = [], isShareable = false, ...props }: GuidePageProps) {
  const { action, panel, aside = <AskCard greeting={text.greeting} action={action} words={text.ask} />, children } = props;
  return (
    <div className="page-width pt-2 md:pt-4">
      <Breadcrumb trail={trail} current={name} isShareable={isShareable} />
      <GuideHeader locale={locale} text={text} art={art} action={action} isShort={Boolean(panel)} />
      {panel && <div className="mt-6 rounded-card border border-line bg-raised p-4 shadow-card md:mt-10 md:p-6">{panel}</div>}
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
          {aside}
        </aside>
      </div>
    </div>
  );
}
