import { useSearchParams } from 'next/navigation';
import { useLocale, useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import { buttonClass } from '@/components/ui/button';
import { queryText } from '@/lib/hotels/search/search-params';
import { findPlace, type HotelPlace, lettersToSuggest, placeText, suggestPlaces } from '@/lib/hotels/search/suggestions';
import { Link } from '@/lib/i18n/navigation';
import { replaceQuery } from '../history';

const mostOffered = 3;

/**
 * For an address with an unknown destination: continues with the city of that name, or offers those that sound alike. Nothing when there are
 * none.
 */
export function DidYouMean() {
  const t = useTranslations('hotels.results');
  const locale = useLocale();
  const query = useSearchParams();
  const destination = query.get('destination')?.trim() ?? '';
  const [offered, setOffered] = useState<HotelPlace[]>([]);

  const queryFor = (place: string) => {
    const next = new URLSearchParams(query);
    next.set('destination', place);
    return queryText(next);
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: the rest of the address does not say where.
  useEffect(() => {
    const keyword = placeText(destination);
    if (keyword.length < lettersToSuggest) return;
    const controller = new AbortController();
    let places: HotelPlace[] = [];
    const ask = async () => {
      places = await suggestPlaces(keyword, locale, controller.signal);
      return places;
    };
    findPlace(destination, ask, controller.signal).then(
      (place) => {
        if (controller.signal.aborted) return;
        if (place && place.id !== destination) replaceQuery(queryFor(place.id));
        else setOffered(place ? [] : places.slice(0, mostOffered));
      },
      // The form below asks for the destination anyway.
      () => setOffered([]),
    );
    return () => controller.abort();
  }, [destination, locale]);

  if (offered.length === 0) return null;
  return (
    <div role="status" className="mb-4 flex flex-wrap items-center justify-center gap-2">
      <p className="font-medium">{t('didYouMean')}</p>
      {offered.map(({ id, name, address }) => (
        <Link key={id} href={`/explore/hotels/results?${queryFor(id)}`} prefetch={false} className={buttonClass('secondary')}>
          <bdi>{t('place', { city: name, country: address.countryName })}</bdi>
        </Link>
      ))}
    </div>
  );
}
