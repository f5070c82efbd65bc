import { useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Breadcrumb, type Crumb } from '@/components/layout/breadcrumb';
import { GuideContents } from '@/components/layout/guide/guide-contents';
import { GuideSectionView } from '@/components/layout/guide/guide-section-view';
import { PageHeader } from '@/components/layout/guide/page-header';
import { GuideFacts, GuideQuestions } from '@/components/layout/guide/page-section';
import { buttonClass } from '@/components/ui/button';
import { CallLink } from '@/components/ui/contact/call-link';
import { WhatsAppLink } from '@/components/ui/contact/whatsapp-link';
import { Icon } from '@/components/ui/icon';
import type { Picture } from '@/content/picture';
import type { SupportGuide } from '@/content/support/support-guide';
import { company } from '@/lib/company/company';
import { openingPeriod } from '@/lib/i18n/opening-hours';

interface SupportPageProps {
  guide: SupportGuide;
  art?: Picture;
  /** With its facts above the tool, for what somebody chooses by them. */
  hasFactsFirst?: boolean;
  /** Pages between the home page and this one; by default, the index of support. */
  trail?: readonly Crumb[];
  /** The tool of the page, above all text: a form or a picker. */
  children: ReactNode;
}

/** A page for travellers: its tool first, then facts, rules and contact. */
export function SupportPage({ guide, art, hasFactsFirst = false, trail, children }: SupportPageProps) {
  const locale = useLocale();
  const t = useTranslations('support');
  const { heading, lead, facts, sections, questions, greeting } = guide[locale];
  return (
    <div className="group/page page-width pt-2 md:pt-4">
      <Breadcrumb trail={trail ?? [{ label: t('name'), href: '/support' }]} current={guide.name[locale]} />
      <div className="mb-8">
        <PageHeader heading={heading} lead={lead} art={art} isShort />
      </div>
      {hasFactsFirst && <GuideFacts facts={facts} />}
      {children}
      {!hasFactsFirst && <GuideFacts facts={facts} />}
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

/** Telephone, WhatsApp, e-mail and hours, on every page of support. */
export function HelpCard({ greeting }: { greeting: string }) {
  const t = useTranslations('support.help');
  const locale = useLocale();
  const { saturdayToThursday, friday } = company.openingHours;
  const mail = `mailto:${company.email}?subject=${encodeURIComponent(t('subject'))}&body=${encodeURIComponent(greeting)}`;
  const days = [
    { name: t('week'), period: openingPeriod(saturdayToThursday, locale) },
    { name: t('friday'), period: openingPeriod(friday, locale) },
  ];
  return (
    <section aria-labelledby="help-title" className="rounded-card border border-line bg-raised p-6 shadow-card">
      <h2 id="help-title" className="text-xl">
        {t('title')}
      </h2>
      <p className="mt-2 text-ink-soft">{t('text')}</p>
      <div className="mt-5 flex flex-col gap-3">
        <CallLink phone={company.phone} className={buttonClass()}>
          {(phone) => t.rich('call', { phone })}
        </CallLink>
        <WhatsAppLink number={company.whatsapp.number} message={greeting} className={buttonClass('secondary')}>
          {t('whatsapp')}
        </WhatsAppLink>
        <a href={mail} className={buttonClass('secondary')}>
          <Icon name="mail" />
          {t('email')}
        </a>
      </div>
      <h3 className="mt-6 font-semibold">{t('hours')}</h3>
      <dl className="mt-2 space-y-2">
        {days.map(({ name, period }) => (
          <div key={name}>
            <dt className="text-ink-soft text-sm">{name}</dt>
            <dd className="font-medium">
              <bdi>{period}</bdi>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
