import { useTranslations } from 'next-intl';
import { NeedsScript } from '@/components/layout/needs-script';
import { Skeleton } from '@/components/ui/skeleton';
import { loadTownMap } from '@/lib/hotels/map/town-map';
import { queryText } from '@/lib/hotels/search/search-params';
import type { Locale } from '@/lib/i18n/locales';
import type { HotelDetails } from '@/supabase/functions/_shared/contracts/hotels/hotel-details';
import type { DrawnHotels } from '../results/use-hotel-search';
import { stayWords } from '../search/form-words';
import { HotelRates } from './hotel-rates';
import { HotelFacts } from './hotel-stay-page';
import { PriceInView } from './price-in-view';
import { StayProvider } from './stay-in-address';

interface HotelStayProps {
  hotel: HotelDetails;
  isSandbox: boolean;
  locale: Locale;
  query: URLSearchParams;
  /** In Qatar, yyyy-MM-dd. */
  day: string;
  /** What the server searches; null when the address has no stay. */
  found: Promise<DrawnHotels> | null;
}

/** Everything that follows the pictures of a hotel, with the rates of the stay in the address. */
export async function HotelStay({ hotel, isSandbox, locale, query, day, found }: HotelStayProps) {
  const placeId = hotel.place?.id ?? null;
  const [drawn, town, words] = await Promise.all([found, placeId && loadTownMap(placeId), stayWords(locale)]);
  return (
    <StayProvider hotelId={hotel.id} placeId={placeId} day={day} {...(drawn && { drawn })}>
      <PriceInView />
      {/* The scripts of the page start where a failure is seen. */}
      <div className="min-w-0 [grid-area:rest]" {...(drawn && !drawn.ok && { 'data-live': '' })}>
        {!drawn && <NeedsScript />}
        <HotelRates locale={locale} hotel={partsOf(hotel)} words={words} />
        <HotelFacts hotel={hotel} isSandbox={isSandbox} town={town || null} stay={stayIn(query)} />
      </div>
    </StayProvider>
  );
}

/** Until anything follows. */
export function SearchingRates() {
  const t = useTranslations('hotels.stayPage.rates');
  return (
    <div className="contents not-last:hidden">
      <Skeleton className="h-20 w-44 rounded-control [grid-area:price] max-md:mt-2 md:h-16" />
      <div className="mt-6 [grid-area:rest]">
        <p role="status" className="text-ink-soft">
          {t('searching')}
        </p>
        <Skeleton className="mt-3 h-96 rounded-card" />
      </div>
    </div>
  );
}

/** Only the properties that `HotelRates` needs, so that the rest is not serialized a second time. */
function partsOf({ name, place, geoCode, roomTypes }: HotelDetails) {
  return { name, place, geoCode, roomTypes };
}

/** Days and rooms of an address, for links to other pages about this hotel. */
function stayIn(query: URLSearchParams): string {
  const entries = ['checkin', 'checkout', 'adults', 'rooms'].flatMap((key) => {
    const value = query.get(key);
    return value === null ? [] : [[key, value]];
  });
  return entries.length > 0 ? `?${queryText(new URLSearchParams(entries))}` : '';
}
