import type { SupabaseClient } from '@supabase/supabase-js';
import * as z from 'zod/mini';
import type { Database } from '@/lib/supabase/database.types';
import { enquiryStatuses } from '@/supabase/functions/_shared/contracts/states.generated';

const requestRow = z.object({
  id: z.string(),
  reference: z.string(),
  /** Name of the form; see lib/enquiries/kinds.ts. */
  kind: z.string(),
  status: z.enum(enquiryStatuses),
  created_at: z.string(),
  /** Fields that many forms share; days are yyyy-MM-dd. */
  details: z.catch(
    z.object({ destination: z.optional(z.string()), departure: z.optional(z.string()), return: z.optional(z.string()) }),
    {},
  ),
});
/** A request sent through a form: a quote for insurance, a visa, a cruise. */
export type SentRequest = z.infer<typeof requestRow>;

const mostShown = 50;

/** The requests of a user, the latest first. Throws when they cannot be read. The filter by user is needed because staff may read those of others. */
export async function readRequests(client: SupabaseClient<Database>, userId: string): Promise<SentRequest[]> {
  const { data, error } = await client
    .from('enquiries')
    .select('id, reference, kind, status, created_at, details')
    .eq('user_id', userId)
    .order('created_at', { ascending: false })
    .limit(mostShown);
  if (error) throw error;
  return z.array(requestRow).parse(data);
}
