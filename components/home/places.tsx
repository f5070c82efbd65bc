import clsx from 'clsx';
import { useLocale, useTranslations } from 'next-intl';
import { buttonClass } from '@/components/ui/button';
import { cardClass, cardLinkClass } from '@/components/ui/card';
import { Icon } from '@/components/ui/icon';
import { Poster } from '@/components/ui/poster';
import { destinations } from '@/content/destinations';
import { describeArt } from '@/content/picture';
import { Link } from '@/lib/i18n/navigation';

/** Cells of the grid: the first poster takes four. */
const cells = destinations.length + 3;

/** The destinations as posters: the first one large; the last tile links to the list and fills its row. */
export function Places() {
  const locale = useLocale();
  const t = useTranslations('home.places');
  const where = useTranslations('where');
  return (
    <section aria-labelledby="places-title" className="page-width mt-20">
      <h2 id="places-title" className="text-2xl md:text-3xl">
        {t('title', { count: destinations.length })}
      </h2>
      <div className="mt-2 flex flex-wrap items-center justify-between gap-x-8 gap-y-4">
        <p className="max-w-2xl text-ink-soft">{t('text')}</p>
        <Link href="/explore/where" prefetch={false} className={buttonClass('secondary', 'max-sm:w-full')}>
          <Icon name="search" />
          {where('name')}
        </Link>
      </div>
      <ul className="mt-6 grid grid-cols-2 gap-3 sm:grid-cols-3 lg:grid-cols-4 lg:gap-4">
        {destinations.map(({ slug, name, art }, index) => (
          <li
            key={slug}
            className={cardClass(
              { isLink: true },
              clsx(
                'group flex aspect-4/3 max-[18rem]:aspect-auto flex-col overflow-hidden',
                index === 0 ? 'col-span-2 row-span-2 text-xl md:text-2xl lg:aspect-auto' : 'text-lg',
              ),
            )}
          >
            <div className="relative min-h-0 max-[18rem]:min-h-20 grow overflow-hidden">
              <Poster
                slug={art}
                crop="card"
                locale={locale}
                alt={describeArt(art, locale)}
                className="absolute inset-0 size-full object-cover transition-transform duration-300 group-hover:scale-[1.03]"
              />
            </div>
            <Link
              href={`/explore/destinations/${slug}`}
              prefetch={false}
              className={`${cardLinkClass} px-4 py-3 font-semibold underline-offset-4 hover:underline`}
            >
              {name[locale]}
            </Link>
          </li>
        ))}
        <li
          className={clsx(
            ['col-span-2', 'col-span-1'][cells % 2],
            ['sm:col-span-3', 'sm:col-span-2', 'sm:col-span-1'][cells % 3],
            ['lg:col-span-4', 'lg:col-span-3', 'lg:col-span-2', 'lg:col-span-1'][cells % 4],
          )}
        >
          <Link
            href="/explore/destinations"
            prefetch={false}
            className="flex size-full flex-wrap content-between items-center gap-x-2 gap-y-4 rounded-card bg-night p-4 font-semibold text-lg text-on-night underline-offset-4 before:sadu before:h-8 before:basis-full before:text-sun/60 hover:underline lg:p-6 lg:before:h-12"
          >
            {t('all')}
            <Icon name="arrow" />
          </Link>
        </li>
      </ul>
    </section>
  );
}
