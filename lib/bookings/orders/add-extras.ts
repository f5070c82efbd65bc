import 'server-only';
import { addMinutes } from 'date-fns';
import * as z from 'zod/mini';
import { paymentProvider, takesOrders } from '@/lib/env';
import { describeError, logError } from '@/lib/log';
import { kickOutbox } from '@/lib/mail-transport/mail-sender';
import { createAdminClient } from '@/lib/supabase/admin';
import type { Json } from '@/lib/supabase/database.types';
import { flightsInForce } from '@/lib/supabase/rows/flights-in-force';
import {
  type BoughtExtras,
  type ExtrasAnswer,
  type ExtrasOnSale,
  isConsistent,
  type Line,
  lineOf,
  type SelectedExtra,
  sumOf,
} from '@/lib/supabase/rows/order-extras';
import { ticketsRow } from '@/lib/supabase/rows/order-row';
import { signedFlightOffer } from '@/supabase/functions/_shared/contracts/flights/flight-search';
import { askSupplier } from './ask-supplier';
import { kickOrders } from './watch-orders';

/** Somebody waits in front of a page. */
const timeoutMs = 18_000;
/** Airlines change what they sell: who pays later chooses again. */
const minutesToPay = 30;

interface Wanted {
  reference: string;
  lastName: string;
}

const found = z.object({
  order: z.nullable(
    z.extend(z.pick(ticketsRow, { status: true, itineraries: true }), { supplier: z.string(), supplierOrder: z.string() }),
  ),
  offer: z.unknown(),
  passengers: z.array(z.object({ type: z.enum(['adult', 'child', 'infant']), name: z.string() })),
});

/**
 * The bags and seats that can be added to the booking with this reference and a traveller's surname; null when there is none. The supplier is asked each
 * time. Throws when the database does not answer.
 */
export async function findExtras(wanted: Wanted): Promise<ExtrasAnswer | null> {
  const asked = await askExtras(wanted);
  return asked && 'onSale' in asked ? asked.onSale : asked;
}

async function askExtras({ reference, lastName }: Wanted) {
  const names = { wanted_reference: reference, wanted_surname: lastName };
  const { data, error } = await createAdminClient().rpc('find_order_for_extras', names);
  if (error) throw new Error('Nobody knows to what something could be added', { cause: error });
  const booking = z.nullable(found).parse(data);
  if (!booking) return null;
  const { order, passengers } = booking;
  const requested = signedFlightOffer.safeParse(booking.offer);
  const [offer] = order && requested.success ? flightsInForce([requested.data], [order]) : [];
  if (!order || !offer || !takesOrders()) return { is: 'byAgent' } as const;
  const of = (type: string) => passengers.filter((each) => each.type === type).length;
  const party = { adults: of('adult'), children: of('child') };
  try {
    const question = { do: 'extras', supplier: order.supplier, order: order.supplierOrder, offer, ...party } as const;
    const answer = await askSupplier(question, undefined, timeoutMs);
    if (answer.is !== 'extras') return { is: 'byAgent' } as const;
    const { bags, seatMaps, booked } = answer;
    if (!bags?.length && !seatMaps?.length) return { is: 'byAgent' } as const;
    const flights = offer.itineraries
      .flatMap(({ segments }) => segments)
      .map(({ carrierCode, number, departure, arrival }, index) => ({
        ...{ id: String(index + 1), flight: `${carrierCode} ${number}`, from: departure.iataCode, to: arrival.iataCode },
        departs: departure.at,
      }));
    const onSale: ExtrasOnSale = { is: 'onSale', flights, passengers, bags, seatMaps, takesPayments: paymentProvider() !== null };
    return { onSale, booked };
  } catch (problem) {
    logError('extras-not-found', { reference, cause: describeError(problem) });
    return { is: 'noAnswer' } as const;
  }
}

const begun = z.union([
  z.object({ outcome: z.enum(['pay', 'open']), key: z.string() }),
  z.object({ outcome: z.enum(['ordered', 'busy', 'stale', 'unknown']) }),
]);

/**
 * Begins to add what was chosen for `amount` dirhams, as it was seen. The supplier is asked once more: what costs something else or is gone is told
 * instead. `id` is of this choice: sent twice, it is bought once. Null when there is no such booking. Throws when the database does not answer.
 */
export async function addExtras({
  id,
  selected,
  amount,
  ...wanted
}: Wanted & { id: string; selected: SelectedExtra[]; amount: number }): Promise<BoughtExtras | null> {
  const asked = await askExtras(wanted);
  if (!asked) return null;
  if (!('onSale' in asked)) return { is: asked.is === 'byAgent' ? 'stale' : 'noAnswer' };
  const { onSale, booked } = asked;
  const lines = selected.flatMap((each) => lineOf(onSale, each) ?? []);
  const price = priceOf(lines);
  if (lines.length < selected.length || !isConsistent(lines) || sumOf(lines) !== amount || !price) {
    return { is: 'changed', now: onSale };
  }
  // Below a riyal no provider takes anything.
  const due = amount < 100 ? 0 : amount;
  if (due > 0 && !onSale.takesPayments) return askAgent(wanted, lines, onSale);
  const services = lines.map(({ selected: own, segmentIds, designator }) => ({
    ...own,
    segmentIds,
    ...(designator && { designator }),
  }));
  const items = lines.map(({ selected: _, segmentIds: __, price: ___, ...item }) => item);
  const { data, error } = await createAdminClient().rpc('begin_extras', {
    ...{ wanted_reference: wanted.reference, wanted_surname: wanted.lastName },
    extras: { id, items, asks: { services, price, booked }, amount: due } as unknown as Json,
    pay_by: addMinutes(new Date(), minutesToPay).toISOString(),
  });
  if (error) throw new Error('The extras cannot be stored', { cause: error });
  const answer = begun.parse(data);
  if ('key' in answer) return { is: answer.outcome, key: answer.key };
  if (answer.outcome === 'ordered') kickOrders();
  return answer.outcome === 'unknown' ? null : { is: answer.outcome };
}

/** What it costs at the supplier; null when that is in several currencies. */
function priceOf(lines: readonly Line[]) {
  const own = lines.map(({ price, quantity }) => ({ ...(price.convertedFrom ?? price), quantity }));
  const [currency, ...others] = new Set(own.map((each) => each.currency));
  if (!currency || others.length > 0) return null;
  const thousandths = own.reduce((sum, { total, quantity }) => sum + Math.round(Number(total) * 1000) * quantity, 0);
  return { amount: (thousandths / 1000).toFixed(thousandths % 10 === 0 ? 2 : 3), currency, dirhams: sumOf(lines) };
}

/** The site takes no payments: what was chosen is a request of change, in figures and names that need no language. */
async function askAgent(
  { reference, lastName }: Wanted,
  lines: readonly Line[],
  { passengers }: ExtrasOnSale,
): Promise<BoughtExtras> {
  const message = lines
    .map(({ kind, designator, quantity, weightKg, passenger, flights, dirhams }) => {
      const what = kind === 'seat' ? designator : `${quantity} × ${weightKg ? `${weightKg} kg` : 'bag'}`;
      const where = flights.map(({ flight, from, to }) => `${flight} ${from}–${to}`).join(', ');
      return `${what} · ${passengers[passenger - 1]?.name ?? ''} · ${where} · QAR ${dirhams / 100}`;
    })
    .join('\n');
  const { data, error } = await createAdminClient().rpc('request_booking_change', {
    ...{ wanted_reference: reference, wanted_surname: lastName },
    request: { kind: 'extras', message: message.slice(0, 1000) },
  });
  if (error) throw new Error('The request cannot be stored', { cause: error });
  if (data === 'created') kickOutbox();
  return { is: data === 'created' ? 'asked' : data === 'open' ? 'askedBefore' : 'stale' };
}
