import { useFormatter, useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { useCancellationWord } from '@/components/desk/use-words';
import { PdfInLanguages } from '@/components/ui/feedback/pdf-button';
import type { StoredPrices } from '@/lib/bookings/model/price-record';
import { factsOf } from '@/lib/bookings/products/kinds';
import type { StoredTrip } from '@/lib/bookings/stored-trip';
import { isStanding, moneyOf } from '@/lib/desk/booking-life/money';
import type { DeskBooking } from '@/lib/desk/details/details';
import type { SignedFlightOffer } from '@/lib/flights/offer';
import { intlTag } from '@/lib/i18n/locales';
import { formatQarExactly } from '@/lib/money';
import { formatDay } from '@/lib/time/dates';
import { Timeline } from '../booking/timeline';
import { BookingToDo } from '../booking/to-do';
import { useBookingLife } from '../booking/use-booking-life';
import { Code, type Fact, Facts, Section } from '../facts';
import { Failed, Waiting } from '../notices';
import { BookingOrders } from '../orders/booking-orders';
import { BookingPayments } from '../payments/booking-payments';
import { GiftOfBooking } from './gift-of-booking';
import { SupplierOffers } from './supplier-offers';
import { Travellers } from './travellers';

export interface BookingDetailProps {
  /** Renders the flights of a booking; the page provides it. */
  itinerary: (flights: readonly SignedFlightOffer[]) => ReactNode;
  /** Renders what the price was at each step; the page provides it. */
  priceRecord?: ((prices: StoredPrices) => ReactNode) | undefined;
  booking: DeskBooking;
  title: string;
  /** Changes when everything is to be read again. */
  version: string;
  onChanged: () => void;
  /** The steps of the booking itself and how to reach its customer; without them it is shown as part of something else. */
  whole?: {
    nextStep: (order: { booking: DeskBooking; isOrdered: boolean; isAtSupplier: boolean; isUnpaid: boolean }) => ReactNode;
    contact: ReactNode;
  };
}

/** A booking: tasks, next steps, order and payments; then the trip and its travellers; then its history. */
export function BookingDetail({ booking, title, itinerary, priceRecord, version, onChanged, whole }: BookingDetailProps) {
  const t = useTranslations('desk.travellers');
  const { data, readAgain } = useBookingLife(booking.id, version, onChanged);
  const life = data.status === 'ready' ? data.value : null;
  const money = life && moneyOf(booking, life);
  const isSettled = !money || money.due < 100 || !life.takesPayments;
  const isOrdered = factsOf(booking.kind).isOrdered ?? false;
  /** Sold by its payment: nobody confirms or issues it. */
  const isGift = booking.kind === 'gift';
  return (
    <>
      {data.status === 'loading' && <Waiting isSlow={data.isSlow} />}
      {data.status === 'failed' && <Failed isOffline={data.isOffline} onRetry={readAgain} />}
      {whole && life && money && <BookingToDo booking={booking} life={life} money={money} />}
      {/* Until it is known whether the site takes orders, assume that it does, so that nothing is issued by hand by mistake. */}
      {isGift && <GiftOfBooking bookingId={booking.id} version={version} onChanged={onChanged} />}
      {!isGift &&
        whole?.nextStep({
          booking,
          isOrdered: isOrdered && (life?.takesOrders ?? true),
          isAtSupplier: life?.orders.some(isStanding) ?? false,
          isUnpaid: !isSettled,
        })}
      {life && money && (
        <>
          {isOrdered && (
            <BookingOrders
              booking={booking}
              orders={life.orders}
              takesOrders={life.takesOrders}
              isSettled={isSettled}
              onChanged={onChanged}
            />
          )}
          <BookingPayments booking={booking} life={life} money={money} onChanged={onChanged} />
          {life.prices && !isGift && priceRecord?.(life.prices)}
        </>
      )}
      {!isGift && (
        <>
          <Trip booking={booking} title={title} itinerary={itinerary} />
          <Section title={t('title')}>
            <Travellers booking={booking} />
          </Section>
        </>
      )}
      {whole?.contact}
      {whole && life && <Timeline events={life.events} />}
    </>
  );
}

/** Flights, stay or package, the price and the wishes. */
function Trip({ booking, title, itinerary }: Pick<BookingDetailProps, 'booking' | 'title' | 'itinerary'>) {
  const t = useTranslations('desk');
  const tickets = useTranslations('tickets');
  const locale = useLocale();
  const stayFacts = useStayFacts();
  const { kind, offer, departure_date, last_travel_date, total_amount, notes, issued } = booking;
  return (
    <Section title={title}>
      {offer.title && (
        <p className="mb-3 font-medium text-lg">
          <bdi>{offer.title[locale]}</bdi>
        </p>
      )}
      {offer.flights.length > 0 && <div className="mb-5 grid gap-6 xl:grid-cols-2">{itinerary(offer.flights)}</div>}
      {offer.flights.length === 0 && !offer.title && <p className="mb-3 text-ink-soft">{t('detail.noItinerary')}</p>}
      <Facts
        facts={[
          { term: t('detail.days'), text: <Days first={departure_date} last={last_travel_date} /> },
          { term: t('detail.total'), text: formatQarExactly(total_amount, intlTag(locale)) },
          { term: t('detail.price'), text: offer.priceUnconfirmed ? t('detail.priceUnconfirmed') : null },
          ...stayFacts(offer),
          { term: tickets('pnr', { kind }), text: issued?.pnr && <Code>{issued.pnr}</Code> },
          { term: tickets('tickets'), text: issued?.tickets.map(({ number }) => <Code key={number}>{number}</Code>) },
          { term: t('detail.notes'), text: notes || t('detail.noNotes') },
        ]}
      />
      {(booking.status === 'confirmed' || booking.status === 'ticketed') && (
        <div className="mt-4 flex flex-wrap gap-2">
          <PdfInLanguages
            reference={booking.reference}
            ask={(each) => ({ path: `/api/itineraries/${booking.id}?locale=${each}` })}
            words={(key) => t(`detail.${key}`)}
          />
        </div>
      )}
      <SupplierOffers kind={booking.kind} offers={offer.supplierOffers} />
    </Section>
  );
}

function Days({ first, last }: { first: string; last: string }) {
  return (
    <>
      <bdi className="tabular-nums">{formatDay(first)}</bdi>
      {last !== first && (
        <>
          <span>{' – '}</span>
          <bdi className="tabular-nums">{formatDay(last)}</bdi>
        </>
      )}
    </>
  );
}

function useStayFacts(): (trip: StoredTrip) => Fact[] {
  const t = useTranslations('desk');
  const locale = useLocale();
  const format = useFormatter();
  const cancellationWord = useCancellationWord();
  /** A code without a translation is shown as stored. */
  const wordOf = (code: string) => {
    const key = `wishes.${code}` as Parameters<typeof t>[0];
    return t.has(key) ? t(key) : code;
  };
  return ({ place, board, nights, rooms, extras, wishes, cancellation }) => [
    { term: t('stay.place'), text: place[locale] },
    { term: t('stay.nights'), text: nights === null ? null : String(nights) },
    {
      term: t('stay.rooms'),
      text:
        rooms.length > 0 &&
        rooms.map(({ name, adults, childrenAges }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: rooms are told apart by their place, and the list does not change.
          <span key={index} className="block">
            {name[locale] && (
              <>
                <bdi>{name[locale]}</bdi>
                <span>{': '}</span>
              </>
            )}
            <span>{t('stay.room', { adults, children: childrenAges.length, ages: format.list(childrenAges.map(String)) })}</span>
          </span>
        )),
    },
    { term: t('stay.board'), text: board && t(`boards.${board}`) },
    { term: t('stay.cancellation'), text: cancellation && cancellationWord(cancellation) },
    { term: t('stay.extras'), text: format.list(extras.map(wordOf)) },
    { term: t('stay.wishes'), text: format.list(wishes.map(wordOf)) },
  ];
}
