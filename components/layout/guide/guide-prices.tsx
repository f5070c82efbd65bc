import { useLocale, useTranslations } from 'next-intl';
import type { PopularOffer } from '@/content/popular';
import { intlTag } from '@/lib/i18n/locales';
import { Link } from '@/lib/i18n/navigation';
import { formatQar } from '@/lib/money';

/** Prices of a few offers, beside their heading; nothing without offers. */
export function GuidePrices({ offers }: { offers: readonly PopularOffer[] }) {
  const locale = useLocale();
  const t = useTranslations('guides.prices');
  if (offers.length === 0) return null;
  return (
    <section aria-labelledby="prices" className="mt-12 grid items-center gap-6 lg:mt-16 lg:grid-cols-3">
      <div className="lg:col-span-2">
        <h2 id="prices" className="text-2xl md:text-3xl">
          {t('title')}
        </h2>
        <p className="mt-2 max-w-2xl text-ink-soft">{t('text')}</p>
      </div>
      <ul className="grid gap-4">
        {offers.map(({ id, title, destination, startingPrice, request }) => (
          <li
            key={id}
            className="relative overflow-hidden rounded-card border border-line bg-raised p-5 shadow-card transition-shadow duration-200 hover:shadow-float"
          >
            <h3 className="text-lg">
              <Link href={request} prefetch={false} className="underline-offset-4 after:absolute after:inset-0 hover:underline">
                {title[locale]}
              </Link>
            </h3>
            <p className="text-ink-soft text-sm">{destination[locale]}</p>
            <p className="pt-4">
              <span className="text-ink-soft text-sm">{t('from')}</span>{' '}
              <bdi className="font-semibold text-accent text-xl">{formatQar(startingPrice, intlTag(locale))}</bdi>
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
