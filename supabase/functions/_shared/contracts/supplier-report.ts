import * as z from 'zod/mini';

/** The outcome of one supplier: after `failed` and `tooSlow` the answer has only the offers of the others. */
export const supplierStatuses = ['ok', 'refused', 'failed', 'tooSlow', 'busy', 'paused'] as const;

export const supplierReport = z.object({
  name: z.string(),
  sandbox: z.boolean(),
  status: z.enum(supplierStatuses),
  /** The number of its offers in the answer. */
  offers: z.number(),
  milliseconds: z.number(),
});
export type SupplierReport = z.infer<typeof supplierReport>;
