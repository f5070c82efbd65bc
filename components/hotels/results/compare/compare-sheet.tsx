import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Icon } from '@/components/ui/icon';
import { Sheet } from '@/components/ui/overlays/sheet';
import type { HotelSummary } from '@/lib/hotels/results/summarize-hotel';
import { amenityCodes } from '@/supabase/functions/_shared/contracts/hotels/hotel-search';
import { Stars } from '../../stars';
import { Cancellation } from '../card/cancellation';
import { HotelPicture } from '../card/hotel-picture';
import { useHotelWords } from '../card/use-hotel-words';

interface CompareSheetProps {
  hotels: readonly HotelSummary[];
  onClose: () => void;
}

/** Two or three hotels side by side, row by row. */
export function CompareSheet({ hotels, onClose }: CompareSheetProps) {
  const t = useTranslations('hotels.compare');
  const results = useTranslations('hotels.results');
  const { riyals, distance } = useHotelWords();
  const lowest = Math.min(
    ...hotels.filter(({ available }) => available).map(({ total, dueAtProperty }) => total + dueAtProperty),
  );

  const rows: { name: keyof typeof rowNames; cell: (summary: HotelSummary) => ReactNode }[] = [
    {
      name: 'price',
      cell: ({ total, dueAtProperty, available }) => (
        <>
          <bdi className="font-semibold text-lg">{riyals(total)}</bdi>
          {!available && <span className="block text-ink-soft">{results('card.notAvailable')}</span>}
          {available && total + dueAtProperty === lowest && <span className="block text-success">{t('lowest')}</span>}
        </>
      ),
    },
    { name: 'due', cell: ({ dueAtProperty }) => (dueAtProperty > 0 ? <bdi>{riyals(dueAtProperty)}</bdi> : t('nothingDue')) },
    { name: 'stars', cell: ({ stars }) => <Stars count={stars} /> },
    { name: 'area', cell: ({ area }) => <bdi>{area}</bdi> },
    { name: 'distance', cell: (summary) => (summary.distance === null ? '–' : distance(summary.distance)) },
    { name: 'board', cell: ({ hotel }) => results(`boards.${hotel.board}`) },
    {
      name: 'cancellation',
      cell: ({ cancellation }) => <Cancellation terms={cancellation} />,
    },
    {
      name: 'rooms',
      cell: ({ hotel }) =>
        [...new Set(hotel.rooms.map(({ name }) => name))].map((name) => (
          <bdi key={name} className="block">
            {name}
          </bdi>
        )),
    },
  ];
  const rowNames = {
    price: t('rows.price'),
    due: t('rows.due'),
    stars: t('rows.stars'),
    area: t('rows.area'),
    distance: t('rows.distance', { from: hotels[0]?.measuredFrom.kind ?? 'centre', name: hotels[0]?.measuredFrom.name ?? '' }),
    board: t('rows.board'),
    cancellation: t('rows.cancellation'),
    rooms: t('rows.rooms'),
  };

  return (
    <Sheet title={t('title')} closeLabel={t('close')} size="wide" onClose={onClose}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways must be reachable by keys. */}
      <section aria-label={t('title')} tabIndex={0} className="-m-5 overflow-x-auto p-5">
        <table
          className={`w-full table-fixed border-collapse text-start text-sm ${hotels.length > 2 ? 'min-w-[30rem]' : 'min-w-[20rem]'}`}
        >
          <thead>
            <tr>
              <td className="w-22 sm:w-28" />
              {hotels.map(({ id, name, hotel }) => (
                <th key={id} scope="col" className="p-2 text-start align-top">
                  <HotelPicture
                    uri={hotel.media[0]?.uri ?? ''}
                    width={280}
                    className="mb-2 aspect-video w-full rounded-control object-cover"
                  />
                  <bdi className="text-base">{name}</bdi>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ name, cell }) => (
              <tr key={name} className="border-line border-t">
                <th scope="row" className="py-2.5 pe-2 text-start align-top font-medium text-ink-soft">
                  {rowNames[name]}
                </th>
                {hotels.map((summary) => (
                  <td key={summary.id} className="p-2.5 align-top">
                    {cell(summary)}
                  </td>
                ))}
              </tr>
            ))}
            <AmenityRows hotels={hotels} />
          </tbody>
        </table>
      </section>
    </Sheet>
  );
}

/** One row for each amenity of any of the hotels, those that differ first. */
function AmenityRows({ hotels }: { hotels: readonly HotelSummary[] }) {
  const t = useTranslations('hotels');
  const counted = amenityCodes
    .map((code) => ({ code, count: hotels.filter(({ amenities }) => amenities.includes(code)).length }))
    .filter(({ count }) => count > 0)
    .sort((a, b) => a.count - b.count);
  return (
    <>
      <tr className="border-line border-t">
        <th scope="colgroup" colSpan={hotels.length + 1} className="pt-5 pb-1 text-start">
          {t('compare.rows.amenities')}
        </th>
      </tr>
      {counted.map(({ code }) => (
        <tr key={code} className="border-line border-t">
          <th scope="row" className="py-2 pe-2 text-start align-top font-medium text-ink-soft">
            {t(`results.amenities.${code}`)}
          </th>
          {hotels.map(({ id, amenities }) => (
            <td key={id} className="p-2.5">
              {amenities.includes(code) ? (
                <>
                  <Icon name="check" className="size-5 text-success" />
                  <span className="sr-only">{t('compare.has')}</span>
                </>
              ) : (
                <>
                  <span aria-hidden="true" className="text-ink-soft">
                    –
                  </span>
                  <span className="sr-only">{t('compare.hasNot')}</span>
                </>
              )}
            </td>
          ))}
        </tr>
      ))}
    </>
  );
}
