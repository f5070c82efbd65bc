import { NextIntlClientProvider, useLocale, useTranslations } from 'next-intl';
import { useEffect } from 'react';
import { RateFacts } from '@/components/hotels/results/card/hotel-facts';
import { useHotelWords } from '@/components/hotels/results/card/use-hotel-words';
import { WholeCost } from '@/components/hotels/whole-cost';
import { buttonClass } from '@/components/ui/button';
import type { Instead } from '@/lib/bookings/products/instead';
import { passengerInfoPath, saveOffer } from '@/lib/flights/selected-offer';
import { summarizeHotels } from '@/lib/hotels/results/summarize-hotel';
import { stayRequestPath } from '@/lib/hotels/search/whole-search';
import { rateInAddress, type SelectedStay, saveStay } from '@/lib/hotels/selected-stay';
import { stayPrice } from '@/lib/hotels/stay-price';
import type { Messages } from '@/lib/i18n/messages';
import { Link } from '@/lib/i18n/navigation';
import { todayInQatar } from '@/supabase/functions/_shared/contracts/calendar-day';
import { flightMessages } from './flight/flight-messages';
import { NearestFlights } from './flight/summary/nearest-flights';
import { usePartyWords } from './stay/use-stay-receipt';

interface InsteadViewProps {
  instead: Instead;
  messages: Pick<Messages, 'bookings' | 'flights' | 'hotels'>;
  /** The words of the link to its form. */
  take: string;
}

/** What is on sale in place of what was sold out, and the way to its form, which knows it without another search. */
export function InsteadView({ instead, messages: { bookings, flights, hotels }, take }: InsteadViewProps) {
  const { results, stayRequest, place, address } = hotels;
  const messages = {
    bookings: { summary: bookings.summary },
    flights: flightMessages(flights),
    hotels: { results, stayRequest, place, address },
  };
  const isFlight = instead.kind === 'flight';
  useEffect(() => (instead.kind === 'flight' ? saveOffer(instead.selected) : saveStay(instead.selected)), [instead]);
  return (
    <NextIntlClientProvider locale={useLocale()} timeZone="Asia/Qatar" messages={messages}>
      <div className="flex flex-col gap-4">
        {isFlight ? <NearestFlights offers={[instead.selected]} /> : <OtherRate stay={instead.selected} />}
      </div>
      <Link
        href={isFlight ? passengerInfoPath(instead.selected.search, instead.selected.offer.id) : requestPath(instead.selected)}
        prefetch={false}
        className={buttonClass('primary', 'mt-4 max-sm:w-full')}
      >
        {take}
      </Link>
    </NextIntlClientProvider>
  );
}

const requestPath = (stay: SelectedStay) => stayRequestPath(stay.search, stay.hotel.id, rateInAddress(stay));

/** The rooms, the terms and the price of a rate. */
function OtherRate({ stay: { hotel, searchParams, place, meta } }: { stay: SelectedStay }) {
  const t = useTranslations('hotels.stayRequest.summary');
  const partyOf = usePartyWords();
  const { riyals } = useHotelWords();
  const price = stayPrice(hotel, searchParams);
  const [summary] = summarizeHotels({ hotels: [hotel], searchParams, place, meta }, todayInQatar());
  return (
    <>
      <ul className="flex flex-col gap-2">
        {hotel.rooms.map((room, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: rooms have no other name than their place.
          <li key={index}>
            <span className="font-medium">{t('room', { number: index + 1, name: room.name })}</span>
            <span className="block text-ink-soft text-sm">{partyOf(room)}</span>
          </li>
        ))}
      </ul>
      {summary && <RateFacts summary={summary} />}
      <p className="font-semibold text-lg">
        <span className="font-normal text-base">{t('total')}</span> <bdi>{riyals(price.total)}</bdi>
        <WholeCost price={price} words="withFees" className="block font-normal text-sm" />
      </p>
    </>
  );
}
