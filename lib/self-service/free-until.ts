import * as z from 'zod/mini';

const cancellation = z.object({
  cancellation: z.object({ freeUntil: z.nullable(z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/))) }),
});

/**
 * The last day (yyyy-MM-dd, at the hotel) of free cancellation, as stored with the booking; null when cancelling always costs,
 * `undefined` when unknown.
 */
export function freeUntilOf(stored: unknown): string | null | undefined {
  return cancellation.safeParse(stored).data?.cancellation.freeUntil;
}
