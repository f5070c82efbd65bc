import { useLocale, useTranslations } from 'next-intl';
import { Icon } from '@/components/ui/icon';
import type { HotelGroup } from '@/content/hotel';
import { HotelCard } from './hotel-card';

/** All hotels with a page, by part of the world: the first part is open, the others open with a tap. */
export function HotelList({ groups }: { groups: readonly HotelGroup[] }) {
  const locale = useLocale();
  const t = useTranslations('hotels.list');
  return (
    <section aria-labelledby="by-name" className="mt-12 lg:mt-16">
      <h2 id="by-name" className="text-2xl md:text-3xl">
        {t('title')}
      </h2>
      <p className="mt-2 max-w-2xl text-ink-soft">{t('text')}</p>
      {groups.map(({ id, name, hotels }, index) => (
        <details key={id} open={index === 0} className="group mt-4 border-line border-t">
          <summary className="flex min-h-14 cursor-pointer list-none items-center gap-3 py-2 [&::-webkit-details-marker]:hidden">
            <h3 className="text-xl md:text-2xl">{name[locale]}</h3>
            <span className="ms-auto text-ink-soft">{hotels.length}</span>
            <Icon name="down" className="size-5 text-ink-soft group-open:rotate-180" />
          </summary>
          <ul id={id} className="mt-2 grid scroll-mt-36 gap-5 pb-4 sm:grid-cols-2 lg:grid-cols-4">
            {hotels.map((hotel) => (
              <HotelCard key={hotel.slug} hotel={hotel} heading="h4" />
            ))}
          </ul>
        </details>
      ))}
    </section>
  );
}
