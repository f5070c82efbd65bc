import { useLocale, useTranslations } from 'next-intl';
import type { SignedHotelOffer } from '@/lib/hotels/offer';
import { intlTag } from '@/lib/i18n/locales';
import { formatQar } from '@/lib/money';

/** Formats prices, distances and addresses for the page. */
export function useHotelWords() {
  const t = useTranslations('hotels.results');
  const hotels = useTranslations('hotels');
  const tag = intlTag(useLocale());
  return {
    riyals: (amount: number) => formatQar(amount, tag),
    /** Street, district and city, without repetition. */
    address: ({ line, area, cityName }: SignedHotelOffer['address']) => {
      const [first = cityName, second, third] = [...new Set([line || area, area, cityName])];
      if (second && third) return hotels('address', { district: first, city: second, country: third });
      return second ? hotels('place', { district: first, city: second }) : first;
    },
    /** A distance in kilometres as text: "350 m", "2.4 km", "12 km". */
    distance: (kilometres: number) =>
      kilometres < 0.95
        ? t('map.metres', { count: Math.max(50, Math.round(kilometres * 20) * 50) })
        : t('map.kilometres', { count: kilometres < 10 ? kilometres.toFixed(1).replace('.0', '') : Math.round(kilometres) }),
  };
}
