import { useLocale, useTranslations } from 'next-intl';
import { Poster } from '@/components/ui/poster';
import { plannedSights } from '@/content/day-pictures';
import type { DestinationSlug } from '@/content/destination';
import { destinations } from '@/content/destinations';
import { describeArt } from '@/content/picture';

/** Two sights and a table of a destination, on the page that plans a holiday there: a strip to swipe on a phone. */
export function PlaceGlimpses({ slug }: { slug: DestinationSlug }) {
  const locale = useLocale();
  const t = useTranslations('destinations');
  const destination = destinations.find((one) => one.slug === slug);
  const sights = plannedSights[slug].map((number) => ({
    art: `sights/${slug}-${number}`,
    name: destination?.[locale].see[number - 1]?.term,
  }));
  return (
    <ul
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keys.
      tabIndex={0}
      aria-label={t('see')}
      className="mt-10 flex snap-x gap-4 md:mt-12 md:grid md:grid-cols-3 max-md:-mx-4 max-md:overflow-x-auto max-md:px-4 max-md:pb-1"
    >
      {[...sights, { art: `food/${slug}-table`, name: t('eat') }].map(({ art, name }) => (
        <li key={art} className="max-md:w-[78%] max-md:shrink-0 max-md:snap-center">
          <figure>
            <Poster
              slug={art}
              crop="card"
              locale={locale}
              alt={describeArt(art, locale)}
              className="aspect-3/2 w-full rounded-card object-cover shadow-card"
            />
            <figcaption className="mt-2 font-medium">{name}</figcaption>
          </figure>
        </li>
      ))}
    </ul>
  );
}
