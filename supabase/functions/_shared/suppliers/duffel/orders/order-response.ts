/** The fields of Duffel's orders that are read (https://duffel.com/docs/api/orders/schema). */
import * as z from 'zod/mini';
import { type Order, type OrderFlight, orderFlight } from '../../../contracts/orders.ts';
import type { Rates } from '../../../exchange-rates/rates.ts';
import { toIsoDuration } from '../../local-time.ts';
import { NoExchangeRate } from '../../no-usable-offers.ts';
import { inRiyals } from '../../riyals.ts';
import { amount, passenger } from '../duffel-response.ts';
import { minutesOf } from '../to-itinerary.ts';
import { duffelName } from '../to-offer.ts';

const text = z.optional(z.nullable(z.string()));
const money = { total_amount: amount, total_currency: z.string() };

const place = z.object({ iata_code: z.string() });
const flownSegment = z.object({
  origin: place,
  destination: place,
  duration: text,
  // In recorded changes, the fields for times have other names than in other segments.
  departing_at: text,
  arriving_at: text,
  departure_datetime: text,
  arrival_datetime: text,
  marketing_carrier: place,
  marketing_carrier_flight_number: z.string(),
});
const changedSlices = z.catch(z.optional(z.nullable(z.array(z.object({ segments: z.array(z.unknown()) })))), null);
const airlineChange = z.object({
  id: z.string(),
  action_taken: text,
  added: changedSlices,
  removed: changedSlices,
  available_actions: z.optional(z.nullable(z.array(z.string()))),
});

export const duffelOrder = z.object({
  id: z.string(),
  ...money,
  booking_reference: text,
  cancelled_at: text,
  metadata: z.optional(z.nullable(z.record(z.string(), z.unknown()))),
  payment_status: z.object({
    awaiting_payment: z.boolean(),
    payment_required_by: text,
    price_guarantee_expires_at: text,
  }),
  passengers: z.array(z.object({ id: z.string() })),
  documents: z.optional(
    z.nullable(
      z.array(
        z.object({ type: z.string(), unique_identifier: z.string(), passenger_ids: z.optional(z.nullable(z.array(z.string()))) }),
      ),
    ),
  ),
  airline_initiated_changes: z.optional(z.nullable(z.array(airlineChange))),
  slices: z.array(
    z.object({
      id: z.string(),
      origin: z.object({ iata_code: z.string() }),
      destination: z.object({ iata_code: z.string() }),
      segments: z.optional(
        // Its flights are read one by one, see toFlight.
        z.array(z.looseObject({ passengers: z.optional(z.array(z.object({ cabin_class: text }))) })),
      ),
    }),
  ),
});
export type DuffelOrder = z.infer<typeof duffelOrder>;

export const offerOnSale = z.object({
  id: z.string(),
  ...money,
  payment_requirements: z.optional(z.nullable(z.object({ requires_instant_payment: z.optional(z.nullable(z.boolean())) }))),
  passenger_identity_documents_required: z.optional(z.nullable(z.boolean())),
  passengers: z.array(passenger),
});
export type OfferOnSale = z.infer<typeof offerOnSale>;

export const cancellation = z.object({
  id: z.string(),
  order_id: z.string(),
  refund_amount: z.optional(z.nullable(amount)),
  refund_currency: text,
  /** The destination of the refund. */
  refund_to: text,
  expires_at: text,
  confirmed_at: text,
});

/** Whether the airline refunds money. The value of a voucher or credit must be checked by an agent. */
export function isMoney(refundTo: string | null | undefined): boolean {
  return refundTo === 'original_form_of_payment' || refundTo === 'balance';
}

export function instantOf(said: string | null | undefined): string | null {
  const at = Date.parse(said ?? '');
  return Number.isNaN(at) ? null : new Date(at).toISOString();
}

/** In the metadata of an order: the price of bags and seats that were bought with it. */
export const extrasKey = 'extras';

/** The sum. In thousandths, so that nothing is lost in a currency of three decimals. */
export function addAmounts(...amounts: readonly (string | number)[]): string {
  const thousandths = amounts.reduce<number>((sum, each) => sum + Math.round(Number(each) * 1000), 0);
  return (thousandths / 1000).toFixed(thousandths % 10 === 0 ? 2 : 3);
}

/** Throws NoExchangeRate. Rounded down to hundredths. */
export function toMoney(said: string, currency: string, rates: Rates): Order['price'] {
  const dirhams = inRiyals(Number(said), currency, rates);
  if (dirhams === null) throw new NoExchangeRate('An order has a price without a rate');
  return { amount: said.replace(/(\.\d{3})\d+$/, '$1'), currency, dirhams };
}

/** Without the bags and seats that were bought with it: they are counted apart, as those that are added later. */
export function toOrder(found: DuffelOrder, rates: Rates, now: number): Order {
  const { payment_status: payment, documents, airline_initiated_changes: changes } = found;
  const extras = Number(found.metadata?.[extrasKey] ?? 0);
  const places = new Map(found.passengers.map(({ id }, index) => [id, index + 1]));
  const tickets = (documents ?? [])
    .filter(({ type }) => type === 'electronic_ticket')
    .map(({ unique_identifier: number, passenger_ids: ids }) => ({
      number,
      passengers: (ids ?? []).flatMap((id) => places.get(id) ?? []),
    }));
  const open = changes?.find(({ action_taken }) => !action_taken);
  return {
    type: 'order',
    supplier: duffelName,
    id: found.id,
    key: z.uuid().safeParse(found.metadata?.['key']).data ?? null,
    status: statusOf(found, tickets, now),
    pnr: found.booking_reference || null,
    price: toMoney(extras ? addAmounts(found.total_amount, -extras) : found.total_amount, found.total_currency, rates),
    payBy: payment.awaiting_payment ? instantOf(payment.payment_required_by) : null,
    priceUntil: payment.awaiting_payment ? instantOf(payment.price_guarantee_expires_at) : null,
    tickets,
    airlineChange: open
      ? {
          id: open.id,
          was: toFlights(open.removed),
          becomes: toFlights(open.added),
          canAccept: open.available_actions?.includes('accept') ?? true,
        }
      : null,
    itineraries: toItineraries(found.slices),
  };
}

/** A flight in an unknown format is left out; the change itself is still reported. */
function toFlights(slices: z.infer<typeof changedSlices>): OrderFlight[] {
  return (slices ?? []).flatMap(({ segments }) => segments.flatMap((segment) => toFlight(segment) ?? []));
}

/** Empty when one of the flights cannot be read: half a trip would look like the whole. */
export function toItineraries(slices: readonly { segments?: unknown[] | undefined }[]): OrderFlight[][] {
  const read = slices.map(({ segments = [] }) => segments.map(toFlight));
  const itineraries = read.map((flights) => flights.filter((flight) => flight !== null));
  const isWhole = read.every((flights, index) => flights.length > 0 && flights.length === itineraries[index]?.length);
  return isWhole ? itineraries : [];
}

/** Null for an unknown format. */
function toFlight(segment: unknown): OrderFlight | null {
  const { data: said } = z.safeParse(flownSegment, segment);
  if (!said) return null;
  const { origin, destination, marketing_carrier: carrier, marketing_carrier_flight_number: number, duration } = said;
  const minutes = minutesOf(duration ?? '');
  const read = z.safeParse(orderFlight, {
    flight: `${carrier.iata_code} ${number.replace(/^0+(?=\d)/, '')}`,
    from: origin.iata_code,
    to: destination.iata_code,
    departs: said.departing_at ?? said.departure_datetime,
    arrives: said.arriving_at ?? said.arrival_datetime,
    ...(minutes > 0 && { duration: toIsoDuration(minutes) }),
  });
  return read.data ?? null;
}

function statusOf(
  { cancelled_at, payment_status: { awaiting_payment, payment_required_by }, passengers }: DuffelOrder,
  tickets: Order['tickets'],
  now: number,
): Order['status'] {
  if (cancelled_at) return 'cancelled';
  if (awaiting_payment) return Date.parse(payment_required_by ?? '') <= now ? 'expired' : 'held';
  const named = new Set(tickets.flatMap((ticket) => ticket.passengers));
  // Some airlines do not state the passenger of a ticket.
  const isWhole = tickets.some((ticket) => ticket.passengers.length === 0) || named.size === passengers.length;
  return tickets.length > 0 && isWhole ? 'ticketed' : 'paid';
}
