import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { buttonClass } from '@/components/ui/button';
import { WhatsAppLink } from '@/components/ui/contact/whatsapp-link';
import { Poster } from '@/components/ui/poster';
import type { GuideText } from '@/content/guide';
import { describeArt } from '@/content/picture';
import { company } from '@/lib/company/company';
import type { Locale } from '@/lib/i18n/locales';
import type { GraphNode } from '@/lib/seo/graph';
import { describePage } from '@/lib/seo/page-about';
import { Breadcrumb, type Crumb } from '../breadcrumb';
import { AskCard } from './ask-card';
import { GuideContents } from './guide-contents';
import { GuideSectionView } from './guide-section-view';
import { GuideFacts, GuideQuestions } from './page-section';

interface GuidePageProps {
  locale: Locale;
  text: GuideText;
  /** Name in content/art. */
  art: string;
  name: string;
  trail?: readonly Crumb[];
  /** The subject of the page for search engines. */
  about?: readonly GraphNode[];
  /** Whether the page has a share button. */
  isShareable?: boolean;
  /** Another action, such as a search; shown first. */
  action?: ReactNode;
  /** The main tool of the page, such as a search form, below its heading. */
  panel?: ReactNode;
  /** The contact, beside the text. */
  aside?: ReactNode;
  /** Where the contents lead. */
  contents?: readonly { id: string; heading: string }[];
  /** In the column of the text, before its sections. */
  before?: ReactNode;
  /** The same after them, before the questions. */
  after?: ReactNode;
  /** The page's own content, above text and contact. */
  children?: ReactNode;
}

/** A guide: introduction, facts, sections, frequent questions and contact. */
export function GuidePage({ locale, text, art, name, trail = [], about = [], isShareable = false, ...props }: GuidePageProps) {
  const { action, panel, aside = <AskCard greeting={text.greeting} action={action} words={text.ask} /> } = props;
  const { contents = text.sections, before, after, children } = props;
  describePage(...about);
  return (
    <div className="page-width pt-2 md:pt-4">
      <Breadcrumb trail={trail} current={name} isShareable={isShareable} />
      <GuideHeader locale={locale} text={text} art={art} action={action} isShort={Boolean(panel)} />
      {/* One block: the facts must not move into view when a browser first lays out the panel (`belowFirstView` in page-store/light-page). */}
      <div>
        {panel && <div className="mt-6 rounded-card border border-line bg-raised p-4 shadow-card md:mt-10 md:p-6">{panel}</div>}
        <GuideFacts facts={text.facts} />
      </div>
      {children}
      <div className="mt-12 grid grid-cols-[minmax(0,1fr)] gap-12 lg:mt-16 lg:grid-cols-[minmax(0,1fr)_20rem] lg:gap-16">
        <article className="max-w-2xl space-y-12">
          {before}
          {text.sections.map((section) => (
            <GuideSectionView key={section.id} section={section} />
          ))}
          {after}
          <GuideQuestions questions={text.questions} />
        </article>
        <aside className="lg:sticky lg:top-24 lg:self-start">
          <GuideContents sections={contents} />
          {aside}
        </aside>
      </div>
    </div>
  );
}

interface GuideHeaderProps {
  locale: Locale;
  text: GuideText;
  art: string;
  action?: ReactNode;
  /** Without the picture on a phone, because something more useful follows. */
  isShort?: boolean;
}

function GuideHeader({ locale, text, art, action, isShort = false }: GuideHeaderProps) {
  const t = useTranslations('guides.ask');
  return (
    <header className="mt-2 grid items-center gap-6 md:mt-4 md:grid-cols-2 md:gap-12">
      <Poster
        slug={art}
        crop="card"
        locale={locale}
        alt={describeArt(art, locale)}
        priority
        className={`aspect-3/2 w-full rounded-card object-cover shadow-card md:order-2 md:aspect-4/3 ${isShort ? 'max-md:hidden' : ''}`}
      />
      <div>
        <h1 className="text-3xl md:text-4xl lg:text-5xl rtl:leading-[1.35]">{text.heading}</h1>
        <p className="mt-4 text-ink-soft text-lg md:mt-5 md:text-xl">{text.lead}</p>
        <div className="mt-6 flex flex-wrap gap-3 max-sm:flex-col">
          {action}
          <WhatsAppLink
            number={company.whatsapp.number}
            message={text.greeting}
            className={buttonClass(action || isShort ? 'secondary' : 'primary')}
          >
            {t('whatsapp')}
          </WhatsAppLink>
        </div>
      </div>
    </header>
  );
}
