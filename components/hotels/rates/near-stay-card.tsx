import { useTranslations } from 'next-intl';
import type { NearStay } from '@/lib/hotels/results/nearest-stays';
import { hotelStayPath, type StaySearch } from '@/lib/hotels/search/search-params';
import { stayPrice } from '@/lib/hotels/stay-price';
import { Link } from '@/lib/i18n/navigation';
import { HotelPicture } from '../results/card/hotel-picture';
import { useHotelWords } from '../results/card/use-hotel-words';
import { Stars } from '../stars';

interface NearStayCardProps {
  stay: NearStay;
  /** The hotel that the distance is measured from. */
  hotelName: string;
  search: StaySearch;
}

/** One stay with a room: how near, what it is and what the stay costs; the card leads to its page with the same days. */
export function NearStayCard({ stay: { hotel, kilometres }, hotelName, search }: NearStayCardProps) {
  const t = useTranslations('hotels');
  const { riyals, distance } = useHotelWords();
  const price = stayPrice(hotel, { ...search, rooms: search.rooms.length });
  return (
    <li className="relative grid grid-cols-[7rem_minmax(0,1fr)] overflow-hidden rounded-card border border-line bg-raised hover:shadow-card md:flex md:flex-col">
      <HotelPicture
        uri={hotel.media[0]?.uri ?? ''}
        hotelId={hotel.id}
        width={380}
        className="size-full object-cover md:aspect-5/2 md:h-auto"
      />
      <div className="flex min-w-0 grow flex-col p-3 md:p-4">
        <h4 className="font-semibold leading-snug">
          <Link
            href={hotelStayPath(hotel.id, search)}
            prefetch={false}
            aria-label={t('rates.near.pricesOf', { stay: hotel.name })}
            className="underline-offset-4 after:absolute after:inset-0 hover:underline"
          >
            <bdi>{hotel.name}</bdi>
          </Link>
        </h4>
        <p className="mt-1">
          <Stars count={Math.round(hotel.rating)} />
        </p>
        <p className="mt-1 text-ink-soft text-sm">
          {t('rates.near.distance', { area: hotel.address.area, distance: distance(kilometres), hotel: hotelName })}
        </p>
        <p className="mt-auto pt-2">
          <bdi className="block font-semibold text-accent text-xl tabular-nums">{riyals(price.total)}</bdi>
          <span className="text-ink-soft text-sm">{t('results.card.stay', { nights: price.nights, rooms: price.rooms })}</span>
        </p>
      </div>
    </li>
  );
}
