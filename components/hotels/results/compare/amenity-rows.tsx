import { useTranslations } from 'next-intl';
import { Icon } from '@/components/ui/icon';
import type { HotelSummary } from '@/lib/hotels/results/summarize-hotel';
import { amenityCodes } from '@/supabase/functions/_shared/contracts/hotels/hotel-search';

/** One row for each amenity of any of the hotels, those that differ first. */
export function AmenityRows({ hotels }: { hotels: readonly HotelSummary[] }) {
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
