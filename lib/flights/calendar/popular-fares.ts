import 'server-only';
import { type PopularFlight, popularFlights } from '@/content/popular';
import { addDays } from '@/supabase/functions/_shared/contracts/calendar-day';
import type {
  FlightCalendarRequest,
  FlightCalendarResponse,
} from '@/supabase/functions/_shared/contracts/flights/flight-calendar';
import { findLowestFares } from './calendar-queries';
import { cardDays, type LiveFare } from './live-fares';

/**
 * The current prices of the popular trips, in QAR for one adult. Empty when the supplier has no fares by day. Cards without a known fare are
 * left out. Never rejects.
 */
export async function findPopularFares(today: string, requestId: string): Promise<LiveFare[]> {
  const [first, ...others] = popularFlights;
  if (!first) return [];
  const probe = await fareOf(first, today, requestId);
  if (!probe) return [];
  const rest = await Promise.all(others.map((card) => fareOf(card, today, requestId)));
  return [probe, ...rest].flatMap((found) => found?.fare ?? []);
}

/** Null when no supplier answers for its days; `fare` is null when nothing is sold on this day. */
async function fareOf(
  { code, price }: PopularFlight,
  today: string,
  requestId: string,
): Promise<{ fare: LiveFare | null } | null> {
  const departure = addDays(today, cardDays.departure);
  const question: FlightCalendarRequest = {
    origin: 'DOH',
    destination: code,
    adults: 1,
    children: 0,
    infants: 0,
    cabinClass: 'ECONOMY',
    firstDay: departure,
    lastDay: departure,
    nights: cardDays.return - cardDays.departure,
  };
  const answer = await findLowestFares(question, requestId);
  if (!answer.ok) return null;
  const { data, meta } = JSON.parse(answer.value) as FlightCalendarResponse;
  const lowest = data[0]?.lowest;
  if (!lowest) return { fare: null };
  const stops = lowest.stops ?? null;
  const perAdult = Number(lowest.perAdult);
  // In the sandbox the card's own figure is the non-stop fare of its days (docs/product/flights.md).
  const nonStop = meta.sandbox && stops && price > perAdult ? price : null;
  return { fare: { code, perAdult, stops, nonStop, departure, return: addDays(today, cardDays.return) } };
}
