import { useLocale, useTranslations } from 'next-intl';
import { getTranslations } from 'next-intl/server';
import { Breadcrumb } from '@/components/layout/breadcrumb';
import { CardLink } from '@/components/layout/poster-card';
import { buttonClass } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { Poster } from '@/components/ui/poster';
import { type BusinessEntry, businessPages } from '@/content/business/pages';
import { describeArt } from '@/content/picture';
import { company } from '@/lib/company/company';
import { type LocalePage, pageLocale } from '@/lib/i18n/page-locale';
import { messageMetadata } from '@/lib/seo/route-metadata';

export const generateMetadata = messageMetadata('/business', 'business.index');

export default async function BusinessIndexPage({ params }: LocalePage) {
  const locale = await pageLocale(params);
  const name = (await getTranslations({ locale, namespace: 'business' }))('title');
  const t = await getTranslations({ locale, namespace: 'business.index' });
  const claims = [
    { title: t('iata'), text: t('iataText') },
    { title: t('icv'), text: t('icvText') },
    { title: t('experts'), text: t('expertsText') },
    { title: t('award'), text: t('awardText') },
  ];
  return (
    <div className="page-width pt-2 md:pt-4">
      <Breadcrumb current={name} />
      <header className="mt-2 max-w-3xl md:mt-4">
        <h1 className="text-3xl md:text-5xl rtl:leading-[1.35]">{t('heading')}</h1>
        <p className="mt-4 text-ink-soft text-lg md:text-xl">{t('lead')}</p>
      </header>
      <section aria-label={name} className="mt-6 md:mt-8">
        <ul className="divide-y divide-line">
          {businessPages.map((page) => (
            <BusinessRow key={page.href} page={page} />
          ))}
        </ul>
      </section>
      <section aria-labelledby="claims" className="mt-10 rounded-card bg-sunken p-6 md:p-8">
        <h2 id="claims" className="text-2xl">
          {t('claims')}
        </h2>
        <dl className="mt-5 grid gap-6 sm:grid-cols-2 lg:grid-cols-4">
          {claims.map(({ title, text }) => (
            <div key={title}>
              <dt className="font-semibold text-lg">{title}</dt>
              <dd className="mt-1 text-ink-soft">{text}</dd>
            </div>
          ))}
        </dl>
        <div className="mt-6">
          <EmailLink address={company.email} subject={name} />
        </div>
      </section>
    </div>
  );
}

/** E-mail as the first contact, because companies write. */
function EmailLink({ address, subject }: { address: string; subject: string }) {
  const t = useTranslations('business.contact');
  return (
    <a href={`mailto:${address}?subject=${encodeURIComponent(subject)}`} className={buttonClass()}>
      <Icon name="mail" />
      {t('email')}
    </a>
  );
}

/** One business page as a wide row that begins with its audience. */
function BusinessRow({ page }: { page: BusinessEntry }) {
  const locale = useLocale();
  const t = useTranslations('business.index');
  const { name, reader, line, href, art } = page;
  return (
    <li className="relative grid grid-cols-[7rem_minmax(0,1fr)] items-center gap-4 py-5 sm:grid-cols-[14rem_minmax(0,1fr)_auto] sm:gap-8">
      <Poster
        slug={art}
        crop="card"
        locale={locale}
        alt={describeArt(art, locale)}
        className="aspect-4/3 w-full rounded-card object-cover shadow-card"
      />
      <div>
        <p className="text-accent text-sm">{reader[locale]}</p>
        <h2 className="mt-1 text-xl md:text-2xl">
          <CardLink href={href}>{name[locale]}</CardLink>
        </h2>
        <p className="mt-1 text-ink-soft max-sm:text-sm">{line[locale]}</p>
      </div>
      <span aria-hidden="true" className="hidden items-center gap-2 font-medium text-accent sm:inline-flex">
        {t('open')}
        <Icon name="arrow" />
      </span>
    </li>
  );
}
