import * as z from 'zod/mini';

/** What has been made at the desk, or was already. `isTold`: its customer has an account and has been told there. */
export const made = z.object({ id: z.string(), reference: z.string(), isTold: z.boolean() });
export type Made = z.infer<typeof made>;
