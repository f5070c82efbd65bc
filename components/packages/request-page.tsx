import { useLocale, useTranslations } from 'next-intl';
import { Breadcrumb } from '@/components/layout/breadcrumb';
import { GuideSectionView } from '@/components/layout/guide/guide-section-view';
import { Icon } from '@/components/ui/icon';
import { intlTag } from '@/lib/i18n/locales';
import { formatQar } from '@/lib/money';
import type { FoundPackage } from '@/lib/packages/find-package';
import { ContactActions } from './contact-actions';
import { PackagePrice } from './package-price';
import { PackageSummary } from './package-summary';
import { RequestForm } from './request-form';

/** Where a holiday is asked for: what it is, what we need to know, and how it goes on from there. */
export function RequestPage({ holiday, country }: FoundPackage) {
  const locale = useLocale();
  const t = useTranslations('packages.booking');
  const duration = useTranslations('packages')('duration', { nights: holiday.nights, days: holiday.nights + 1 });
  const name = holiday.name[locale];
  const greeting = t('greeting', { name, duration, price: formatQar(holiday.price, intlTag(locale)) });
  const questions = [t('date'), t('adults'), t('children'), t('rooms')].map((question) => `${question}: `);
  const steps = (['send', 'confirm', 'pay'] as const).map((step) => ({
    term: t(`how.${step}.term`),
    text: t(`how.${step}.text`),
  }));
  return (
    <div className="page-width pt-2 md:pt-4">
      <Breadcrumb
        trail={[
          { label: country.name[locale], href: `/travel/destination/${country.slug}` },
          { label: name, href: `/travel/package/${holiday.id}` },
        ]}
        current={t('crumb')}
      />
      <div className="mt-4 grid grid-cols-[minmax(0,1fr)] gap-12 lg:grid-cols-[minmax(0,1fr)_21rem] lg:gap-16">
        <div className="space-y-12">
          <header>
            <h1 className="text-3xl md:text-5xl rtl:leading-[1.35]">{t('heading', { name })}</h1>
            <p className="mt-4 text-ink-soft text-lg md:text-xl">{t('lead')}</p>
            <div className="mt-4 lg:hidden">
              <p className="font-medium">{duration}</p>
              <PackagePrice amount={holiday.price} />
            </div>
          </header>
          <section aria-labelledby="form" className="rounded-card border border-line bg-raised p-5 shadow-card md:p-6">
            <h2 id="form" className="text-xl">
              {t('form')}
            </h2>
            <p className="mt-1 mb-5 text-ink-soft">{t('formText')}</p>
            <RequestForm holiday={holiday} />
          </section>
          <section aria-labelledby="other-ways">
            <h2 id="other-ways" className="text-xl">
              {t('otherTitle')}
            </h2>
            <p className="mt-1 mb-5 text-ink-soft">{t('otherText')}</p>
            <div className="flex flex-wrap gap-3 max-sm:flex-col">
              <ContactActions message={[greeting, ...questions].join('\n')} subject={t('emailSubject', { name })} />
            </div>
          </section>
          <GuideSectionView section={{ id: 'how', heading: t('howTitle'), paragraphs: [], points: steps, inOrder: true }} />
          <section aria-labelledby="ask">
            <h2 id="ask" className="text-2xl md:text-3xl">
              {t('askTitle')}
            </h2>
            <ul className="mt-5 space-y-3">
              {(['dates', 'travellers', 'rooms', 'passports'] as const).map((question) => (
                <li key={question} className="flex gap-3">
                  <Icon name="check" className="mt-0.5 size-5 text-success" />
                  {t(`ask.${question}`)}
                </li>
              ))}
            </ul>
          </section>
        </div>
        <aside className="lg:sticky lg:top-24 lg:self-start">
          <PackageSummary holiday={holiday} />
        </aside>
      </div>
    </div>
  );
}
