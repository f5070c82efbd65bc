import * as z from 'zod/mini';

const orderStatuses = ['new', 'held', 'paid', 'ticketed', 'unknown', 'failed', 'expired', 'cancelled'] as const;

/** An order as its customer may read it. `passengers` are places in the party, from 1. */
export const orderRow = z.object({
  id: z.string(),
  status: z.enum(orderStatuses),
  pnr: z.nullable(z.string()),
  tickets: z.array(z.object({ number: z.string(), passengers: z.array(z.number()) })),
  pay_by: z.nullable(z.string()),
});
export const orderColumns = 'id, status, pnr, tickets, pay_by' as const;
