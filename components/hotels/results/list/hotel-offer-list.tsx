import { useTranslations } from 'next-intl';
import { Fragment, type ReactNode, useEffect, useState } from 'react';
import { buttonClass } from '@/components/ui/button';
import { ButtonWithAddress } from '@/components/ui/search/button-with-address';
import { recordEvent } from '@/lib/analytics/record-event';
import { useFirstRows } from '@/lib/browser/use-first-rows';
import { mostCompared, readRows, withRows } from '@/lib/hotels/results/result-params';
import type { HotelSummary } from '@/lib/hotels/results/summarize-hotel';
import { queryText } from '@/lib/hotels/search/search-params';
import { saveStay } from '@/lib/hotels/selected-stay';
import { cardId, HotelOfferCard } from '../card/hotel-offer-card';
import { useFoundHotels } from '../results-context';
import { viewInAddress } from '../use-results-view';

interface HotelListProps {
  hotels: readonly HotelSummary[];
  activeId: string | null;
  /** The card to scroll to: that of a pin selected on the map. */
  selectedId: string | null;
  compared: readonly string[];
  isExpired: boolean;
  /** Of the address, as it was at first. */
  query: URLSearchParams;
  /** All cards are drawn at once, by the server. */
  isDrawn: boolean;
  /** Hotels without a price here, shown after the first few. */
  written: ReactNode;
  onPoint: (id: string | null) => void;
  onCompare: (id: string) => void;
  onSearchAgain: () => void;
}

/** Cards before the hotels without a price. */
const writtenAfter = 3;

/** Rendering all cards at once makes a slow phone stutter. */
const batch = 20;

/** The hotel whose page was opened: on return, the list is as long as before and shows its card. */
let leftFor: string | null = null;

export function HotelList({ hotels, activeId, selectedId, compared, isExpired, query, isDrawn, written, ...on }: HotelListProps) {
  const t = useTranslations('hotels.results');
  const { search, answer } = useFoundHotels();
  const [returnedTo] = useState(leftFor);
  const [selectedLimit, setLimit] = useState(() => readRows(query, batch));
  const indexOf = (wanted: string | null) => hotels.findIndex(({ id }) => id === wanted);
  const limit = Math.max(selectedLimit, indexOf(selectedId) + 1, indexOf(returnedTo) + 1);

  const rows = useFirstRows(hotels.slice(0, limit), isDrawn || returnedTo !== null || selectedId !== null);

  useEffect(() => {
    leftFor = null;
    if (!returnedTo) return;
    const show = () => document.getElementById(cardId(returnedTo))?.scrollIntoView({ block: 'center' });
    show();
    // The browser restores its scroll position on first layout, but cards out of view have lost their height since.
    let frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(show);
    });
    return () => cancelAnimationFrame(frame);
  }, [returnedTo]);

  useEffect(() => {
    if (selectedId) document.getElementById(cardId(selectedId))?.scrollIntoView({ block: 'center' });
  }, [selectedId]);

  function open({ id }: HotelSummary) {
    leftFor = id;
    viewInAddress.flush();
  }

  function request(summary: HotelSummary) {
    const { searchParams, place, meta } = answer;
    saveStay({ search, searchParams, hotel: summary.hotel, place, meta });
    open(summary);
  }

  function book({ name, total, hotel }: HotelSummary) {
    const { currency, base } = hotel.price;
    recordEvent({ name: 'hotel_booking_click', hotelName: name, price: total, currency, destination: answer.place.name });
    recordEvent({ name: 'checkout_initiated', hotelName: name, basePrice: Number(base), currency });
  }

  return (
    <>
      <ul aria-label={t('listLabel')} className="flex flex-col gap-3">
        {rows.map((summary, index) => (
          <Fragment key={summary.id}>
            <HotelOfferCard
              summary={summary}
              isActive={summary.id === activeId}
              isExpired={isExpired}
              isCompared={compared.includes(summary.id)}
              isComparisonFull={compared.length >= mostCompared}
              onPoint={on.onPoint}
              onCompare={on.onCompare}
              onOpen={open}
              onBook={book}
              onRequest={request}
              onSearchAgain={on.onSearchAgain}
            />
            {index === Math.min(writtenAfter, rows.length) - 1 && <li className="empty:hidden">{written}</li>}
          </Fragment>
        ))}
      </ul>
      {hotels.length > limit && (
        <ButtonWithAddress
          href={`?${queryText(withRows(query, limit + batch))}`}
          onPress={() => setLimit(limit + batch)}
          className={buttonClass('secondary', 'self-center')}
        >
          {t('more', { count: Math.min(batch, hotels.length - limit) })}
        </ButtonWithAddress>
      )}
    </>
  );
}
