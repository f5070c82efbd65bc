import * as z from 'zod/mini';

/** How one of the suppliers asked did: `failed` and `tooSlow` leave the answer with what the others have. */
export const supplierStatuses = ['ok', 'refused', 'failed', 'tooSlow', 'busy', 'paused'] as const;

export const supplierReport = z.object({
  name: z.string(),
  sandbox: z.boolean(),
  status: z.enum(supplierStatuses),
  /** How many offers of it are in the answer. */
  offers: z.number(),
  milliseconds: z.number(),
});
export type SupplierReport = z.infer<typeof supplierReport>;
