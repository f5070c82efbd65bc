/** An office, as a kind of published content (lib/content/kinds.ts): the type of its file, and the form of the desk. */
import * as z from 'zod/mini';
import { inBoth, line, optionalPhone } from '@/lib/checks';

export const officeContent = z.object({
  name: inBoth(line(40)),
  /** The street, and the town after the last comma. */
  address: inBoth(line(100)),
  /** Empty for an office that is reached through the main number. */
  phone: optionalPhone,
});
export type OfficeContent = z.infer<typeof officeContent>;
