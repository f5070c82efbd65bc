import { useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { intlTag } from '@/lib/i18n/locales';
import { formatQar } from '@/lib/money';

export interface GuidePrice {
  id: string;
  title: ReactNode;
  place: string;
  /** Starting price in QAR. */
  amount: number;
}

export function GuidePrices({ prices }: { prices: readonly GuidePrice[] }) {
  const tag = intlTag(useLocale());
  const t = useTranslations('guides.prices');
  return (
    <section aria-labelledby="prices" className="mt-12 lg:mt-16">
      <h2 id="prices" className="text-2xl md:text-3xl">
        {t('title')}
      </h2>
      <p className="mt-2 max-w-2xl text-ink-soft">{t('text')}</p>
      <ul className="mt-6 grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
        {prices.map(({ id, title, place, amount }) => (
          <li key={id} className="relative flex flex-col rounded-card border border-line bg-raised p-5 shadow-card">
            <h3 className="text-lg">{title}</h3>
            <p className="text-ink-soft text-sm">{place}</p>
            <p className="mt-auto pt-4">
              <span className="text-ink-soft text-sm">{t('from')}</span>{' '}
              <bdi className="font-semibold text-accent text-xl">{formatQar(amount, tag)}</bdi>
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
