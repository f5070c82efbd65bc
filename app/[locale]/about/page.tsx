import { useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { NextPages } from '@/components/company/next-pages';
import { Breadcrumb } from '@/components/layout/breadcrumb';
import { GuideSectionView } from '@/components/layout/guide/guide-section-view';
import { cardClass, cardLinkClass } from '@/components/ui/card';
import { Icon } from '@/components/ui/icon';
import { Poster } from '@/components/ui/poster';
import { about, departments } from '@/content/company-pages/about';
import type { GuideFact } from '@/content/guide';
import { describeArt } from '@/content/picture';
import { Link } from '@/lib/i18n/navigation';
import { type LocalePage, pageLocale } from '@/lib/i18n/page-locale';
import { contentMetadata } from '@/lib/seo/route-metadata';

export const generateMetadata = contentMetadata('/about', about);

export default async function AboutPage({ params }: LocalePage) {
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
          alt={describeArt('doha', locale)}
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

/** Facts about the agency that can be verified. */
function Claims({ claims }: { claims: readonly GuideFact[] }) {
  const t = useTranslations('company.about');
  return (
    <section aria-label={t('claims')} className="mt-10 rounded-card bg-night p-6 text-on-night md:p-8">
      <dl className="grid grid-cols-2 gap-x-8 gap-y-5 sm:grid-cols-3 lg:flex lg:justify-between">
        {claims.map(({ term, text }) => (
          <div key={term} className="flex flex-col-reverse justify-end">
            <dt className="text-on-night-soft">{text}</dt>
            <dd className="font-semibold text-2xl text-sun">{term}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

interface CeoMessageProps {
  heading: string;
  paragraphs: readonly string[];
  /** The office instead of a person's name. */
  signature: ReactNode;
}

/** The CEO's message, designed as a letter. */
function CeoMessage({ heading, paragraphs, signature }: CeoMessageProps) {
  return (
    <section aria-labelledby="ceo-message" className="mt-14 lg:mt-20">
      <div className={cardClass({}, 'mx-auto max-w-3xl p-6 md:p-12')}>
        <h2 id="ceo-message" className="text-2xl md:text-3xl">
          {heading}
        </h2>
        {paragraphs.map((paragraph) => (
          <p key={paragraph} className="reading mt-4 text-lg">
            {paragraph}
          </p>
        ))}
        <p className="mt-6 border-accent border-s-2 ps-4 font-semibold">{signature}</p>
      </div>
    </section>
  );
}

function Departments({ heading, text }: { heading: string; text: string }) {
  const locale = useLocale();
  return (
    <section aria-labelledby="team" className="mt-14 lg:mt-20">
      <h2 id="team" className="text-2xl md:text-3xl">
        {heading}
      </h2>
      <p className="mt-2 max-w-2xl text-ink-soft text-lg">{text}</p>
      <ul className="mt-6 grid gap-x-6 gap-y-2 sm:grid-cols-2 lg:grid-cols-4 lg:gap-y-6">
        {departments.map(({ href, icon, name, text: work }) => (
          <li key={href} className="group relative flex gap-4 rounded-card py-3 lg:flex-col lg:gap-3">
            <span className="inline-flex size-11 shrink-0 items-center justify-center rounded-pill bg-accent-soft text-accent">
              <Icon name={icon} />
            </span>
            <div>
              <h3 className="text-lg">
                <Link href={href} prefetch={false} className={`${cardLinkClass} underline-offset-4 group-hover:underline`}>
                  {name[locale]}
                </Link>
              </h3>
              <p className="mt-1 text-ink-soft">{work[locale]}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
