import type { SupabaseClient } from '@supabase/supabase-js';
import * as z from 'zod/mini';
import type { Database } from '@/lib/supabase/database.types';

const failedMail = z.object({
  id: z.number(),
  kind: z.string(),
  /** An address, or `agency`. */
  recipient: z.string(),
  /** Reference of the booking or enquiry; empty when there is none. */
  reference: z.string(),
  /** `held`: too much mail for one address; `too late`: could not be sent for days; else the mail server's answer. */
  problem: z.catch(z.string(), ''),
  failed_at: z.string(),
});
export type FailedMail = z.infer<typeof failedMail>;

/** Undeliverable mail, the latest first, 100 at most; none for users who are not staff. Throws when it cannot be read. */
export async function readFailedMail(client: SupabaseClient<Database>): Promise<FailedMail[]> {
  const { data, error } = await client.rpc('desk_failed_mail');
  if (error) throw error;
  return z.array(failedMail).parse(data);
}

/** Enqueues a mail again. Throws when that is not confirmed. */
export async function retryMail(client: SupabaseClient<Database>, id: number): Promise<void> {
  const { error } = await client.rpc('desk_retry_mail', { mail: id });
  if (error) throw error;
}
