import clsx from 'clsx';
import { useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { GuidePage } from '@/components/layout/guide/guide-page';
import type { Guide } from '@/content/guide';
import { servicePrices, servicePricesAsOf } from '@/content/services/prices';
import { intlTag } from '@/lib/i18n/locales';
import { keepTogether } from '@/lib/i18n/no-break';
import { formatQar } from '@/lib/money';
import { startingPriceOf } from '@/lib/packages/offers/offer-kind';
import { formatDay } from '@/lib/time/dates';
import { withPrice } from './with-price';

interface ServicePageProps {
  service: Guide;
  /** In the place of `{price}` in its texts, in QAR. */
  price?: number;
  /** Another action, shown first. */
  action?: ReactNode;
  /** The page's own content, above its first section. */
  children?: ReactNode;
}

export function ServicePage({ service, price, action, children }: ServicePageProps) {
  const locale = useLocale();
  const t = useTranslations('services');
  return (
    <GuidePage
      locale={locale}
      text={price === undefined ? service[locale] : withPrice(service[locale], formatQar(price, intlTag(locale)))}
      art={service.art}
      name={service.name[locale]}
      trail={[{ label: t('title'), href: '/services' }]}
      action={action}
    >
      {children}
    </GuidePage>
  );
}

/** Starting prices for one person: what is in them, what is paid besides, and the day they are from. */
export function PriceList({ of }: { of: keyof typeof servicePrices }) {
  const locale = useLocale();
  const t = useTranslations('services.prices');
  const date = <bdi key="date">{formatDay(servicePricesAsOf)}</bdi>;
  return (
    <section aria-labelledby="our-prices" className="mt-12 lg:mt-16">
      <h2 id="our-prices" className="text-2xl md:text-3xl">
        {t(`${of}.title`)}
      </h2>
      <p className="mt-2 max-w-2xl text-ink-soft">{t.rich(`${of}.note`, { date: () => date })}</p>
      <ul className={clsx('mt-5 grid gap-4 sm:grid-cols-2', servicePrices[of].length % 3 === 0 && 'lg:grid-cols-3')}>
        {servicePrices[of].map(({ name, from, includes, besides }) => (
          <li key={name.en} className="flex flex-col rounded-card border border-line bg-raised p-5 shadow-card">
            <h3 className="text-lg">{name[locale]}</h3>
            <p className="mt-1">
              <span className="text-ink-soft text-sm">{t('from')}</span>{' '}
              <bdi className="font-semibold text-accent text-xl">
                {formatQar(typeof from === 'number' ? from : startingPriceOf(from.offer), intlTag(locale))}
              </bdi>{' '}
              <span className="text-ink-soft text-sm">{t(`${of}.each`)}</span>
            </p>
            <dl className="mt-3 space-y-2 text-sm">
              <div>
                <dt className="font-medium">{t('includes')}</dt>
                <dd className="text-ink-soft">{keepTogether(includes[locale])}</dd>
              </div>
              <div>
                <dt className="font-medium">{t('besides')}</dt>
                <dd className="text-ink-soft">{keepTogether(besides[locale])}</dd>
              </div>
            </dl>
          </li>
        ))}
      </ul>
    </section>
  );
}
