import { useLocale, useTranslations } from 'next-intl';
import type { BranchPage } from '@/content/branches/branch-page';
import { RouteLine } from './route-line';

export function WayThere({ branch }: { branch: BranchPage }) {
  const locale = useLocale();
  const t = useTranslations('company.branches');
  return (
    <section aria-labelledby="way">
      <h2 id="way" className="text-2xl md:text-3xl">
        {t('way')}
      </h2>
      <RouteLine {...branch.route} />
      <dl className="mt-5 space-y-4">
        {branch[locale].ways.map(({ term, text }) => (
          <div key={term}>
            <dt className="font-semibold">{term}</dt>
            <dd className="mt-1">{text}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
