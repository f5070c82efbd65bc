import { useLocale, useTranslations } from 'next-intl';
import type { TownMap } from '@/content/town-map';
import type { NearSight } from '@/lib/hotels/details/near-hotel';
import type { Point } from '@/lib/hotels/map/map-view';
import { useHotelWords } from '../results/card/use-hotel-words';
import { StreetMap } from '../street-map/street-map';
import { NearDrawing } from './near-drawing';

interface NearMapProps {
  name: string;
  hotel: Point;
  near: readonly NearSight[];
  town: TownMap | null;
}

const hotelPin = 'hotel';

/** The location of the hotel, as a drawing or a street map, with the same numbers as the list. */
export function NearMap({ name, hotel, near, town }: NearMapProps) {
  const t = useTranslations('hotels.stayPage');
  const words = useTranslations('hotels.results.map');
  const locale = useLocale();
  const { distance } = useHotelWords();
  const pins = [
    { id: hotelPin, ...hotel, text: name, label: name },
    ...near.map(({ name: sight, latitude, longitude }, index) => ({
      ...{ id: sight.en, latitude, longitude, text: String(index + 1) },
      label: sight[locale],
    })),
  ];
  return (
    <div className="grid gap-x-14 gap-y-5 md:grid-cols-2">
      <StreetMap locale={locale} pins={pins} selectedId={hotelPin} className="aspect-8/5 w-full">
        <NearDrawing hotel={hotel} near={near} town={town} />
      </StreetMap>
      {near.length > 0 && (
        <div>
          <ol className="space-y-1.5">
            {near.map((sight, index) => (
              <li key={sight.name.en} className="flex items-baseline gap-x-3 border-line border-b pb-1.5">
                <bdi aria-hidden="true" className="w-4 text-ink-soft text-sm tabular-nums">
                  {index + 1}
                </bdi>
                <span className="grow">{sight.name[locale]}</span>
                <span className="whitespace-nowrap text-ink-soft text-sm">{distance(sight.kilometres)}</span>
              </li>
            ))}
          </ol>
          <p className="mt-2 text-ink-soft text-sm">
            {t('asTheCrowFlies')} {town && words('simplified')}
          </p>
        </div>
      )}
    </div>
  );
}
