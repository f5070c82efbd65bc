import * as z from 'zod/mini';

const orderStatuses = ['new', 'held', 'paid', 'ticketed', 'unknown', 'failed', 'expired', 'cancelled'] as const;

/** Moments are local to their airport, without offset. */
const changedFlight = z.object({
  flight: z.string(),
  from: z.string(),
  to: z.string(),
  departs: z.string(),
  arrives: z.string(),
});
export type ChangedFlight = z.infer<typeof changedFlight>;

/** A change by the airline that nobody has accepted yet: the flights that go, and those that come. */
export const airlineChange = z.object({ id: z.string(), was: z.array(changedFlight), becomes: z.array(changedFlight) });

/** What a customer sees of an order: the airline's reference, and the tickets. `passengers` are places in the party, from 1. */
export const ticketsRow = z.object({
  status: z.enum(orderStatuses),
  pnr: z.nullable(z.string()),
  tickets: z.array(z.object({ number: z.string(), passengers: z.array(z.number()) })),
  airline_change: z._default(z.nullable(airlineChange), null),
});
export type Tickets = z.infer<typeof ticketsRow>;

/** What `ticketsRow` reads. */
export const ticketsColumns = 'status, pnr, tickets, airline_change' as const;

/** An order as the desk reads it. */
export const orderRow = z.extend(ticketsRow, { id: z.string(), pay_by: z.nullable(z.string()) });
export const orderColumns = `id, pay_by, ${ticketsColumns}` as const;
