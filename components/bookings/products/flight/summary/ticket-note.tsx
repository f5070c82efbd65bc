import { useTranslations } from 'next-intl';
import type { SignedFlightOffer } from '@/lib/flights/offer';
import { ticketsOf } from '@/lib/flights/round-trip';

/** For a journey: whether it has one ticket or several, and who pays for a missed flight. Nothing for one way and round trips. */
export function TicketNote({ offers }: { offers: readonly SignedFlightOffer[] }) {
  const t = useTranslations('flights.results.tickets');
  const tickets = ticketsOf(offers);
  return tickets && <p className="col-span-full text-sm">{t(tickets)}</p>;
}
