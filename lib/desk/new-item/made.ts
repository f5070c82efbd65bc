import * as z from 'zod/mini';

/** An item created at the desk. `isNotified`: its customer has an account and was notified there. */
export const made = z.object({ id: z.string(), reference: z.string(), isNotified: z.boolean() });
export type Made = z.infer<typeof made>;
