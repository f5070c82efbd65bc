import type { SupabaseClient } from '@supabase/supabase-js';
import * as z from 'zod/mini';
import type { Database } from '@/lib/supabase/database.types';
import { retentionTasks } from '@/supabase/functions/_shared/contracts/states.generated';

const retentionRun = z.object({
  task: z.enum(retentionTasks),
  /** Instant in UTC. */
  ran_at: z.string(),
  deleted: z.number(),
  deleted_ever: z.number(),
});
export type RetentionRun = z.infer<typeof retentionRun>;

/** When each scheduled deletion last ran and what it deleted; none for users who are not staff. Throws when it cannot be read. */
export async function readRetention(client: SupabaseClient<Database>): Promise<RetentionRun[]> {
  const { data, error } = await client.from('retention_runs').select('task, ran_at, deleted, deleted_ever').order('task');
  if (error) throw error;
  return z.array(retentionRun).parse(data);
}
