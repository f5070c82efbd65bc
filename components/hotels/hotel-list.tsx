import { useLocale, useTranslations } from 'next-intl';
import type { HotelGroup } from '@/content/hotel';
import { HotelCard } from './hotel-card';

/** All hotels with a page, by part of the world, with links to each part. */
export function HotelList({ groups }: { groups: readonly HotelGroup[] }) {
  const locale = useLocale();
  const t = useTranslations('hotels.list');
  return (
    <section aria-labelledby="by-name" className="mt-12 lg:mt-16">
      <h2 id="by-name" className="text-2xl md:text-3xl">
        {t('title')}
      </h2>
      <p className="mt-2 max-w-2xl text-ink-soft">{t('text')}</p>
      <nav aria-label={t('jump')} className="mt-5">
        <ul className="flex flex-wrap gap-2">
          {groups.map(({ id, name }) => (
            <li key={id}>
              <a
                href={`#${id}`}
                className="inline-flex min-h-11 items-center rounded-pill border border-line-strong bg-raised px-4 font-medium hover:border-accent hover:text-accent"
              >
                {name[locale]}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      {groups.map(({ id, name, hotels }) => (
        <section key={id} aria-labelledby={id} className="mt-8 md:mt-10">
          <h3 id={id} className="text-xl md:text-2xl">
            {name[locale]}
          </h3>
          <ul className="mt-4 grid gap-5 sm:grid-cols-2 lg:grid-cols-4">
            {hotels.map((hotel) => (
              <HotelCard key={hotel.slug} hotel={hotel} heading="h4" />
            ))}
          </ul>
        </section>
      ))}
    </section>
  );
}
