import { useLocale, useTranslations } from 'next-intl';
import { Breadcrumb } from '@/components/layout/breadcrumb';
import { GuideContents } from '@/components/layout/guide/guide-contents';
import { GuideSectionView } from '@/components/layout/guide/guide-section-view';
import { PageHeader } from '@/components/layout/guide/page-header';
import { Icon } from '@/components/ui/icon';
import { TextLink } from '@/components/ui/text-link';
import type { LegalPage } from '@/content/company-pages/legal-text';
import type { Picture } from '@/content/picture';
import { company } from '@/lib/company/company';
import { formatDay } from '@/lib/time/dates';
import { mailLink } from './links';

/** A legal text with the day of its last change, a summary, and the whole text. */
export function LegalView({ page, art }: { page: LegalPage; art: Picture }) {
  const locale = useLocale();
  const t = useTranslations('company.legal');
  const { heading, lead, summary, sections, subject, message } = page[locale];
  return (
    <div className="page-width pt-2 md:pt-4">
      <Breadcrumb current={page.name[locale]} />
      <PageHeader heading={heading} lead={lead} art={art}>
        <p className="text-ink-soft">
          {t.rich('updated', {
            day: () => (
              <time dateTime={page.updated}>
                <bdi>{formatDay(page.updated)}</bdi>
              </time>
            ),
          })}
        </p>
      </PageHeader>
      <div className="mt-8 grid grid-cols-[minmax(0,1fr)] gap-12 lg:grid-cols-[minmax(0,1fr)_20rem] lg:gap-16">
        <article className="max-w-2xl space-y-12">
          <section aria-labelledby="short" className="rounded-card bg-accent-soft p-6">
            <h2 id="short" className="text-xl">
              {t('short')}
            </h2>
            <ul className="mt-3 space-y-3">
              {summary.map((sentence) => (
                <li key={sentence} className="flex gap-3">
                  <Icon name="check" className="mt-0.5 size-5 text-accent" />
                  {sentence}
                </li>
              ))}
            </ul>
          </section>
          {sections.map((section) => (
            <GuideSectionView key={section.id} section={section} />
          ))}
          <section aria-labelledby="ask">
            <h2 id="ask" className="text-2xl md:text-3xl">
              {t('ask')}
            </h2>
            <p className="reading mt-4 text-lg">
              {t.rich('askText', {
                contact: (words) => <TextLink href="/contact">{words}</TextLink>,
                email: () => (
                  <TextLink href={mailLink(company.email, subject, message)}>
                    <bdi dir="ltr" className="wrap-anywhere">
                      {company.email}
                    </bdi>
                  </TextLink>
                ),
              })}
            </p>
          </section>
        </article>
        <aside className="lg:sticky lg:top-24 lg:self-start">
          <GuideContents sections={sections} />
        </aside>
      </div>
    </div>
  );
}
