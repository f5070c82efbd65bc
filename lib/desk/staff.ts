import type { SupabaseClient } from '@supabase/supabase-js';
import type { Database } from '@/lib/supabase/database.types';

/** Thrown when the user is not, or no longer, staff. */
export class NotStaffError extends Error {}

/** Whether the user of `client` is staff. Throws when the database does not answer. */
export async function readIsStaff(client: SupabaseClient<Database>): Promise<boolean> {
  const { data, error } = await client.rpc('is_staff');
  if (error) throw error;
  return data === true;
}

/** Call it when an answer is empty: other users see no rows. Throws a NotStaffError unless the user is staff. */
export async function refuseOthers(client: SupabaseClient<Database>): Promise<void> {
  if (!(await readIsStaff(client))) throw new NotStaffError('Works here no longer');
}
