import 'server-only';
import { addMinutes } from 'date-fns';
import type { BoughtExtras } from '@/lib/bookings/model/order-choice';
import {
  type ExtrasOnSale,
  type ExtrasResponse,
  isConsistent,
  type Line,
  lineOf,
  type SelectedExtra,
  sumOf,
} from '@/lib/bookings/model/order-extras';
import { paymentProvider, takesOrders } from '@/lib/env';
import { describeError, logError } from '@/lib/log';
import { soldFor } from '@/supabase/functions/_shared/contracts/converted-price';
import type { ExtraPrice } from '@/supabase/functions/_shared/contracts/flights/flight-extras';
import type { FlightOffer } from '@/supabase/functions/_shared/contracts/flights/flight-search';
import { callSupplier } from './call-supplier';
import { askAgent, beginChoice, findOrderForChoice, type Owner, whileWaitingMs } from './order-choice';

/** In minutes. Airlines change what they sell: after this time, the customer must select again. */
const minutesToPay = 30;

/**
 * The bags and seats that can be added to the booking with this reference and a traveller's surname; null when there is none. Asks the supplier
 * each time. Throws when the database does not answer.
 */
export async function findExtras(owner: Owner): Promise<ExtrasResponse | null> {
  const asked = await askExtras(owner);
  return asked && 'onSale' in asked ? asked.onSale : asked;
}

/** `onSale` as customers see and pay it, `supplied` at the supplier's prices. */
interface AskedExtras {
  onSale: ExtrasOnSale;
  supplied: ExtrasOnSale;
  booked: number;
}

async function askExtras(owner: Owner): Promise<AskedExtras | Exclude<ExtrasResponse, ExtrasOnSale> | null> {
  const booking = await findOrderForChoice(owner);
  if (!booking) return null;
  const { order, offer, passengers } = booking;
  if (!order || !offer || !takesOrders()) return { type: 'byAgent' };
  const of = (type: string) => passengers.filter((each) => each.type === type).length;
  const party = { adults: of('adult'), children: of('child') };
  try {
    const question = { type: 'extras', supplier: order.supplier, order: order.supplierOrder, offer, ...party } as const;
    const answer = await callSupplier(question, undefined, whileWaitingMs);
    if (answer.type !== 'extras') return { type: 'byAgent' };
    const { bags, seatMaps, booked } = answer;
    if (!bags?.length && !seatMaps?.length) return { type: 'byAgent' };
    const supplied: ExtrasOnSale = {
      type: 'onSale',
      flights: flightsOf(offer),
      passengers,
      bags,
      seatMaps,
      takesPayments: paymentProvider() !== null,
    };
    return { onSale: inWholeRiyals(supplied), supplied, booked };
  } catch (failure) {
    logError('extras-not-found', { reference: owner.reference, cause: describeError(failure) });
    return { type: 'noAnswer' };
  }
}

/**
 * Starts adding the selection for `amount` dirhams, the price shown. Asks the supplier again first, and reports changed prices and items that
 * are gone. `id` identifies this choice: sent twice, it is bought once. Null when there is no such booking. Throws when the database does not
 * answer.
 */
export async function addExtras({
  id,
  selected,
  amount,
  ...owner
}: Owner & { id: string; selected: SelectedExtra[]; amount: number }): Promise<BoughtExtras | null> {
  const asked = await askExtras(owner);
  if (!asked) return null;
  if (!('onSale' in asked)) return { type: asked.type === 'byAgent' ? 'stale' : 'noAnswer' };
  const { onSale, supplied, booked } = asked;
  const lines = selected.flatMap((each) => lineOf(onSale, each) ?? []);
  const price = priceOf(selected.flatMap((each) => lineOf(supplied, each) ?? []));
  const latest = addMinutes(new Date(), minutesToPay);
  if (lines.length < selected.length || !isConsistent(lines) || sumOf(lines) !== amount || !price) {
    // An earlier attempt may have started it: then its own seat is no longer for sale.
    const begun = await beginChoice(owner, { id, kind: 'extras', items: null, asks: {}, amount }, latest);
    return begun?.type === 'stale' ? { type: 'changed', now: onSale } : begun;
  }
  if (amount > 0 && !onSale.takesPayments) return askAgent(owner, { kind: 'extras', message: inFigures(lines, onSale) });
  return beginChoice(owner, { id, kind: 'extras', ...asStored(lines, price, booked), amount }, latest);
}

/** Named by their places in the order, from "1". */
export function flightsOf({ itineraries }: Pick<FlightOffer, 'itineraries'>): ExtrasOnSale['flights'] {
  return itineraries
    .flatMap(({ segments }) => segments)
    .map(({ carrierCode, number, departure, arrival }, index) => ({
      id: String(index + 1),
      flight: `${carrierCode} ${number}`,
      from: departure.iataCode,
      to: arrival.iataCode,
      departs: departure.at,
    }));
}

/** As it is shown, and as it is ordered. `booked`: the services that the order has before. */
export function asStored(lines: readonly Line[], price: object, booked: number) {
  const services = lines.map(({ selected: own, segmentIds, designator }) => ({
    ...own,
    segmentIds,
    ...(designator && { designator }),
  }));
  const items = lines.map(({ selected: _, segmentIds: __, price: ___, ...item }) => item);
  return { items, asks: { services, price, booked } };
}

/** As customers see and pay them: whole riyals each, like the flights. */
export function inWholeRiyals({ bags, seatMaps, ...rest }: ExtrasOnSale): ExtrasOnSale {
  const sold = <Sold extends { price: ExtraPrice }>(one: Sold): Sold => ({
    ...one,
    price: { ...one.price, total: (soldFor(Math.round(Number(one.price.total) * 100)) / 100).toFixed(2) },
  });
  return {
    ...rest,
    bags: bags?.map(sold) ?? null,
    seatMaps:
      seatMaps?.map((map) => ({
        ...map,
        cabins: map.cabins.map((cabin) => ({
          ...cabin,
          rows: cabin.rows.map((row) => ({
            ...row,
            sections: row.sections.map((seats) =>
              seats.map(({ offers, ...seat }) => ({ ...seat, ...(offers && { offers: offers.map(sold) }) })),
            ),
          })),
        })),
      })) ?? null,
  };
}

/** The supplier's price; null when it is in several currencies. */
export function priceOf(lines: readonly Line[]) {
  const own = lines.map(({ price, quantity }) => ({ ...(price.convertedFrom ?? price), quantity }));
  const [currency, ...others] = new Set(own.map((each) => each.currency));
  if (!currency || others.length > 0) return null;
  const thousandths = own.reduce((sum, { total, quantity }) => sum + Math.round(Number(total) * 1000) * quantity, 0);
  return { amount: (thousandths / 1000).toFixed(thousandths % 10 === 0 ? 2 : 3), currency, dirhams: sumOf(lines) };
}

/** For an agent, in figures and names that need no language. */
function inFigures(lines: readonly Line[], { passengers }: ExtrasOnSale): string {
  return lines
    .map(({ kind, designator, quantity, weightKg, passenger, flights, dirhams }) => {
      const what = kind === 'seat' ? designator : `${quantity} × ${weightKg ? `${weightKg} kg` : 'bag'}`;
      const where = flights.map(({ flight, from, to }) => `${flight} ${from}–${to}`).join(', ');
      return `${what} · ${passengers[passenger - 1]?.name ?? ''} · ${where} · QAR ${dirhams / 100}`;
    })
    .join('\n');
}
