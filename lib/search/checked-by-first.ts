import * as z from 'zod/mini';

/**
 * A list of which only the first entry is checked: the function has checked all of them before sealing. An answer of another version
 * differs in every entry.
 */
export function checkedByFirst<Entry>(entry: z.ZodMiniType<Entry>) {
  return z.array(z.custom<Entry>()).check(z.refine((entries) => entries.length === 0 || entry.safeParse(entries[0]).success));
}
