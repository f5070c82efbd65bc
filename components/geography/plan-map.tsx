import { useLocale, useTranslations } from 'next-intl';
import { PlaceNumber } from '@/components/layout/guide/guide-section-view';
import { type MapName, NamedMap } from '@/components/layout/guide/named-map';
import type { PlaceMap } from '@/content/guide';
import { planLines } from '@/lib/geography/maps/plan-map';

interface PlanMapProps {
  slug: string;
  /** Name of the country in the language of the page. */
  place: string;
  map: PlaceMap;
  /** What the map of a town names besides. */
  names?: readonly MapName[] | undefined;
}

/** The places of a planning page on a map of their country, and their names by number. */
export function PlanMap({ slug, place, map, names }: PlanMapProps) {
  const locale = useLocale();
  const t = useTranslations();
  const { rails = [], ferries = [] } = planLines(slug, map);
  return (
    <section aria-labelledby="map">
      <h2 id="map" className="text-2xl md:text-3xl">
        {t('guides.map.title')}
      </h2>
      <div className="mt-5 grid items-center gap-5 sm:grid-cols-[minmax(0,2fr)_minmax(0,1fr)] sm:gap-8">
        <figure>
          <NamedMap
            src={`/maps/plan-${slug}.svg`}
            alt={t('guides.map.alt', { place })}
            width={600}
            height={600}
            locale={locale}
            names={names}
          />
          {rails.length + ferries.length > 0 && (
            <figcaption className="mt-2 text-ink-soft text-sm">
              {t(rails.length > 0 ? 'destinations.mapRails' : 'destinations.mapFerries')}
            </figcaption>
          )}
        </figure>
        <ol className="grid gap-x-6 gap-y-3 font-semibold max-sm:grid-cols-2">
          {map.places.map(({ name }, index) => (
            <li key={name.en} className="flex items-center gap-3">
              <PlaceNumber>{index + 1}</PlaceNumber>
              {name[locale]}
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
