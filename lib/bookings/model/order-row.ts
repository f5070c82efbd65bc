import * as z from 'zod/mini';
import {
  changeWishes,
  choiceStatuses,
  orderStatuses,
  paymentMethods,
} from '@/supabase/functions/_shared/contracts/states.generated';
import { type ExtraItem, extraItem } from './order-extras';

/** Moments are local to their airport, without offset. */
const changedFlight = z.object({
  flight: z.string(),
  from: z.string(),
  to: z.string(),
  departs: z.string(),
  arrives: z.string(),
  /** ISO 8601 in hours and minutes; left out when it is not known. */
  duration: z.optional(z.string()),
});
export type ChangedFlight = z.infer<typeof changedFlight>;

/** A change by the airline that is not accepted yet: the old flights and the new ones. */
export const airlineChange = z.object({ id: z.string(), was: z.array(changedFlight), becomes: z.array(changedFlight) });

export type ChangeWish = (typeof changeWishes)[number];

/** A direction, from 1, that a customer moves to another day. */
const movedFlights = z.object({ direction: z.number(), was: z.array(changedFlight), becomes: z.array(changedFlight) });
export type MovedFlights = z.infer<typeof movedFlights>;

/** `amount` is what the customer pays, in dirhams. */
const choice = { id: z.string(), status: z.enum(choiceStatuses), amount: z.number() };
const choiceRow = z.discriminatedUnion('kind', [
  z.object({ ...choice, kind: z.literal('extras'), items: z.array(extraItem) }),
  z.object({ ...choice, kind: z.literal('flights'), items: z.array(movedFlights) }),
]);
/** A customer's choice for an order: bags and seats together, or other flights. */
export type Choice = z.infer<typeof choiceRow>;

/** Bags and seats that were added, or are being added; in the order they were selected. */
export const extrasOf = (choices: readonly Choice[], status: 'done' | 'due' | 'unknown'): ExtraItem[] =>
  choices.flatMap((each) => (each.kind === 'extras' && each.status === status ? each.items : []));

/** The part of an order that its customer sees: the airline's reference, and the tickets. `passengers` are positions in the party, from 1. */
export const ticketsRow = z.object({
  status: z.enum(orderStatuses),
  pnr: z.nullable(z.string()),
  tickets: z.array(z.object({ number: z.string(), passengers: z.array(z.number()) })),
  airline_change: z._default(z.nullable(airlineChange), null),
  /** The customer's answer to it, once. */
  change_answer: z._default(z.nullable(z.enum(changeWishes)), null),
  /** The supplier is being asked to cancel it. */
  is_cancelling: z._default(z.boolean(), false),
  /** The flights as currently booked, direction by direction; empty if the supplier has not stated them. */
  itineraries: z._default(z.array(z.array(changedFlight)), []),
  /** Of the flights that were booked before, those that were the most. */
  longest_itineraries: z.optional(z.array(z.array(changedFlight))),
  order_choices: z._default(z.array(choiceRow), []),
});
export type Tickets = z.infer<typeof ticketsRow>;

/** What an agent issued outside the site. */
export const issuedRow = z.pick(ticketsRow, { pnr: true, tickets: true });
export type Issued = z.infer<typeof issuedRow>;

/** What the customer shows at the airport or the hotel: from the order of a booking, also while its seats are only held, otherwise what was issued by hand. Null before there is anything. */
export function issuedFor({
  status,
  orders,
  issued,
}: {
  status: string;
  orders: readonly Tickets[];
  issued: Issued | null;
}): Pick<Tickets, 'pnr' | 'tickets' | 'order_choices'> | null {
  const ordered = orders.find((order) => order.status === 'ticketed' || (order.status === 'paid' && order.pnr !== null));
  const held = orders.find((order) => order.status === 'held' && order.pnr !== null);
  if (ordered) return ordered;
  if (held && (status === 'requested' || status === 'confirmed')) return held;
  return status === 'ticketed' && issued ? { ...issued, order_choices: [] } : null;
}

/** The columns that `ticketsRow` parses. */
export const ticketsColumns =
  'status, pnr, tickets, airline_change, change_answer, is_cancelling, itineraries, longest_itineraries, order_choices (id, kind, status, items, amount)' as const;

/** An order as the desk reads it. */
export const orderRow = z.extend(ticketsRow, { id: z.string(), pay_by: z.nullable(z.string()) });
export const orderColumns = `id, pay_by, ${ticketsColumns}` as const;

/** Where a part of a refund goes: `digits` are the last of a gift card, the amount is in dirhams. */
export const wayBack = z.object({
  kind: z.enum(['giftCard', 'points', 'card', 'byHand']),
  digits: z.nullable(z.string()),
  /** The way to pay that gets it back instead of a card. */
  method: z._default(z.nullable(z.enum(paymentMethods)), null),
  amount: z.number(),
});

/**
 * The cost of a cancellation for the customer, in dirhams; `until` is an ISO instant. `quote`: with it the customer can cancel at once; null
 * when only an agent can, because nothing was paid here. `byAgent`: the supplier does not cancel by API. `noAnswer`: it did not answer, or this
 * site does not ask it.
 */
export type CancellationCost =
  | { type: 'quoted'; back: number; deducted: number; until: string | null; quote: string | null; to: z.infer<typeof wayBack>[] }
  /** Seats are only held for the customer, unpaid. */
  | { type: 'free' }
  | { type: 'byAgent' }
  | { type: 'noAnswer' }
  | { type: 'cancelling' };

/** In place of a supplier's quote, for seats that are only held. */
export const quoteOfHold = 'hold';
/** The same for a request that nobody has paid or ordered. */
export const quoteOfRequest = 'request';

/** `stale`: the sum is another one now. `busy`: another request to the supplier is running. */
export const cancelOutcomes = ['created', 'repeated', 'stale', 'busy'] as const;
export type CancelOutcome = (typeof cancelOutcomes)[number];
