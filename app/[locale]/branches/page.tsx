import { getTranslations } from 'next-intl/server';
import { BranchCard, OpeningHours } from '@/components/company/branches/branch-card';
import { WriteButtons } from '@/components/company/write-buttons';
import { Breadcrumb } from '@/components/layout/breadcrumb';
import { NamedMap } from '@/components/layout/guide/named-map';
import { PageHeader } from '@/components/layout/guide/page-header';
import { branchAreas, branchPages, numberedOffices } from '@/content/branches';
import { officeOf } from '@/lib/company/offices';
import { branchesMapNames, branchesMapSize } from '@/lib/geography/maps/branches-map';
import { type LocalePage, pageLocale } from '@/lib/i18n/page-locale';
import { describePage } from '@/lib/seo/page-about';
import { messageMetadata } from '@/lib/seo/route-metadata';
import { branchNode, listNode } from '@/lib/structured-data/structured-data';

export const generateMetadata = messageMetadata('/branches', 'company.branches.index');

export default async function BranchesPage({ params }: LocalePage) {
  const locale = await pageLocale(params);
  const t = await getTranslations({ locale, namespace: 'company.branches.index' });
  describePage(
    ...numberedOffices.map((slug) => branchNode(officeOf(slug), locale)),
    listNode(
      branchPages.map(({ slug }) => ({ name: officeOf(slug).name[locale], path: `/branches/${slug}` })),
      locale,
    ),
  );
  return (
    <div className="page-width pt-2 md:pt-4">
      <Breadcrumb current={t('name')} />
      <PageHeader heading={t('heading')} lead={t('lead')} art="pages/branch-al-sadd" />
      <div className="lg:grid lg:grid-cols-[20rem_minmax(0,1fr)] lg:gap-x-12">
        <div className="mt-8 grid gap-5 sm:grid-cols-[minmax(0,1fr)_16rem] lg:sticky lg:top-24 lg:block lg:space-y-5 lg:self-start">
          <section aria-labelledby="hours" className="rounded-card bg-sunken p-5 sm:max-lg:content-center">
            <h2 id="hours" className="mb-2 text-lg">
              {t(numberedOffices.some((slug) => officeOf(slug).hasOwnHours) ? 'hoursOfMost' : 'hours')}
            </h2>
            <OpeningHours />
          </section>
          <figure className="max-sm:mx-auto max-sm:w-full max-sm:max-w-72">
            <NamedMap
              src="/maps/branches.svg"
              alt={t('map')}
              {...branchesMapSize}
              locale={locale}
              names={branchesMapNames(locale)}
            />
            <figcaption className="mt-2 text-ink-soft text-sm">{t('mapRoad')}</figcaption>
          </figure>
        </div>
        <div>
          {branchAreas.map(({ id, name, slugs }) => (
            <section key={id} aria-labelledby={id} className="mt-10 lg:mt-8">
              <h2 id={id} className="text-2xl md:text-3xl">
                {name[locale]}
              </h2>
              <ul className="mt-5 grid gap-4 sm:grid-cols-2 sm:*:last:odd:col-span-full">
                {slugs.map((slug) => (
                  <BranchCard key={slug} office={officeOf(slug)} level="h3" number={numberedOffices.indexOf(slug) + 1} />
                ))}
              </ul>
            </section>
          ))}
        </div>
      </div>
      <section aria-labelledby="far" className="mt-14 rounded-card bg-accent-soft p-6 md:p-8">
        <h2 id="far" className="text-2xl">
          {t('far')}
        </h2>
        <p className="mt-2 max-w-2xl">{t('farText')}</p>
        <div className="mt-5 flex flex-wrap gap-3 max-sm:flex-col">
          <WriteButtons subject={t('subject')} message={t('message')} />
        </div>
      </section>
    </div>
  );
}
