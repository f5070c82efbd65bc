import * as z from 'zod/mini';

const orderStatuses = ['new', 'held', 'paid', 'ticketed', 'unknown', 'failed', 'expired', 'cancelled'] as const;

/** What a customer sees of an order: the airline's reference, and the tickets. `passengers` are places in the party, from 1. */
export const ticketsRow = z.object({
  status: z.enum(orderStatuses),
  pnr: z.nullable(z.string()),
  tickets: z.array(z.object({ number: z.string(), passengers: z.array(z.number()) })),
});
export type Tickets = z.infer<typeof ticketsRow>;

/** What `ticketsRow` reads. */
export const ticketsColumns = 'status, pnr, tickets' as const;

/** An order as the desk reads it. */
export const orderRow = z.extend(ticketsRow, { id: z.string(), pay_by: z.nullable(z.string()) });
export const orderColumns = `id, pay_by, ${ticketsColumns}` as const;
