import { useLocale } from 'next-intl';
import { PlaceNumber } from '@/components/layout/guide/guide-section-view';
import { type MapName, NamedMap } from '@/components/layout/guide/named-map';
import type { PostMap } from '@/content/post-maps';
import { nearSize } from '@/lib/hotels/map/near-view';

interface PostMapFigureProps {
  slug: string;
  map: PostMap;
  names: readonly MapName[];
}

/** Where the days of an article are spent, by number. */
export function PostMapFigure({ slug, map, names }: PostMapFigureProps) {
  const locale = useLocale();
  return (
    <figure className="mb-10">
      <NamedMap src={`/maps/post-${slug}.svg`} alt={map.alt[locale]} {...nearSize} locale={locale} names={names} />
      <figcaption className="mt-3">
        <ol className="grid grid-cols-2 gap-x-6 gap-y-2 font-semibold">
          {map.days.map(({ name }, index) => (
            <li key={name.en} className="flex items-center gap-2">
              <PlaceNumber className="size-7">{index + 1}</PlaceNumber>
              {name[locale]}
            </li>
          ))}
        </ol>
        <p className="mt-2 text-ink-soft text-sm">{map.caption[locale]}</p>
      </figcaption>
    </figure>
  );
}
