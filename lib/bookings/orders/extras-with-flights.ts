import 'server-only';
import * as z from 'zod/mini';
import {
  type ExtrasOnSale,
  isConsistent,
  lineOf,
  type SelectedExtra,
  selectedExtra,
  sumOf,
} from '@/lib/bookings/model/order-extras';
import { createAdminClient } from '@/lib/supabase/admin';
import { createCachedFunction, type FunctionFailure, readFunctionFailure } from '@/lib/supabase/cached-function';
import type { Json } from '@/lib/supabase/database.types';
import {
  type FlightExtras,
  type FlightExtrasResponse,
  flightExtrasResponse,
} from '@/supabase/functions/_shared/contracts/flights/flight-extras';
import { type FlightPriceRequest, flightPriceRequest } from '@/supabase/functions/_shared/contracts/flights/flight-price';
import type { SignedFlightOffer } from '@/supabase/functions/_shared/contracts/flights/flight-search';
import { sellersWithOrder, suppliersOfSeats } from '@/supabase/functions/_shared/contracts/orders';
import { passengerTypes } from '@/supabase/functions/_shared/contracts/states.generated';
import type { SelectionOutcome } from '../payments/opened-payment';
import { asStored, flightsOf, inWholeRiyals, priceOf } from './add-extras';

/** `notOffered`: the supplier sells nothing beside the seat. `offerAltered`: the offer is not as it was sealed. */
type FlightExtrasFailure = FunctionFailure | 'notOffered' | 'offerAltered';

const refusalBody = z.object({ code: z.enum(['notOffered', 'offerAltered']) });

/** Bags, seats and meals that can be bought with an offer, as the JSON text of a `FlightExtrasResponse`. Not cached: seats are taken. */
export const findFlightExtras = createCachedFunction<FlightPriceRequest, FlightExtrasResponse, FlightExtrasFailure>({
  name: 'flight-extras',
  answer: flightExtrasResponse,
  cacheMs: () => 0,
  readFailure: (status, body) => refusalBody.safeParse(body).data?.code ?? readFunctionFailure(status, body),
  expected: 'notOffered',
});

const due = z.object({
  status: z.string(),
  amount: z.number(),
  then_order: z.boolean(),
  extras: z.nullable(z.object({ amount: z.number(), asks: z.object({ services: z.array(selectedExtra) }) })),
  booking: z.object({
    reference: z.string(),
    kind: z.string(),
    offer: z.unknown(),
    search: z.unknown(),
    orders: z.array(z.object({ status: z.string() })),
    booking_passengers: z.array(z.object({ type: z.enum(passengerTypes), position: z.number() })),
  }),
});

interface SoldWithFlights {
  /** `onSale` as customers see and pay it, `supplied` at the supplier's prices. */
  onSale: ExtrasOnSale;
  supplied: ExtrasOnSale;
  offer: SignedFlightOffer;
  reference: string;
  /** In dirhams, without bags and seats. */
  fare: number;
  earlier: SelectedExtra[];
}

/**
 * The bags and seats that are sold with the flights of an immediate payment. Travellers have no names here: whoever has the link may see the
 * amount, and no more. Null when there is no such payment. Throws when the database does not answer.
 */
export async function findExtrasWithFlights(
  key: string,
  requestId: string,
): Promise<SoldWithFlights | 'notSold' | 'noAnswer' | null> {
  const { data, error } = await createAdminClient()
    .from('payments')
    .select(
      'status, amount, then_order, extras, booking:bookings (reference, kind, offer, search, orders (status), booking_passengers (type, position))',
    )
    .eq('link_key', key)
    .maybeSingle();
  if (error) throw new Error('The flights of a payment cannot be read', { cause: error });
  if (!data) return null;
  const { status, amount, then_order, extras, booking } = due.parse(data);
  const asked = flightPriceRequest.safeParse({ search: booking.search, offer: booking.offer });
  const isOpen = then_order && booking.kind === 'flight' && (status === 'created' || status === 'failed');
  if (!isOpen || !asked.success || !suppliersOfSeats.includes(asked.data.offer.supplier)) return 'notSold';
  // Seats that are held are ordered already.
  if (booking.orders.length > 0 && sellersWithOrder.includes(asked.data.offer.supplier)) return 'notSold';
  const answer = await findFlightExtras(asked.data, requestId);
  if (!answer.ok) return answer.reason === 'notOffered' ? 'notSold' : 'noAnswer';
  const found = flightExtrasResponse.parse(JSON.parse(answer.value));
  if (found.status === 'gone') return 'notSold';
  const { offer } = asked.data;
  const { bags, seatMaps } = byPlace(found.extras, offer);
  if (!bags?.length && !seatMaps?.length) return 'notSold';
  const passengers = booking.booking_passengers
    .toSorted((one, other) => one.position - other.position)
    .map(({ type }) => ({ type, name: '' }));
  const supplied: ExtrasOnSale = { type: 'onSale', flights: flightsOf(offer), passengers, bags, seatMaps, takesPayments: true };
  const fare = amount - (extras?.amount ?? 0);
  const { reference } = booking;
  return { onSale: inWholeRiyals(supplied), supplied, offer, reference, fare, earlier: extras?.asks.services ?? [] };
}

/** With flights named by their places, as in an order. */
function byPlace({ bags, seatMaps }: FlightExtras, { itineraries }: SignedFlightOffer): Pick<ExtrasOnSale, 'bags' | 'seatMaps'> {
  const ids = itineraries.flatMap(({ segments }) => segments.map(({ id }) => id));
  const placeOf = (id: string) => String(ids.indexOf(id) + 1);
  return {
    bags: bags?.map((bag) => ({ ...bag, segmentIds: bag.segmentIds.map(placeOf) })) ?? null,
    seatMaps: seatMaps?.map((map) => ({ ...map, segmentId: placeOf(map.segmentId) })) ?? null,
  };
}

/**
 * Puts the selection into the payment, for `amount` dirhams, the price shown; an empty one takes out what was chosen before. Asks the supplier
 * first, and reports what is sold differently. The last selection counts. Null when there is no such payment.
 */
export async function chooseExtrasWithFlights(
  { key, selected, amount }: { key: string; selected: SelectedExtra[]; amount: number },
  requestId: string,
): Promise<SelectionOutcome | null> {
  if (selected.length === 0) return choose(key, null);
  const sold = await findExtrasWithFlights(key, requestId);
  if (sold === null) return null;
  if (typeof sold === 'string') return { type: sold === 'noAnswer' ? 'noAnswer' : 'closed' };
  const lines = selected.flatMap((each) => lineOf(sold.onSale, each) ?? []);
  const price = priceOf(selected.flatMap((each) => lineOf(sold.supplied, each) ?? []));
  if (lines.length < selected.length || !isConsistent(lines) || sumOf(lines) !== amount || !price) {
    return { type: 'changed', now: sold.onSale };
  }
  return choose(key, { id: crypto.randomUUID(), ...asStored(lines, price, 0), amount });
}

async function choose(key: string, choice: object | null): Promise<SelectionOutcome | null> {
  const { data, error } = await createAdminClient().rpc('choose_extras', { wanted_key: key, choice: choice as Json });
  if (error) throw new Error('What was chosen cannot be stored', { cause: error });
  const type = z.enum(['chosen', 'underway', 'closed', 'gone']).parse(data);
  return type === 'gone' ? null : { type };
}
