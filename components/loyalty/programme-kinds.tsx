import { useLocale, useTranslations } from 'next-intl';
import { PageSection } from '@/components/layout/guide/page-section';
import { programmeKinds } from '@/content/business/loyalty-partners';

/** Each kind of programme in two columns: what we do, and where it ends. */
export function ProgrammeKinds() {
  const locale = useLocale();
  const t = useTranslations('business.loyalty');
  return (
    <PageSection id="kinds" title={t('title')}>
      <ul className="mt-5 grid gap-4 lg:grid-cols-2">
        {programmeKinds.map(({ name, does, limit }) => (
          <li key={name.en} className="rounded-card border border-line bg-raised p-5 shadow-card md:p-6">
            <h3 className="text-xl">{name[locale]}</h3>
            <dl className="mt-4 grid gap-4 sm:grid-cols-2">
              <div className="border-success border-s-2 ps-4">
                <dt className="text-sm text-success">{t('does')}</dt>
                <dd className="mt-1">{does[locale]}</dd>
              </div>
              <div className="border-sun border-s-2 ps-4">
                <dt className="text-ink-soft text-sm">{t('limit')}</dt>
                <dd className="mt-1">{limit[locale]}</dd>
              </div>
            </dl>
          </li>
        ))}
      </ul>
    </PageSection>
  );
}
