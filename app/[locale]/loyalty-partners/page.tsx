import { useLocale, useTranslations } from 'next-intl';
import { BusinessPage } from '@/components/business/business-page';
import { PageSection } from '@/components/layout/guide/page-section';
import { Icon } from '@/components/ui/icon';
import { loyaltyPartners, programmeKinds } from '@/content/business/loyalty-partners';
import { Link } from '@/lib/i18n/navigation';
import { type LocalePage, pageLocale } from '@/lib/i18n/page-locale';
import { contentMetadata } from '@/lib/seo/route-metadata';

export const generateMetadata = contentMetadata('/loyalty-partners', loyaltyPartners);

export default async function LoyaltyPartnersPage({ params }: LocalePage) {
  await pageLocale(params);
  return (
    <BusinessPage page={loyaltyPartners}>
      <ProgrammeKinds />
      <ClubBanner />
    </BusinessPage>
  );
}

function ClubBanner() {
  const t = useTranslations('business.loyalty');
  return (
    <section
      aria-labelledby="club"
      className="mt-6 rounded-card bg-accent-soft p-6 md:flex md:items-center md:justify-between md:gap-8"
    >
      <div>
        <h2 id="club" className="text-xl">
          {t('club')}
        </h2>
        <p className="mt-1 max-w-2xl">{t('clubText')}</p>
      </div>
      <Link
        href="/karam-club"
        prefetch={false}
        className="mt-2 inline-flex min-h-11 shrink-0 items-center gap-2 font-medium text-accent underline-offset-4 hover:underline"
      >
        {t('clubLink')}
        <Icon name="arrow" />
      </Link>
    </section>
  );
}

/** Each kind of programme in two columns: what we do, and what we cannot do. */
function ProgrammeKinds() {
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
