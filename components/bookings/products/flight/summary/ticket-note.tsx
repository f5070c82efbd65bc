import { useTranslations } from 'next-intl';
import type { SignedFlightOffer } from '@/lib/flights/offer';
import { ticketsOf } from '@/lib/flights/round-trip';

/** Of a journey: whether one ticket or several, and who pays for a missed flight. Nothing for a way out, with or without its way back. */
export function TicketNote({ offers }: { offers: readonly SignedFlightOffer[] }) {
  const t = useTranslations('flights.results.tickets');
  const tickets = ticketsOf(offers);
  return tickets && <p className="col-span-full text-sm">{t(tickets)}</p>;
}
