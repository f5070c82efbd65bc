import clsx from 'clsx';
import { useLocale, useTranslations } from 'next-intl';
import { Poster } from '@/components/ui/poster';
import { describeArt } from '@/content/art';
import type { PopularOffer } from '@/content/popular';
import { intlTag } from '@/lib/i18n/locales';
import { Link } from '@/lib/i18n/navigation';
import { formatQar } from '@/lib/money';

/** One or two prices are beside their heading; more are in rows below it. */
const layouts = {
  one: { heading: 'lg:col-span-2', list: '' },
  two: { heading: '', list: 'sm:grid-cols-2 lg:col-span-2' },
  many: { heading: 'lg:col-span-3', list: 'sm:grid-cols-2 lg:col-span-3 lg:grid-cols-4' },
};

/** Prices of offers, with posters when they fill a row; nothing without offers. */
export function GuidePrices({ offers }: { offers: readonly PopularOffer[] }) {
  const locale = useLocale();
  const t = useTranslations('guides.prices');
  if (offers.length === 0) return null;
  const count = offers.length === 1 ? 'one' : offers.length === 2 ? 'two' : 'many';
  const layout = layouts[count];
  return (
    <section aria-labelledby="prices" className="mt-12 grid items-center gap-6 lg:mt-16 lg:grid-cols-3">
      <div className={layout.heading}>
        <h2 id="prices" className="text-2xl md:text-3xl">
          {t('title')}
        </h2>
        <p className="mt-2 max-w-2xl text-ink-soft">{t('text')}</p>
      </div>
      <ul className={clsx('grid gap-4', layout.list)}>
        {offers.map(({ id, art, title, destination, startingPrice, request }) => (
          <li
            key={id}
            className="relative grid auto-cols-fr grid-flow-col overflow-hidden rounded-card border border-line bg-raised shadow-card transition-shadow duration-200 hover:shadow-float sm:flex sm:flex-col"
          >
            {count === 'many' && (
              <Poster
                slug={art}
                crop="card"
                locale={locale}
                alt={describeArt(art, locale)}
                className="size-full object-cover sm:aspect-4/3 sm:h-auto"
              />
            )}
            <div className="flex grow flex-col p-5">
              <h3 className="text-lg">
                <Link href={request} prefetch={false} className="underline-offset-4 after:absolute after:inset-0 hover:underline">
                  {title[locale]}
                </Link>
              </h3>
              <p className="text-ink-soft text-sm">{destination[locale]}</p>
              <p className="mt-auto pt-4">
                <span className="text-ink-soft text-sm">{t('from')}</span>{' '}
                <bdi className="font-semibold text-accent text-xl">{formatQar(startingPrice, intlTag(locale))}</bdi>
              </p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
