import { getTranslations } from 'next-intl/server';
import { BranchCard } from '@/components/company/branches/branch-card';
import { OpeningHours } from '@/components/company/branches/opening-hours';
import { PageHeader } from '@/components/company/page-header';
import { WriteButtons } from '@/components/company/write-buttons';
import { Breadcrumb } from '@/components/layout/breadcrumb';
import { branchAreas, branchPages } from '@/content/branches';
import { type LocalePage, pageLocale } from '@/lib/i18n/page-locale';
import { describePage } from '@/lib/seo/page-about';
import { messageMetadata } from '@/lib/seo/route-metadata';
import { branchNode } from '@/lib/structured-data/branch';
import { listNode } from '@/lib/structured-data/list';

export const generateMetadata = messageMetadata('/branches', 'company.branches.index');

export default async function BranchesPage({ params }: LocalePage) {
  const locale = await pageLocale(params);
  const t = await getTranslations({ locale, namespace: 'company.branches.index' });
  describePage(
    ...branchAreas.flatMap(({ offices }) => offices.map((office) => branchNode(office, locale))),
    listNode(
      branchPages.map(({ slug, name }) => ({ name: name[locale], path: `/branches/${slug}` })),
      locale,
    ),
  );
  return (
    <div className="page-width pt-2 md:pt-4">
      <Breadcrumb current={t('name')} />
      <PageHeader heading={t('heading')} lead={t('lead')} />
      <section aria-labelledby="hours" className="mt-8 max-w-md rounded-card bg-sunken p-5">
        <h2 id="hours" className="mb-2 text-lg">
          {t('hours')}
        </h2>
        <OpeningHours />
      </section>
      {branchAreas.map(({ id, name, offices }) => (
        <section key={id} aria-labelledby={id} className="mt-10">
          <h2 id={id} className="text-2xl md:text-3xl">
            {name[locale]}
          </h2>
          <ul className="mt-5 grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
            {offices.map((office) => (
              <BranchCard key={office.slug} office={office} level="h3" />
            ))}
          </ul>
        </section>
      ))}
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
